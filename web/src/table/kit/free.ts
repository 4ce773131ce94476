// Where something that was not planned for can lie without covering what is needed.
import type { Box } from './measure.ts'

export interface Size {
  w: number
  h: number
}

/** Pixels from one place that is tried to the next. */
const STEP = 6

const shared = (from: number, to: number, start: number, end: number): number => Math.max(0, Math.min(to, end) - Math.max(from, start))

/** How much of it would be covered. */
export const covered = (box: Box, taken: readonly Box[]): number =>
  taken.reduce((sum, each) => sum + shared(box.x, box.x + box.w, each.x, each.x + each.w) * shared(box.y, box.y + box.h, each.y, each.y + each.h), 0)

/** The first of these shapes and places, from the upper right on, where nothing is covered; or else the least. */
export function freest(sizes: readonly Size[], area: Box, taken: readonly Box[]): Box {
  let best: Box | null = null
  let least = Infinity
  for (const { w, h } of sizes) {
    for (let y = area.y; y === area.y || y + h <= area.y + area.h; y += STEP) {
      for (let x = area.x + area.w - w; x >= area.x || best === null; x -= STEP) {
        const box = { x: Math.max(area.x, x), y, w, h }
        const over = covered(box, taken)
        if (over >= least) continue
        best = box
        least = over
        if (over === 0) return box
      }
    }
  }
  return best!
}
