import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterwards, inTurn } from './turns.ts'

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

it('lets what may wait come after the frame, and what takes long in one of its own', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] })
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const painted = () => (frame(), vi.advanceTimersByTime(1))
  for (const name of 'ab') afterwards(() => drawn.push(name))
  const gone = afterwards(() => drawn.push('c'))
  for (const name of 'de') afterwards(() => (now++, drawn.push(name)))
  gone()
  frame()
  expect(drawn).toEqual([])
  vi.advanceTimersByTime(1)
  expect(drawn.join('')).toBe('abd')
  painted()
  expect(drawn.join('')).toBe('abde')
  vi.restoreAllMocks()
})

it('lets who looks where things lie look before anything has changed', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] })
  vi.spyOn(performance, 'now').mockReturnValue(0)
  const painted = () => (frame(), vi.advanceTimersByTime(1))
  afterwards(() => drawn.push('a'))
  afterwards(() => drawn.push('b'), true)
  afterwards(() => drawn.push('c'))
  painted()
  expect(drawn.join('')).toBe('a')
  painted()
  expect(drawn.join('')).toBe('abc')
  vi.restoreAllMocks()
})
