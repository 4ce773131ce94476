import { describe, expect, it } from 'vitest'
import type { GameInfo } from '../src/lib/protocol.ts'
import {
  blank,
  missingBox,
  possiblePlayers,
  rulingsFor,
  toTable,
  valueOf,
  withRuling,
} from '../src/pages/new/draft.ts'

const box = (id: string, built = true, players: number[] = []) => ({
  id,
  built,
  cards: 0,
  characters: 0,
  events: 0,
  needs: [] as string[],
  series: false,
  players,
})
const ruling = (id: string, module: string) => ({
  id,
  rule: 'ED-1',
  module,
  values: [true, false],
  editions: { 'dynamite-box': true, 'hu-compendium': false },
})
const game: GameInfo = {
  id: 'bang',
  built: true,
  players: [4, 5],
  modules: [box('base'), box('dodge-city', true, [3, 8]), box('gold-rush', false, [9])],
  editions: ['dynamite-box', 'hu-compendium'],
  rulings: [ruling('panic', 'base'), ruling('green', 'dodge-city')],
  bots: ['cowhand'],
  minutes: [20, 40],
  habits: [],
}

describe('a new table', () => {
  it('offers the numbers of players that some built box allows', () => {
    expect(possiblePlayers(game)).toEqual([3, 4, 5, 8])
  })

  it('names the box that is missing for so many', () => {
    const draft = { ...blank('T'), players: 8 }
    expect(missingBox(game, draft)).toBe('dodge-city')
    expect(missingBox(game, { ...draft, modules: ['dodge-city'] })).toBeNull()
    expect(missingBox(game, { ...draft, players: 4 })).toBeNull()
  })

  it('keeps only rulings that differ from the edition', () => {
    const draft = blank('T')
    const panic = game.rulings[0]!
    draft.rulings = withRuling(draft, panic, false)
    expect(draft.rulings).toEqual({ panic: false })
    expect(valueOf(draft, panic)).toBe(false)
    expect(withRuling(draft, panic, true)).toEqual({})
  })

  it('sends no ruling of a box that is not on the table', () => {
    const draft = { ...blank('T'), rulings: { green: false, panic: false } }
    expect(rulingsFor(game, []).map((each) => each.id)).toEqual(['panic'])
    expect(toTable(draft, game, false).settings.rulings).toEqual({ panic: false })
  })

  it('sends a password only where one is asked for', () => {
    const draft = { ...blank('T'), password: 'secret' }
    expect(toTable(draft, game, false).settings.password).toBe('')
    expect(toTable({ ...draft, access: 'password' }, game, false).settings.password).toBe('secret')
  })

  it('leaves a seat for the host, and fills the others when it starts at once', () => {
    const draft = { ...blank('T'), players: 4, bots: 9 }
    expect(toTable(draft, game, false).bots).toHaveLength(3)
    expect(toTable({ ...draft, bots: 0 }, game, true).bots).toHaveLength(3)
    expect(toTable(draft, game, true).start).toBe(true)
  })

  it('knows its clocks', () => {
    const draft = blank('T')
    expect(toTable(draft, game, false).settings.clock).toBeNull()
    expect(toTable({ ...draft, clockName: 'quick' }, game, false).settings.clock?.bank).toBe(120)
    const own = { bank: 60, increment: 1, reaction: 5 }
    expect(toTable({ ...draft, clockName: 'own', clock: own }, game, false).settings.clock).toEqual(own)
  })
})
