/** Runs it once the browser has nothing else to do; what is returned takes that back. */
export function whenIdle(run: () => void, timeout = 5000): () => void {
  // Not every browser tells when that is.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, Math.min(timeout, 1000))
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(run, { timeout })
  return () => cancelIdleCallback(idle)
}
