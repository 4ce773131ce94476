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

/** What of a change comes first, and what can wait for some frames. */
const RANK = { stage: 0, table: 1, seats: 2, question: 3, motion: 4, words: 5, log: 6 } as const
export type Rank = keyof typeof RANK

interface Later {
  run: () => void
  rank: number
  looks: boolean
}

const line: Later[] = []
let going = false
/** One of these is being run. */
let running = false
/** Something was run since the last frame: what else comes to be done waits for the next. */
let used = false
/** The frame that comes has been taken by something else: who waits lets it go by. */
let taken = false
/** Milliseconds of a frame after which the next in line waits for the next one. */
const ENOUGH = 0.5
/** Milliseconds after which nothing waits for a frame any more: where nothing is painted there are none. */
const LONGEST = 120

/** What waits for the next frame, and how many have come so far. */
let next: (() => void)[] = []
let frames = 0
let watched = false

/** In the next frame; where nothing is painted, after a while all the same. */
function inFrame(run: () => void): void {
  if (next.push(run) === 1) requestAnimationFrame(frame)
  if (!watched) watch()
}

function frame(): void {
  frames++
  const now = next
  next = []
  for (const run of now) run()
}

/** One timer for many frames: one for each would be a task more in every one of them. */
function watch(): void {
  const before = frames
  watched = true
  setTimeout(() => {
    watched = false
    if (!next.length) return
    if (frames === before) frame()
    if (next.length) watch()
  }, LONGEST)
}

/** When what has changed so far has been painted: not in the next frame, which does that, but in the one after it. */
const whenPainted = (run: () => void): void => inFrame(() => inFrame(run))

/** In a frame, not in a task of its own: to ask there for one more costs as much as many a change. */
function some(): void {
  if (taken) {
    taken = false
    return inFrame(some)
  }
  const begun = performance.now()
  try {
    let first = true
    while (line.length && (first || (!line[0]!.looks && performance.now() - begun < ENOUGH))) {
      first = false
      running = true
      const { run, rank } = line.shift()!
      flushSync(() => {
        run()
        // Words here and there are little each: to look through the page for every one of them would be more.
        while (rank === RANK.words && line[0]?.rank === rank) line.shift()!.run()
      })
    }
  } finally {
    running = false
    used = true
    going = line.length > 0
    inFrame(going ? some : rested)
  }
}

const rested = (): void => void (used = going)

/**
 * Runs it when what has changed so far has been painted; of several that take long, one in each frame, by
 * rank and then in order. For what need not come at the same moment: all of it at once would hold up that
 * frame. What looks where things lie comes before anything has changed again: else they would have to be laid
 * out for it. What is returned takes it back.
 */
export function afterwards(run: () => void, rank: Rank = 'log', looks = false): () => void {
  const one = { run, rank: RANK[rank], looks }
  const behind = line.findIndex((other) => other.rank > one.rank)
  line.splice(behind < 0 ? line.length : behind, 0, one)
  if (!going && !running) {
    going = true
    whenPainted(some)
  }
  return () => {
    const at = line.indexOf(one)
    if (at >= 0) line.splice(at, 1)
  }
}

/** Whether what changes now is shown in turn; what somebody does to the page shows at once. */
export const inLine = (): boolean => running

/** Runs it at once, whatever waits: that has frames of its own. */
export function atOnce(run: () => void): void {
  taken = going
  run()
}

/** Runs it at once, unless this frame has had its share already: then first of all in the next. */
export function inTime(run: () => void): () => void {
  if (going || used) return afterwards(run, 'stage')
  used = true
  whenPainted(() => (used = false))
  run()
  return () => undefined
}
