// How Western Legends is shown: figures that walk, cards and goods that come to the middle, dice, and
// fights, card by card. A script knows no card by name.

import type { Told } from '../../lib/speak.ts'
import type { Arrival, Beat, Phase, Scene, Script, Tail } from '../../table/stage/script.ts'
import type { LegendsFact as Fact } from './facts.ts'
import { follow } from './following.ts'
import { kindOf, type LegendsView } from './view.ts'

/** Milliseconds at pace 1. */
const QUICK: Phase = { is: 'quick', ms: 360 }
const READ: Phase = { is: 'read', ms: 700 }
const CARD: Phase[] = [{ is: 'lift', ms: 120 }, { is: 'fly', ms: 380 }, { is: 'land', ms: 140 }, READ, { is: 'away', ms: 300 }]
const WALK = 190
const STAND = 200
const TURN: Phase = { is: 'read', ms: 450 }
const STORY: Phase = { is: 'read', ms: 1600 }
/** The store stands open with what was bought in the basket. */
const BOUGHT: Phase = { is: 'stamp', ms: 1300 }
const LAST: Phase = { is: 'last', ms: 1500 }

/** Goes without being seen: it comes with something that is. */
const SILENT = new Set(['start', 'character', 'stands', 'took-up', 'first-player', 'reshuffled', 'cattle-returned', 'scored', 'table-cleared', 'black-reshuffled', 'left-out'])
/** What comes point by point, card by card: one after the other for one player is one thing. */
const ADDED = new Set(['drew', 'discarded', 'bandit'])

/** What happens in a fight or in a game of poker, and how long it is looked at. */
const BEFORE_ALL: Record<string, Phase> = {
  'fight': { is: 'light', ms: 900 },
  'black-fight': { is: 'light', ms: 900 },
  'black-drew': { is: 'quick', ms: 420 },
  'black-played': { is: 'turn-up', ms: 900 },
  'laid': { is: 'quick', ms: 420 },
  'opponent-drew': { is: 'quick', ms: 420 },
  'revealed': { is: 'turn-up', ms: 700 },
  'opponent-played': { is: 'turn-up', ms: 700 },
  'counts': { is: 'quick', ms: 420 },
  'compared': { is: 'stamp', ms: 1200 },
  'surrendered': { is: 'stamp', ms: 900 },
  'fight-cancelled': { is: 'stamp', ms: 900 },
  'fight-over': { is: 'hold', ms: 1100 },
  'poker': { is: 'light', ms: 900 },
  'joined': { is: 'quick', ms: 500 },
  'dealer-drew': { is: 'quick', ms: 420 },
  'flop': { is: 'turn-up', ms: 1100 },
  'combination': { is: 'quick', ms: 700 },
  'dealer-showed': { is: 'turn-up', ms: 1000 },
  'poker-over': { is: 'hold', ms: 1600 },
}

let made = 0

export const script: Script = (tail, arrival) => new Telling(tail, arrival).beats()

/** Something that stands in the middle for a moment. */
function shownCard(actor: number, cause: string): Scene {
  return {
    id: ++made, actor, cause, as: kindOf(cause), targets: [], many: false, answers: [], flip: null, stamp: null, tiles: [], asked: null,
  }
}

/** Several cards in one line: which, or how many. */
function together(events: Fact[]): Told {
  const cards = events.map((each) => each.card).filter(Boolean)
  return { ...events.at(-1)!, cards: cards.length ? cards : events.length }
}

class Telling {
  private readonly events: Fact[]
  private readonly whole: LegendsView
  private view: LegendsView
  private made: Beat[] = []

  constructor(tail: Tail, arrival: Arrival) {
    this.events = arrival.moment.events as Fact[]
    this.whole = arrival.moment.view as LegendsView
    this.view = tail.view as LegendsView
  }

  beats(): Beat[] {
    let upto = 0
    while (upto < this.events.length) {
      const group = this.group(upto)
      upto += group.length
      for (const each of group) this.view = follow(this.view, each)
      this.show(group, upto)
      this.tidy(group.at(-1)!)
    }
    // The end of a fight is seen before its cards are gone.
    if (!this.made.length || this.made.at(-1)!.view.ring?.fight !== this.whole.ring?.fight || (this.made.at(-1)!.view.poker && !this.whole.poker)) this.add([], [], upto)
    this.made.at(-1)!.view = this.whole
    return this.made
  }

  private group(from: number): Fact[] {
    const first = this.events[from]!
    let to = from + 1
    while (ADDED.has(first.kind) && to < this.events.length) {
      const next = this.events[to]!
      if (next.kind !== first.kind || next.seat !== first.seat || next.why !== first.why) break
      to++
    }
    return this.events.slice(from, to)
  }

  private add(events: Fact[], phases: Phase[], upto: number, scene: Scene | null = null): void {
    const last = events.at(-1)
    this.made.push({
      events, phases, upto, scene,
      changes: 0,
      view: this.view,
      leaves: scene !== null,
      line: last ? (events.length > 1 ? together(events) : last) : null,
      stops: phases.length > 0,
    })
  }

  private show(group: Fact[], upto: number): void {
    const event = group[0]!
    const inFight = Boolean(this.view.ring?.fight)
    if (SILENT.has(event.kind) || (event.kind === 'discarded' && event.aside)) return this.add(group, [], upto)
    if (BEFORE_ALL[event.kind]) return this.add(group, [BEFORE_ALL[event.kind]!], upto)
    switch (event.kind) {
      case 'moved':
      case 'sheriff-rode':
      case 'black-went':
        return this.add(group, [{ is: 'fly', ms: STAND + WALK * Math.max(1, event.way?.length ?? 2) }], upto)
      case 'played':
        return inFight ? this.add(group, [READ], upto) : this.add(group, CARD, upto, shownCard(event.seat, event.card))
      case 'equipped':
        if (event.for === 'received') break
        return this.add(group, [BOUGHT], upto)
      case 'rolled':
        return this.add(group, CARD, upto, shownCard(event.seat, `dice:${(event.dice as string[]).join(',')}`))
      case 'black-turned':
        return this.add(group, [...CARD.slice(0, 3), STORY, ...CARD.slice(4)], upto, shownCard(-1, event.card))
      case 'black-rolled':
        return this.add(group, CARD, upto, shownCard(-1, `dice:${(event.dice as string[]).join(',')}`))
      case 'story-told':
        return this.add(group, [STORY], upto)
      case 'turn':
        return this.add(group, [TURN], upto)
      case 'won':
        return this.add(group, [LAST], upto)
    }
    this.add(group, [QUICK], upto)
  }

  /** When its end has been seen, the ring is empty again. */
  private tidy(event: Fact): void {
    if (event.kind === 'fight-over' && this.view.ring) {
      const { ring } = this.view
      const fresh = { ...ring, fight: '', fighter: -1, rival: -1, played: [], drawn: 0, known: [], own: [], laid: ring.laid.map(() => 0), revealed: ring.revealed.map(() => []), changes: [], left_out: [], stakes: null }
      this.view = { ...this.view, ring: fresh }
    }
  }
}
