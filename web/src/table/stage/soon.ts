// A task of its own, right after this one: what comes in between, above all a frame, is not held up.
// A timer would do, but browsers let timers wait, and tests let them stand still.

export interface Soon {
  run: (() => void) | null
}

/** Milliseconds after which nothing waits for a frame any more. */
const LONGEST = 120

const waiting: Soon[] = []
let channel: MessageChannel | undefined

export function soon(run: () => void): Soon {
  if (!channel) {
    channel = new MessageChannel()
    channel.port1.onmessage = () => waiting.shift()?.run?.()
  }
  const one: Soon = { run }
  waiting.push(one)
  channel.port2.postMessage(null)
  return one
}

/** When what has changed so far has been painted. Where nothing is painted, a moment later all the same. */
export function painted(run: () => void): Soon {
  const one: Soon = { run }
  const go = () => {
    const { run } = one
    one.run = null
    run?.()
  }
  // A timer in a frame comes when that has been painted.
  requestAnimationFrame(() => setTimeout(go))
  setTimeout(go, LONGEST)
  return one
}

export function never(one: Soon): void {
  one.run = null
}
