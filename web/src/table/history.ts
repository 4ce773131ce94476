// The game so far, as one has seen it: a list of moments, each with what happened and the view
// after it. Made of the film that is fetched on joining and of the frames that came since.

import type { Film, Frame } from '../lib/protocol'
import { withChanges, type Change } from '../lib/view'

/** What games tell alike of what happened; all else is their own (`facts.ts` of each). */
export interface Fact {
  kind: string
  seat?: number
  target?: number
  by?: number
  amount?: number
  card?: string | null
  as?: string
  why?: string
  role?: string
  winners?: number[]
  /** Of a turn that begins: the how manieth. */
  number?: number
  turn?: number
  [name: string]: unknown
}

export interface Moment {
  step: number
  turn: number
  events: Fact[]
  /** What is told of it, line by line. */
  lines: Fact[]
  view: Record<string, any>
}

/** What is told of a frame: most lines are simply one of its events. */
export function linesOf({ events, lines }: Pick<Frame, 'events' | 'lines'>): Fact[] {
  return lines.map((line) => (typeof line === 'number' ? events[line]! : line) as Fact)
}

export function momentAfter(before: Record<string, any>, frame: Frame): Moment {
  return {
    step: frame.step,
    turn: frame.turn,
    events: frame.events as Fact[],
    lines: linesOf(frame),
    view: withChanges(before, frame.changes as Change[]),
  }
}

/** All moments of a film; the first one is the view before any choice. */
export function develop(film: Film): Moment[] {
  const moments: Moment[] = []
  let view = film.view
  if (film.frames[0]?.step !== 0) {
    moments.push({ step: 0, turn: film.view.turn ?? 0, events: [], lines: [], view })
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

export interface Turn<Line> {
  number: number
  /** Whose turn, or -1 before the first. */
  seat: number
  lines: { moment: number; step: number; line: Line }[]
}

/**
 * What happened, turn by turn, in the words of `tell`. An event "turn" begins a new one. What has
 * been told of a moment is kept: a long game is not told anew with every step.
 */
export class Chronicle<Line> {
  private kept = new WeakMap<Moment, { turn: Fact | null; lines: Line[] }[]>()

  constructor(private readonly tell: (lines: Fact[]) => Line[]) {}

  turns(history: Moment[]): Turn<Line>[] {
    const found: Turn<Line>[] = []
    for (const [index, moment] of history.entries()) {
      for (const { turn, lines } of this.parts(moment)) {
        if (turn !== null) found.push({ number: turn.number ?? turn.turn ?? moment.turn, seat: turn.seat ?? -1, lines: [] })
        else if (found.length === 0) found.push({ number: 0, seat: -1, lines: [] })
        for (const line of lines) found.at(-1)!.lines.push({ moment: index, step: moment.step, line })
      }
    }
    return found
  }

  private parts(moment: Moment): { turn: Fact | null; lines: Line[] }[] {
    const before = this.kept.get(moment)
    if (before) return before
    const runs: { turn: Fact | null; told: Fact[] }[] = []
    for (const fact of moment.lines) {
      if (fact.kind === 'turn') runs.push({ turn: fact, told: [] })
      else if (runs.length === 0) runs.push({ turn: null, told: [fact] })
      else runs.at(-1)!.told.push(fact)
    }
    const parts = runs.map(({ turn, told }) => ({ turn, lines: told.length ? this.tell(told) : [] }))
    this.kept.set(moment, parts)
    return parts
  }
}
