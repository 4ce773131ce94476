// The games that have a board in the browser. A further game brings its layout and its texts.
import type { Component } from 'svelte'
import type { Answer, Ask, Occupant } from '../lib/protocol.ts'
import type { Explained } from '../table/Mention.svelte'
import type { Order } from '../table/socket.ts'

type Facts = Record<string, any>

export interface BoardProps {
  view: Record<string, any>
  /** Who sits where, by seat. */
  names: string[]
  viewer: number | null
  seats?: (Occupant | null)[]
  ask?: Ask | null
  /** What just happened, to be shown in motion; a new list for every step. */
  events?: Facts[]
  /** At a live table: be told of every step, even if several come at once. */
  watch?: (watcher: (events: Facts[]) => void) => () => void
  /** Milliseconds left and in all for whom the game waits. */
  clock?: { left: number; of: number } | null
  /** An answer is on its way. */
  busy?: boolean
  /** Told whether something is in motion. */
  onmoving?: (moving: boolean) => void
  /** Answer the question. Without it the board is only to be looked at. */
  onchoose?: (option: string) => void
  /** Ask the table something that changes nothing: why, reasons. */
  onask?: (order: Order) => Promise<Answer>
}

export interface GameClient {
  board: () => Promise<{ default: Component<any> }>
  /** All about a piece, for whoever points at it. */
  explain: () => Promise<{ default: Component<Explained> }>
  /** The pictures of its pieces. */
  icons: () => Promise<{ iconOf: (group: string, id: string) => string }>
  /** What keys do that only this game has: the key, and the text about it. */
  keys: [string, string][]
  /** Whether a survivor may keep the character for the next game of a series. */
  keeps?: boolean
  /** Whether who is out may come back, as things stand. */
  mayReturn?: (view: Record<string, any>) => boolean
}

export const GAMES: Record<string, GameClient> = {
  bang: {
    board: () => import('./bang/Board.svelte'),
    explain: () => import('./bang/PieceTip.svelte'),
    icons: () => import('./bang/icons.ts'),
    keys: [['1 … 9', 'ui-keys-card'], ['1 … 9', 'ui-keys-target'], ['E', 'ui-keys-end'], ['P', 'ui-keys-pass']],
    keeps: true,
  },
  dice: {
    board: () => import('./dice/Board.svelte'),
    explain: () => import('./dice/PieceTip.svelte'),
    icons: () => import('./dice/icons.ts'),
    keys: [['1 … 5', 'ui-keys-die'], ['1 … 9', 'ui-keys-target'], ['Enter', 'ui-keys-roll'], ['P', 'ui-keys-pass']],
    mayReturn: (view) => view.boneyard !== undefined && !view.outbreak,
  },
}
