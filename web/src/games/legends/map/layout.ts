// The map as data: the cell of every space, where figures stand, where names are written. Made together
// with the drawing of the land (land.svg) from the graph of the board, so that two cells share a border
// exactly where one can go from one to the other.
import drawn from './layout.json'

export interface Space {
  /** The outline, also what one hits. */
  cell: string
  /** Where the foot of a figure stands. */
  stand: [number, number]
  /** Where a number is written. */
  badge: [number, number]
  at: [number, number]
  box: [number, number, number, number]
  location: string
  region: string
}

interface Layout {
  box: [number, number, number, number]
  spaces: Record<string, Space>
  labels: Record<'locations' | 'regions' | 'towns', Record<string, [number, number]>>
  places: Record<string, { kind: string; spaces: string[]; actions: string[] }>
  impassable: Record<string, string>
}

export const LAYOUT = drawn as unknown as Layout
export const SPACES = LAYOUT.spaces
export const WIDTH = LAYOUT.box[2]
export const HEIGHT = LAYOUT.box[3]

/** What can be done on a space, as the data of the board calls it. */
export const actionsAt = (space: string): string[] => LAYOUT.places[SPACES[space]?.location ?? '']?.actions ?? []

/** How far figures stand from each other, and how many stand side by side. */
const APART = 27
const ABREAST = 3
const ROW = 14

/** Where the figures of one space stand: side by side, three in a row, the others behind them. */
export function standing(space: string, count: number): [number, number][] {
  const [x, y] = SPACES[space]?.stand ?? [0, 0]
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / ABREAST)
    const inRow = Math.min(ABREAST, count - row * ABREAST)
    return [x + ((at % ABREAST) - (inRow - 1) / 2) * APART, y - row * ROW * 2]
  })
}
