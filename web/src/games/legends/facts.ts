// Made by `make types` from what the games declare. Do not edit.

import type { Any } from '../../lib/any.ts'
import { readerOf } from '../../lib/details.ts'

export type Seat = number

/** What is printed on a piece: `bang:5d`. */
export type Face = string

/** The id of a piece, or a word. */
export type Id = string

export interface Gear {
  id: Id
  upgraded: boolean
}

export interface Stakes {
  money: number
  nuggets: number
  cattle: number
  /** Of the money: what is above the robber's limit. */
  money_lost: number
  nuggets_lost: number
}

export interface Offer {
  verb: Id
  detail?: Id
  seat?: Seat
  money?: number
  lp?: number
  wp?: number
  nuggets?: number
  wounds?: number
  cards?: number
  dice?: number
  room?: number
  guard?: number
  pot?: number
  /** What a robber may take. */
  spoils?: Stakes
  /** Money above the limit. */
  lost?: number
}

export interface Score {
  lp: number
  gear: number
  money: number
  wanted: number
  marshal: number
  chapters: number
  wounds: number
}

export interface Result {
  side: Id
  winners: Seat[]
  points: number[]
  ranks: number[]
  scores: Score[]
}

export interface Change {
  seat: Seat
  id: Id
  by: number
}

export interface LeftOut {
  seat: Seat
  id: Id
  by: number
  rule: string
}

export interface Ring {
  deck: number
  drawn: number
  known: Face[]
  played: Face[]
  laid: number[]
  own: Face[]
  revealed: Face[][]
  fight?: Id
  fighter: Seat
  rival: Seat
  /** What a reaction changes of the card against it. */
  reaction: number
  changes: Change[]
  /** What fighters have that does not count in this fight. */
  left_out: LeftOut[]
  /** What the loser of a robbery or an arrest is to lose. */
  stakes: Stakes | null
}

export interface Pair {
  cards: Face[]
  combination: Id
}

export interface PokerTable {
  /** Who has started the game comes first. */
  playing: Seat[]
  pot: number
  flop: Face[]
  /** Who plays the dealer; -1 if nobody does. */
  dealer: Seat
  /** How many cards the dealer holds. */
  dealt: number
  /** Those of them that are known. */
  known: Face[]
  /** The cards the dealer has added. */
  shown: Face[]
  /** What two of the viewer's own cards make of the flop. */
  pairs: Pair[]
}

export interface StoryPlace {
  story: Face
  /** Whether it is completed and carried out. */
  turned: boolean
  deck: number
  told: Face[]
  /** By seat. */
  cylinders: number[]
}

export interface ManInBlack {
  space: string
  lp: number
  deck: number
  pile: Face[]
}

export interface PlayerView {
  seat: Seat
  status: 'alive'
  character: Id
  /** The character cards that were dealt, or kept, if known. */
  choice: Face[]
  /** neutral, lawman or outlaw */
  side: Id
  /** Empty before the figure stands on the board. */
  space?: string
  lp: number
  mp: number
  wp: number
  money: number
  nuggets: number
  wounds: number
  /** Whether the character's ability works. */
  proven: boolean
  gear: Gear[]
  weapon?: Id
  mount?: Id
  movement: number
  hand_limit: number
  cards: number
  hand: Face[]
  /** The colours of the cattle tokens held. */
  cattle: Id[]
  /** Those of them that are known. */
  herd: Face[]
  /** Not on any story. */
  cylinders?: number
  /** Those not completed yet that are known. */
  goals?: Face[]
  /** How many are not completed yet. */
  goals_left?: number
  goals_done?: Face[]
  /** Legend tokens held. */
  tokens?: number
  /** Those of them that are known. */
  token_faces?: Face[]
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

export interface LegendsView {
  turn: number
  active: Seat
  first: Seat
  step?: Id
  /** How many LP bring the end. */
  length: number
  /** 0; 1 once the length was reached; 2 in the last round. */
  ending: number
  actions: number
  /** The action that is open and may go on. */
  going?: Id
  /** Movement points left. */
  points: number
  sheriff: string
  bandits: string[]
  deck: number
  pile: Face[]
  /** How many tokens are on the ranch of each colour. */
  cattle: Record<string, number>
  /** The actions of this turn that were taken, by their verbs. */
  spent: Id[]
  /** What was bought on the visit to a store that is open. */
  basket: Gear[]
  /** What each space within reach of the active player costs. */
  reach: Record<string, number>
  /** What acts of the active player would bring, in numbers. */
  offers: Offer[]
  result: Result | null
  ring?: Ring
  /** The game that goes on. Cards of players lie in the ring. */
  poker?: PokerTable | null
  /** The stories in play. */
  stories?: StoryPlace[]
  /** How many cylinders complete a story. */
  story_spaces?: number
  /** How many legend tokens lie face down. */
  legend_tokens?: number
  /** With two players: where he is, and his cards, the last one on top. */
  man_in_black?: ManInBlack
  game: 'legends'
  viewer: Seat | null
  players: PlayerView[]
  question?: Question
}

export type LegendsEvent =
  | { kind: 'character'; seat: Seat; character: Id }
  | { kind: 'first-player'; seat: Seat }
  | { kind: 'start'; seat: Seat; card: Id; upgraded: boolean; money: number; mp: number; wp: number; wounds: number }
  | { kind: 'stands'; seat: Seat; place: string }
  | { kind: 'bandit'; seat?: Seat; place: string }
  | { kind: 'turn'; seat: Seat; turn: number; left: number }
  | { kind: 'more-actions'; seat: Seat; count: number; left: number; why?: Id }
  | { kind: 'proven'; seat: Seat; character: Id }
  | { kind: 'end-in-sight'; seat?: Seat; points: number }
  | { kind: 'last-round'; seat?: Seat }
  | { kind: 'scored'; seat: Seat; lp: number; gear: number; money: number; wanted: number; marshal: number; chapters: number; wounds: number; points: number }
  | { kind: 'won'; seat?: Seat; side: Id; winners: Seat[] }
  | { kind: 'gained'; seat: Seat; what: Id; amount: number; total: number; why?: Id }
  | { kind: 'paid'; seat: Seat; what: Id; amount: number; total: number; why?: Id }
  | { kind: 'forfeited'; seat: Seat; what: Id; amount: number; total: number; why?: Id }
  | { kind: 'healed'; seat: Seat; amount: number; total: number; why?: Id }
  | { kind: 'hurt'; seat: Seat; amount: number; total: number; why?: Id; by?: Seat }
  | { kind: 'equipped'; seat: Seat; card: Id; for: Id }
  | { kind: 'took-up'; seat: Seat; card: Id }
  | { kind: 'used-up'; seat: Seat; card: Id }
  | { kind: 'gave-back'; seat: Seat; card: Id; why?: Id }
  | { kind: 'moved'; seat: Seat; start: string; place: string; way: string[]; left: number }
  | { kind: 'rolled'; seat: Seat; dice: Id[] }
  | { kind: 'drew'; seat: Seat; card?: Face; cards: number; why?: Id }
  | { kind: 'discarded'; seat: Seat; card: Face; why?: Id; aside?: boolean }
  | { kind: 'played'; seat: Seat; card: Face; target?: Seat }
  | { kind: 'handed-over'; seat: Seat; card?: Face; cards: number; to: Seat; why?: Id }
  | { kind: 'looked'; seat: Seat; cards: number; faces?: Face[]; why?: Id }
  | { kind: 'looked-at'; seat: Seat; cards: number; faces?: Face[]; why?: Id }
  | { kind: 'sheriff-rode'; seat: Seat; start: string; place: string }
  | { kind: 'reshuffled'; seat?: Seat; cards: number }
  | { kind: 'acquired'; seat: Seat; herd: Id; token?: Face }
  | { kind: 'cattle-sold'; seat: Seat; token: Face; for: Id }
  | { kind: 'cattle-returned'; seat: Seat; why?: Id }
  | { kind: 'fight'; seat: Seat; fight: Id; target?: Seat }
  | { kind: 'laid'; seat: Seat; cards: number; card?: Face }
  | { kind: 'revealed'; seat: Seat; card: Face }
  | { kind: 'opponent-drew'; seat: Seat; cards: number; faces?: Face[] }
  | { kind: 'opponent-played'; seat: Seat; card: Face }
  | { kind: 'counts'; seat: Seat; target: Seat; why: Id; amount: number }
  | { kind: 'left-out'; seat: Seat; why: Id; amount: number; rule: string }
  | { kind: 'compared'; seat: Seat; value: number; against: number }
  | { kind: 'fight-cancelled'; seat: Seat; why: Id }
  | { kind: 'surrendered'; seat: Seat }
  | { kind: 'fight-over'; seat: Seat; fight: Id; good: boolean }
  | { kind: 'bandit-gone'; seat?: Seat; place: string }
  | { kind: 'jailed'; seat: Seat; place: string }
  | { kind: 'cattle-taken'; seat: Seat; target: Seat; token?: Face }
  | { kind: 'poker'; seat: Seat }
  | { kind: 'joined'; seat: Seat }
  | { kind: 'dealer-drew'; seat: Seat; cards: number; faces?: Face[] }
  | { kind: 'flop'; seat?: Seat; flop: Face[]; pot: number }
  | { kind: 'combination'; seat: Seat; combination: Id }
  | { kind: 'dealer-showed'; seat?: Seat; shown: Face[]; combination: Id }
  | { kind: 'poker-over'; seat?: Seat; winners: Seat[]; pot: number }
  | { kind: 'took-back'; seat: Seat; card: Face; why?: Id }
  | { kind: 'table-cleared'; seat?: Seat; cleared: Face[] }
  | { kind: 'story'; seat?: Seat; story: Face; position: number }
  | { kind: 'contributed'; seat: Seat; story: Face; position: number; moves: boolean }
  | { kind: 'story-told'; seat: Seat; story: Face; tale: Id; seats: Seat[]; position: number }
  | { kind: 'stories-renewed'; seat?: Seat; cards: number; position: number }
  | { kind: 'goal-dealt'; seat: Seat; card?: Face }
  | { kind: 'goal-completed'; seat: Seat; card: Face }
  | { kind: 'tokens-drawn'; seat: Seat; cards: number; faces?: Face[] }
  | { kind: 'token-returned'; seat: Seat; token?: Face }
  | { kind: 'black-enters'; seat?: Seat; place: string; total: number }
  | { kind: 'black-turned'; seat?: Seat; card: Face; deed: Id }
  | { kind: 'black-went'; seat?: Seat; start: string; place: string }
  | { kind: 'black-gained'; seat?: Seat; amount: number; total: number; why?: Id }
  | { kind: 'black-lost'; seat?: Seat; amount: number; total: number; why?: Id }
  | { kind: 'black-rolled'; seat?: Seat; dice: Id[] }
  | { kind: 'black-reshuffled'; seat?: Seat; cards: number }
  | { kind: 'black-fight'; seat: Seat; fight: Id; attacked: boolean }
  | { kind: 'black-poker'; seat?: Seat }
  | { kind: 'black-drew'; seat?: Seat; cards: number }
  | { kind: 'black-played'; seat?: Seat; card: Face; shown: Face[] }

/** An event, read before its kind is known. */
export type LegendsFact = Any<LegendsEvent>

/** What the details of options say, by verb. */
export interface LegendsDetails {
  "move": { place: string }
  "go": { place: string }
  "further": { place: string }
  "stand": { place: string }
  "send": { place: string }
  "through": { rocks: Id; place: string }
  "income": { detail: Id }
  "use": { detail: Id }
  "buy": { detail: Id }
  "upgrade": { detail: Id }
  "sell": { amount: number }
  "revel": { amount: number }
  "reroll": { detail: Id }
  "choose": { detail: Id }
  "give": { detail: Id }
  "play": { detail: Id }
  "loot": { detail: Id }
  "first": { detail: Id }
  "punch": { detail: Id }
  "whiskey": { detail: Id }
  "demand": { detail: Id }
  "lead": { place: string }
}

export const detailOf = readerOf<LegendsDetails>('legends')
