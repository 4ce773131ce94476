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

let asking: Promise<void> | null = null

/** Asked once, however many want to know: two first requests would make two guests. */
export function loadMe(): Promise<void> {
  asking ??= api
    .me()
    .then((who) => {
      current = who
    })
    .finally(() => (asking = null))
  return asking
}

/** Be somebody before doing what needs an identity. */
export async function beSomebody(): Promise<void> {
  if (current === null) await loadMe()
}
