import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Shown } from './front.svelte.ts'

const scene = { id: 1 } as any
const ask = { id: 7, options: [{}], seats: [0] } as any
const frame = () => vi.advanceTimersToNextFrame()
/** What has changed is painted, and what waited for that has come. */
const painted = () => (frame(), frame())
let clock = 0

// Each part takes so long that it has a frame of its own.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] })
  vi.spyOn(performance, 'now').mockImplementation(() => clock++)
})
afterEach(() => {
  for (let frames = 0; frames < 6; frames++) painted()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('shows the stage at once, then the table, then the question, then what is counted', () => {
  const front = new Shown()
  front.inTurn({ step: 3, ask, view: { turn: 2 }, scene, standing: scene })
  const seen = () => [front.scene, front.view && front.standing, front.ask, front.step]
  expect(seen()).toEqual([scene, null, null, 0])
  painted()
  expect(seen()).toEqual([scene, scene, null, 0])
  frame()
  expect(seen()).toEqual([scene, scene, ask, 0])
  frame()
  expect(seen()).toEqual([scene, scene, ask, 3])
})

it('takes away at once what has been answered, even if it had not come yet', () => {
  const front = new Shown()
  front.inTurn({ ask, clocks: [] })
  front.inTurn({ ask: null, clocks: [] })
  for (let frames = 0; frames < 4; frames++) painted()
  expect(front.ask).toBeNull()
})

it('shows the latest of what waits, and everything when it is to be seen at once', () => {
  const front = new Shown()
  front.inTurn({ view: { turn: 1 } })
  front.inTurn({ view: { turn: 2 }, step: 1 })
  front.catchUp()
  expect([front.view, front.step]).toEqual([{ turn: 2 }, 1])
  front.all({ view: { turn: 3 }, step: 2 })
  painted()
  expect([front.view, front.step]).toEqual([{ turn: 3 }, 2])
})
