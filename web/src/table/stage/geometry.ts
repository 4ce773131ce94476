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

/** What the cause of many things is wide while they are told under it, if there is room. */
const BEFORE_MANY = 136

/** The line above the card, which is no smaller than it can be read; and between card and tiles. */
const above = (u: number) => Math.max(44 * u, 34)
const BETWEEN = 10

export interface Tiling {
  wide: number
  high: number
  gap: number
  /** What there is no room for: more than one thing beside the other; more than two under each other; a
   * verdict that does not lie on its face; a face. */
  small: boolean
  low: boolean
  squat: boolean
  bare: boolean
}

/** The tiles of many targets, side by side in so much room; where it is low, they are. */
export function tilesIn(room: number, count: number, u: number, height = Infinity): Tiling {
  const gap = 8 * u
  const wide = Math.min(134 * u, (room - gap * (count - 1)) / count)
  // No room for more than a face, a name and a word, one under the other.
  const small = wide < 100
  const left = height - above(u) - (BEFORE_MANY * 1.42 + BETWEEN) * u
  const low = !small && left < 94 * u
  // Hardly any: not even for a face.
  const bare = small && height < above(u) + 44 * u + 50
  const squat = small && !bare && left < 44 * u + 50
  return { wide, gap, small, low, squat, bare, high: bare ? 46 : squat ? 42 * u + 24 : small ? 44 * u + 50 : (low ? 50 : 94) * u }
}

/** The card in the middle: as large as its place, and the tiles under it, let it be. */
export function cardBox(middle: Box, u: number, many: boolean, tiles = 94 * u): Box {
  const line = above(u)
  const room = middle.h - line - (many ? tiles + BETWEEN * u : 4)
  // With many, the row of verdicts lies under it; where there is no room at all, over its foot.
  const least = Math.min(many ? 72 * u : 44, (middle.h - line) / 1.42)
  const w = Math.max(least, Math.min((many ? BEFORE_MANY : 170) * u, room / 1.42, middle.w * 0.42))
  const h = w * 1.4
  const y = middle.y + line + Math.max(0, (room - h) / 2)
  return { x: middle.x + middle.w / 2 - w / 2, y, w, h }
}

/** How wide cards are beside the one in the middle: an answer, for what one is turned up, and that one. */
export const PARTS = { answer: 0.86, because: 0.62, flip: 0.66 }

/** All widths of cards that may come. */
export function widthsIn(middle: Box, u: number, others: number): number[] {
  const { w } = cardBox(middle, u, false)
  const many = cardBox(middle, u, true, tilesIn(middle.w - 12, Math.max(1, others), u, middle.h).high).w
  return [w, w * PARTS.answer, many, w * PARTS.because, w * PARTS.flip]
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
export function arrowTo(card: Box, seat: Box, own: boolean, u: number, question?: Box, words?: Box): Arrow {
  if (own && seat.y > card.y + card.h * 0.6) return arrowDown(card, seat, u, question)
  if (seat.y + seat.h < card.y) return arrowUp(card, seat, u, words)
  const start = edgeTowards(card, middleOf(seat), 3 * u)
  const tip = edgeTowards(seat, start, 8 * u)
  const dx = tip.x - start.x
  const dy = tip.y - start.y
  const bend = { x: (start.x + tip.x) / 2 - dy * 0.14, y: (start.y + tip.y) / 2 + dx * 0.14 }
  const angle = Math.atan2(tip.y - bend.y, tip.x - bend.x)
  const end = { x: tip.x - Math.cos(angle) * 12 * u, y: tip.y - Math.sin(angle) * 12 * u }
  return { path: `M${n(start.x)} ${n(start.y)} Q${n(bend.x)} ${n(bend.y)} ${n(end.x)} ${n(end.y)}`, tip, turn: (angle * 180) / Math.PI }
}

/** To who sits above: out to the side and up, past the end of the line rather than through its words. */
function arrowUp(card: Box, seat: Box, u: number, words: Box | undefined): Arrow {
  const [from, to] = [middleOf(card), middleOf(seat)]
  // The piles lie on the left: who sits right above is reached on the other side.
  const side = to.x < from.x - 8 * u ? -1 : 1
  // Between the line and the piles, which lie at the height of the card.
  const start = { x: from.x + (side * card.w) / 2, y: card.y + 6 * u }
  const outside = start.x + side * 70 * u
  const past = words ? middleOf(words).x + side * (words.w / 2 + 10 * u) : outside
  const farther = side < 0 ? Math.min : Math.max
  const within = (x: number) => Math.max(seat.x + 24 * u, Math.min(seat.x + seat.w - 24 * u, x))
  const lane = farther(past, within(farther(to.x, outside)))
  const foot = seat.y + seat.h
  const top = words?.y ?? card.y - 24 * u
  // Up beside the words; if the seat lies right above them, from there back to it.
  const back = lane !== within(lane)
  const far = back && top - foot > 70 * u
  const tip = { x: within(far ? to.x : lane), y: foot - (back && !far ? 6 : 2) * u }
  const bend = Math.max(top + 4 * u, tip.y + 18 * u)
  const leave = { x: lane, y: far ? top - 30 * u : back ? top - 4 * u : bend }
  const come = far ? { x: tip.x, y: leave.y } : back ? { x: tip.x + (lane - tip.x) * 0.45, y: foot + 8 * u } : leave
  const angle = Math.atan2(tip.y - come.y, tip.x - come.x)
  const end = { x: tip.x - Math.cos(angle) * 12 * u, y: tip.y - Math.sin(angle) * 12 * u }
  const points = (...all: Point[]) => all.map(({ x, y }) => `${n(x)} ${n(y)}`).join(' ')
  const corner = { x: lane, y: start.y }
  return { path: `M${points(start)} C${points(corner, corner, { x: lane, y: bend })} C${points(leave, come, end)}`, tip, turn: (angle * 180) / Math.PI }
}

/** To oneself: never over the question, which lies between. */
function arrowDown(card: Box, seat: Box, u: number, question: Box | undefined): Arrow {
  const start = { x: card.x - 4 * u, y: card.y + card.h * 0.84 }
  const tip = { x: Math.min(seat.x + 56 * u, card.x - 70 * u), y: seat.y - 8 * u }
  const aside = 24 * u
  if (question && tip.x > question.x - aside) {
    if (question.x - aside >= seat.x + 20 * u) tip.x = question.x - aside
    else if (seat.x >= 60 * u) return arrowRound(start, seat, u)
    // No room beside it: the question is as good as oneself.
    else tip.y = Math.min(tip.y, question.y - 4 * u)
  }
  const down = Math.min(start.y, tip.y - 40 * u)
  return { path: `M${n(start.x)} ${n(start.y)} C${n(tip.x + 40 * u)} ${n(start.y)} ${n(tip.x)} ${n(down)} ${n(tip.x)} ${n(tip.y - 12 * u)}`, tip, turn: 90 }
}

/** Around the question, into the left edge of the seat. */
function arrowRound(start: Point, seat: Box, u: number): Arrow {
  const tip = { x: seat.x - 6 * u, y: seat.y + seat.h * 0.45 }
  const out = seat.x - 130 * u
  return { path: `M${n(start.x)} ${n(start.y)} C${n(out)} ${n(start.y)} ${n(out)} ${n(tip.y)} ${n(tip.x - 12 * u)} ${n(tip.y)}`, tip, turn: 0 }
}

const n = (value: number): string => value.toFixed(1)
