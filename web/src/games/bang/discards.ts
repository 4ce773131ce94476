// Several cards to discard, chosen at once: what is asked for them one after the other is answered with
// what was chosen, as long as it is asked just so. All pure: no clock, no page.

import type { Ask, OptionInfo } from '../../lib/protocol'
import type { BangView } from './view'

/** Questions whose amount says how many cards of the hand are still to go, one by one. */
const ONE_BY_ONE = new Set(['excess', 'cost'])

/** How many cards are chosen at once, or 0 where one is. */
export function several(ask: Ask | null, view: BangView): number {
  if (ask === null || !ONE_BY_ONE.has(ask.kind) || ask.amount < 2 || ask.options.length < ask.amount) return 0
  const hand = view.players.find((player) => player.seat === view.viewer)?.hand ?? []
  return ask.options.every((option) => discarded(option) && hand.includes(option.card!)) ? ask.amount : 0
}

const discarded = (option: OptionInfo): boolean => option.verb === 'discard' && option.seat === null && option.detail === ''

/** Chosen, or no more; who chooses one too many lets go of the first. */
export function toggled(chosen: readonly string[], face: string, most: number): string[] {
  if (chosen.includes(face)) return chosen.filter((each) => each !== face)
  return [...chosen, face].slice(-most)
}

/** What is still to be discarded, and for what. */
export interface Plan {
  kind: string
  about: string
  /** The question that was answered last. */
  answered: number
  rest: string[]
}

/** A plan, and the answer that begins it: in the order of choosing, so that the last lies on top. */
export function planned(ask: Ask, chosen: readonly string[]): { plan: Plan; option: OptionInfo } | null {
  return goneOn({ kind: ask.kind, about: ask.about, answered: -1, rest: [...chosen] }, ask)
}

/** The next answer by the plan. Null if another question is asked than was foreseen. */
export function goneOn(plan: Plan, ask: Ask): { plan: Plan; option: OptionInfo } | null {
  const [face, ...rest] = plan.rest
  if (ask.kind !== plan.kind || ask.about !== plan.about || ask.amount !== plan.rest.length) return null
  const option = ask.options.find((each) => discarded(each) && each.card === face)
  return option ? { plan: { ...plan, answered: ask.id, rest }, option } : null
}
