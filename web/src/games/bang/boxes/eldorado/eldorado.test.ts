import { beforeAll, describe, expect, it } from 'vitest'
import { iconOf, SIGNS } from '../../icons.ts'
import type { BangView } from '../../view.ts'
import { piecesAt, tokensAt, loadBoxes } from '../index.ts'
import { EVENTS } from './icons.ts'

const at = (clock: object | undefined, fate: string[] = []): BangView =>
  ({ game: 'bang', clock, players: [{ seat: 0, fate: [] }, { seat: 1, fate }] }) as unknown as BangView

beforeAll(() => loadBoxes())

describe('Eldorado on the felt', () => {
  it('lays what an event has left in front of the player', () => {
    const view = at({ rounds: 2, turner: 0, ace: false }, ['lifetime', 'grave-digger'])
    expect(piecesAt(view, 1)).toEqual(['event:lifetime', 'event:grave-digger'])
    expect(piecesAt(view, 0)).toEqual([])
  })

  it('shows who turns up the next event, and nothing where nobody does', () => {
    const counts = (rounds: number, ace: boolean) => tokensAt(at({ rounds, turner: 1, ace }), 1).map((each) => each.count)
    expect(counts(2, false)).toEqual([2])
    expect(counts(0, true)).toEqual([0])
    expect(counts(0, false)).toEqual([])
    expect(tokensAt(at({ rounds: 2, turner: 1, ace: false }), 0)).toEqual([])
    expect(tokensAt(at(undefined), 1)).toEqual([])
  })

  it('has an icon of its own for every event', () => {
    const icons = Object.keys(EVENTS).map((id) => iconOf('event', id))
    expect(new Set(icons).size).toBe(18)
    expect(icons).not.toContain(SIGNS.unknown)
    expect(iconOf('role', 'grave-digger')).toBe('spade-skull')
  })
})
