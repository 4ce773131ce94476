// When what is to be shown is shown: never two things in one frame that would be too much for it.

import { whenLaid } from '../../lib/laid.ts'
import { afterwards, atOnce, inTime } from '../../lib/turns.ts'

export interface Soon {
  run: (() => void) | null
}

const waiting: Soon[] = []
let channel: MessageChannel | undefined

function go(one: Soon): void {
  const { run } = one
  one.run = null
  run?.()
}

/** In the next frame. A timer would do, but browsers let timers wait, and tests let them stand still. */
export function soon(run: () => void): Soon {
  if (!channel) {
    channel = new MessageChannel()
    channel.port1.onmessage = () => {
      const one = waiting.shift()
      if (one) atOnce(() => go(one))
    }
  }
  const one: Soon = { run }
  waiting.push(one)
  const { port2 } = channel
  // What the page has been told is work enough for one frame.
  if (document.hidden) port2.postMessage(null)
  else whenLaid(document.documentElement, () => port2.postMessage(null))
  return one
}

/** When what has changed so far has been painted. Where nothing is painted, a moment later all the same. */
export function painted(run: () => void): Soon {
  const one: Soon = { run }
  afterwards(() => go(one), 'stage')
  return one
}

/** After so long; a frame later where that one is full. */
export function later(run: () => void, ms: number): Soon {
  const one: Soon = { run }
  setTimeout(() => one.run && inTime(() => go(one)), ms)
  return one
}

export function never(one: Soon): void {
  one.run = null
}
