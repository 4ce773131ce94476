/** A table in the middle of a game, with nothing on it. */
import type { TableState } from '../lib/protocol'

export const tableState = (more: Partial<TableState> = {}): TableState => ({
  id: 't',
  settings: {},
  phase: 'playing',
  host: 'me',
  seats: [],
  watching: [],
  game: 1,
  replay: '',
  seed_hash: '',
  keeps: [],
  wants_pause: [],
  seed: '',
  salt: '',
  seat_wishes: [],
  closing: false,
  idle: false,
  ready: [],
  standings: [],
  ...more,
})
