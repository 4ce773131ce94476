/** The printed pieces of the games, each fetched once: colours of borders, ranges, life points. */
import { pieces } from '../lib/api.ts'
import type { Piece } from '../lib/protocol.ts'

let book = $state.raw(new Map<string, Piece>())

export async function loadCatalogue(game: string): Promise<void> {
  const found = await pieces(game)
  const named = found.pieces.map((piece) => [`${game} ${piece.group} ${piece.id}`, piece] as const)
  book = new Map([...book, ...named])
}

export function pieceOf(game: string, group: string, id: string): Piece | undefined {
  return book.get(`${game} ${group} ${id}`)
}
