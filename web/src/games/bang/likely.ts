// Who plays by keys is led to what they would reach for now.

interface Now {
  /** Only one thing is left to be said: do it, or do not. */
  settled: boolean
  aiming: boolean
  picked: boolean
  /** The card picked last. */
  latest: string
}

/** What one would reach for, the likeliest first. */
export function likely(all: HTMLElement[], { settled, aiming, picked, latest }: Now): HTMLElement[] {
  if (settled) return all.filter((each) => each.closest('.buttons')).reverse()
  if (aiming) return all.filter((each) => each.matches('.aim'))
  if (picked) return all.filter((each) => each.closest('.buttons'))
  const rank = (each: HTMLElement) =>
    latest && each.dataset.face === latest ? 0 : each.closest('[data-at="hand"], .tray') ? 1 : each.closest('.buttons') ? 2 : 3
  return all.sort((one, other) => rank(one) - rank(other))
}
