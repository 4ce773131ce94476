/** Sorting and finding pieces. */
import { SUITS } from '../../lib/faces.ts'
import type { Piece } from '../../lib/protocol.ts'
import { seeking } from '../../lib/seeking.ts'

/** What a piece is, as one looks for it: the colour of a card, or another group. */
export type Kind = 'brown' | 'blue' | 'green' | 'orange' | 'black' | 'character' | 'role' | 'event' | 'railcar' | 'station' | 'locomotive' | 'die' | 'card' | 'fight' | 'story' | 'goal'
export const KINDS: Kind[] = ['brown', 'blue', 'green', 'orange', 'black', 'character', 'role', 'event', 'railcar', 'station', 'locomotive', 'card', 'fight', 'story', 'goal', 'die']

export function kindOf(piece: Piece): Kind {
  return (piece.colour || piece.group) as Kind
}

export function keyOf(piece: Piece): string {
  return `${piece.group}-${piece.id}`
}

export interface Wanted {
  kind: string
  module: string
  words: string
}

/** The pieces wanted; `words` have all to occur in what is written on the piece. */
export function find(pieces: Piece[], wanted: Wanted, written: (piece: Piece) => string): Piece[] {
  const sought = seeking(wanted.words)
  return pieces.filter((piece) => {
    if (wanted.kind && kindOf(piece) !== wanted.kind) return false
    if (wanted.module && piece.module !== wanted.module) return false
    return sought === null || sought(written(piece))
  })
}

export interface Pip {
  text: string
  red: boolean
  count: number
}

/** The printed copies, `bang:5d` as 5♦; equal ones are counted. */
export function pips(copies: string[]): Pip[] {
  const found = new Map<string, Pip>()
  for (const copy of copies) {
    const face = /:(\w+)([shdc])(#\d+)?$/.exec(copy)
    if (!face) continue
    const text = face[1]!.toUpperCase() + SUITS[face[2]!]!
    const pip = found.get(text)
    if (pip) pip.count += 1
    else found.set(text, { text, red: 'hd'.includes(face[2]!), count: 1 })
  }
  return [...found.values()]
}
