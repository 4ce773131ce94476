// From taps to answers: every answer is an option the table has sent; tapping only narrows them.

import { detailOf } from './facts.ts'
import type { Ask, OptionInfo } from '../../lib/protocol.ts'
import { labelOf, type DiceView } from './view.ts'

/** A way to answer that still needs a player: its options, by seat. */
export interface Way {
  key: string
  verb: string
  detail: string
  seats: Map<number, OptionInfo>
}

/** The ways to answer by tapping a player; usually one. */
export function waysOf(ask: Ask | null): Way[] {
  const found = new Map<string, Way>()
  for (const option of ask?.options ?? []) {
    if (option.seat === null) continue
    if (option.card !== null) continue // a card of one's own: that is all there is to say
    const key = `${option.verb} ${option.card ?? ''} ${option.detail}`
    const way = found.get(key) ?? { key, verb: option.verb, detail: option.detail, seats: new Map() }
    way.seats.set(option.seat, option)
    found.set(key, way)
  }
  return [...found.values()]
}

/** The answers that need neither a player nor a die, nor a choice from what lies in the tray. */
export function plainOptions(ask: Ask | null): OptionInfo[] {
  return (ask?.options ?? []).filter(
    (option) =>
      (option.seat === null || option.card !== null) &&
      option.verb !== 'reroll' &&
      option.verb !== 'pick' &&
      dieOf(option) === null,
  )
}

/** The characters one may pick. */
export function trayOf(ask: Ask | null): OptionInfo[] {
  return (ask?.options ?? []).filter((option) => option.verb === 'pick')
}

/** The die an answer is about, by its label: `change duel:dynamite`, `turn beer>gatling`. */
export function dieOf(option: OptionInfo): string | null {
  const { die } = detailOf(option)
  if (typeof die === 'string') return die
  return option.verb === 'reroll' ? null : (diceOf(option)[0] ?? null)
}

/** The dice that an answer names, by their labels. */
function diceOf(option: OptionInfo): string[] {
  const { dice } = detailOf(option)
  return Array.isArray(dice) ? dice : []
}

const sorted = (labels: readonly string[]): string => [...labels].sort().join(',')

/** The answer that rolls just these dice again; none picked is no such answer. */
export function rerollOf(ask: Ask | null, view: DiceView, picked: ReadonlySet<number>): OptionInfo | null {
  const wanted = sorted([...picked].map((die) => labelOf(view, die)))
  const all = ask?.options ?? []
  return all.find((option) => option.verb === 'reroll' && sorted(diceOf(option)) === wanted) ?? null
}

/** The dice that some answer rolls again or changes. */
export function openDice(ask: Ask | null, view: DiceView): Set<number> {
  const named = new Set(
    (ask?.options ?? [])
      .flatMap((option) => (option.verb === 'reroll' ? diceOf(option) : [dieOf(option)])),
  )
  return new Set(view.dice.map((_, die) => die).filter((die) => named.has(labelOf(view, die))))
}

/** What some dice come to if nothing else is rolled. */
export interface Prospect {
  is: 'shots' | 'beers' | 'gatling' | 'misfire' | 'dynamite' | 'whisky' | 'duel'
  face: string
  count: number
  /** Out of how many something happens. */
  of: number
  /** Whom it can hit. */
  seats: number[]
}

const PLAIN: Record<string, Prospect['is']> = { beer: 'beers', whisky: 'whisky', duel: 'duel' }

/** What the dice that are kept will do, in the order in which they are resolved. */
export function prospects(view: DiceView, keeps: (die: number) => boolean): Prospect[] {
  const { reach, gatlings_needed, explosive, added } = view.prospects
  const symbols = [...view.dice.filter((_, die) => keeps(die)), ...added]
  // A wound token takes one such die away; that of Dynamite is among what is added.
  const wounds = view.players[view.active]?.tokens ?? []
  const found: Prospect[] = []
  for (const face of ['dynamite', 'whisky', 'bullseye1', 'bullseye2', 'beer', 'gatling', 'duel']) {
    const cancelled = face !== 'dynamite' && wounds.includes(face) ? 1 : 0
    const count = symbols.filter((each) => each === face).length - cancelled
    if (count <= 0) continue
    const one = { face, count, of: 0, seats: [] }
    if (face === 'dynamite') found.push({ ...one, is: 'dynamite', of: explosive })
    else if (face === 'gatling') {
      found.push({ ...one, is: count >= gatlings_needed ? 'gatling' : 'misfire', of: gatlings_needed })
    } else if (reach[face]) {
      // Where a 2 counts as a 1, they are told together.
      const same = found.find((each) => each.is === 'shots' && String(each.seats) === String(reach[face]))
      if (same) same.count += count
      else found.push({ ...one, is: 'shots', seats: reach[face]! })
    }
    else found.push({ ...one, is: PLAIN[face]! })
  }
  return found
}

/**
 * Which dice were rolled: those that changed, and of the others as many as the roll names besides.
 * A roll names what it shows in any order. Among dice that are alike, those one picked up are meant.
 */
export function rolledDice(
  before: readonly string[],
  after: readonly string[],
  rolled: readonly string[],
  picked: ReadonlySet<number> = new Set(),
): number[] {
  const left = [...rolled]
  const take = (face: string): boolean => {
    const at = left.indexOf(face)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }
  const found = new Set(after.flatMap((face, die) => (face && face !== before[die] && take(face) ? [die] : [])))
  const same = after.map((_, die) => die).filter((die) => !found.has(die) && after[die])
  for (const die of [...same.filter((die) => picked.has(die)), ...same.filter((die) => !picked.has(die))]) {
    if (take(after[die]!)) found.add(die)
  }
  return [...found].sort((one, other) => one - other)
}

/**
 * The table rolls some of the dice that show the same, whichever were picked up: which of its dice
 * lies at each place, so that what was kept stays where it lay.
 */
export function layOut(
  order: readonly number[],
  before: readonly string[],
  after: readonly string[],
  picked: ReadonlySet<number>,
): number[] {
  const laid = [...order]
  const changed = (place: number) => before[laid[place]!] !== after[laid[place]!]
  for (const place of laid.keys()) {
    if (picked.has(place) || !changed(place)) continue
    const alike = [...picked].find((other) => !changed(other) && before[laid[other]!] === before[laid[place]!])
    if (alike !== undefined) [laid[place], laid[alike]] = [laid[alike]!, laid[place]!]
  }
  return laid
}

/** The view with its dice in that order. */
export function arranged(view: DiceView, order: readonly number[]): DiceView {
  if (order.length !== view.dice.length || order.every((die, place) => die === place)) return view
  return {
    ...view,
    dice: order.map((die) => view.dice[die]!),
    kinds: order.map((die) => view.kinds[die] ?? 'base'),
    prospects: {
      ...view.prospects,
      locked: order.flatMap((die, place) => (view.prospects.locked.includes(die) ? [place] : [])),
    },
  }
}
