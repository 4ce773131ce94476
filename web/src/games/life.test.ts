import { describe, expect, it } from 'vitest'
import bang from './bang/life.ts'
import dice from './dice/life.ts'
import legends from './legends/life.ts'

describe('the mood of a table of BANG!', () => {
  const view = (change: object = {}, ...players: object[]) => ({
    result: null, places: [0, 1, 2, 3], events: {},
    players: [0, 1, 2, 3].map((seat) => ({ seat, status: 'in', in_play: [], ...players[seat] })), ...change,
  })
  const out = { status: 'out' }
  const lit = { in_play: ['barrel:qs', 'dynamite:2h'] }

  it('is the usual one as long as nothing is in the air', () => {
    expect(bang.mood(view(), 0)).toBeNull()
    expect(bang.mood(view({ events: { noon: { now: null, next: 'thirst', left: 12 } } }), 0)).toBeNull()
  })
  it('minds Dynamite here and one seat away, not further', () => {
    expect(bang.mood(view({}, lit), 0)).toMatchObject({ light: 'fuse', words: 'ui-mood-fuse-mine' })
    expect(bang.mood(view({}, {}, {}, {}, lit), 0)).toMatchObject({ light: 'fuse', words: 'ui-mood-fuse-next', pieces: ['bang-card-dynamite'] })
    expect(bang.mood(view({}, {}, lit), 0)).toBeNull()
    // Who is out is passed over.
    expect(bang.mood(view({}, {}, lit, out, {}), 3)).toMatchObject({ words: 'ui-mood-fuse-next' })
    expect(bang.mood(view({}, {}, lit, {}, {}), 3)).toBeNull()
  })
  it('minds a Bomb where it lies: nobody knows who will be handed it', () => {
    const bomb = { in_play: ['bomb:7d'] }
    expect(bang.mood(view({}, bomb), 0)).toMatchObject({ light: 'fuse', words: 'ui-mood-fuse-mine', pieces: ['bang-card-bomb'] })
    expect(bang.mood(view({}, {}, {}, {}, bomb), 0)).toBeNull()
    expect(bang.mood(view({}, {}, {}, {}, bomb), null)).toMatchObject({ words: 'ui-mood-fuse', seat: 3 })
    expect(bang.mood(view({}, { in_play: ['jail:js'] }), 0)).toBeNull()
  })
  it('shows who looks on where it lies', () => {
    expect(bang.mood(view({}, {}, lit), null)).toMatchObject({ words: 'ui-mood-fuse', seat: 1 })
    expect(bang.mood(view({}, out, lit), 0)).toMatchObject({ words: 'ui-mood-fuse', seat: 1 })
  })
  it('follows the events in force, and two who are left', () => {
    const events = { noon: { now: 'thirst', next: null, left: 3 }, fistful: { now: 'ambush', next: null, left: 3 } }
    expect(bang.mood(view({ events }), 0)).toEqual({ light: 'noon', words: 'ui-mood-event', pieces: ['bang-event-thirst', 'bang-event-ambush'] })
    expect(bang.mood(view({ events }, {}, out, out), 0)).toMatchObject({ light: 'face-off', words: 'ui-mood-two' })
    expect(bang.mood(view({ events, result: { side: 'law' } }, {}, out, out), 0)).toBeNull()
  })
})

describe('the mood of the Dice Game', () => {
  const view = (change: object = {}, ...players: object[]) => ({ result: null, supply: 6, players: [0, 1, 2].map((seat) => ({ seat, status: 'alive', ...players[seat] })), ...change })
  it('minds the last arrows, the dead, and two who are left', () => {
    expect(dice.mood(view(), 0)).toBeNull()
    expect(dice.mood(view({ supply: 2 }), 0)).toEqual({ light: 'fuse', words: 'ui-mood-arrows', count: 2 })
    expect(dice.mood(view({ supply: 3 }), 0)).toBeNull()
    expect(dice.mood(view({ outbreak: true }), 0)).toMatchObject({ light: 'grave' })
    expect(dice.mood(view({}, { status: 'out' }), 0)).toMatchObject({ light: 'face-off' })
    expect(dice.mood(view({ result: { side: 'law' } }, { status: 'out' }), 0)).toBeNull()
  })
})

it('is dusk in the last rounds of Western Legends', () => {
  const mood = (ending: number, result: object | null = null) => legends.mood({ ending, result }, 0)
  expect([mood(0), mood(2, {})]).toEqual([null, null])
  expect(mood(1)).toEqual({ light: 'dusk', words: 'ui-mood-end-near' })
  expect(mood(2)).toEqual({ light: 'dusk', words: 'ui-mood-last-round' })
})
