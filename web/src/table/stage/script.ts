// How a frame of the game is shown: beats, one after the other, each with its phases. What a beat
// changes at the table is seen when the beat says so, never before it has come to the front.

import type { Ask, SeatClock } from '../../lib/protocol.ts'
import type { Fact, Moment } from '../history.ts'

export type View = Record<string, any>

/** What the eye follows; the stage draws each in its own way. */
export type PhaseName =
  | 'lift' | 'fly' | 'land' | 'arrow' | 'read' | 'answer' | 'turn-up' | 'stamp' | 'hit' | 'hold'
  | 'away' | 'tile' | 'quick' | 'roll' | 'death' | 'deal' | 'last' | 'light'

export interface Phase {
  is: PhaseName
  /** Milliseconds at pace 1. */
  ms: number
}

/** One thing that happened, as it is shown. */
export interface Beat {
  events: Fact[]
  phases: Phase[]
  /** The phase with whose beginning the table changes. */
  changes: number
  /** The phase with whose beginning the log tells of it, if that is not when the table changes. */
  tells?: number
  /** The table afterwards. */
  view: View
  /** What stands in the middle meanwhile; null if nothing does. */
  scene: Scene | null
  /** It leaves the middle at the end of the beat. */
  leaves: boolean
  /** What is told of it; null leaves the line as it is. */
  line: Fact | null
  /** How many of the frame's events have been shown with it. */
  upto: number
  /** Whether it waits for a nod where one goes step by step. */
  stops: boolean
  /** What one does oneself before it is shown. */
  gate?: 'roll'
}

export type Verdict = '' | 'miss' | 'safe' | 'hit' | 'lost' | 'out' | 'boom' | 'no-help' | 'luck' | 'bad-luck' | 'gain'

/** A small verdict of one of many. */
export interface Tile {
  seat: number
  /** What answered: a face, an id, or nothing. */
  by: string
  verdict: Verdict
  points: number
  /** Arrows held, where they are what it is about. */
  arrows?: number
}

/** What is being resolved, from the card that began it to the pile. */
export interface Scene {
  /** Another number for every cause. */
  id: number
  actor: number
  /** The face of the card, or the id of what else did it. */
  cause: string
  /** Where it comes from, if not from the actor, and where it goes, if not to the pile: names of places. */
  from?: string
  home?: string
  /** What it counts as: `bang` of a Missed! that Calamity Janet throws. */
  as: string
  /** Whom it is aimed at; more than one gets a tile each. */
  targets: number[]
  many: boolean
  /** Whether everybody feels it, whoever is hit. */
  felt?: boolean
  /** The cards that answered, in order. */
  answers: { seat: number; face: string }[]
  /** A card turned up, and what for. */
  flip: { seat: number; for: string; card: string; good: boolean | null } | null
  stamp: { is: Verdict; points: number; seat: number } | null
  tiles: Tile[]
  /** Who is asked now. */
  asked: number | null
  /** Cards lie open to be chosen from: what stands in the middle steps aside until that is done. */
  aside?: boolean
}

/** What came over the line with one frame. */
export interface Arrival {
  moment: Moment
  ask: Ask | null
  clocks: SeatClock[]
}

/** What the table looks like where the queue ends: what comes next begins there. */
export interface Tail {
  view: View
  scene: Scene | null
  ask: Ask | null
}

/** How a game shows its frames. */
export type Script = (tail: Tail, arrival: Arrival, viewer: number | null) => Beat[]

/** A game without a script of its own: the whole frame at once, with its line. */
export const plainScript: Script = (tail, { moment }) => [
  {
    events: moment.events,
    phases: moment.events.length ? [{ is: 'quick', ms: 360 }] : [],
    changes: 0,
    view: moment.view,
    scene: null,
    leaves: false,
    line: moment.lines.at(-1) ?? null,
    upto: moment.events.length,
    stops: moment.events.length > 0,
  },
]

const places = new WeakMap<Pick<Moment, 'events' | 'lines'>, number[]>()
/** With how many of the events each of the lines is told: with the last one that it speaks of. */
export function linePlaces(moment: Pick<Moment, 'events' | 'lines'>): number[] {
  let known = places.get(moment)
  if (!known) places.set(moment, (known = placesOf(moment)))
  return known
}

function placesOf({ events, lines }: Pick<Moment, 'events' | 'lines'>): number[] {
  const places: number[] = []
  let from = 0
  for (const line of lines) {
    let at = events.indexOf(line)
    if (at < 0) {
      // Several events in one line: up to the last that is alike.
      at = Math.min(from, events.length - 1)
      for (let next = from; next < events.length; next++) {
        const same = SAME[line.kind]?.includes(events[next]!.kind) ?? events[next]!.kind === line.kind
        if (!same && next > at && events[at]!.kind === line.kind) break
        if (same && (events[next]!.seat === undefined || line.seat === undefined || events[next]!.seat === line.seat)) at = next
      }
    }
    places.push(at + 1)
    from = Math.max(from, at + 1)
  }
  return places
}

const SAME: Record<string, string[]> = {
  check: ['check', 'turned', 'checked', 'guessed'],
  checked: ['check', 'turned', 'checked', 'guessed'],
  guessed: ['check', 'turned', 'checked', 'guessed'],
}
