// When a bot says something, and what. Made here and not by the server: from what everybody is told, the
// number of the step and the name of the table alone, so that all hear the same, nothing is sent, no
// chance of the game is used, and what is said can neither tell a hand nor be early or late.

import type { Moment } from '../history.ts'
import type { View } from '../stage/script.ts'
import type { Cue, GameLife, Topic } from './life.ts'

/** How many remarks there are about each: `ui-remark-hit-1` and so on. */
export const REMARKS: Record<Topic, number> = {
  'hit': 4, 'hits': 3, 'hurt': 2, 'luck': 3, 'spoiled': 2, 'fuse': 2, 'fuse-next': 2, 'boom': 2, 'locked-up': 3, 'healed': 3, 'robbed': 2,
  'felled': 4, 'felling': 3, 'mourning': 3, 'won': 3, 'lost': 2, 'arrow': 2, 'raid': 2, 'spray': 2, 'risen': 2,
  'fight-won': 2, 'fight-lost': 2, 'pot': 2,
}

/** Steps between two remarks, at least; then one in so many occasions is taken. */
const GAP = 12
const SELDOM = 3
/** What is worth a word whenever it happens. */
const GREAT: Topic[] = ['felled', 'won']
/** So many remarks are not heard again soon. */
const FRESH = 24

export interface Remark {
  step: number
  seat: number
  /** The text of it. */
  words: string
  about: number | null
}

/** FNV-1a: the same number for the same text, everywhere. */
export function numberOf(text: string): number {
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  // The last letters reach the low bits only by this.
  sum = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d)
  return (sum ^ (sum >>> 13)) >>> 0
}

/** What is said in a game, step by step: each step is told once, in order. */
export class Remarks {
  private last = -GAP
  private said: string[] = []
  private before: View | null = null

  constructor(private readonly life: GameLife, private readonly table: string) {}

  /** What a bot says to it, if any of them does. */
  after({ step, events, view }: Pick<Moment, 'step' | 'events' | 'view'>, bots: boolean[]): Remark | null {
    const { hushed } = this.life
    const silent = (hushed?.(view) ?? false) || (this.before !== null && (hushed?.(this.before) ?? false))
    this.before = view
    if (silent) return null
    const cues = events.flatMap((event) => this.life.cues(event, view)).filter((cue) => this.speaks(cue, view, bots))
    const great = cues.filter((cue) => GREAT.includes(cue.topic))
    const from = great.length ? great : cues
    if (from.length === 0 || (great.length === 0 && step - this.last < GAP)) return null
    const chance = numberOf(`${this.table}/${step}`)
    if (great.length === 0 && chance % SELDOM !== 0) return null
    const cue = from[Math.floor(chance / SELDOM) % from.length]!
    const words = this.fresh(cue.topic, Math.floor(chance / 97))
    this.last = step
    this.said = [...this.said, words].slice(-FRESH)
    return { step, seat: cue.seat, words, about: cue.about ?? null }
  }

  /** A bot says it, and one that is here: who falls has the last word. */
  private speaks(cue: Cue, view: View, bots: boolean[]): boolean {
    const out = view.players[cue.seat]?.status === 'out'
    return bots[cue.seat] === true && (!out || ['felled', 'won', 'lost'].includes(cue.topic))
  }

  /** One that was not heard lately; if all were, the one heard longest ago. */
  private fresh(topic: Topic, chance: number): string {
    const all = Array.from({ length: REMARKS[topic] }, (_, at) => `ui-remark-${topic}-${at + 1}`)
    const ago = (words: string) => this.said.lastIndexOf(words)
    const oldest = Math.min(...all.map(ago))
    const some = all.filter((words) => ago(words) === oldest)
    return some[chance % some.length]!
  }
}
