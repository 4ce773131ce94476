/** How fast one is shown things, and how long bots therefore wait. */
import type { Settings as TableSettings } from './protocol.ts'
import { settings } from './settings.svelte.ts'

/** So many games one is shown everything more slowly, and how much. */
const FIRST_GAMES = 3
const SLOWER = 1.5

/** 1 is normal, 2 twice as fast. */
export const showRate = (): number => settings.speed / (settings.games < FIRST_GAMES ? SLOWER : 1)

/** The pace of a table at which one plays alone: bots that go on before one has seen it make a storm. */
export function ownPace(): NonNullable<TableSettings['pace']> {
  const rate = showRate()
  if (settings.show === 'now' || rate >= 2) return 'quick'
  return rate >= 1 ? 'normal' : 'relaxed'
}
