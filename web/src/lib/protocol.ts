// Made by `make types` from the server's types. Do not edit.

export type * from './shapes.ts'

export interface Choose {
  do: 'choose'
  id: string
  ask: number
  option: string
}

export interface Undo {
  do: 'undo'
  id: string
}

export interface Why {
  do: 'why'
  id: string
  verb?: string
  card?: string
  seat?: number | null
  detail?: string
}

export interface Reasons {
  do: 'reasons'
  id: string
  seat: number
}

export interface Prefer {
  do: 'prefer'
  id: string
  preferences: Preferences
}

export interface Preferences {
  pass_reactions: boolean
  habits: Record<string, boolean>
  hurry: boolean
}

export interface Sit {
  do: 'sit'
  id: string
  seat?: number | null
}

export interface Consent {
  do: 'consent'
  id: string
  person: string
  yes?: boolean
}

export interface Stand {
  do: 'stand'
  id: string
}

export interface AddBot {
  do: 'addbot'
  id: string
  seat?: number | null
  bot?: string
}

export interface Remove {
  do: 'remove'
  id: string
  seat: number
}

export interface SetUp {
  do: 'setup'
  id: string
  settings: Settings
}

export interface Settings {
  name?: string
  game?: string
  players?: number
  modules?: string[]
  edition?: string
  rulings?: Record<string, boolean | number | string>
  clock?: Clock | null
  pace?: 'none' | 'normal' | 'quick' | 'relaxed'
  access?: 'link' | 'open' | 'password'
  password?: string
  spectators?: boolean
  open_when_out?: boolean
  undo?: boolean
  series?: boolean
  remarks?: boolean
}

export interface Clock {
  bank?: number
  increment?: number
  reaction?: number
}

export interface Start {
  do: 'start'
  id: string
}

export interface Pause {
  do: 'pause'
  id: string
}

export interface Resume {
  do: 'resume'
  id: string
}

export interface End {
  do: 'end'
  id: string
}

export interface HandOver {
  do: 'handover'
  id: string
  person: string
}

export interface Rematch {
  do: 'rematch'
  id: string
  keep?: boolean
}

export interface Ready {
  do: 'ready'
  id: string
  yes?: boolean
}

export interface Say {
  do: 'say'
  id: string
  text?: string
  phrase?: string
}

export interface Stay {
  do: 'stay'
  id: string
}

export interface Resync {
  do: 'resync'
  id: string
}

export interface Ping {
  do: 'ping'
  id: string
}

export interface Welcome {
  is: 'welcome'
  n: number
  epoch: string
  you: string
  seat: number | null
  table: TableState
  step: number
  view: Record<string, any> | null
  ask: Ask | null
  clocks: SeatClock[]
  chat: Said[]
  preferences: Preferences | null
}

export interface TableState {
  id: string
  settings: Settings
  phase: 'broken' | 'closed' | 'finished' | 'lobby' | 'paused' | 'playing'
  host: string
  seats: (Occupant | null)[]
  watching: Person[]
  game: number
  replay: string
  seed_hash: string
  keeps: number[]
  wants_pause: number[]
  seed: string
  salt: string
  seat_wishes: SeatWish[]
  closing: boolean
  idle: boolean
  ready: number[]
  standings: Standing[]
}

export interface Occupant {
  kind: 'bot' | 'human'
  name: string
  person: string
  bot: string
  here: boolean
  stand_in: boolean
  former: string
}

export interface Person {
  id: string
  name: string
}

export interface SeatWish {
  person: string
  name: string
  seat: number
  waits_for: number[]
}

export interface Standing {
  name: string
  person: string
  games: number
  wins: number
  points: number
  places: number
  rank: number
}

export interface Ask {
  id: number
  kind: string
  seats: number[]
  rule: string
  about: string
  by: number | null
  amount: number
  reaction: boolean
  options: OptionInfo[]
  default: string
  also: OptionInfo[]
  undo: boolean
}

export interface OptionInfo {
  text: string
  verb: string
  card: string | null
  seat: number | null
  detail: string
  vain?: string
}

export interface SeatClock {
  seat: number
  left: number
  running: boolean
}

export interface Said {
  is: 'said'
  n: number
  who: string
  name: string
  text: string
  phrase: string
  seat: number | null
  game: number
  step: number
}

export interface Table {
  is: 'table'
  n: number
  table: TableState
}

export interface Forward {
  is: 'step'
  n: number
  frame: Frame
  ask: Ask | null
  clocks: SeatClock[]
}

export interface Frame {
  step: number
  turn: number
  events: Record<string, any>[]
  changes: ([(string | number)[], any])[]
  lines: (number | Record<string, any>)[]
}

export interface Back {
  is: 'back'
  n: number
  step: number
  view: Record<string, any>
  ask: Ask | null
  clocks: SeatClock[]
  by: number
}

export interface Asked {
  is: 'asked'
  n: number
  ask: Ask | null
  clocks: SeatClock[]
}

export interface Answer {
  is: 'answer'
  re: string
  refused: string
  rule: string
  facts: Record<string, any>
  reasons: Record<string, any>
}

export type AnyCommand = Choose | Undo | Why | Reasons | Prefer | Sit | Consent | Stand | AddBot | Remove | SetUp | Start | Pause | Resume | End | HandOver | Rematch | Ready | Say | Stay | Resync | Ping

export type AnyNews = Welcome | Table | Forward | Back | Asked | Said
