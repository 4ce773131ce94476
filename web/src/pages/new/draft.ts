/** What a host has chosen so far, and what of it goes to the server. */
import type { Clock, GameInfo, NewTable, RulingInfo, Settings } from '../../lib/protocol.ts'

export type Value = boolean | number | string
export type ClockName = 'none' | 'quick' | 'normal' | 'relaxed' | 'own'

export const CLOCKS: Record<Exclude<ClockName, 'none' | 'own'>, Required<Clock>> = {
  quick: { bank: 120, increment: 5, reaction: 10 },
  normal: { bank: 300, increment: 10, reaction: 20 },
  relaxed: { bank: 900, increment: 20, reaction: 40 },
}

export interface Draft {
  name: string
  game: string
  players: number
  modules: string[]
  edition: string
  /** Only what differs from the edition. */
  rulings: Record<string, Value>
  bots: number
  bot: string
  clockName: ClockName
  clock: Required<Clock>
  pace: NonNullable<Settings['pace']>
  access: NonNullable<Settings['access']>
  password: string
  spectators: boolean
  openWhenOut: boolean
  undo: boolean
  series: boolean
  remarks: boolean
}

export function blank(name: string): Draft {
  return {
    name,
    game: 'bang',
    players: 5,
    modules: [],
    edition: 'dynamite-box',
    rulings: {},
    bots: 0,
    bot: 'cowhand',
    clockName: 'none',
    clock: { ...CLOCKS.normal },
    pace: 'normal',
    access: 'link',
    password: '',
    spectators: true,
    openWhenOut: false,
    undo: true,
    series: false,
    remarks: true,
  }
}

/** The draft with only what this game has: boxes, a bot that plays it, a number of players. */
export function fitted(draft: Draft, game: GameInfo): Draft {
  const built = game.modules.filter((module) => module.built).map((module) => module.id)
  const players = possiblePlayers(game)
  return {
    ...draft,
    modules: draft.modules.filter((id) => built.includes(id)),
    // The later, the better they are.
    bot: game.bots.includes(draft.bot) ? draft.bot : (game.bots.at(-1) ?? ''),
    players: players.includes(draft.players) ? draft.players : (players[0] ?? draft.players),
  }
}

/** The rulings that matter with these modules. */
export function rulingsFor(game: GameInfo, modules: string[]): RulingInfo[] {
  return game.rulings.filter((ruling) => ruling.module === 'base' || modules.includes(ruling.module))
}

/** What holds unless the table says otherwise; without editions it is the first value. */
export function usual(ruling: RulingInfo, edition: string): Value {
  return ruling.editions[edition] ?? ruling.values[0]!
}

export function valueOf(draft: Draft, ruling: RulingInfo): Value {
  return draft.rulings[ruling.id] ?? usual(ruling, draft.edition)
}

/** The rulings after one of them was set; what holds anyway is not kept. */
export function withRuling(draft: Draft, ruling: RulingInfo, value: Value): Record<string, Value> {
  const { [ruling.id]: _, ...others } = draft.rulings
  return value === usual(ruling, draft.edition) ? others : { ...others, [ruling.id]: value }
}

/** All numbers of players that some choice of boxes allows. */
export function possiblePlayers(game: GameInfo): number[] {
  const boxes = game.modules.filter((module) => module.built).flatMap((module) => module.players ?? [])
  return [...new Set([...game.players, ...boxes])].sort((a, b) => a - b)
}

/** The box without which so many cannot play, if it is not on the table. */
export function missingBox(game: GameInfo, draft: Draft): string | null {
  if (game.players.includes(draft.players)) return null
  const boxes = game.modules.filter((module) => (module.players ?? []).includes(draft.players))
  if (boxes.length === 0 || boxes.some((box) => draft.modules.includes(box.id))) return null
  return boxes[0]!.id
}

/** What the draft comes to as settings; rulings of boxes that are not on the table are left out. */
export function toSettings(draft: Draft, game: GameInfo): Settings {
  const mattering = new Set(rulingsFor(game, draft.modules).map((ruling) => ruling.id))
  const rulings = Object.entries(draft.rulings).filter(([id]) => mattering.has(id))
  const clock =
    draft.clockName === 'none'
      ? null
      : draft.clockName === 'own'
        ? { ...draft.clock }
        : { ...CLOCKS[draft.clockName] }
  return {
    name: draft.name.trim(),
    game: draft.game,
    players: draft.players,
    modules: [...draft.modules],
    edition: draft.edition,
    rulings: Object.fromEntries(rulings),
    clock,
    pace: draft.pace,
    access: draft.access,
    password: draft.access === 'password' ? draft.password : '',
    spectators: draft.spectators,
    open_when_out: draft.openWhenOut,
    undo: draft.undo,
    series: draft.series,
    remarks: draft.remarks,
  }
}

export function toTable(draft: Draft, game: GameInfo, start: boolean): NewTable {
  const seats = Math.min(draft.bots, draft.players - 1)
  return {
    settings: toSettings(draft, game),
    bots: Array<string>(start ? draft.players - 1 : seats).fill(draft.bot),
    start,
  }
}

/** The settings of a table that is there, to be changed. Its password is told to nobody. */
export function draftOf(settings: Settings): Draft {
  const fresh = blank(settings.name ?? '')
  const { clock } = settings
  const known = (Object.keys(CLOCKS) as (keyof typeof CLOCKS)[]).find(
    (name) => JSON.stringify(CLOCKS[name]) === JSON.stringify({ ...fresh.clock, ...clock }),
  )
  return {
    ...fresh,
    game: settings.game ?? fresh.game,
    players: settings.players ?? fresh.players,
    modules: [...(settings.modules ?? [])],
    edition: settings.edition ?? fresh.edition,
    rulings: { ...settings.rulings },
    clockName: clock ? (known ?? 'own') : 'none',
    clock: { ...fresh.clock, ...clock },
    pace: settings.pace ?? fresh.pace,
    access: settings.access ?? fresh.access,
    spectators: settings.spectators ?? fresh.spectators,
    openWhenOut: settings.open_when_out ?? fresh.openWhenOut,
    undo: settings.undo ?? fresh.undo,
    series: settings.series ?? fresh.series,
    remarks: settings.remarks ?? fresh.remarks,
  }
}
