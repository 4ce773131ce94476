import { expect, it } from 'vitest'
import { others } from './layout'

it('goes around from the viewer’s left, by places, not by numbers', () => {
  expect(others([0, 1, 2, 3], 2)).toEqual([3, 0, 1])
  expect(others([3, 1, 0, 2], 0)).toEqual([2, 3, 1])
})
