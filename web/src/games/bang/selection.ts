// What can be done, as things on the table that light up.
//
// A question comes with its legal answers. Each is a verb with, perhaps, a card, a seat and a
// detail. A person picks a thing; what is left of the answers says what to pick next: another way
// to use the same card, a player to aim at, or nothing more. All pure: no clock, no page.

import { detailOf } from './facts.ts'
import type { Ask, OptionInfo } from '../../lib/protocol'
import { facesOn } from './boxes/index.ts'
import { has } from './tags'
import { kindOf, type BangView } from './view'

/** What has been picked so far of one answer. */
export interface Picked {
  /** A card, by its face; or the id of a source, for an ability that needs no card. */
  thing: string
  /** Which of several ways to use it: verb and detail. */
  way?: string
  /** The same, but for what pays for it: that is picked last. */
  unpaid?: string
}

export interface Lit {
  /** Faces of cards that can be clicked, wherever they lie. */
  cards: Set<string>
  /** Seats that can be clicked. */
  seats: Set<number>
  /** Seats whose hand can be clicked (a card is taken from it unseen). */
  hands: Set<number>
  deck: boolean
  /** Answers that are shown as buttons. */
  buttons: OptionInfo[]
  /** Cards that lie nowhere on the table and are shown beside the question. */
  tray: string[]
}

/** What a click leads to. */
export type Outcome =
  | { is: 'send'; option: OptionInfo }
  | { is: 'confirm'; option: OptionInfo }
  | { is: 'pick'; picked: Picked }
  | { is: 'why'; verb: string; card: string; seat: number | null }
  | { is: 'nothing' }

/** The second card that an answer takes, if it is one that takes two. */
function secondOf(option: OptionInfo): string {
  const { with: card, other } = detailOf(option)
  return [card, other].map(String).find((face) => face.includes(':')) ?? ''
}
/** The card that pays for an answer, if there is one. */
const priceOf = (option: OptionInfo): string => String(detailOf(option).other ?? '')
const unpaid = (option: OptionInfo): string => option.detail.slice(0, -priceOf(option).length - 1)
/** So many ways are shown as buttons that also name what pays. */
const FEW = 3
/** Whether one may begin with this card: what pays for something comes last. */
const takes = (option: OptionInfo, face: string): boolean =>
  option.card === face || (face !== '' && secondOf(option) === face && priceOf(option) !== face)
const wayOf = (option: OptionInfo): string =>
  [option.verb, option.detail, secondOf(option) && option.card].filter(Boolean).join(' ')
/** What has to be picked first for this answer, or '' if only a seat or a button will do. */
const thingOf = (option: OptionInfo): string =>
  option.card ?? (option.seat !== null && option.detail ? option.detail : '')

/** Whether it lies or sits on the table, and is chosen there. */
const placed = (option: OptionInfo): boolean => option.card !== null || (option.seat !== null && !option.detail)

/** Where the viewer sees a face on the table. */
function onTable(view: BangView, viewer: number | null): Set<string> {
  const faces = new Set<string>([...view.turned, ...view.pile.slice(-1), ...facesOn(view)])
  for (const player of view.players) {
    for (const face of player.in_play) faces.add(face)
    if (player.seat === viewer) for (const face of player.hand) faces.add(face)
  }
  return faces
}

/** The answers that are left after what has been picked. */
export function remaining(options: OptionInfo[], picked: Picked | null): OptionInfo[] {
  if (picked === null) return options
  return options.filter(
    (option) =>
      (thingOf(option) === picked.thing || takes(option, picked.thing)) &&
      (picked.way === undefined || wayOf(option) === picked.way) &&
      (picked.unpaid === undefined || (priceOf(option) !== '' && unpaid(option) === picked.unpaid)),
  )
}

/** Instead of a button for every card that pays: one for each thing to do. What pays is chosen after it. */
function deals(options: OptionInfo[]): OptionInfo[] {
  const found = new Map<string, OptionInfo>()
  for (const option of options) {
    const detail = unpaid(option)
    const deal = priceOf(option) ? { ...option, text: `${option.card} ${detail}`, detail } : option
    if (!found.has(wayOf(deal))) found.set(wayOf(deal), deal)
  }
  return [...found.values()]
}
/** No answer yet: its text is none that can be sent. */
const isDeal = (option: OptionInfo): boolean => !option.text.startsWith(option.verb)

/** The different ways to use what has been picked, one answer for each. */
export function ways(options: OptionInfo[]): OptionInfo[] {
  const found = new Map<string, OptionInfo>()
  for (const option of options) if (!found.has(wayOf(option))) found.set(wayOf(option), option)
  return [...found.values()]
}

function lightCards(option: OptionInfo, lit: Lit): void {
  for (const face of [option.card, secondOf(option)]) if (face && takes(option, face)) lit.cards.add(face)
}

const unlit = (): Lit => ({ cards: new Set(), seats: new Set(), hands: new Set(), deck: false, buttons: [], tray: [] })
/** Always the same, so that nobody looks again at what was dark before. */
export const DARK = unlit()

/** What is lit at a seat: it need not look at what is lit elsewhere. */
export const litAt = (lit: Lit, seat: number, laid: string[]): Lit =>
  lit.seats.has(seat) || lit.hands.has(seat) || laid.some((face) => lit.cards.has(face)) ? lit : DARK

export function light(ask: Ask | null, view: BangView, picked: Picked | null): Lit {
  const options = ask?.options ?? []
  if (ask === null || options.length === 0) return DARK
  const lit = unlit()
  const left = remaining(options, picked)
  if (picked !== null && left.length > 0) {
    // Other cards stay within reach: one may change one's mind with a single click.
    for (const option of options) lightCards(option, lit)
    const different = ways(left)
    const fewer = different.length > FEW ? deals(different) : different
    if (fewer.length > 1) lit.buttons = fewer
    else if (isDeal(fewer[0]!)) lit.cards = new Set(left.map(priceOf))
    else for (const option of left) if (option.seat !== null) lit.seats.add(option.seat)
    return lit
  }
  const seen = onTable(view, view.viewer)
  // What is lit on the table is clicked there. Only where it is the one answer it has a button as well.
  const single = ask.kind !== 'play' && options.filter(placed).length === 1
  for (const option of options) {
    lightCards(option, lit)
    if (option.card !== null) {
      if (!seen.has(option.card) && !lit.tray.includes(option.card)) lit.tray.push(option.card)
    } else if (option.verb === 'deck') lit.deck = true
    else if (option.verb === 'hand' && ask.by !== null) lit.hands.add(ask.by)
    if (option.card === null && option.seat !== null && !option.detail) lit.seats.add(option.seat)
    if (single || !placed(option)) lit.buttons.push(option)
  }
  // One button for an ability that is aimed; its seats light up afterwards.
  lit.buttons = lit.buttons.filter(
    (option, index) =>
      option.card !== null ||
      option.seat === null ||
      !option.detail ||
      lit.buttons.findIndex((other) => other.detail === option.detail) === index,
  )
  // What is shown as a card to click needs no button as well.
  if (lit.tray.length > 0) lit.buttons = lit.buttons.filter((option) => option.card === null)
  return lit
}

function settle(option: OptionInfo, dangerous: (option: OptionInfo) => boolean): Outcome {
  return dangerous(option) ? { is: 'confirm', option } : { is: 'send', option }
}

const never = (): boolean => false

/** A card was clicked. */
export function clickCard(
  ask: Ask | null,
  picked: Picked | null,
  face: string,
  dangerous: (option: OptionInfo) => boolean = never,
): Outcome {
  if (ask === null || ask.options.length === 0) return { is: 'nothing' }
  const here = ask.options.filter((option) => takes(option, face))
  // What was picked before is paid for with this.
  const pays = picked === null ? [] : remaining(ask.options, picked).filter((option) => priceOf(option) === face)
  if (pays.length === 1) return settle(pays[0]!, dangerous)
  if (here.length === 0) return { is: 'why', verb: verbFor(ask), card: face, seat: null }
  if (picked?.thing === face) return { is: 'nothing' }
  const only = here[0]!
  if (here.length === 1 && only.seat === null) return settle(only, dangerous)
  const found = ways(here)
  // A gift needs no aim where only one seat can get it.
  if (ask.kind !== 'play' && here.length === 1) return settle(only, dangerous)
  return { is: 'pick', picked: found.length === 1 ? { thing: face, way: wayOf(only) } : { thing: face } }
}

/** A seat was clicked. */
export function clickSeat(
  ask: Ask | null,
  picked: Picked | null,
  seat: number,
  dangerous: (option: OptionInfo) => boolean = never,
): Outcome {
  if (ask === null || ask.options.length === 0) return { is: 'nothing' }
  const left = remaining(ask.options, picked).filter(
    (option) => option.seat === seat && (picked !== null || thingOf(option) === ''),
  )
  if (left.length >= 1 && ways(left).length === 1) return settle(left[0]!, dangerous)
  if (picked === null || left.length > 1) return { is: 'nothing' }
  const tried = remaining(ask.options, picked)[0]
  const card = tried?.card ?? ''
  return card ? { is: 'why', verb: tried!.verb, card, seat } : { is: 'nothing' }
}

/** A button was clicked. */
export function clickButton(
  ask: Ask | null,
  picked: Picked | null,
  option: OptionInfo,
  dangerous: (option: OptionInfo) => boolean = never,
): Outcome {
  if (ask === null) return { is: 'nothing' }
  const thing = thingOf(option)
  if (isDeal(option)) return { is: 'pick', picked: { thing, unpaid: option.detail } }
  if (thing === '' || option.seat === null) return settle(option, dangerous)
  if (picked === null && ask.kind !== 'play' && option.card !== null) return settle(option, dangerous)
  return { is: 'pick', picked: { thing, way: wayOf(option) } }
}

/** Whether a button only begins an answer: whom it is aimed at is said after it. */
export function needsAim(ask: Ask | null, picked: Picked | null, option: OptionInfo): boolean {
  return clickButton(ask, picked, option).is === 'pick'
}

/** What one would be doing with a card that cannot be used now. */
function verbFor(ask: Ask): string {
  return ask.options.find((option) => option.card !== null)?.verb ?? 'play'
}

// -- what is said beside the question ----------------------------------------------------------------

/** Whether a reaction is asked for that one cannot give. */
export function helpless(ask: Ask): boolean {
  return ask.options.length > 0 && ask.options.every((option) => option.verb === 'pass')
}

/** Whether the answers lie on the table, several of them, beside one that is a button. */
export function scattered(ask: Ask, lit: Lit): boolean {
  return ask.kind !== 'play' && lit.cards.size > 1 && lit.buttons.length > 0 && lit.tray.length === 0
}

/** What answers and lies before oneself, without a button so far. */
export function laidAnswers(ask: Ask | null, laid: string[], lit: Lit): OptionInfo[] {
  if (ask === null || ask.kind === 'play') return []
  return ask.options.filter((option) => laid.includes(option.card ?? '') && !lit.buttons.includes(option))
}

/** So far back in the pile lies what was played together with a shot. */
const TOGETHER = 6

/** What a shot costs who takes it; 0 where it cannot be told from the table. */
export function costOf(option: OptionInfo, ask: Ask, view: BangView): number {
  const me = view.players.find((player) => player.seat === view.viewer)
  if (option.verb !== 'pass' || ask.kind !== 'shot' || me?.status !== 'in') return 0
  return view.pile.slice(-TOGETHER).some((face) => has(kindOf(face), 'worse-hit')) ? 0 : 1
}

// -- plays that hurt oneself -----------------------------------------------------------------------

/** Whether an answer is likely to be a slip: it hurts oneself, or whom one must keep alive. */
export function dangerous(option: OptionInfo, ask: Ask, view: BangView): boolean {
  const me = view.players.find((player) => player.seat === view.viewer)
  if (me === undefined) return false
  if (option.verb === 'pass') {
    return ask.kind === 'rescue' && ask.options.some((other) => other.verb === 'rescue')
  }
  if (option.verb === 'aim') return option.seat === me.seat
  const kind = option.card === null ? option.detail : kindOf(option.card)
  if (ask.kind !== 'play') return false
  if (option.verb === 'play' && has(kind, 'ask-before')) return true
  const { as } = detailOf(option)
  const counts = typeof as === 'string' ? as : kind
  if (option.seat !== null && has(counts, 'hostile')) {
    if (option.seat === me.seat) return true
    return me.role === 'deputy' && roleAt(view, option.seat) === 'sheriff'
  }
  if (has(counts, 'hits-all') && option.verb !== 'end' && me.role === 'deputy') {
    return view.players.some((player) => player.role === 'sheriff' && player.life === 1)
  }
  return false
}

// -- plays that do nothing --------------------------------------------------------------------------

/** Whether an answer is legal but has no effect now, as the server says: something would be spent for nothing. */
export const wasteful = (option: OptionInfo): boolean => Boolean(option.vain)

const NOTHING = new Set<string>()

/** The cards with which nothing sensible can be done now, though they may be played. */
export function wasted(ask: Ask | null): Set<string> {
  if (!ask?.options.some(wasteful)) return NOTHING
  const faces = new Map<string, boolean>()
  for (const option of ask.options) {
    if (option.card !== null) faces.set(option.card, (faces.get(option.card) ?? true) && wasteful(option))
  }
  return new Set([...faces].filter(([, waste]) => waste).map(([face]) => face))
}

function roleAt(view: BangView, seat: number): string | null {
  return view.players.find((player) => player.seat === seat)?.role ?? null
}
