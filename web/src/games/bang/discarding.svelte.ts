// Cards being chosen to be discarded together, and then discarded one after the other.

import type { Ask } from '../../lib/protocol.ts'
import { goneOn, planned, several, toggled, type Plan } from './discards.ts'
import type { BangView } from './view.ts'

/** Always the same, so that no card looks again at what it was before. */
const NONE: string[] = []

export class Discarding {
  /** In the order of choosing. */
  chosen = $state.raw<string[]>(NONE)
  private plan: Plan | null = null

  constructor(
    private readonly ask: () => Ask | null,
    private readonly view: () => BangView,
    private readonly send: (option: string) => void,
  ) {}

  /** How many are to be chosen now; 0 where nothing of the kind is asked. */
  wanted = $derived.by(() => several(this.ask(), this.view()))
  full = $derived(this.wanted > 0 && this.chosen.length === this.wanted)

  toggle(face: string): void {
    this.chosen = toggled(this.chosen, face, this.wanted)
  }

  /** Chosen: the first goes now, the others as they are asked for. */
  confirm(): void {
    const ask = this.ask()
    if (ask !== null && this.full) this.follow(planned(ask, this.chosen))
  }

  /** There is another question, or none: what was chosen goes on, or is forgotten. */
  goOn(): void {
    const ask = this.ask()
    // While it is shown how the last one goes, nothing is asked yet.
    if (this.plan !== null && (ask === null || ask.id === this.plan.answered)) return
    this.follow(this.plan !== null && ask !== null && this.plan.rest.length ? goneOn(this.plan, ask) : null)
  }

  clear(): void {
    this.chosen = NONE
  }

  forget(): void {
    this.plan = null
    this.clear()
  }

  private follow(next: ReturnType<typeof goneOn>): void {
    this.clear()
    this.plan = next?.plan ?? null
    if (next) this.send(next.option.text)
  }
}
