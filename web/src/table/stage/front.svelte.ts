// The table as it is shown, each of its values by itself: with every phase some of them change, and
// only what shows just those looks again. As one value it would be asked for by everything on the page.

import { afterwards, type Rank } from '../../lib/turns.ts'
import { NOTHING, type Front } from './queue.ts'

/**
 * What does not come with the stage, but in the frames after it: first the table that this has changed, then
 * what is asked of it, then what is said and counted. All of it at once would be too much for one frame.
 */
const PARTS: [rank: Rank, names: (keyof Front)[]][] = [
  ['table', ['view', 'standing']],
  ['question', ['ask', 'clocks', 'clocksAt']],
  ['words', ['moment', 'upto', 'step', 'waiting']],
]

export class Shown implements Front {
  view = $state.raw(NOTHING.view)
  ask = $state.raw(NOTHING.ask)
  clocks = $state.raw(NOTHING.clocks)
  clocksAt = $state(NOTHING.clocksAt)
  step = $state(NOTHING.step)
  scene = $state.raw(NOTHING.scene)
  standing = $state.raw(NOTHING.standing)
  moment = $state.raw(NOTHING.moment)
  upto = $state(NOTHING.upto)
  beat = $state.raw(NOTHING.beat)
  phase = $state(NOTHING.phase)
  waiting = $state(NOTHING.waiting)
  stopped = $state(NOTHING.stopped)
  rate = $state(NOTHING.rate)

  /** What is still to come, and which parts of it are in line. */
  private coming: Partial<Front> = {}
  private inLine = new Map<Rank, () => void>()

  /** Everything at once: nothing else is being shown. */
  all(change: Partial<Front>): void {
    Object.assign(this.coming, change)
    this.catchUp()
  }

  /** The stage now, the rest of it in its turn. */
  inTurn(change: Partial<Front>): void {
    const now = { ...change }
    for (const [rank, names] of PARTS) {
      // What has been answered is gone at once: it would be asked of a table that knows the answer.
      if (rank === 'question' && change.ask === null) continue
      const some = names.filter((name) => name in now)
      if (!some.length) continue
      for (const name of some) {
        Object.assign(this.coming, { [name]: now[name] })
        delete now[name]
      }
      if (!this.inLine.has(rank)) this.inLine.set(rank, afterwards(() => this.take(rank, names), rank))
    }
    for (const name in now) delete this.coming[name as keyof Front]
    Object.assign(this, now)
  }

  catchUp(): void {
    for (const leave of this.inLine.values()) leave()
    this.inLine.clear()
    Object.assign(this, this.coming)
    this.coming = {}
  }

  private take(rank: Rank, names: (keyof Front)[]): void {
    this.inLine.delete(rank)
    for (const name of names) {
      if (!(name in this.coming)) continue
      Object.assign(this, { [name]: this.coming[name] })
      delete this.coming[name]
    }
  }
}
