import { describe, expect, it } from 'vitest'
import { covered, freest } from './free.ts'

const area = { x: 0, y: 100, w: 300, h: 200 }
const card = { x: 110, y: 100, w: 80, h: 120 }

describe('a free place', () => {
  it('is the upper right, if nothing lies there', () => {
    expect(freest([{ w: 90, h: 40 }], area, [card])).toEqual({ x: 210, y: 100, w: 90, h: 40 })
  })
  it('is below or beside what lies there', () => {
    const right = { x: 200, y: 0, w: 100, h: 170 }
    const left = { x: 0, y: 0, w: 100, h: 190 }
    expect(freest([{ w: 90, h: 40 }], area, [card, right])).toMatchObject({ x: 18, y: 100 })
    const below = freest([{ w: 90, h: 40 }], area, [card, right, left])
    expect(below).toMatchObject({ x: 210, y: 172 })
    expect(covered(below, [card, right, left])).toBe(0)
  })
  it('is found with another shape, if only that one fits', () => {
    const rows = [{ x: 0, y: 100, w: 300, h: 150 }]
    expect(freest([{ w: 90, h: 80 }, { w: 200, h: 45 }], area, rows)).toMatchObject({ w: 200, h: 45, y: 250 })
  })
  it('is the least bad one, if there is none', () => {
    const all = [{ ...area, h: 190 }]
    expect(freest([{ w: 90, h: 40 }], area, all)).toMatchObject({ y: 256 })
  })
  it('is somewhere even if it is too large', () => {
    expect(freest([{ w: 400, h: 400 }], area, [])).toEqual({ x: 0, y: 100, w: 400, h: 400 })
  })
})
