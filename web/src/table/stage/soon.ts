// A task of its own, right after this one: what comes in between, above all a frame, is not held up.
// A timer would do, but browsers let timers wait, and tests let them stand still.

export interface Soon {
  run: (() => void) | null
}

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

export function never(one: Soon): void {
  one.run = null
}
