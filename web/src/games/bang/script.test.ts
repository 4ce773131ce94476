// What stands in the middle, from event to event.
import { describe, expect, it } from 'vitest'
import type { Ask } from '../../lib/protocol.ts'
import type { Fact } from '../../table/history.ts'
import type { Beat, Scene, Tail } from '../../table/stage/script.ts'
import { script } from './script.ts'

const player = (seat: number, more: object = {}) => ({ seat, status: 'in', life: 3, max_life: 4, cards: 3, hand: [], in_play: [], ...more })
const table = (more: object = {}) => ({
  players: [player(0), player(1), player(2)], places: [0, 1, 2], active: 0, turn: 1, deck: 30, pile: [], turned: [], result: null, ...more,
})
const asks = (kind: string, seat: number, more: object = {}): Ask => ({
  id: 1, kind, seats: [seat], rule: '', about: '', by: null, amount: 1, reaction: false, options: [], default: '', also: [], undo: false, ...more,
})

/** One step after the other: what is shown of each. */
class Show {
  private tail: Tail

  constructor(view: object = table()) {
    this.tail = { view, scene: null, ask: asks('play', 0) }
  }

  step(events: Fact[], ask: Ask | null, view: object = this.tail.view): Beat[] {
    const beats = script(this.tail, { moment: { step: 1, turn: 1, events, lines: events, view: view as any }, ask, clocks: [] }, 2)
    const last = beats.at(-1)!
    this.tail = { view: view as any, scene: last.leaves ? null : last.scene, ask }
    return beats
  }

  get scene(): Scene | null {
    return this.tail.scene
  }
}

const phases = (beat: Beat) => beat.phases.map((phase) => phase.is)
const shot: Fact = { kind: 'played', seat: 0, card: 'bang:5d', to: 'pile', target: 1 }

describe('what opens a counter', () => {
  it('has gone to the pile when the cards lie there', () => {
    const open = ['beer:8h', 'bang:3d', 'missed:6s']
    const [played, turned] = new Show().step(
      [{ kind: 'played', seat: 0, card: 'general-store:qs', to: 'pile' }, ...open.map((card) => ({ kind: 'turned', card }))],
      asks('store', 0, { about: 'general-store' }),
      table({ turned: open }),
    )
    expect(phases(played!)).toContain('away')
    expect(played!.leaves).toBe(true)
    expect(turned!.scene).toBeNull()
  })
})

describe('a draw! of which one card is chosen', () => {
  it('leaves its cause on the stage, aside while it is chosen from, until the hit', () => {
    const show = new Show()
    show.step([shot], asks('shot', 1, { about: 'bang', reaction: true }))
    const cause = show.scene!.id
    const two = ['stagecoach:9s', 'bang:ad']
    show.step([{ kind: 'check', seat: 1, for: 'barrel' }, ...two.map((card) => ({ kind: 'turned', card }))], asks('count', 1, { about: 'barrel' }), table({ turned: two }))
    expect(show.scene).toMatchObject({ id: cause, aside: true })
    // Which of them lies on top of the pile is asked next, unless one never wants to be asked.
    const [verdict] = show.step([{ kind: 'checked', seat: 1, for: 'barrel', card: 'bang:ad', good: false }], asks('top', 1), table({ turned: two }))
    expect(verdict!.scene).toMatchObject({ id: cause, aside: false, stamp: { is: 'no-help' } })
    expect(show.scene).toMatchObject({ id: cause, aside: true })
    show.step(two.map((card) => ({ kind: 'put-away', card })), asks('shot', 1, { about: 'bang', reaction: true }), table())
    expect(show.scene).toMatchObject({ id: cause, aside: false, stamp: { is: 'no-help' } })
    const [hit] = show.step([{ kind: 'wounded', seat: 1, amount: 1, life: 2 }], asks('play', 0))
    expect(hit!.scene).toMatchObject({ id: cause, stamp: { is: 'hit', points: 1, seat: 1 } })
  })
})

describe('the last life point', () => {
  it('is seen to be hit before the rescue is asked for, and stamped once', () => {
    const show = new Show(table({ players: [player(0), player(1, { life: 1 }), player(2)] }))
    show.step([shot], asks('shot', 1, { about: 'bang', reaction: true }))
    const [asked] = show.step([], asks('rescue', 1, { reaction: true }))
    expect(phases(asked!)).toEqual(['stamp', 'hold'])
    expect(show.scene!.stamp).toEqual({ is: 'hit', points: 1, seat: 1 })
    const stamp = show.scene!.stamp
    const [wounded] = show.step([{ kind: 'wounded', seat: 1, amount: 1, life: 0 }, { kind: 'eliminated', seat: 1, role: 'outlaw', by: 0 }], asks('play', 0))
    expect(wounded!.scene!.stamp).toBe(stamp)
    expect(phases(wounded!)).toEqual(['hit', 'hold'])
  })
})
