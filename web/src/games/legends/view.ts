// What the board reads off the view of Western Legends.
import { idOf, kindOf, SUITS } from '../../lib/faces.ts'
import type { Gear, LegendsView, PlayerView, Ring } from './facts.ts'

export type { Gear, LegendsView, PlayerView, Ring }
export { idOf, kindOf, SUITS }

export const ITEMS = 3
export const MOST_MONEY = 120
export const WEAPONS = ['revolver', 'shotgun', 'rifle']
export const MOUNTS = ['mule', 'mustang']

export interface Printed {
  rank: string
  suit: string
  red: boolean
}

/** Rank and suit of a poker card, `10` and `♥` of `lady_luck:10h`; nothing of anything else. */
export function printedOn(face: string): Printed | null {
  const found = /:(\d+|[jqka])([shdc])$/.exec(face)
  if (!found) return null
  return { rank: found[1]!.toUpperCase(), suit: SUITS[found[2]!]!, red: 'hd'.includes(found[2]!) }
}

const RANKS: Record<string, number> = { J: 11, Q: 12, K: 13, A: 14 }

/** What a card counts in a fight before anything changes it. */
export function valueOf(face: string): number {
  const rank = printedOn(face)?.rank ?? idOf(face).toUpperCase()
  return RANKS[rank] ?? (Number(rank) || 0)
}

/** What a card counts as things stand, and never less than 2. */
export const LOWEST = 2
export function countsNow(ring: Ring, seat: number, face: string): number {
  const changes = ring.changes.filter((each) => each.seat === seat).reduce((sum, each) => sum + each.by, 0)
  return Math.max(LOWEST, valueOf(face) + changes)
}

/** The seats as turns go, beginning with this one. */
export function around(players: number, from: number): number[] {
  return Array.from({ length: players }, (_, at) => (from + at) % players)
}

/** Reputation on one scale: wanted is below 0, marshal above. */
export const reputation = (player: PlayerView): number => player.mp - player.wp

/** The weapon and mount chosen, then the rest. */
export function gearOf(player: PlayerView): (Gear & { chosen: boolean })[] {
  const chosen = (gear: Gear) => gear.id === player.weapon || gear.id === player.mount
  return player.gear.map((gear) => ({ ...gear, chosen: chosen(gear) })).sort((a, b) => Number(b.chosen) - Number(a.chosen))
}

/** Who somebody plays; nothing before that is chosen. */
export const characterOf = (player: PlayerView): string => (player.character === 'nobody' ? '' : player.character)

export const isItem = (id: string): boolean => !WEAPONS.includes(id) && !MOUNTS.includes(id)
