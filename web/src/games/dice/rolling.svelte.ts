// The dice as they lie on one's table: what was kept stays where it lies, and only what was rolled
// tumbles.
import { SvelteSet } from 'svelte/reactivity'
import type { Told } from '../../lib/speak.ts'
import { layOut, rolledDice } from './choosing.ts'
import type { DiceFact } from './facts.ts'
import type { DiceView } from './view.ts'

/** Milliseconds after which every die lies still. */
const LONGEST = 3000

export class Rolling {
  /** Which of the table's dice lies at each place; in order, unless one has picked up another that is alike. */
  order = $state.raw<number[]>([])
  /** The dice that have not come to rest: what is drawn anew for another reason must not tumble again. */
  readonly tumbling = new SvelteSet<number>()
  /** Those sent to be rolled again, until they were. */
  sent = new Set<number>()
  /** What the table's dice showed before the next roll. */
  lay: string[] = []
  /** At whom each face has been aimed, in order. */
  aims = $state.raw<Record<string, number[]>>({})

  /** Nothing tumbles: what the dice show can be told. */
  get still(): boolean {
    return this.tumbling.size === 0
  }

  /** `quiet`: nothing tumbles. */
  happen(events: Told[], view: DiceView, viewer: number | null, quiet: boolean): void {
    for (const event of events as DiceFact[]) {
      if (event.kind === 'turn') {
        this.lay = []
        this.order = []
        this.aims = {}
      } else if (event.kind === 'rolled') this.roll(event, view, viewer, quiet)
      else if (event.kind === 'aimed') {
        const { face, target } = event
        this.aims = { ...this.aims, [face]: [...(this.aims[face] ?? []), target] }
      }
    }
  }

  private roll(event: Extract<DiceFact, { kind: 'rolled' }>, view: DiceView, viewer: number | null, quiet: boolean): void {
    const dice = spread(event.dice, view)
    const mine = event.seat === viewer ? this.sent : new Set<number>()
    const label = (faces: string[]) => dice.map((_, die) => `${view.kinds[die]}:${faces[die]}`)
    const now = this.order.length === dice.length ? this.order : [...dice.keys()]
    this.order = layOut(now, label(this.lay), label(dice), mine)
    const placed = (faces: string[]) => this.order.map((die) => faces[die] ?? '')
    for (const die of quiet ? [] : rolledDice(placed(this.lay), placed(dice), event.rolled, mine)) {
      this.tumbling.add(die)
      // Should its end be missed, it can be picked up all the same.
      setTimeout(() => this.tumbling.delete(die), LONGEST)
    }
    this.aims = {}
    this.lay = dice
    this.sent = new Set()
  }
}

/** Who rolls fewer dice is told of those only; where they lie, the view knows. */
function spread(dice: string[], view: DiceView): string[] {
  const rest = [...dice]
  return dice.length === view.dice.length ? dice : view.dice.map((face) => (face ? (rest.shift() ?? '') : ''))
}
