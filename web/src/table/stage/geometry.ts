// Where the stage lies, and the way of its arrow: pixels, seen from the board's corner.

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export interface Point {
  x: number
  y: number
}

export const middleOf = (box: Box): Point => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 })

/** A thing on the board as it lies now, seen from the board's own corner. */
export function boxOf(frame: DOMRect, thing: Element): Box {
  const box = thing.getBoundingClientRect()
  return { x: box.left - frame.left, y: box.top - frame.top, w: box.width, h: box.height }
}

export const sameBox = (one: Box, other: Box | undefined): boolean =>
  other !== undefined && one.x === other.x && one.y === other.y && one.w === other.w && one.h === other.h

/** The card in the middle: as large as its place lets it be. */
export function cardBox(middle: Box, u: number, many: boolean): Box {
  const line = 44 * u
  const room = middle.h - line - (many ? 104 * u : 4)
  // With many, the row of verdicts lies under it; where there is no room at all, over its foot.
  const w = Math.max(many ? 72 * u : 44, Math.min((many ? 136 : 170) * u, room / 1.42, middle.w * 0.42))
  const h = w * 1.4
  const y = middle.y + line + Math.max(0, (room - h) / 2)
  return { x: middle.x + middle.w / 2 - w / 2, y, w, h }
}

/** The point of a box's edge that lies towards another point. */
export function edgeTowards(box: Box, to: Point, gap = 0): Point {
  const from = middleOf(box)
  const dx = to.x - from.x
  const dy = to.y - from.y
  if (dx === 0 && dy === 0) return from
  const reach = Math.min((box.w / 2 + gap) / Math.abs(dx || 1e-9), (box.h / 2 + gap) / Math.abs(dy || 1e-9))
  return { x: from.x + dx * reach, y: from.y + dy * reach }
}

export interface Arrow {
  path: string
  /** Where it ends, and where it points, in degrees. */
  tip: Point
  turn: number
}

/** From the card to a seat: a bow. To oneself it sweeps out to the left, to one's face. */
export function arrowTo(card: Box, seat: Box, own: boolean, u: number): Arrow {
  const below = seat.y > card.y + card.h * 0.6
  if (own && below) {
    const start = { x: card.x - 4 * u, y: card.y + card.h * 0.84 }
    const tip = { x: Math.min(seat.x + 56 * u, card.x - 70 * u), y: seat.y - 8 * u }
    const from = { x: tip.x, y: Math.min(start.y, tip.y - 40 * u) }
    return { path: `M${n(start.x)} ${n(start.y)} C${n(from.x + 40 * u)} ${n(start.y)} ${n(tip.x)} ${n(from.y)} ${n(tip.x)} ${n(tip.y - 12 * u)}`, tip, turn: 90 }
  }
  const start = edgeTowards(card, middleOf(seat), 3 * u)
  const tip = edgeTowards(seat, start, 8 * u)
  const dx = tip.x - start.x
  const dy = tip.y - start.y
  const bend = { x: (start.x + tip.x) / 2 - dy * 0.14, y: (start.y + tip.y) / 2 + dx * 0.14 }
  const angle = Math.atan2(tip.y - bend.y, tip.x - bend.x)
  const end = { x: tip.x - Math.cos(angle) * 12 * u, y: tip.y - Math.sin(angle) * 12 * u }
  return { path: `M${n(start.x)} ${n(start.y)} Q${n(bend.x)} ${n(bend.y)} ${n(end.x)} ${n(end.y)}`, tip, turn: (angle * 180) / Math.PI }
}

const n = (value: number): string => value.toFixed(1)
