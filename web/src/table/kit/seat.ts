// What a board knows of every place at the table, whatever is played.
import type { Occupant } from '../../lib/protocol.ts'

export interface Place {
  name: string
  who?: Occupant | null
  me?: boolean
  /** The place at the bottom, where the viewer would sit. */
  bottom?: boolean
  active?: boolean
  asked?: boolean
  /** What part one has in what stands in the middle: acts, is aimed at, or has none. */
  part?: '' | 'acts' | 'aimed' | 'none'
  /** Players are to be chosen, this one or others. */
  aiming?: boolean
  /** The key that chooses this player; 0 if none does. */
  number?: number
  winner?: boolean
  /** How many play: some goals depend on it. */
  players?: number
  /** Why the numbers are what they are; only while the game is live. */
  reasons?: ((seat: number) => Promise<string[]>) | undefined
  /** The role one has guessed, and what makes the next guess. */
  guess?: string
  onguess?: ((seat: number) => void) | undefined
  onseat?: (seat: number) => void
  onaim?: (seat: number | null) => void
}
