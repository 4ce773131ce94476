/** A view changes by changes: the path of keys and indices, and the new value there. */
export type Change = [path: (string | number)[], value: unknown]
export type View = Record<string, unknown>

/** The view with one value replaced; what lies beside the path is shared with the old view. */
export function withChange<T>(view: T, path: (string | number)[], value: unknown): T {
  if (path.length === 0) return value as T
  const [key, ...rest] = path as [string | number, ...(string | number)[]]
  const copy = (Array.isArray(view) ? [...view] : { ...view }) as Record<string | number, unknown>
  copy[key] = withChange(copy[key], rest, value)
  return copy as T
}

export function withChanges<T>(view: T, changes: readonly Change[]): T {
  return changes.reduce((now, [path, value]) => withChange(now, path, value), view)
}
