// The texts of faces: `bang:5d#2` is a kind, what is printed on the piece, and the number of the copy.

/** The kind of a face: `bang` of `bang:5d#2`. */
export const kindOf = (face: string): string => face.split(':', 1)[0]!

/** What follows the colon, without the number of the copy: `billy_the_kid` of `character:billy_the_kid`. */
export const idOf = (face: string): string => (face.split(':')[1] ?? '').split('#', 1)[0]!

export const SUITS: Record<string, string> = { s: '♠', h: '♥', d: '♦', c: '♣' }
