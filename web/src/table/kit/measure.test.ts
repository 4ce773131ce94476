import { describe, expect, it } from 'vitest'
import { measure, ringOf, type Bands, type Box } from './measure.ts'

// The room a board has in windows of these sizes: without the bar, the log and, on a phone, the tools.
const ROOMS: Record<string, [number, number]> = {
  '2560×1440': [2086, 1392], '1920×1080': [1535, 1032], '1440×900': [1144, 852], '1280×720': [1028, 672],
  '1024×768': [1024, 720], '820×1180': [820, 1132], '844×390': [796, 390], '390×844': [390, 800], '320×568': [320, 524],
}
const BANDS: Bands[] = [{}, { shop: true }, { shop: true, line: true }]

const apart = (one: Box, other: Box) =>
  one.x + one.w <= other.x + 0.5 || other.x + other.w <= one.x + 0.5 || one.y + one.h <= other.y + 0.5 || other.y + other.h <= one.y + 0.5

describe.each(Object.entries(ROOMS))('a table in %s', (_, [width, height]) => {
  it.each([2, 3, 4, 5, 6, 7])('keeps everything apart and on the table with %i others', (others) => {
    for (const bands of BANDS) {
      const { seats, own, middle, ask, hand, gap } = measure(width, height, others, bands)
      const things: [string, Box][] = [...seats.map((box, at): [string, Box] => [`seat ${at}`, box]), ['own', own], ['middle', middle], ['ask', ask], ['hand', hand]]
      if (gap) things.push(['gap', gap])
      expect(seats).toHaveLength(others)
      for (const [at, [name, box]] of things.entries()) {
        expect(box.x, name).toBeGreaterThanOrEqual(0)
        expect(box.y, name).toBeGreaterThanOrEqual(0)
        expect(box.x + box.w, name).toBeLessThanOrEqual(width + 0.5)
        expect(box.y + box.h, name).toBeLessThanOrEqual(height + 0.5)
        for (const [other, rest] of things.slice(at + 1)) expect(apart(box, rest), `${name} ${JSON.stringify(box)} and ${other} ${JSON.stringify(rest)}`).toBe(true)
      }
    }
  })
})

describe('the unit', () => {
  it('is one pixel with five at a desk, and 1.3 on a large one', () => {
    const desk = measure(1144, 852, 4)
    expect([desk.u, desk.k, desk.card]).toEqual([1, 1, 122])
    expect(desk.seats[0]!.w).toBe(308)
    expect(measure(1535, 1032, 4).u).toBeCloseTo(1.3, 2)
  })

  it('gives seats and stage their share of the table', () => {
    const { seats, own, middle, ask } = measure(1144, 852, 4)
    const share = (area: number) => area / (1144 * 852)
    expect(share([...seats, own].reduce((sum, box) => sum + box.w * box.h, 0))).toBeGreaterThan(0.25)
    expect(share(504 * (ask.y + ask.h - middle.y))).toBeGreaterThan(0.15)
  })
})

describe('seats', () => {
  it('go clockwise from the viewer’s left', () => {
    const { seats } = measure(1144, 852, 4)
    expect(seats.map((box) => box.x)).toEqual([...seats.map((box) => box.x)].sort((one, other) => one - other))
    expect(seats[0]!.y).toBeGreaterThan(seats[1]!.y)
    expect(seats[3]!.y).toBeGreaterThan(seats[2]!.y)
  })

  it('keep that order in columns', () => {
    expect(ringOf(4, 2)).toEqual([[0, 1], [0, 0], [1, 0], [1, 1]])
    expect(ringOf(7, 3)).toEqual([[0, 2], [0, 1], [0, 0], [1, 0], [2, 0], [2, 1], [2, 2]])
    expect(ringOf(5, 3)).toEqual([[0, 1], [0, 0], [1, 0], [2, 0], [2, 1]])
    expect(ringOf(6, 3)).toEqual([[0, 1], [0, 0], [1, 0], [2, 0], [2, 1], [1, 1]])
    expect(ringOf(3, 3)).toEqual([[0, 0], [1, 0], [2, 0]])
  })
})

describe('on a phone', () => {
  it('the felt reaches under one’s own seat, with a hand and without', () => {
    for (const [width, height] of [ROOMS['390×844']!, ROOMS['320×568']!]) {
      for (const hand of [true, false]) {
        const { felt, own } = measure(width, height, 4, {}, { hand })
        expect(felt.y + felt.h).toBeGreaterThan(own.y + 20)
        expect(felt.y + felt.h).toBeLessThan(own.y + own.h)
      }
    }
  })
})
