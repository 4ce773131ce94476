// What became of everybody, and the game in three sentences: first blood, the turning point, the
// last shot. Made of what was told, for any game that wounds and eliminates.

import type { Fact, Moment } from '../history.ts'

export interface Fate {
  seat: number
  /** Who felled them; -1 if nobody did, or nobody is known to. */
  by: number
  /** With what. */
  cause: string
}

export interface Sentence {
  is: 'first' | 'turning' | 'last'
  turn: number
  by: number
  seat: number
  count: number
}

export interface Story {
  fates: Map<number, Fate>
  sentences: Sentence[]
}

const HURT = ['wounded', 'lost']

const who = (event: Fact): number => (typeof event.by === 'number' && event.by !== event.seat ? event.by : -1)

export function storyOf(moments: Moment[]): Story {
  const fates = new Map<number, Fate>()
  const taken = new Map<string, { turn: number; by: number; seat: number; count: number }>()
  let first: Sentence | null = null
  let last: Sentence | null = null
  let hurt: Fact | null = null
  let turn = 0
  for (const moment of moments) {
    for (const event of moment.events) {
      const seat = event.seat ?? -1
      if (event.kind === 'turn') turn = event.number ?? event.turn ?? turn
      else if (HURT.includes(event.kind)) {
        hurt = event
        const points: number = event.amount ?? 1
        first ??= { is: 'first', turn, by: who(event), seat, count: points }
        const by = who(event)
        if (by >= 0) {
          const key = `${turn}/${by}`
          const before = taken.get(key)
          taken.set(key, { turn, by, seat, count: (before?.count ?? 0) + points })
        }
      } else if (event.kind === 'eliminated') {
        const by = who(event) >= 0 ? who(event) : hurt?.seat === seat ? who(hurt!) : -1
        fates.set(seat, { seat, by, cause: String(event.cause ?? hurt?.card ?? hurt?.cause ?? '') })
        last = { is: 'last', turn, by, seat, count: 0 }
      } else if (event.kind === 'came-back' || event.kind === 'outbreak') fates.delete(seat)
    }
  }
  // The turn that cost the most; the later one if two are alike, for then more hung on it.
  let turning: Sentence | null = null
  for (const each of taken.values()) {
    if (each.count >= 2 && (turning === null || each.count >= turning.count)) turning = { is: 'turning', ...each }
  }
  return { fates, sentences: [first, turning, last].filter((each) => each !== null) }
}
