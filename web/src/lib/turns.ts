// Things that take long to draw, and of which many come at once, are drawn a few in each frame.
import { flushSync } from 'svelte'

const IN_A_FRAME = 2

let left = IN_A_FRAME
let counting = false
const waiting: (() => void)[] = []

function nextFrame(): void {
  left = IN_A_FRAME
  counting = false
  while (waiting.length && left) take(waiting.shift()!)
}

function take(run: () => void): void {
  left--
  if (!counting) requestAnimationFrame(nextFrame)
  counting = true
  run()
}

/** Runs it at once, or in one of the next frames if there is much; what is returned takes that back. */
export function inTurn(run: () => void): () => void {
  if (left && !waiting.length) take(run)
  else waiting.push(run)
  return () => {
    const at = waiting.indexOf(run)
    if (at >= 0) waiting.splice(at, 1)
  }
}

interface Later {
  run: () => void
  looks: boolean
}

const line: Later[] = []
let going = false
/** Milliseconds of a frame after which the next in line waits for the next one. */
const ENOUGH = 0.5

/** A timer in a frame comes when that has been painted: what it changes belongs to the next. */
function go(): void {
  going = line.length > 0
  if (going) requestAnimationFrame(() => setTimeout(some))
}

function some(): void {
  const begun = performance.now()
  try {
    let first = true
    while (line.length && (first || (!line[0]!.looks && performance.now() - begun < ENOUGH))) {
      first = false
      flushSync(line.shift()!.run)
    }
  } finally {
    go()
  }
}

/**
 * Runs it when what has changed so far has been painted; of several that take long, one in each frame, in
 * order. For what need not come at the same moment: all of it at once would hold up that frame. What looks
 * where things lie comes before anything has changed again: else they would have to be laid out for it. What
 * is returned takes it back.
 */
export function afterwards(run: () => void, looks = false): () => void {
  const one = { run, looks }
  line.push(one)
  if (!going) go()
  return () => {
    const at = line.indexOf(one)
    if (at >= 0) line.splice(at, 1)
  }
}
