// The game so far, as one has seen it: a list of moments, each with what happened and the view
// after it. Made of the film that is fetched on joining and of the frames that came since.

import type { Film, Frame } from '../lib/protocol'
import { withChanges, type Change } from '../lib/view'

export type Fact = Record<string, any> & { kind: string }

export interface Moment {
  step: number
  turn: number
  events: Fact[]
  view: Record<string, any>
}

export function momentAfter(before: Record<string, any>, frame: Frame): Moment {
  return {
    step: frame.step,
    turn: frame.turn,
    events: frame.events as Fact[],
    view: withChanges(before, frame.changes as Change[]),
  }
}

/** All moments of a film; the first one is the view before any choice. */
export function develop(film: Film): Moment[] {
  const moments: Moment[] = []
  let view = film.view
  if (film.frames[0]?.step !== 0) {
    moments.push({ step: 0, turn: film.view.turn ?? 0, events: [], view })
  }
  for (const frame of film.frames) {
    const moment = momentAfter(view, frame)
    moments.push(moment)
    view = moment.view
  }
  return moments
}

/** Moments fetched, then those that came over the line since. */
export function join(fetched: Moment[], live: Moment[]): Moment[] {
  const last = fetched.at(-1)?.step ?? -1
  return [...fetched, ...live.filter((moment) => moment.step > last)]
}

export interface Line {
  /** Where in the history this happened. */
  moment: number
  step: number
  fact: Fact
}

export interface Turn {
  number: number
  /** Whose turn, or -1 before the first. */
  seat: number
  lines: Line[]
}

/** What happened, turn by turn. An event "turn" begins a new one. */
export function turns(history: Moment[]): Turn[] {
  const found: Turn[] = []
  for (const [index, moment] of history.entries()) {
    for (const fact of moment.events) {
      if (fact.kind === 'turn' || found.length === 0) {
        const begins = fact.kind === 'turn'
        found.push({ number: begins ? fact.number : 0, seat: begins ? fact.seat : -1, lines: [] })
        if (begins) continue
      }
      found.at(-1)!.lines.push({ moment: index, step: moment.step, fact })
    }
  }
  return found
}
