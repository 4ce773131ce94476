import { expect, test } from 'vitest'
import { share, sharing } from './share.ts'

test('what has not changed is the same object', () => {
  const before = { players: [{ life: 4, hand: ['bang'] }, { life: 3, hand: [] }], pile: ['beer'] }
  const now = { players: [{ life: 4, hand: ['bang'] }, { life: 2, hand: [] }], pile: ['beer'] }
  const made = share(before, now)
  expect(made).toEqual(now)
  expect(made).not.toBe(before)
  expect(made.players[0]).toBe(before.players[0])
  expect(made.players[1]).not.toBe(before.players[1])
  expect(made.pile).toBe(before.pile)
  expect(share(before, structuredClone(before))).toBe(before)
})

test('what came, went or became something else is new', () => {
  expect(share({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
  expect(share({ a: undefined }, { b: undefined })).toHaveProperty('b')
  expect(share([1, 2], [1, 2, 3])).toEqual([1, 2, 3])
  expect(share({ 0: 1 }, [1])).toEqual([1])
  expect(share(null, { a: null })).toEqual({ a: null })
})

test('each is made of the one before it', () => {
  const made = sharing<number[]>()
  const first = made([1, 2])
  expect(made([1, 2])).toBe(first)
  const other = made([1])
  expect(other).toEqual([1])
  expect(made([1])).toBe(other)
})
