import { expect, it } from 'vitest'
import { free, type Rect } from './spot.ts'

const card: Rect = { left: 500, top: 660, right: 622, bottom: 830 }
const question: Rect = { left: 227, top: 470, right: 917, bottom: 535 }
const meets = (left: number, top: number, wide: number, high: number, box: Rect) =>
  left < box.right && left + wide > box.left && top < box.bottom && top + high > box.top

it('lies above what it is about', () => {
  expect(free(card, 200, 100, [], 1440, 900)).toEqual({ left: 461, top: 552 })
})

it('lies below where there is no room above', () => {
  expect(free({ left: 100, top: 20, right: 200, bottom: 60 }, 200, 100, [], 1440, 900).top).toBe(68)
})

it('never covers a question, however large it is', () => {
  for (const left of [0, 200, 500, 900, 1100]) {
    const subject = { ...card, left, right: left + 122 }
    const spot = free(subject, 214, 300, [question], 1440, 900)
    expect(meets(spot.left, spot.top, 214, 300, question), String(left)).toBe(false)
  }
})

it('stays on a phone', () => {
  const spot = free({ left: 300, top: 600, right: 384, bottom: 720 }, 214, 300, [{ left: 8, top: 490, right: 382, bottom: 540 }], 390, 844)
  expect(spot.left).toBeGreaterThanOrEqual(8)
  expect(spot.left + 214).toBeLessThanOrEqual(382)
  expect(spot.top + 300).toBeLessThanOrEqual(490)
})
