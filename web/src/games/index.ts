// The games that have a board in the browser. A further game brings its layout and its texts.
import type { Component } from 'svelte'
import type { Answer, Ask, Occupant } from '../lib/protocol.ts'
import type { Told } from '../lib/speak.ts'
import type { Explained } from '../table/Mention.svelte'
import type { Order } from '../table/socket.ts'
import type { Front } from '../table/stage/queue.ts'
import type { Bubble } from '../table/talk.svelte.ts'
import type { Script } from '../table/stage/script.ts'
import { plainScript } from '../table/stage/script.ts'
import type { BangView } from './bang/view.ts'

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
  /** Under which name this browser keeps what one thinks of the others; empty: nothing is kept. */
  memory?: string
  /** What was just said at the table, at most one thing of each. */
  talk?: Bubble[]
  /** At a live table: be told of every step, even if several come at once. */
  watch?: (watcher: (events: Facts[], quiet?: boolean) => void) => () => void
  /** What is being shown, at a live table. */
  stage?: { front: Front; told: Record<string, any> & { kind: string } | null; skip: () => void; roll: () => void } | undefined
  /** Milliseconds left and in all for whom the game waits. */
  clock?: { left: number; of: number } | null
  /** An answer is on its way. */
  busy?: boolean
  /** Told whether something is in motion. */
  onmoving?: (moving: boolean) => void
  /** Answer the question. Without it the board is only to be looked at. */
  onchoose?: (option: string) => void
  /** Take the last choice back, where that can be done. */
  onundo?: (() => void) | undefined
  /** Ask the table something that changes nothing: why, reasons. */
  onask?: (order: Order) => Promise<Answer>
}

export interface Show {
  script: Script
  /** Where the rules have acted before anybody was asked: the table before that, what then happened, and how it is told. */
  opening?: (view: any, viewer: number | null) => { view: Facts; events: Told[]; lines: Told[] } | null
}

export interface GameClient {
  /** With what lies at a table that looks like this. */
  board: (view?: Facts) => Promise<{ default: Component<any> }>
  /** How its steps are shown. */
  show: () => Promise<Show>
  /** All about a piece, for whoever points at it. */
  explain: () => Promise<{ default: Component<Explained> }>
  /** The pictures of its pieces, and of what its log tells; of all its boxes, if need be. */
  icons: (all?: boolean) => Promise<{ iconOf: (group: string, id: string) => string; LOG: Record<string, string>; PICTURED: string[] }>
  /** What keys do that only this game has: the key, and the text about it. */
  keys: [string, string][]
  /** How the points at the end came about. */
  scores?: () => Promise<{ default: Component<{ result: any; called: (seat: number) => string }> }>
  /** What a role is to do: the text about it. */
  goal: (role: string, players: number) => string
  /** What a newcomer is told, if it is not that what glows can be used. */
  hint?: string
  /** What it costs to say something aloud now, for the chat box; '' if nothing. */
  talk?: () => Promise<(view: any) => string>
  /** What who is out may still win by: a text, and who it hangs on. Nothing if all is lost. */
  hopes?: (view: Record<string, any>, seat: number) => Hope | null
  /** Whether a survivor may keep the character for the next game of a series. */
  keeps?: boolean
  /** On a wide screen the log lies in the corner of the table (`--log-height`) and leaves the rest to the board. */
  cornerLog?: boolean
  /** Whether who is out may come back, as things stand. */
  mayReturn?: (view: Record<string, any>) => boolean
}

export interface Hope {
  words: string
  /** The player it hangs on. */
  on: Record<string, any> | undefined
}

/** Deputies win with the Sheriff, Outlaws with each other; everybody else only by living. */
function sideLives(view: Record<string, any>, seat: number): Hope | null {
  const { players } = view
  const { role } = players[seat]
  if (players.length < 4 || !['deputy', 'outlaw'].includes(role)) return null
  // Who the Sheriff is may be hidden: roles can be dealt anew.
  const on = players.find((each: Record<string, any>) => each.role === 'sheriff' && each.status !== 'out')
  return { words: on ? `ui-stage-hope-${role}` : 'ui-stage-hope', on }
}

const boxes = () => import('./bang/boxes/index.ts')

export const GAMES: Record<string, GameClient> = {
  bang: {
    board: async (view) => {
      const [board] = await Promise.all([import('./bang/Board.svelte'), view && boxes().then(({ loadBoxes }) => loadBoxes(view as BangView))])
      return board
    },
    show: () => import('./bang/script.ts'),
    goal: (role, players) => `bang-role-${role}.${players === 3 && role !== 'sheriff' ? 'goal-three-player-mode' : 'goal'}`,
    talk: async () => (await boxes()).talkOn,
    hopes: sideLives,
    explain: () => import('./bang/PieceTip.svelte'),
    icons: async (all) => {
      if (all) await (await boxes()).loadBoxes()
      return import('./bang/icons.ts')
    },
    keys: [['1 … 9', 'ui-keys-card'], ['1 … 9', 'ui-keys-target'], ['E', 'ui-keys-end'], ['P', 'ui-keys-pass']],
    keeps: true,
  },
  dice: {
    board: () => import('./dice/Board.svelte'),
    show: () => import('./dice/script.ts'),
    hint: 'ui-dice-hint',
    goal: (role, players) => `dice-role-${role}.${players === 3 ? 'goal-three' : 'goal'}`,
    hopes: sideLives,
    explain: () => import('./dice/PieceTip.svelte'),
    icons: () => import('./dice/icons.ts'),
    keys: [['1 … 5', 'ui-keys-die'], ['1 … 9', 'ui-keys-target'], ['Enter', 'ui-keys-roll'], ['P', 'ui-keys-pass']],
    mayReturn: (view) => view.boneyard !== undefined && !view.outbreak,
  },
  legends: {
    board: () => import('./legends/Board.svelte'),
    show: () => import('./legends/script.ts'),
    scores: () => import('./legends/Scores.svelte'),
    hint: 'ui-legends-hint',
    goal: () => 'ui-legends-goal',
    explain: () => import('./legends/PieceTip.svelte'),
    icons: () => import('./legends/icons.ts'),
    keys: [['M', 'ui-keys-map'], ['O', 'ui-keys-places'], ['1 … 9', 'ui-keys-answer'], ['E', 'ui-keys-end'], ['P', 'ui-keys-pass']],
    cornerLog: true,
  },
}

const shows: Record<string, Show> = {}

/** Has a game's way to show its steps ready: to be waited for before its table is opened. */
export async function prepare(game: string): Promise<void> {
  if (Object.hasOwn(GAMES, game)) shows[game] ??= await GAMES[game]!.show()
}

/** How a game is shown; plainly, as long as that is not here. */
export function showOf(game: string): Show {
  return shows[game] ?? { script: plainScript }
}
