/**
 * The new value, made of the old one as far as they are equal: what has not changed is the same object,
 * so that nothing that shows it has to look at it again. For plain data.
 */
export function share<T>(before: unknown, now: T): T {
  if (before === now || !plain(before) || !plain(now) || Array.isArray(before) !== Array.isArray(now)) return now
  const keys = Object.keys(now)
  let same = keys.length === Object.keys(before).length
  const made = (Array.isArray(now) ? [] : {}) as Record<string, unknown>
  for (const key of keys) {
    made[key] = share(before[key], now[key])
    same &&= Object.is(made[key], before[key]) && key in before
  }
  return (same ? before : made) as T
}

/** `share` with whatever was made the last time. */
export function sharing<T>(): (now: T) => T {
  let before: T | undefined
  return (now) => (before = share(before, now))
}

const plain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)
