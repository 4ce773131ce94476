// The client's sentences are those of the server's side; see tests/texts/parity.py.

import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { type Language, LANGUAGES, Texts, bundleOf } from './fluent.ts'
import { type AskFacts, type OptionFacts, Speaker, type Told } from './speak.ts'

type Facts = Record<string, unknown>
type Case = { game: string; viewer: number | null; said: Record<Language, string[]> } & (
  | { what: 'events'; lines: Told[] }
  | { what: 'question'; ask: AskFacts; mine: boolean }
  | { what: 'option'; option: OptionFacts; kind: string }
  | { what: 'refusal'; rule: string; facts: Facts }
  | { what: 'reason'; number: string; facts: Facts }
)

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const read = (path: string) => readFileSync(path, 'utf-8')
const fixture: { names: string[]; cases: Case[] } = JSON.parse(read(here('./speak.fixture.json')))

function textsOf(language: Language): Texts {
  const folder = here(`../../../src/saloon/texts/${language}/`)
  const files = readdirSync(folder).filter((name) => name.endsWith('.ftl'))
  const bundle = bundleOf(language, files.map((name) => read(folder + name)))
  return new Texts(language, [bundle])
}

function say(speaker: Speaker, told: Case): string[] {
  switch (told.what) {
    case 'events':
      return speaker.lines(told.lines).map((line) => line.text)
    case 'question':
      return [speaker.question(told.ask, told.mine)]
    case 'option':
      return [speaker.option(told.option, told.kind)]
    case 'refusal':
      return [speaker.refusal(told.rule, told.facts)]
    case 'reason':
      return [speaker.reason(told.number, told.facts)]
  }
}

describe.each(LANGUAGES)('in %s', (language) => {
  const texts = textsOf(language)

  it('says what the server says', () => {
    expect(fixture.cases.length).toBeGreaterThan(200)
    for (const told of fixture.cases) {
      const speaker = new Speaker(texts, fixture.names, told.viewer, told.game)
      expect(say(speaker, told), JSON.stringify(told)).toEqual(told.said[language])
    }
  })

  it('leaves no mark in any text', () => {
    for (const told of fixture.cases) {
      const speaker = new Speaker(texts, fixture.names, told.viewer, told.game)
      for (const text of say(speaker, told)) expect(text).not.toMatch(/[\uE000-\uE002]/)
    }
  })
})

describe('mentions', () => {
  const speaker = new Speaker(textsOf('en'), ['Ann', 'Bert', 'Cora'], 1, 'bang')

  it('are parts of a line', () => {
    const shot = { kind: 'played', seat: 0, to: 'pile', card: 'bang:5d', target: 2 }
    expect(speaker.lines([shot])[0]).toEqual({
      text: 'Ann plays BANG! 5♦ at Cora.',
      parts: [
        { text: 'Ann', is: 'seat', id: '0' },
        { text: ' plays ' },
        { text: 'BANG! 5♦', is: 'card', id: 'bang:5d' },
        { text: ' at ' },
        { text: 'Cora', is: 'seat', id: '2' },
        { text: '.' },
      ],
      kind: 'played',
      seat: 0,
      mine: false,
    })
  })

  it('name characters and cards without a suit, too', () => {
    const copied = { kind: 'copied', seat: 1, character: 'black-jack', from: 0, why: 'vera-custer' }
    const [line] = speaker.lines([copied])
    expect(line!.mine).toBe(true)
    expect(line!.parts).toContainEqual({ text: 'Black Jack', is: 'character', id: 'black-jack' })
    const ask = { kind: 'shot', seats: [1], about: 'gatling', by: 0, amount: 1 }
    expect(speaker.questionParts(ask, true)).toContainEqual({
      text: 'Gatling', is: 'card', id: 'gatling',
    })
  })

  it('cannot be forged by the name of a player', () => {
    const forger = new Speaker(textsOf('en'), ['\uE000card bang\uE001x\uE002', 'Bert'], 1, 'bang')
    const [line] = forger.lines([{ kind: 'stick', seat: 0 }])
    expect(line!.parts[0]).toEqual({ text: 'card bangx', is: 'seat', id: '0' })
  })
})
