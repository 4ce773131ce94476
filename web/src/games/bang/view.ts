// What a viewer is told of a BANG! table; the shape of saloon/games/bang/view.py.

export interface PlayerView {
  seat: number
  status: string
  role: string | null
  character: string
  abilities: string[]
  /** Abilities (ids) and cards in play (faces) that do not work now, and what silences them. */
  silent?: Record<string, string>
  life: number
  max_life: number
  cards: number
  hand_limit: number
  hand: string[]
  in_play: string[]
  range: number
  distance: number | null
  sees_me: number | null
}

export interface BangView {
  game: 'bang'
  viewer: number | null
  turn: number
  active: number
  first: number
  step: string
  places: number[]
  players: PlayerView[]
  deck: number
  pile: string[]
  turned: string[]
  stick?: number
  in_force: string[]
  bangs_played: number
  dealt: string[]
  result: { side: string; winners: number[] } | null
  /** Of each event deck: the event in force, the next one, how many more come. */
  events?: Record<string, { now: string | null; next: string | null; left: number }>
  /** What was named because of something in force, a suit, by its id. */
  named?: Record<string, string>
  /** Green cards that were put down this turn and cannot be used yet. */
  waiting?: string[]
}

export const isOut = (player: PlayerView): boolean => player.status === 'out'
/** Back for one turn: there is no life to lose or to regain. */
export const isGhost = (player: PlayerView): boolean => player.status === 'ghost'

/** Under which name the texts have a role's goal: three players have goals of their own. */
export const goalOf = (role: string, players: number): string =>
  players === 3 && role !== 'sheriff' ? 'goal-three-player-mode' : 'goal'

/** The kind of a face: `bang` of `bang:5d#2`. */
export const kindOf = (face: string): string => face.split(':', 1)[0]!

/** Rank and suit as printed: `['10', 'd']` of `bang:10d`; empty for what has none. */
export function pipOf(face: string): [string, string] {
  const printed = (face.split(':')[1] ?? '').split('#')[0]!
  return printed === '' ? ['', ''] : [printed.slice(0, -1).toUpperCase(), printed.slice(-1)]
}

export const SUITS: Record<string, string> = { s: '♠', h: '♥', d: '♦', c: '♣' }
