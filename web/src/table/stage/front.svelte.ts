// The table as it is shown, each of its values by itself: with every phase some of them change, and
// only what shows just those looks again. As one value it would be asked for by everything on the page.

import { NOTHING, type Front } from './queue.ts'

export class Shown implements Front {
  view = $state.raw(NOTHING.view)
  ask = $state.raw(NOTHING.ask)
  clocks = $state.raw(NOTHING.clocks)
  clocksAt = $state(NOTHING.clocksAt)
  step = $state(NOTHING.step)
  scene = $state.raw(NOTHING.scene)
  moment = $state.raw(NOTHING.moment)
  upto = $state(NOTHING.upto)
  beat = $state.raw(NOTHING.beat)
  phase = $state(NOTHING.phase)
  waiting = $state(NOTHING.waiting)
  stopped = $state(NOTHING.stopped)
  rate = $state(NOTHING.rate)
}
