import { describe, expect, it } from 'vitest'
import { withChanges } from '../src/lib/view.ts'
import { placeOf, stepAt, turnFrom, viewsOf } from '../src/pages/replay/film.ts'

const frame = (step: number, turn: number, changes: [(string | number)[], unknown][] = []) => ({
  step,
  turn,
  events: [],
  lines: [],
  changes,
})

describe('changes of a view', () => {
  const view = { deck: 40, players: [{ life: 4 }, { life: 3, hand: ['bang:5d'] }] }

  it('replace what their paths name', () => {
    const next = withChanges(view, [
      [['deck'], 38],
      [['players', 1, 'hand'], ['bang:5d', 'beer:6h']],
    ])
    expect(next.deck).toBe(38)
    expect(next.players[1]!.hand).toEqual(['bang:5d', 'beer:6h'])
  })

  it('leave the old view as it was, and share the rest', () => {
    const next = withChanges(view, [[['players', 0, 'life'], 3]])
    expect(view.players[0]!.life).toBe(4)
    expect(next.players[1]).toBe(view.players[1])
  })

  it('may replace the whole view', () => {
    expect(withChanges(view as unknown, [[[], { deck: 1 }]])).toEqual({ deck: 1 })
  })
})

describe('a film', () => {
  const frames = [
    frame(1, 1, [[['deck'], 9]]),
    frame(2, 1, [[['deck'], 8]]),
    frame(4, 2, [[['deck'], 7]]),
    frame(5, 3, []),
  ]

  it('has one view more than frames', () => {
    const views = viewsOf({ view: { deck: 10 }, frames, viewer: null, open: true })
    expect(views.map((view) => view.deck)).toEqual([10, 9, 8, 7, 7])
  })

  it('finds a step, also one between two frames', () => {
    expect([0, 1, 2, 3, 4, 99].map((step) => placeOf(frames, step))).toEqual([0, 1, 2, 2, 3, 4])
    expect(stepAt(frames, 3)).toBe(4)
    expect(stepAt(frames, 0)).toBe(0)
  })

  it('goes on and back by turns', () => {
    expect(turnFrom(frames, 0, true)).toBe(1)
    expect(turnFrom(frames, 1, true)).toBe(3)
    expect(turnFrom(frames, 4, true)).toBe(4)
    expect(turnFrom(frames, 4, false)).toBe(3)
    expect(turnFrom(frames, 3, false)).toBe(1)
    expect(turnFrom(frames, 1, false)).toBe(0)
  })
})
