import { pieceOf } from '../../table/catalogue.svelte.ts'

/** The border of a card says what kind it is; the shape beside it says the same without colour. */
export const SHAPES: Record<string, string> = {
  brown: '●',
  blue: '■',
  green: '▲',
  orange: '◆',
  black: '✚',
  railcar: '▬',
}

export function colourOf(id: string, group = 'card'): string {
  return pieceOf('bang', group, id)?.colour || 'brown'
}
