/**
 * The new value, made of the old one as far as they are equal: what has not changed is the same object,
 * so that nothing that shows it has to look at it again. For plain data.
 */
export function share<T>(before: unknown, now: T): T {
  if (before === now || !plain(before) || !plain(now) || Array.isArray(before) !== Array.isArray(now)) return now
  const keys = Object.keys(now)
  // Mostly nothing is new: then nothing is made.
  let made = keys.length === Object.keys(before).length ? null : blank(now)
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at]!
    const value = share(before[key], now[key])
    if (!made && !(Object.is(value, before[key]) && key in before)) {
      made = blank(now)
      for (let known = 0; known < at; known++) made[keys[known]!] = before[keys[known]!]
    }
    if (made) made[key] = value
  }
  return (made ?? before) as T
}

const blank = (like: object) => (Array.isArray(like) ? [] : {}) as Record<string, unknown>

/** `share` with whatever was made the last time. */
export function sharing<T>(): (now: T) => T {
  let before: T | undefined
  return (now) => (before = share(before, now))
}

const plain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)
