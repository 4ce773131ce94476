// How a frame changes a view. Old views stay as they were, so that a history of them is cheap:
// whatever did not change is shared.

export type Path = (string | number)[]
export type Change = [Path, any]

/** The value with all changes made, in order. An empty path replaces the whole. */
export function applyChanges<T>(value: T, changes: Change[]): T {
  let changed: any = value
  for (const [path, to] of changes) changed = put(changed, path, 0, to)
  return changed
}

function put(old: any, path: Path, depth: number, to: any): any {
  if (depth === path.length) return to
  const key = path[depth]!
  if (typeof key === 'number') {
    const list = Array.isArray(old) ? old.slice() : []
    list[key] = put(list[key], path, depth + 1, to)
    return list
  }
  const fields = { ...(old as object) } as Record<string, any>
  fields[key] = put(fields[key], path, depth + 1, to)
  return fields
}
