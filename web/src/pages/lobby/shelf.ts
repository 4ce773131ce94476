/** Which boxes one plays with, game by game: taken from the shelf, and remembered in this browser. */
const KEY = 'saloon.shelf'

function read(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}

/** Those of them that there are. */
export function boxesOf(game: string, known: string[]): string[] {
  const taken = read()[game]
  return Array.isArray(taken) ? known.filter((id) => taken.includes(id)) : []
}

/** Taken out or put back: what a box needs comes with it, and goes only with what needs it. */
export function turned(modules: { id: string; needs?: string[] }[], taken: string[], id: string): string[] {
  const needs = modules.find((each) => each.id === id)?.needs ?? []
  if (!taken.includes(id)) return [...new Set([...taken, ...needs, id])]
  const needing = modules.filter((each) => each.needs?.includes(id)).map((each) => each.id)
  return taken.filter((each) => each !== id && !needing.includes(each))
}

export function keepBoxes(game: string, boxes: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: boxes }))
  } catch {
    // Then it is forgotten with the page.
  }
}
