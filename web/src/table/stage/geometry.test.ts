import { describe, expect, it } from 'vitest'
import { arrowTo, cardBox, tilesIn, type Box, type Point } from './geometry.ts'

/** Points of a path made of curves. */
function points(path: string): Point[] {
  const [x0, y0, ...rest] = path.match(/-?[\d.]+/g)!.map(Number) as [number, number, ...number[]]
  const bezier = path.includes('C') ? rest : [rest[0]!, rest[1]!, rest[0]!, rest[1]!, rest[2]!, rest[3]!]
  const [x1, y1, x2, y2, x3, y3, ...more] = bezier as [number, number, number, number, number, number, ...number[]]
  const next = more.length ? points(`M${x3} ${y3} C${more.join(' ')}`) : []
  return [...curve(x0, y0, x1, y1, x2, y2, x3, y3), ...next]
}
function curve(x0: number, y0: number, x1: number, y1: number, x2: number, y2: number, x3: number, y3: number): Point[] {
  return Array.from({ length: 41 }, (_, at) => {
    const t = at / 40
    const mix = (a: number, b: number, c: number, d: number) => a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t ** 3
    return { x: mix(x0, x1, x2, x3), y: mix(y0, y1, y2, y3) }
  })
}
const inside = (box: Box, { x, y }: Point) => x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h

// A table of five at 1440 × 900, and a phone.
const card = { x: 487, y: 235, w: 170, h: 238 }
const own = { x: 227, y: 560, w: 690, h: 97 }
const question = (w: number) => ({ x: 572 - w / 2, y: 492, w, h: 58 })

describe('the arrow to oneself', () => {
  it.each([400, 500, 600, 690])('keeps off a question %s wide, and ends at oneself', (w) => {
    const { path, tip } = arrowTo(card, own, true, 1, question(w))
    expect(points(path).filter((each) => inside(question(w), each))).toEqual([])
    expect(tip.x).toBeGreaterThan(own.x - 10)
    expect(tip.x).toBeLessThan(own.x + 120)
    expect(Math.abs(tip.y - own.y)).toBeLessThan(60)
  })

  it('ends above the question on a phone, where there is no room beside it', () => {
    const asked = { x: 8, y: 430, w: 374, h: 100 }
    const { path, tip } = arrowTo({ x: 130, y: 250, w: 126, h: 176 }, { x: 8, y: 540, w: 374, h: 82 }, true, 0.74, asked)
    expect(tip.y).toBeLessThanOrEqual(asked.y)
    expect(points(path).filter((each) => inside(asked, each))).toEqual([])
  })
})

describe('the arrow to who sits above', () => {
  const line = { x: 400, y: 185, w: 344, h: 38 }

  it.each([['left', 199], ['right', 637]])('goes past the words of the line: %s', (_, x) => {
    const seat = { x, y: 17, w: 308, h: 148 }
    const { path, tip } = arrowTo(card, seat, false, 1, undefined, line)
    expect(points(path).filter((each) => inside(line, each))).toEqual([])
    expect(inside(seat, tip)).toBe(true)
    // The piles lie beside the card, from its upper edge on.
    expect(points(path).filter((each) => each.y > card.y + 8)).toEqual([])
  })

  it.each([300, 344, 420])('goes round words of %s, and back to who sits right above them', (w) => {
    const words = { ...line, x: 572 - w / 2, w }
    for (const seat of [{ x: 449, y: 17, w: 246, h: 148 }, { x: 520, y: 17, w: 104, h: 148 }]) {
      const { path, tip } = arrowTo(card, seat, false, 1, undefined, words)
      expect(points(path).filter((each) => inside(words, each))).toEqual([])
      expect(inside(seat, tip)).toBe(true)
    }
  })
})

describe('the card of many targets', () => {
  it('leaves the room of their tiles free, also over a question of two rows', () => {
    for (const high of [300, 260, 250]) {
      const middle = { x: 320, y: 185, w: 504, h: high }
      const { y, h } = cardBox(middle, 1, true)
      expect(y + h).toBeLessThanOrEqual(middle.y + middle.h - 94)
    }
    const phone = { x: 0, y: 200, w: 390, h: 260 }
    const tiles = tilesIn(378, 4, 0.74)
    expect(tiles.small).toBe(true)
    const { y, h } = cardBox(phone, 0.74, true, tiles.high)
    expect(y + h).toBeLessThanOrEqual(phone.y + phone.h - tiles.high)
  })

  it('stays large while one is asked: the tiles are lower then', () => {
    const asked = { x: 320, y: 180, w: 504, h: 297 }
    const tiles = tilesIn(492, 4, 1, asked.h)
    expect(tiles.low).toBe(true)
    const { y, h, w } = cardBox(asked, 1, true, tiles.high)
    expect(w).toBeGreaterThan(130)
    expect(y + h).toBeLessThanOrEqual(asked.y + asked.h - tiles.high)
    expect(tilesIn(492, 4, 1, 360).low).toBe(false)
  })

  it('stays between line and question where there is hardly any room', () => {
    const small = { x: 0, y: 241, w: 320, h: 88 }
    const tiles = tilesIn(308, 7, 0.62, small.h)
    expect(tiles.bare).toBe(true)
    for (const many of [false, true]) {
      const { y, h } = cardBox(small, 0.62, many, tiles.high)
      expect(y).toBeGreaterThanOrEqual(small.y + 34)
      expect(y + h).toBeLessThanOrEqual(small.y + small.h)
    }
    expect(34 + tiles.high).toBeLessThanOrEqual(small.h)
  })
})
