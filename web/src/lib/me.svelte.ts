/** Who one is. A new visitor becomes a guest with the first request. */
import { api } from './api.ts'
import type { Me } from './protocol.ts'

let current = $state.raw<Me | null>(null)

export function me(): Me | null {
  return current
}

export function iAm(who: Me | null): void {
  current = who
}

export async function loadMe(): Promise<void> {
  current = await api.me()
}
