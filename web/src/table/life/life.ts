// What makes a table feel alive beyond its rules: the light that lies on it, and what bots say. Each
// game declares in `games/<game>/life.ts` what of it there is in its view and its events; the table
// knows no game. Both are made of what everybody is shown, so that nothing here can tell a hand.

import type { View } from '../stage/script.ts'

/** How a table can be lit: a hot noon, two who face each other, a fuse that burns, the dead, the end of a day. */
export type Light = 'noon' | 'face-off' | 'fuse' | 'grave' | 'dusk'

export interface Mood {
  light: Light
  /** The text that says why, for light alone says nothing. */
  words: string
  /** Texts of the pieces it speaks of. */
  pieces?: string[]
  /** Whom it speaks of. */
  seat?: number
  count?: number
}

/** What somebody could say something about. */
export type Topic =
  | 'hit' | 'hits' | 'hurt' | 'luck' | 'spoiled' | 'fuse' | 'fuse-next' | 'boom' | 'locked-up' | 'healed' | 'robbed'
  | 'felled' | 'felling' | 'mourning' | 'won' | 'lost' | 'arrow' | 'raid' | 'spray' | 'risen'
  | 'fight-won' | 'fight-lost' | 'pot'

export interface Cue {
  topic: Topic
  /** Who could say it. */
  seat: number
  /** Whom it is about. */
  about?: number
}

export interface GameLife {
  /** The mood of a table as it is shown; null is the usual one. */
  mood: (view: any, viewer: number | null) => Mood | null
  /** What an event of the game gives cause to say, and to whom. Only what everybody is told may be read. */
  cues: (event: any, view: any) => Cue[]
  /** Whether talk costs somebody something now: then bots keep silent. */
  hushed?: (view: any) => boolean
}

/** Everybody else who is still in. */
export const bystanders = (view: View, ...not: unknown[]): number[] =>
  view.players.filter((player: View) => player.status !== 'out' && !not.includes(player.seat)).map((player: View) => player.seat)

interface Done {
  seat: number
  by?: number
}

/** Who else has done it to them, if anybody has. */
const doer = ({ seat, by }: Done): number | null => (by !== undefined && by >= 0 && by !== seat ? by : null)

/** Somebody is hurt: both of them may speak, if it was another's doing. */
export function hurt(event: Done): Cue[] {
  const { seat } = event
  const by = doer(event)
  return by === null ? [{ topic: 'hurt', seat }] : [{ topic: 'hit', seat, about: by }, { topic: 'hits', seat: by, about: seat }]
}

/** Somebody falls: they, whoever felled them, and everybody else. */
export function felled(event: Done, view: View): Cue[] {
  const { seat } = event
  const by = doer(event)
  return [
    { topic: 'felled', seat },
    ...(by === null ? [] : [{ topic: 'felling' as const, seat: by, about: seat }]),
    ...bystanders(view, seat, by).map((each) => ({ topic: 'mourning' as const, seat: each, about: seat })),
  ]
}

/** The game is over for all of them. */
export const over = ({ winners }: { winners: number[] }, view: View): Cue[] =>
  view.players.map(({ seat }: View) => ({ topic: winners.includes(seat) ? 'won' : 'lost', seat }))
