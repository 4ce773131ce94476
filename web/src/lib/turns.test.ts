import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterwards, atOnce, inTime, inTurn } from './turns.ts'

const drawn: string[] = []
const draw = (name: string) => inTurn(() => drawn.push(name))
const frame = () => vi.advanceTimersToNextFrame()

beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame'] }))
afterEach(() => {
  frame()
  // Nothing of one test is waited for in the next.
  vi.advanceTimersByTime(1000)
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
  for (const name of 'ab') afterwards(() => drawn.push(name))
  const gone = afterwards(() => drawn.push('c'))
  for (const name of 'de') afterwards(() => (now++, drawn.push(name)))
  gone()
  frame()
  expect(drawn).toEqual([])
  frame()
  expect(drawn.join('')).toBe('abd')
  frame()
  expect(drawn.join('')).toBe('abde')
  frame()
  vi.restoreAllMocks()
})

it('lets who looks where things lie look before anything has changed', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] })
  vi.spyOn(performance, 'now').mockReturnValue(0)
  afterwards(() => drawn.push('a'))
  afterwards(() => drawn.push('b'), 'log', true)
  afterwards(() => drawn.push('c'))
  frame()
  frame()
  expect(drawn.join('')).toBe('a')
  frame()
  expect(drawn.join('')).toBe('abc')
  frame()
  vi.restoreAllMocks()
})

it('lets what is looked at first come first, and what comes in time share no frame with it', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] })
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const slow = (name: string) => () => (now++, drawn.push(name))
  afterwards(slow('log'))
  afterwards(slow('table'), 'table')
  inTime(slow('stage'))
  expect(drawn).toEqual([])
  frame()
  for (const many of [1, 2, 3]) {
    frame()
    expect(drawn).toHaveLength(many)
  }
  expect(drawn).toEqual(['stage', 'table', 'log'])
  frame()
  inTime(slow('at once'))
  expect(drawn.at(-1)).toBe('at once')
  inTime(slow('in the next'))
  frame()
  expect(drawn.at(-1)).toBe('at once')
  frame()
  expect(drawn.at(-1)).toBe('in the next')
  frame()
  vi.restoreAllMocks()
})

it('lets a frame go by that something else has taken', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] })
  afterwards(() => drawn.push('a'))
  frame()
  atOnce(() => drawn.push('b'))
  frame()
  expect(drawn.join('')).toBe('b')
  frame()
  expect(drawn.join('')).toBe('ba')
})

it('waits for no frame for ever', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] })
  vi.stubGlobal('requestAnimationFrame', () => 0)
  afterwards(() => drawn.push('a'))
  vi.advanceTimersByTime(1000)
  expect(drawn).toEqual(['a'])
  vi.unstubAllGlobals()
})
