import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inTurn } from './turns.ts'

const drawn: string[] = []
const draw = (name: string) => inTurn(() => drawn.push(name))
const frame = () => vi.advanceTimersToNextFrame()

beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame'] }))
afterEach(() => {
  frame()
  vi.useRealTimers()
  drawn.length = 0
})

it('draws the first at once, and of many a few in each frame, in order', () => {
  for (const name of 'abcde') draw(name)
  expect(drawn.join('')).toBe('ab')
  frame()
  expect(drawn.join('')).toBe('abcd')
  frame()
  expect(drawn.join('')).toBe('abcde')
})

it('leaves out what is gone before its turn came', () => {
  const [, , third] = [...'abcd'].map(draw)
  third!()
  frame()
  expect(drawn.join('')).toBe('abd')
})

it('does not make who comes later wait for nothing', () => {
  for (const name of 'ab') draw(name)
  frame()
  draw('c')
  expect(drawn.join('')).toBe('abc')
})
