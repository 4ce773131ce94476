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

export interface Told<Line> {
  moment: number
  step: number
  line: Line
}

export interface Turn<Line> {
  number: number
  /** Whose turn, or -1 before the first. */
  seat: number
  lines: Told<Line>[]
}

/** What was told of a moment, between one turn's beginning and the next. */
interface Part<Line> {
  turn: Fact | null
  lines: Told<Line>[]
}

/**
 * What happened, turn by turn, in the words of `tell`. An event "turn" begins a new one. What has
 * been told of a moment is kept, line by line and turn by turn: a long game is neither told nor
 * written anew with every step.
 */
export class Chronicle<Line> {
  private kept = new WeakMap<Moment, { at: number; parts: Part<Line>[] }>()
  private before: Turn<Line>[] = []

  constructor(private readonly tell: (lines: Fact[]) => Line[]) {}

  turns(history: Moment[]): Turn<Line>[] {
    const found: Turn<Line>[] = []
    for (const [index, moment] of history.entries()) {
      for (const { turn, lines } of this.parts(moment, index)) {
        if (turn !== null) found.push({ number: turn.number ?? turn.turn ?? moment.turn, seat: turn.seat ?? -1, lines: [] })
        else if (found.length === 0) found.push({ number: 0, seat: -1, lines: [] })
        found.at(-1)!.lines.push(...lines)
      }
    }
    const { before } = this
    return (this.before = found.map((turn, index) => (same(turn, before[index]) ? before[index]! : turn)))
  }

  private parts(moment: Moment, at: number): Part<Line>[] {
    const before = this.kept.get(moment)
    if (before?.at === at) return before.parts
    const runs: { turn: Fact | null; told: Fact[] }[] = []
    for (const fact of moment.lines) {
      if (fact.kind === 'turn') runs.push({ turn: fact, told: [] })
      else if (runs.length === 0) runs.push({ turn: null, told: [fact] })
      else runs.at(-1)!.told.push(fact)
    }
    const said = (told: Fact[]) => (told.length ? this.tell(told) : []).map((line) => ({ moment: at, step: moment.step, line }))
    const parts = runs.map(({ turn, told }) => ({ turn, lines: said(told) }))
    this.kept.set(moment, { at, parts })
    return parts
  }
}

const same = <Line>(one: Turn<Line>, other: Turn<Line> | undefined): boolean =>
  one.number === other?.number &&
  one.seat === other.seat &&
  one.lines.length === other.lines.length &&
  one.lines.every((line, index) => line === other.lines[index])

/** What was told, but for so many of the last lines, and turns that begin with them. */
export function withoutLast<Line>(turns: Turn<Line>[], lines: number): Turn<Line>[] {
  const shown = [...turns]
  for (let left = lines; left > 0 && shown.length; ) {
    const last = shown.pop()!
    if (last.lines.length > left) return [...shown, { ...last, lines: last.lines.slice(0, -left) }]
    left -= last.lines.length
  }
  return shown
}
