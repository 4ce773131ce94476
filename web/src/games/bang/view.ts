// What there is to read in a view of BANG!; its types are made from what the game declares.
import { idOf } from '../../lib/faces.ts'
import type { PlayerView } from './facts.ts'

export { idOf, kindOf, SUITS } from '../../lib/faces.ts'
export type { BangEvent, BangView, PlayerView } from './facts.ts'

export const isOut = (player: PlayerView): boolean => player.status === 'out'
/** Back for one turn: there is no life to lose or to regain. */
export const isGhost = (player: PlayerView): boolean => player.status === 'ghost'

/** Under which name the texts have a role's goal: three players have goals of their own. */
export const goalOf = (role: string, players: number): string =>
  players === 3 && role !== 'sheriff' ? 'goal-three-player-mode' : 'goal'

/** Rank and suit as printed: `['10', 'd']` of `bang:10d`; empty for what has none. */
export function pipOf(face: string): [string, string] {
  const printed = idOf(face)
  return printed === '' ? ['', ''] : [printed.slice(0, -1).toUpperCase(), printed.slice(-1)]
}

