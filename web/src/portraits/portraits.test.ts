import { describe, expect, test } from 'vitest'
import { drawn, NEUTRAL, PEOPLE, portrait, rowOf } from './book.ts'
import { COLOUR, HAIR, SKIN } from './colours.ts'
import { draw } from './layers.ts'
import * as clothes from './parts/clothes.ts'
import * as faces from './parts/faces.ts'
import * as hair from './parts/hair.ts'
import * as hats from './parts/hats.ts'
import * as things from './parts/things.ts'
import { STATES, type Row } from './row.ts'
import { stateOf } from './state.ts'

const boxes = import.meta.glob<{ characters?: { id: string }[] }>('../../../src/saloon/games/*/data/**/*.json', {
  eager: true,
  import: 'default',
})
/** The ids of the characters in the games' data, with the file that has them. */
const characters = Object.entries(boxes).flatMap(([file, box]) => (box.characters ?? []).map(({ id }) => `${file} ${id}`))

/** Throws if this is not well-formed. */
function parsed(inside: string): Document {
  const page = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`, 'image/svg+xml')
  expect(page.querySelector('parsererror')).toBeNull()
  return page
}

/** What the part of a row names after the part itself: colours. */
function coloursOf(row: Row): string[] {
  const { hair: style, hat, wear, neck, extra, over, back, front, prop, bg } = row
  const [, ...hairs] = style?.split(' ') ?? []
  const specs = [hat, wear, neck, extra, over, back, front, prop].flat().filter((each) => each !== undefined)
  return [...hairs, bg?.split(' ')[0] ?? 'teal', ...specs.flatMap((each) => each.split(' ').slice(1))].filter((each) => each !== 'left')
}

test('every character in the data of the games has a row', () => {
  expect(characters.length).toBeGreaterThan(50)
  expect(characters.filter((each) => rowOf(each.split(' ')[1]!) === NEUTRAL)).toEqual([])
})

test('whoever is not in the book gets a neutral face', () => {
  for (const id of ['', 'nobody', 'somebody-new', 'constructor', '__proto__']) expect(portrait(id)).toBe(drawn(NEUTRAL))
  for (const state of STATES) parsed(portrait('somebody-new', state))
})

test('a row is found by the ids of all games', () => {
  expect(rowOf('bart_cassidy')).toBe(PEOPLE['bart-cassidy'])
})

describe.each(STATES)('%s', (state) => {
  const pictures = Object.keys(PEOPLE).map((id) => [id, portrait(id, state)] as const)

  test('everybody can be drawn', () => {
    for (const [id, picture] of pictures) {
      expect(picture, id).not.toMatch(/undefined|NaN|null|#[0-9a-f]*[^0-9a-f"#][0-9a-f]*"/)
      expect(parsed(picture).querySelectorAll('path, circle, ellipse').length, id).toBeGreaterThan(20)
    }
  })

  test('no two people look the same, and nobody looks like nobody', () => {
    const all = [...pictures.map(([, picture]) => picture), drawn(NEUTRAL, state)]
    expect(new Set(all).size).toBe(all.length)
  })

  test('no two people look the same without their colours', () => {
    const colourless = pictures.map(([, picture]) => picture.replaceAll(/#[0-9a-f]{6}/g, ''))
    expect(new Set(colourless).size).toBe(colourless.length)
  })
})

test('the four states of everybody differ, and not in colour alone', () => {
  for (const id of Object.keys(PEOPLE)) {
    const shapes = STATES.map((state) => portrait(id, state).replaceAll(/#[0-9a-f]{3,6}/g, ''))
    expect(new Set(shapes).size, id).toBe(STATES.length)
  }
})

test('rows name colours that there are', () => {
  const known = new Set([...Object.keys(COLOUR), ...Object.keys(HAIR), ...Object.keys(SKIN)])
  for (const [id, row] of Object.entries(PEOPLE)) expect(coloursOf(row).filter((each) => !known.has(each)), id).toEqual([])
})

test('every part can be drawn, also those that nobody wears yet', () => {
  const palette = Object.fromEntries([...'abcfgrkwmelqtnshz'].map((code) => [code, '#123456']))
  const libraries = [...Object.values(clothes), ...Object.values(hair), ...Object.values(hats), ...Object.values(things)]
  const { HEAD: _, ...rest } = faces
  for (const library of [...libraries, ...Object.values(rest)]) {
    if (library instanceof Set) continue
    for (const [name, text] of Object.entries(library as Record<string, string>))
      for (const side of text.split('//')) expect(draw(side, palette), name).not.toMatch(/undefined|NaN/)
  }
})

test('a face follows the life of its player', () => {
  expect(stateOf({ life: 4, out: false })).toBe('normal')
  expect(stateOf({ life: 1, out: false })).toBe('wounded')
  expect(stateOf({ life: 2, out: false }, 2)).toBe('wounded')
  expect(stateOf({ life: 0, out: true })).toBe('dead')
  expect(stateOf({ life: 0, out: true, undead: true })).toBe('dead')
  expect(stateOf({ life: 0, out: false, undead: true })).toBe('zombie')
})
