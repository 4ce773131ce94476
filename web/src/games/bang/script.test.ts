// What stands in the middle, from event to event.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Ask } from '../../lib/protocol.ts'
import type { Fact } from '../../table/history.ts'
import type { Beat, Scene, Tail } from '../../table/stage/script.ts'
import { loadBoxes } from './boxes/index.ts'
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

describe('a window in which others may step in', () => {
  it('points to whom it is for, not to who is asked', () => {
    const show = new Show()
    show.step([shot], asks('shot', 1, { about: 'bang', reaction: true }))
    show.step([], asks('loss', 0, { seats: [0, 2], by: 1, reaction: true }))
    expect(show.scene).toMatchObject({ targets: [1], asked: 1 })
  })
})

describe('what lies on the felt', () => {
  beforeAll(() => loadBoxes())
  const shop = (more: object = {}) => table({ shop: ['equipment:boots', 'equipment:bottle#2'], prices: [3, 2], stock: 3, ...more })
  const rich = (seat: number, ...equipment: string[]) => player(seat, { nuggets: 4, equipment })

  it('comes to the middle when it is bought, and goes to its buyer; gold changes while it flies', () => {
    const show = new Show(shop({ players: [rich(0), rich(1), rich(2)] }))
    const whole = shop({ shop: ['equipment:bottle#2'], prices: [2], players: [{ ...rich(0, 'equipment:boots'), nuggets: 1 }, rich(1), rich(2)] })
    const [bought] = show.step([{ kind: 'bought', seat: 0, card: 'equipment:boots', amount: 3 }], asks('play', 0), whole)
    expect(bought!.scene).toMatchObject({ cause: 'equipment:boots', from: 'shop', home: 'seat-0', targets: [] })
    expect(phases(bought!)).toEqual(['lift', 'fly', 'land', 'read', 'hold', 'away'])
    expect([bought!.changes, bought!.leaves]).toEqual([1, true])
    expect((bought!.view as any).players[0]).toMatchObject({ nuggets: 1, equipment: ['equipment:boots'] })
  })

  it('has gone to its buyer before the shop is filled again, and to the taker before the train is', () => {
    const whole = shop({ players: [rich(0, 'equipment:boots'), rich(1), rich(2)] })
    const [bought, offered] = new Show(shop({ players: [rich(0), rich(1), rich(2)] })).step(
      [{ kind: 'bought', seat: 0, card: 'equipment:boots', amount: 3 }, { kind: 'offered', card: 'equipment:rhum' }], asks('play', 0), whole,
    )
    expect([bought!.leaves, offered!.scene]).toEqual([true, null])
    const rails = table({ stations: ['station:yooma'], train: ['railcar:caboose'], engine: { side: 'leland', at: 0 }, railcars_left: 3 })
    const [boarded, attached] = new Show(rails).step(
      [{ kind: 'boarded', seat: 1, card: 'railcar:caboose' }, { kind: 'attached', card: 'railcar:mail-car' }, { kind: 'parked', seat: 1, card: 'railcar:caboose', target: 1 }], asks('play', 1), rails,
    )
    expect([boarded!.leaves, attached!.scene]).toEqual([true, null])
  })

  it('stands there while its buyer chooses what to use it as, and is aimed then', () => {
    const show = new Show(shop({ players: [rich(0), rich(1), rich(2)] }))
    show.step([{ kind: 'bought', seat: 0, card: 'equipment:bottle#2', amount: 2 }], asks('use-as', 0, { about: 'bottle' }))
    const standing = show.scene!
    expect(standing).toMatchObject({ cause: 'equipment:bottle#2', home: 'shop' })
    const [used] = show.step([{ kind: 'used-as', seat: 0, card: 'bottle', as: 'bang', target: 1 }], asks('shot', 1, { reaction: true, about: 'bang' }))
    expect(used!.scene).toMatchObject({ id: standing.id, cause: 'equipment:bottle#2', as: 'bang', targets: [1], asked: 1 })
    expect(phases(used!)).toEqual(['arrow', 'read'])
  })

  it('comes there from the train, and goes to who has taken it', () => {
    const rails = (train: string[]) => table({ stations: ['station:yooma'], train, engine: { side: 'leland', at: 0 }, railcars_left: 0 })
    const [boarded] = new Show(rails(['railcar:caboose'])).step([{ kind: 'boarded', seat: 1, card: 'railcar:caboose' }], asks('play', 1), rails([]))
    expect(boarded!.scene).toMatchObject({ cause: 'railcar:caboose', from: 'railcar:caboose', home: 'seat-1' })
  })

  it('an event that is turned up is read in the middle, and lies in force from then on', () => {
    const deck = (now: string | null, next: string | null, left: number) => table({ events: { main: { now, next, left } } })
    const [turned] = new Show(deck('the-daltons', 'the-doctor', 9)).step(
      [{ kind: 'event', seat: 0, deck: 'main', event: 'the-doctor', next: 'thirst' }], asks('play', 0), deck('the-doctor', 'thirst', 8),
    )
    expect(turned!.scene).toMatchObject({ cause: 'event:the-doctor', from: 'event', home: 'event' })
    expect(turned!.leaves).toBe(true)
    // Nothing changes before it can be read.
    expect(phases(turned!).slice(0, turned!.changes)).toEqual(['lift', 'fly', 'land'])
  })
})
