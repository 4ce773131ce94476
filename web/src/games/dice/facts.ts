// Made by `make types` from what the games declare. Do not edit.

import type { Any } from '../../lib/any.ts'
import { readerOf } from '../../lib/details.ts'

export type Seat = number

/** What is printed on a piece: `bang:5d`. */
export type Face = string

/** The id of a piece, or a word. */
export type Id = string

export interface Prospects {
  /** Whom each face that is aimed can hit. */
  reach: Record<string, Seat[]>
  gatlings_needed: number
  explosive: number
  /** Symbols that count like dice. */
  added: Id[]
  /** Dice, by number, that may not be rolled again. */
  locked: number[]
}

export interface Result {
  side: Id
  winners: Seat[]
}

export interface Boneyard {
  face_up: number[]
  deck: number
}

export interface Legacy {
  sheriff: Seat | null
  eliminated: Seat[]
  deck: Id[]
}

export interface PlayerView {
  seat: Seat
  status: 'alive' | 'out'
  role: Id | null
  character: Id
  life: number
  max_life: number
  arrows: number
  /** How many places away from the viewer. */
  places: number | null
  /** Wound tokens, by symbol. */
  tokens?: Id[]
  /** One's own rage cards, `rage:beer#2`; of the others only the number. */
  rage?: Face[]
  rage_count?: number
  /** Rage cards that lie open beside the dice, each by its symbols. */
  revealed?: Id[][]
  /** After the outbreak: back from the dead, without a character. */
  zombie?: boolean
  /** After the outbreak: the living leader of the zombies. */
  master?: boolean
  team?: Id
}

export interface Question {
  id: number
  kind: Id
  rule: string
  seats: Seat[]
  by: Seat
  about: Id
  amount: number
}

export interface DiceView {
  turn: number
  active: Seat
  step: Id
  /** What each die shows; empty before the first roll of a turn. */
  dice: Id[]
  kinds: Id[]
  rolls: number
  rolls_left: number
  spent: Record<string, number>
  supply: number
  prospects: Prospects
  result: Result | null
  token_pile?: number
  rage_deck?: number
  rage_discard?: Id[][]
  boneyard?: Boneyard
  outbreak?: boolean
  /** Between two games of a series. */
  legacy?: Legacy
  game: 'dice'
  viewer: Seat | null
  players: PlayerView[]
  question?: Question
}

export type DiceEvent =
  | { kind: 'dealt'; seat: Seat }
  | { kind: 'turn'; seat: Seat; turn: number }
  | { kind: 'won'; seat?: Seat; side: Id; winners: Seat[] }
  | { kind: 'rolled'; seat: Seat; rolled: Id[]; dice: Id[]; roll: number; left: number }
  | { kind: 'locked'; seat: Seat; dice: Id[] }
  | { kind: 'stopped'; seat: Seat; dice: Id[] }
  | { kind: 'exploded'; seat: Seat; dynamite: number }
  | { kind: 'aimed'; seat: Seat; face: Id; points: number; target: Seat }
  | { kind: 'gatling'; seat: Seat; dice: number }
  | { kind: 'arrow'; seat: Seat; arrows: number; supply: number; why: Id }
  | { kind: 'arrows-returned'; seat: Seat; arrows: number; left: number; supply: number; why: Id }
  | { kind: 'attack'; seat: Seat; arrows: number[][] }
  | { kind: 'lost'; seat: Seat; cause: Id; life: number; by?: Seat }
  | { kind: 'healed'; seat: Seat; points: number; life: number; why: Id; by?: Seat; barred?: boolean }
  | { kind: 'eliminated'; seat: Seat; role: Id; cause: Id; by?: Seat }
  | { kind: 'challenged'; seat: Seat; target: Seat }
  | { kind: 'duel-rolled'; seat: Seat; face: Id; hit: boolean; target: Seat }
  | { kind: 'duel-lost'; seat: Seat; by: Seat; starter: Seat }
  | { kind: 'cancelled'; seat: Seat; die: Id }
  | { kind: 'token-taken'; seat: Seat; token: Id; pile: number; why: Id }
  | { kind: 'token-spared'; seat: Seat; token: Id; pile: number; why: Id }
  | { kind: 'tokens-returned'; seat: Seat; tokens: Id[]; pile: number; why: Id }
  | { kind: 'rage-drawn'; seat: Seat; card?: Face; symbols?: Id[]; deck: number; held: number; why: Id }
  | { kind: 'rage-put-back'; seat: Seat; deck: number; held: number }
  | { kind: 'rage-moved'; seat: Seat; card?: Face; symbols?: Id[]; giver: Seat; target: Seat }
  | { kind: 'rage-revealed'; seat: Seat; cards: Id[][] }
  | { kind: 'rage-discarded'; seat: Seat; cards: Id[][]; why: Id }
  | { kind: 'rage-shuffled'; seat?: Seat; cards: number }
  | { kind: 'die-changed'; seat: Seat; dice: Id[]; from: Id; to: Id; why: Id }
  | { kind: 'hands'; seat: Seat; hands: number; living: number; total: number }
  | { kind: 'bones-shuffled'; seat?: Seat; cards: number; deck: number }
  | { kind: 'outbreak'; seat: Seat; zombies: Seat[]; life: number; master?: Seat }
  | { kind: 'next-sheriff'; seat: Seat; why: Id; by?: Seat; bonus?: number }
  | { kind: 'next-character'; seat: Seat; character: Id; why: Id }

/** An event, read before its kind is known. */
export type DiceFact = Any<DiceEvent>

/** What the details of options say, by verb. */
export interface DiceDetails {
  "reroll": { dice: Id[] }
  "shoot": { detail: Id }
  "double": { detail: Id }
  "drop": { detail: Id }
  "change": { dice: Id[] }
  "turn": { die: Id; face: Id }
  "pick": { detail: Id }
}

export const detailOf = readerOf<DiceDetails>('dice')
