import type { PortraitState } from './row.ts'

interface Life {
  life: number
  /** Out of the game. */
  out: boolean
  /** Out, and back nevertheless. */
  undead?: boolean | undefined
}

/** What a face looks like as things stand: one more hit, and who has as much life as `low` may be out. */
export function stateOf({ life, out, undead = false }: Life, low = 1): PortraitState {
  if (out) return 'dead'
  if (undead) return 'zombie'
  return life <= low ? 'wounded' : 'normal'
}
