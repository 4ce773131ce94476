/** Opening tables, in the ways the pages offer it. */
import { api } from './api.ts'
import { t } from './i18n.svelte.ts'
import { me } from './me.svelte.ts'
import { ownPace } from './pace.ts'
import type { TableCard } from './protocol.ts'

export function tableName(): string {
  // The server allows 60 characters, a player's name has at most 32.
  return t('ui-lobby-name', { name: me()?.name ?? t('ui-stranger') }).slice(0, 60)
}

/** A game against bots that begins at once. */
export function playNow(game?: string, players = 5, modules: string[] = []): Promise<TableCard> {
  return api.open({ settings: { name: tableName(), game, players, modules, pace: ownPace() }, start: true })
}
