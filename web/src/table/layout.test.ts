import { describe, expect, it } from 'vitest'
import { others, spots } from './layout'

// A seat and the table, in pixels, as they are on the smallest desktop we promise.
const SEAT = { wide: 186, high: 122 }
const TABLE = { wide: 980, high: 672 }

describe('seats around the table', () => {
  it.each([1, 2, 3, 4, 5, 6, 7])('do not overlap with %i others', (count) => {
    const all = spots(count)
    expect(all).toHaveLength(count)
    for (const [index, one] of all.entries()) {
      for (const other of all.slice(index + 1)) {
        const apart =
          (Math.abs(one.x - other.x) / 100) * TABLE.wide >= SEAT.wide ||
          (Math.abs(one.y - other.y) / 100) * TABLE.high >= SEAT.high
        expect(apart, `${one.x},${one.y} and ${other.x},${other.y}`).toBe(true)
      }
    }
  })

  it('go clockwise from the viewer’s left', () => {
    expect(others([0, 1, 2, 3], 2)).toEqual([3, 0, 1])
    const all = spots(3)
    expect(all[0]!.x).toBeLessThan(all[2]!.x)
  })

  it('follow the places, not the numbers', () => {
    expect(others([3, 1, 0, 2], 0)).toEqual([2, 3, 1])
  })
})
