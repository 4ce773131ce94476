/** The printed pieces of BANG!, fetched once: colours of borders, ranges, life points. */
import { pieces } from '../../lib/api.ts'
import type { Piece } from '../../lib/protocol.ts'

let book = $state.raw(new Map<string, Piece>())

export async function loadCatalogue(): Promise<void> {
  const found = await pieces('bang')
  book = new Map(found.pieces.map((piece) => [`${piece.group} ${piece.id}`, piece]))
}

export function pieceOf(group: string, id: string): Piece | undefined {
  return book.get(`${group} ${id}`)
}

/** The border of a card says what kind it is; the shape beside it says the same without colour. */
export const SHAPES: Record<string, string> = {
  brown: '●',
  blue: '■',
  green: '▲',
  orange: '◆',
  black: '✚',
}

export function colourOf(card: string): string {
  return pieceOf('card', card)?.colour || 'brown'
}
