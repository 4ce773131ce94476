import { describe, expect, it } from 'vitest'
import type { GameInfo, Settings } from '../../lib/protocol'
import { blank, CLOCKS, draftOf, toSettings, toTable } from './draft'

const ruling = (id: string, module: string) =>
  ({ id, rule: 'BB-1', module, values: [true, false], editions: { 'dynamite-box': false } })
const game = {
  id: 'bang', built: true, players: [4, 5, 6, 7], editions: ['dynamite-box', 'hu-compendium'], bots: ['cowhand'],
  modules: [], rulings: [ruling('one', 'base'), ruling('two', 'dodge-city')], minutes: [], habits: [],
} as GameInfo

describe('a table that is there', () => {
  const settings: Settings = {
    name: 'Friday', game: 'bang', players: 6, modules: ['dodge-city'], edition: 'hu-compendium',
    rulings: { one: true, two: true }, clock: { bank: 45, increment: 3, reaction: 9 }, pace: 'quick',
    access: 'open', password: '', spectators: false, open_when_out: true, undo: false, series: true, remarks: false,
  }

  it('comes back from its form as it was', () => {
    expect(toSettings(draftOf(settings), game)).toEqual(settings)
  })

  it('with nothing said is like any other', () => {
    expect(draftOf({ name: 'A' })).toEqual(blank('A'))
  })

  it('has a clock by its name, one of its own, or none', () => {
    expect(draftOf({ ...settings, clock: CLOCKS.quick }).clockName).toBe('quick')
    expect(draftOf(settings).clockName).toBe('own')
    expect(draftOf({ ...settings, clock: null }).clockName).toBe('none')
  })

  it('keeps its password if none is typed: the server knows it', () => {
    const closed = draftOf({ ...settings, access: 'password' })
    expect(toSettings(closed, game).password).toBe('')
    expect(toSettings({ ...closed, password: 'cactus' }, game).password).toBe('cactus')
    expect(toSettings({ ...closed, password: 'cactus', access: 'link' }, game).password).toBe('')
  })

  it('loses the rulings of a box that is taken away', () => {
    expect(toSettings({ ...draftOf(settings), modules: [] }, game).rulings).toEqual({ one: true })
  })
})

it('a new table has its bots at once', () => {
  expect(toTable({ ...blank('A'), bots: 9 }, game, false).bots).toHaveLength(4)
  expect(toTable(blank('A'), game, true)).toMatchObject({ start: true, bots: Array(4).fill('cowhand') })
})
