// Made by `make types` from what the games declare. Do not edit.

import type { Any } from '../../lib/any.ts'
import { readerOf } from '../../lib/details.ts'

export type Seat = number

/** What is printed on a piece: `bang:5d`. */
export type Face = string

/** The id of a piece, or a word. */
export type Id = string

export interface EventDeck {
  now: Id | null
  next: Id | null
  left: number
}

export interface Result {
  side: Id
  winners: Seat[]
}

export interface Loads {
  supply: number
  characters: number[]
  cards: Record<string, number>
}

export interface EldoradoClock {
  rounds: number
  turner: Seat
  ace: boolean
}

export interface Engine {
  side: Id
  at: number
}

export interface PlayerView {
  seat: Seat
  status: 'in' | 'out' | 'ghost'
  role: Id | null
  character: Id
  abilities: Id[]
  /** Abilities (ids) and cards in play (faces) that do not work now, and what silences them. */
  silent: Record<string, Id>
  life: number
  max_life: number
  cards: number
  hand_limit: number
  hand: Face[]
  in_play: Face[]
  range: number
  distance: number | null
  sees_me: number | null
  nuggets?: number
  /** The equipment in front of the player. */
  equipment?: Face[]
  /** Event cards that lie in front of a player, or changed the goal. */
  fate?: Id[]
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

export interface BangView {
  turn: number
  active: Seat
  first: Seat
  step: Id
  places: Seat[]
  deck: number
  pile: Face[]
  turned: Face[]
  /** Green cards that were put down this turn and cannot be used yet. */
  waiting: Face[]
  in_force: Id[]
  /** What was named because of something in force, a suit, by its id. */
  named: Record<string, Id>
  /** Of each event deck: the event card in force, the next one, how many more come. */
  events: Record<string, EventDeck>
  bangs_played: number
  /** The characters one chooses from. */
  dealt: Id[]
  result: Result | null
  /** Who holds the stick of dynamite. */
  stick?: Seat
  /** The equipment that can be bought. */
  shop?: Face[]
  /** What each of them costs. */
  prices?: number[]
  /** Pieces of equipment that lie face down. */
  stock?: number
  /** The side that each Shadow Renegade is on now, by seat. */
  sides?: Record<string, Id>
  /** Load tokens: in the supply, on each seat's character, on cards in play by face. */
  loads?: Loads
  /** Rounds the Eldorado card still holds, who turns up the next one, and whether that waits for the end of a turn since an ace was played. */
  clock?: EldoradoClock
  /** The row of stations, the first one first. */
  stations?: Face[]
  /** The railcars, the one next to the locomotive first. */
  train?: Face[]
  /** The side of the locomotive, and how many stations lie to its left. */
  engine?: Engine
  /** Railcars in the deck. */
  railcars_left?: number
  /** The seats that skip their next turn. */
  passed_over?: Seat[]
  /** Cards the active player has played in phase 2. */
  cards_played?: number
  game: 'bang'
  viewer: Seat | null
  players: PlayerView[]
  question?: Question
}

export type BangEvent =
  | { kind: 'pack'; seat: Seat; pack: Id }
  | { kind: 'dealt'; seat?: Seat; characters: Id[]; life: number[]; deck: number; sheriff?: Seat; first?: Seat; roles?: (Id | null)[] }
  | { kind: 'event'; seat: Seat; deck: Id; event: Id; next: Id | null }
  | { kind: 'turn'; seat: Seat; number: number }
  | { kind: 'ended'; seat?: Seat; side: Id; winners: Seat[]; roles: Id[] }
  | { kind: 'drew'; seat: Seat; card?: Face; cards: number; why?: Id }
  | { kind: 'took'; seat: Seat; card?: Face; cards?: number; from?: Seat; in_play?: boolean; pile?: boolean; store?: boolean; why?: Id }
  | { kind: 'gave'; seat: Seat; card?: Face; cards: number; to: Seat; why?: Id }
  | { kind: 'took-back'; seat: Seat; card: Face }
  | { kind: 'put-back'; seat: Seat; card?: Face; cards?: number; from?: 'hand' | 'play'; why?: Id }
  | { kind: 'put-away'; seat?: Seat; card: Face }
  | { kind: 'discarded'; seat: Seat; card: Face; from: 'hand' | 'play'; why?: Id }
  | { kind: 'reshuffled'; seat?: Seat; cards: number }
  | { kind: 'turned'; seat?: Seat; card: Face }
  | { kind: 'showed'; seat: Seat; card: Face; why?: Id }
  | { kind: 'proved'; seat: Seat; card: Face; why?: Id }
  | { kind: 'played'; seat: Seat; card: Face; to: 'pile' | 'play'; as?: Id; target?: Seat }
  | { kind: 'used'; seat: Seat; card: Face; target?: Seat }
  | { kind: 'check'; seat: Seat; for: Id }
  | { kind: 'checked'; seat: Seat; for: Id; card: Face | null; good: boolean }
  | { kind: 'wounded'; seat: Seat; amount: number; life: number; card: Id; by?: Seat }
  | { kind: 'healed'; seat: Seat; amount: number; life: number; why?: Id }
  | { kind: 'rescued'; seat: Seat; with: Id }
  | { kind: 'eliminated'; seat: Seat; role: Id; by: Seat }
  | { kind: 'left'; seat: Seat; why?: Id; role?: Id }
  | { kind: 'came-back'; seat: Seat; why: Id; life?: number }
  | { kind: 'skipped'; seat: Seat; card: Id }
  | { kind: 'exploded'; seat: Seat; card: Id }
  | { kind: 'passed'; seat: Seat; card: Face; to: Seat }
  | { kind: 'shuffled-in'; seat?: Seat; card: Face }
  | { kind: 'stick-dynamite'; seat?: Seat; card: Face; to: Seat }
  | { kind: 'stick'; seat: Seat }
  | { kind: 'copied'; seat: Seat; character: Id; from: Seat; why: Id }
  | { kind: 'named-suit'; seat: Seat; suit: Id; why: Id }
  | { kind: 'new-identity'; seat: Seat; character: Id; life: number; max_life: number }
  | { kind: 'borrowed'; seat: Seat; character: Id }
  | { kind: 'earned'; seat: Seat; amount: number; why: Id }
  | { kind: 'paid'; seat: Seat; amount: number; why: Id }
  | { kind: 'bought'; seat: Seat; card: Face; amount: number }
  | { kind: 'offered'; seat?: Seat; card: Face }
  | { kind: 'forced'; seat: Seat; card: Face; target: Seat; amount: number }
  | { kind: 'dropped'; seat: Seat; card: Face }
  | { kind: 'forfeited'; seat: Seat; amount: number }
  | { kind: 'placed'; seat: Seat; card: Face; target: Seat }
  | { kind: 'dug-up'; seat: Seat; card: Face; why: Id }
  | { kind: 'used-as'; seat: Seat; card: Id; as: Id; target?: Seat }
  | { kind: 'took-side'; seat: Seat; role: Id }
  | { kind: 'aimed'; seat: Seat; card: Face; target: Seat; why: Id }
  | { kind: 'sniped'; seat: Seat; target: Seat; why: Id }
  | { kind: 'faced'; seat: Seat; shots: number; why: Id }
  | { kind: 'guessed'; seat: Seat; for: Id; guess: Id }
  | { kind: 'loaded'; seat: Seat; amount: number; tokens: number; card?: Face; why: Id }
  | { kind: 'unloaded'; seat: Seat; amount: number; tokens: number; card?: Face; why: Id }
  | { kind: 'staked'; seat: Seat; card: Face; why: Id }
  | { kind: 'event-over'; seat?: Seat; event: Id; by?: Seat }
  | { kind: 'showed-role'; seat: Seat; role: Id; why: Id }
  | { kind: 'jailed'; seat: Seat; target: Seat; why: Id }
  | { kind: 'released'; seat: Seat; why: Id }
  | { kind: 'moved'; seat: Seat; card: Face; from: Seat; to: Seat; why: Id }
  | { kind: 'laid-open'; seat: Seat; card: Face; why: Id }
  | { kind: 'bounced'; seat: Seat; target: Seat; why: Id }
  | { kind: 'became'; seat: Seat; role: Id; life: number; why: Id }
  | { kind: 'locomotive'; seat?: Seat; side: Id }
  | { kind: 'train-moved'; seat: Seat; station?: Face; why: Id }
  | { kind: 'end-of-line'; seat?: Seat; side: Id }
  | { kind: 'new-line'; seat?: Seat; side: Id; row: Face[]; railcars: Face[] }
  | { kind: 'attached'; seat?: Seat; card: Face }
  | { kind: 'boarded'; seat: Seat; card: Face; station?: Face }
  | { kind: 'uncoupled'; seat: Seat; card: Face }
  | { kind: 'parked'; seat: Seat; card: Face; target: Seat }
  | { kind: 'steam'; seat: Seat; twice: boolean }
  | { kind: 'used-for'; seat: Seat; card: Face; as: Id; target?: Seat }
  | { kind: 'bag-copied'; seat: Seat; as: Id; why: Id }
  | { kind: 'swapped'; seat: Seat; card: Face; got: Face; target: Seat }
  | { kind: 'scouted'; seat: Seat; card: Face; why: Id }
  | { kind: 'redirected'; seat: Seat; target: Seat; why: Id }
  | { kind: 'exempted'; seat: Seat; target: Seat; why: Id }
  | { kind: 'redealt'; seat: Seat; role?: Id; why: Id }
  | { kind: 'recast'; seat: Seat; character: Id; life: number; max_life: number; why: Id }
  | { kind: 'seats-swapped'; seat: Seat; target: Seat }
  | { kind: 'passed-over'; seat: Seat }
  | { kind: 'commanded'; seat: Seat; target: Seat; as: Id; at?: Seat }
  | { kind: 'resumed'; seat: Seat }
  | { kind: 'hand-laid-open'; seat: Seat; hand: Face[]; why: Id }
  | { kind: 'impersonates'; seat: Seat; characters: Id[]; why: Id }
  | { kind: 'repeated'; seat: Seat; card: Face; as: Id; target?: Seat; why: Id }

/** An event, read before its kind is known. */
export type BangFact = Any<BangEvent>

/** What the details of options say, by verb. */
export interface BangDetails {
  "play": { as: Id }
  "miss": { as: Id }
  "pack": { detail: Id }
  "rescue": { detail: Id }
  "use": { detail: Id } | { detail: Id; with: Face } | { detail: Id; with: Id } | { detail: Id; with: Id; other: Face }
  "suit": { detail: Id }
  "use-as": { as: Id }
  "guess": { detail: Id }
  "name": { as: Id }
}

export const detailOf = readerOf<BangDetails>('bang')
