import { describe, expect, it } from 'vitest'
import { drawing } from '../plugins/icons.ts'
import { CARDS, CHARACTERS, EVENTS, ROLES, SIGNS, iconOf } from '../src/games/bang/icons.ts'
import type { Piece } from '../src/lib/protocol.ts'
import { find, kindOf, pips } from '../src/pages/cards/pieces.ts'
import { addressOf } from '../src/ui/iconbook.ts'
import { UI_ICONS } from '../src/ui/icons.ts'

const piece = (id: string, group: Piece['group'], colour = '', module = 'base'): Piece => ({
  id,
  group,
  module,
  colour,
  copies: [],
  range: 0,
  life: 0,
  book: false,
  tags: [],
  price: 0,
})
const all = [
  piece('beer', 'card', 'brown'),
  piece('barrel', 'card', 'blue'),
  piece('knife', 'card', 'green', 'dodge-city'),
  piece('deputy', 'role'),
]
const names: Record<string, string> = {
  beer: 'Pivo: vrátí život',
  barrel: 'Barel',
  knife: 'Nůž',
  deputy: 'Pomocník šerifa',
}
const search = (kind: string, module: string, words: string) =>
  find(all, { kind, module, words }, (each) => names[each.id]!).map((each) => each.id)

describe('finding pieces', () => {
  it('by kind and by box', () => {
    expect(search('blue', '', '')).toEqual(['barrel'])
    expect(search('role', '', '')).toEqual(['deputy'])
    expect(search('', 'dodge-city', '')).toEqual(['knife'])
    expect(search('blue', 'dodge-city', '')).toEqual([])
  })

  it('by words, without accents and in any order', () => {
    expect(search('', '', 'serifa pomoc')).toEqual(['deputy'])
    expect(search('', '', 'ZIVOT')).toEqual(['beer'])
    expect(search('', '', 'nuz barel')).toEqual([])
  })

  it('says what a piece is', () => {
    expect(all.map(kindOf)).toEqual(['brown', 'blue', 'green', 'role'])
  })
})

describe('printed copies', () => {
  it('are counted where they are equal', () => {
    expect(pips(['stagecoach:9s', 'stagecoach:9s#2', 'bang:10d', 'bang:ad'])).toEqual([
      { text: '9♠', red: false, count: 2 },
      { text: '10♦', red: true, count: 1 },
      { text: 'A♦', red: true, count: 1 },
    ])
  })
})

describe('icons', () => {
  it('are all drawn', () => {
    for (const map of [CARDS, CHARACTERS, EVENTS, ROLES, SIGNS, UI_ICONS])
      for (const name of Object.values(map)) {
        expect(drawing(name), name).toContain('<path')
        expect(addressOf(name)).toContain(`#${name}`)
      }
  })

  it('have a stand-in for pieces to come', () => {
    expect(iconOf('card', 'beer')).toBe('beer-stein')
    expect(iconOf('card', 'not-yet')).toBe(SIGNS.unknown)
  })
})
