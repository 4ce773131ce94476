// What is shown in motion when something happened; each game makes it of its events.

import type { Sound } from '../lib/sound.ts'

export interface Effect {
  /** `own` is drawn by the game itself, at `to`. */
  is: 'travel' | 'shot' | 'float' | 'own' | 'death'
  /** Names of places: `seat-2`, `deck`, `pile`, `turned`, `hand`; or the face of what lies there. */
  from: string
  to: string
  /** What is moved or shown; empty for a card that shows its back. */
  face: string
  /** For a float: what is written, and the icon beside it; '' for a life point. */
  text: string
  icon: string
  /** Whether it is a lucky thing. */
  good: boolean
  /** When it begins, in milliseconds after the event. */
  delay: number
}

export interface Shown {
  effects: Effect[]
  sounds: Sound[]
}

/** Nothing holds a player up for longer than this. */
export const LONGEST = 600
export const TRAVEL = 420
const GAP = 70
const MOST = 10

/** Collects what is to be shown: one thing after the other, and not too many. */
export class Show {
  readonly made: Shown = { effects: [], sounds: [] }

  constructor(private readonly most = MOST) {}

  add(is: Effect['is'], more: Partial<Effect>): void {
    const { effects } = this.made
    if (effects.length >= this.most) return
    const delay = Math.min(effects.length * GAP, LONGEST - TRAVEL)
    effects.push({ is, from: '', to: '', face: '', text: '', icon: '', good: false, delay, ...more })
  }

  sound(one: Sound): void {
    if (!this.made.sounds.includes(one)) this.made.sounds.push(one)
  }

  // -- what every game has --

  /** Somebody is out of the game. */
  death(to: string): void {
    this.add('death', { to })
    this.sound('death')
  }

  turn(seat: number | undefined, viewer: number | null): void {
    if (seat === viewer) this.sound('turn')
  }

  /** It is over; who only watches is glad with the winners. */
  over(winners: number[] | undefined, viewer: number | null): void {
    this.sound(viewer === null || winners?.includes(viewer) ? 'win' : 'death')
  }
}
