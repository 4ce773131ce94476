/** A film as views: where one is in it, and how the game looked there. */
import type { Film, Frame } from '../../lib/protocol.ts'
import { withChanges } from '../../lib/view.ts'

/** The view before the first choice and after every frame; what did not change is shared. */
export function viewsOf(film: Film): Record<string, any>[] {
  const views = [film.view]
  for (const frame of film.frames) views.push(withChanges(views.at(-1)!, frame.changes))
  return views
}

/** The place in the film of a number of choices: 0 is the beginning, n is after the n-th frame. */
export function placeOf(frames: readonly Frame[], step: number): number {
  let place = 0
  while (place < frames.length && frames[place]!.step <= step) place += 1
  return place
}

/** The number of choices made at a place. */
export function stepAt(frames: readonly Frame[], place: number): number {
  return place === 0 ? 0 : frames[place - 1]!.step
}

/** The first place of the next turn, or of this one (then the one before). */
export function turnFrom(frames: readonly Frame[], place: number, forward: boolean): number {
  const turn = place === 0 ? -1 : frames[place - 1]!.turn
  if (forward) {
    const next = frames.findIndex((frame, at) => at >= place && frame.turn !== turn)
    return next < 0 ? frames.length : next + 1
  }
  let at = place - 2
  if (at < 0) return 0
  while (at > 0 && frames[at - 1]!.turn === frames[at]!.turn) at -= 1
  return at + 1
}
