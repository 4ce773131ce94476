// Made by `make types` from the server's types. Do not edit.

import type { Settings, Person, Frame } from './protocol.ts'

export interface Me {
  id: string
  name: string
  claimed: boolean
  tables: string[]
  blocked: Person[]
}

export interface NewName {
  name: string
}

export interface Credentials {
  name: string
  passphrase: string
}

export interface Block {
  person: string
}

export interface PersonReport {
  person: string
  table: string
  text: string
}

export interface Password {
  password: string
}

export interface GameInfo {
  id: string
  built: boolean
  players: number[]
  modules: ModuleInfo[]
  editions: string[]
  rulings: RulingInfo[]
  bots: string[]
  minutes: number[]
  habits: HabitInfo[]
}

export interface ModuleInfo {
  id: string
  built: boolean
  cards: number
  characters: number
  events: number
  players: number[]
  needs: string[]
  series: boolean
}

export interface RulingInfo {
  id: string
  rule: string
  module: string
  values: (boolean | number | string)[]
  editions: Record<string, boolean | number | string>
}

export interface HabitInfo {
  id: string
  usual: boolean
}

export interface Pieces {
  game: string
  pieces: Piece[]
}

export interface Piece {
  id: string
  group: string
  module: string
  colour: string
  copies: string[]
  range: number
  life: number
  book: boolean
  tags: string[]
  price: number
}

export interface NewTable {
  settings: Settings
  bots?: string[]
  start?: boolean
}

export interface TableCard {
  id: string
  name: string
  game: string
  phase: string
  host: string
  players: number
  humans: number
  bots: number
  watching: number
  settings: Settings
  mine: boolean
  locked: boolean
}

export interface Film {
  view: Record<string, any>
  frames: Frame[]
  viewer: number | null
  open: boolean
}

export interface ReplayCard {
  id: string
  game: string
  settings: Record<string, any>
  names: string[]
  result: Record<string, any> | null
  steps: number
  turns: number
  finished: number
}

export interface Problem {
  text: string
  table?: string
  replay?: string
  step?: number
  page?: string
}

export interface Problems {
  id: string
}

export interface Invitation {
  origin: string
}

export interface Error {
  error: string
  message: string
  rule: string
}
