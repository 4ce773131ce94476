// Where everything lies on a table, from the room there is and from who and what is on it.
//
// Everything is a multiple of one unit, `u`: it grows with the window and shrinks with the bands that
// boxes lay on the felt. Four shapes: an oval (`wide`), an upright one for tablets (`tall`), and two for
// phones (`phone` upright, `flat` on its side). All pure: a box of pixels in, boxes of pixels out.

export type Shape = 'wide' | 'tall' | 'phone' | 'flat'

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** What the boxes of a game lay on the felt besides its piles. */
export interface Bands {
  /** Cards for sale, beside the piles. */
  shop?: boolean
  /** A long row at the foot of the stage: a train and its stations. */
  line?: boolean
}

export interface Measures {
  shape: Shape
  /** One unit in pixels. */
  u: number
  /** How large the seats of the others are, 1 with five at the table. */
  k: number
  /** In how many columns the others sit; 0 where they sit around an oval. */
  columns: number
  /** A small phone: everything closer. */
  tiny: boolean
  felt: Box
  seats: Box[]
  /** Felt that the others leave free between them, where they sit in columns. */
  gap?: Box
  own: Box
  /** From the line to the question: the stage, the piles at its left. */
  middle: Box
  /** The foot of the question; it grows upwards. */
  ask: Box
  hand: Box
  /** The width of a card in the hand. */
  card: number
}

/** A table that nobody has measured yet: what it is made for. */
export const USUAL = { width: 1144, height: 852 }

const K: Record<number, number> = { 3: 1.08, 4: 1.04, 5: 1, 6: 0.93, 7: 0.87, 8: 0.8 }
const SEAT = { w: 308, h: 148 }
const LARGEST = 1.6
/** Smaller than this in either direction is a phone. */
const PHONE = { width: 600, height: 452 }
const SMALL_PHONE = 610
/** How much higher a table must be to hold a train; upright there is nothing beside it. */
const LINE_HEIGHT = { wide: 96, tall: 150 }

const clamp = (least: number, value: number, most: number) => Math.max(least, Math.min(most, value))
const times = (box: Box, u: number): Box => ({ x: box.x * u, y: box.y * u, w: box.w * u, h: box.h * u })

export function shapeOf(width: number, height: number): Shape {
  if (width < PHONE.width || height < PHONE.height) return width > height ? 'flat' : 'phone'
  return width < height ? 'tall' : 'wide'
}

/** What else counts. */
export interface Also {
  /** How wide one's own seat is, in units. */
  own?: number
  /** How high the question has become, in pixels. */
  ask?: number
  /** Whether there are cards in one's hand. */
  hand?: boolean
}

export function measure(width: number, height: number, others: number, bands: Bands = {}, also: Also = {}): Measures {
  const shape = shapeOf(width, height)
  if (shape === 'phone') return phone(width, height, others, also)
  if (shape === 'flat') return flat(width, height, others, also)
  return oval(shape, width, height, others, bands, also)
}

// -- a desk, or a tablet ----------------------------------------------------------------------------

function oval(shape: 'wide' | 'tall', width: number, height: number, others: number, bands: Bands, also: Also): Measures {
  const tall = shape === 'tall'
  const more = bands.line ? LINE_HEIGHT[shape] : 0
  const columns = tall ? columnsFor(others) : 0
  const rows = tall ? Math.ceil(others / columns) : 1
  const u = tall ? Math.min(width / 690, height / (1002 + more)) : Math.min(width / USUAL.width, height / (794 + more), LARGEST)
  const [w, h] = [width / u, height / u]
  const full = K[clamp(3, others + 1, 8)]!
  const k = tall ? Math.min(1.03, (w - 14 * (columns + 1)) / columns / SEAT.w, columns === 3 ? 0.8 : 2) : bands.shop || bands.line ? Math.min(full, K[8]!) : full
  const seat = { w: SEAT.w * k, h: SEAT.h * k }
  const slack = tall ? Math.min(60, Math.max(0, h - 794 - (rows - 1) * (seat.h + 14))) : h - 794 - more

  // From above and from below, in units; what is left over goes into the gaps.
  const top = 12 + slack * 0.08
  const hand = { h: 171, y: h - 171 - 8 - Math.min(8, slack * 0.12) }
  const own = { w: tall ? w - 28 : (also.own ?? 690), h: 97, y: hand.y - 97 - 12 - slack * 0.12 }
  const side = others <= 2 ? 0 : others <= 5 ? 1 : 2
  const highest = tall ? rows * (seat.h + 14) - 5 : side && others - 2 * side > 2 ? seat.h + 12 : seat.h
  const line = top + Math.max(highest, tall ? 0 : 126) + 5 + slack * (tall ? 0.3 : 0.16)
  // The question grows upwards, and the stage gives way.
  const foot = own.y - 8 - (tall ? 0 : slack * 0.04)
  const high = Math.max(58, (also.ask ?? 0) / u)
  const ask = { h: high, y: foot - high }

  const centre = w / 2
  const open = tall || side === 0 ? w - 40 : w - 2 * (seat.w + 12) - 4
  const stage = Math.min(open, tall ? 660 : 628)
  return {
    shape,
    u,
    k,
    columns,
    tiny: false,
    felt: times({ x: 26, y: 22, w: w - 52, h: own.y + 58 - 22 }, u),
    seats: (tall ? inColumns(others, columns, seat, (w - columns * seat.w - (columns - 1) * 14) / 2, top, 14) : around(others, side, seat, w, top, line, slack)).map((box) => times(box, u)),
    own: times({ x: centre - own.w / 2, ...own }, u),
    middle: times({ x: centre - stage / 2, y: line, w: stage, h: ask.y - 6 - line }, u),
    ask: times({ x: 12, w: w - 24, ...ask }, u),
    hand: times({ x: 0, w, ...hand }, u),
    card: 122 * u,
  }
}

/** Clockwise from the viewer's left: up the left side, along the top, down the right side. */
function around(others: number, side: number, seat: { w: number; h: number }, w: number, top: number, line: number, slack: number): Box[] {
  const above = others - 2 * side
  const apart = above === 2 ? seat.w + 128 : seat.w + 20
  const sideY = (row: number) => (side === 1 ? line + 52 + slack * 0.3 : line + 6 + row * (seat.h + 26))
  const boxes: Box[] = []
  for (let row = side - 1; row >= 0; row--) boxes.push({ x: 12, y: sideY(row), ...seat })
  for (let at = 0; at < above; at++) {
    const outer = above > 2 && at !== (above - 1) / 2
    boxes.push({ x: w / 2 + (at - (above - 1) / 2) * apart - seat.w / 2, y: top + (outer ? 12 : 0), ...seat })
  }
  for (let row = 0; row < side; row++) boxes.push({ x: w - seat.w - 12, y: sideY(row), ...seat })
  return boxes
}

// -- seats in columns: tablets and phones -----------------------------------------------------------

const columnsFor = (others: number) => (others <= 2 || others === 4 ? 2 : 3)

/** The same order around a block of columns, open towards the viewer. */
export function ringOf(others: number, columns: number): [column: number, row: number][] {
  const rows = Math.ceil(others / columns)
  const cells: [number, number][] = []
  for (let row = rows - 1; row >= 0; row--) cells.push([0, row])
  for (let column = 1; column < columns - 1; column++) cells.push([column, 0])
  for (let row = 0; row < rows; row++) cells.push([columns - 1, row])
  // More than fit around the edge sit in the middle, in order.
  for (let row = rows - 1; row >= 1; row--) for (let column = columns - 2; column >= 1; column--) cells.push([column, row])
  // With fewer than fit, the lower corners stay free on both sides.
  const spare = Math.max(0, Math.min(cells.length, columns * rows) - others)
  if (spare && columns === 2) return cells.slice(spare, spare + others)
  return cells.slice(0, others)
}

function inColumns(others: number, columns: number, seat: { w: number; h: number }, left: number, top: number, gap: number): Box[] {
  return ringOf(others, columns).map(([column, row]) => ({ x: left + column * (seat.w + gap), y: top + row * (seat.h + gap), ...seat }))
}

// -- phones -----------------------------------------------------------------------------------------

/** Upright: the others above in columns, then the stage; what is below it takes the room it needs. */
function phone(width: number, height: number, others: number, also: Also): Measures {
  const tiny = height < SMALL_PHONE
  const columns = columnsFor(others)
  const rows = Math.ceil(others / columns)
  const gap = tiny ? 6 : 8
  const seat = { w: (width - 16 - gap * (columns - 1)) / columns, h: tiny ? 58 : columns === 3 ? 88 : 94 }
  const top = tiny ? 5 : 8
  const below = top + rows * (seat.h + gap)
  const foot = (tiny ? 156 : 204) + (also.hand === false ? 0 : tiny ? 87 : 138)
  const middle = { x: 0, y: below, w: width, h: Math.max(60, height - below - foot) }
  const own = { x: 8, y: middle.y + middle.h + 50, w: width - 16, h: tiny ? 56 : 82 }
  return {
    shape: 'phone',
    u: tiny ? 0.62 : 0.74,
    k: 1,
    columns,
    tiny,
    felt: { x: 8, y: 8, w: width - 16, h: own.y + own.h / 2 - 8 },
    seats: inColumns(others, columns, seat, 8, top, gap),
    ...(rows === 3 ? { gap: { x: 8 + seat.w + gap, y: top + seat.h + gap, w: seat.w, h: 2 * seat.h + gap } } : {}),
    own,
    middle,
    ask: { x: 8, y: own.y - 50, w: width - 16, h: 50 },
    hand: { x: 0, y: own.y + own.h, w: width, h: tiny ? 84 : 136 },
    card: tiny ? 66 : 84,
  }
}

/** On its side: the others in one row above, the stage left, oneself and the hand right, the question below. */
function flat(width: number, height: number, others: number, also: Also): Measures {
  const gap = others > 5 ? 5 : 8
  const seat = { w: Math.min(210, (width - 16 - gap * (others - 1)) / others), h: 62 }
  const high = Math.max(54, also.ask ?? 0)
  const ask = { x: 8, y: height - high - 6, w: width - 16, h: high }
  const split = Math.round(width * 0.45)
  const own = { x: split + 8, y: 76, w: width - split - 16, h: 72 }
  const hand = { x: split + 8, y: 156, w: width - split - 16, h: ask.y - 162 }
  const left = (width - others * seat.w - (others - 1) * gap) / 2
  return {
    shape: 'flat',
    u: 0.6,
    k: 1,
    columns: others,
    tiny: true,
    felt: { x: 8, y: 34, w: split - 12, h: ask.y - 44 },
    seats: Array.from({ length: others }, (_, at) => ({ x: left + at * (seat.w + gap), y: 6, ...seat })),
    own,
    middle: { x: 8, y: 74, w: split - 12, h: ask.y - 80 },
    ask,
    hand,
    card: Math.min(94, (hand.h - 10) / 1.5),
  }
}
