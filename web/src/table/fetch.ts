// What a table fetches: what it needs before it is shown, and in a quiet moment what it will need later.
import { GAMES, prepare } from '../games/index.ts'
import { wantTexts } from '../lib/i18n.svelte.ts'
import { whenIdle } from '../lib/idle.ts'
import type { TableCard } from '../lib/protocol.ts'

/** The words of a game and how it is shown. */
export async function fetchGame(game: string, boxes: string[]): Promise<void> {
  await Promise.all([wantTexts(game, boxes), prepare(game)])
}

/** Everything that is seen first of a table. */
export async function fetchTable({ game, settings, phase }: TableCard): Promise<void> {
  // A board that does not come says so in its own place.
  const board = phase === 'lobby' ? later.seating() : GAMES[game]?.board().catch(() => undefined)
  await Promise.all([fetchGame(game, settings.modules ?? []), board])
}

/** What a table shows now and then. */
export const later = {
  seating: () => import('./Seating.svelte'),
  chat: () => import('./Chat.svelte'),
  rules: () => import('./RulesTab.svelte'),
  life: () => import('./life/Life.svelte'),
  death: () => import('./stage/Death.svelte'),
  result: () => import('./Result.svelte'),
  menu: () => import('./Menu.svelte'),
}

/** So that none of it has to be waited for once it is wanted. */
export function fetchLater(game: string): void {
  whenIdle(() => {
    // What does not come now is asked for again when it is wanted.
    for (const load of [() => GAMES[game]?.board(), ...Object.values(later)]) load()?.catch(() => undefined)
  })
}
