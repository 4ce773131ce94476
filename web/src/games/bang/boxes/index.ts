// What a box of BANG! lays on the table, and where.
//
// The felt has places with names: the shop beside the piles, the line at the foot of the stage, the
// pocket for events, and at every seat counters beside the size of the hand, tokens at the portrait, and
// pieces in front of the player. A box says in one file, `boxes/<box>/index.ts`, what of its part of the
// view lies where; it is found by being there. Nothing else has to know of it.
import type { Component } from 'svelte'
import { addGroup } from '../icons.ts'
import type { Lit } from '../selection.ts'
import type { BangView } from '../view.ts'

/** A number with a sign. */
export interface Counter {
  icon: string
  count: number
  /** What it counts, for who points at it and for who cannot see it. */
  label: string
  /** So many places there are; they are all shown, so that nobody has to count. */
  most?: number
}

export interface Offer {
  face: string
  price?: number
}

export interface Shop {
  label: string
  offers: Offer[]
  /** The sign of what one pays with. */
  coin: string
  /** A line below: what is left in stock. */
  note?: string
}

/** What the line at the foot of the stage is drawn by. */
export interface LineProps {
  view: BangView
  lit: Lit
  oncard?: ((face: string) => void) | undefined
}

export interface HiddenDeck {
  /** The event of it that is in force. */
  now: string | null
  icon: string
  /** What it is called, as long as nothing of it is in force. */
  label: string
  /** What turns it up, and how many are left. */
  about: string
}

export interface BoxClient {
  /** Whether it is at this table, by its part of the view. */
  on: (view: BangView) => boolean
  /** Its own groups of pieces, and the icon of each. */
  groups?: Record<string, Record<string, string>>
  shop?: (view: BangView) => Shop
  /** Loaded at tables that have it. */
  line?: () => Promise<{ default: Component<LineProps> }>
  /** What talk costs now, for who is about to write; '' if nothing. */
  talk?: (view: BangView) => string
  /** Whether talk costs anybody anything now: then bots keep silent. */
  hushed?: (view: BangView) => boolean
  /** The faces that lie in that line. */
  faces?: (view: BangView) => string[]
  /** Its deck of events, if that lies face down: nobody sees the next one. */
  deck?: (view: BangView) => HiddenDeck | null
  /** Faces that are in force, in the pocket for events. */
  events?: (view: BangView) => string[]
  /** At a seat: beside the size of the hand. */
  counters?: (view: BangView, seat: number) => Counter[]
  /** At a seat: at the portrait. */
  tokens?: (view: BangView, seat: number) => Counter[]
  /** At a seat: faces that lie there besides the cards in play. */
  pieces?: (view: BangView, seat: number) => string[]
}

const boxes: BoxClient[] = []

export function addBox(box: BoxClient): void {
  for (const [group, icons] of Object.entries(box.groups ?? {})) addGroup(group, icons)
  boxes.push(box)
}

for (const found of Object.values(import.meta.glob<{ default: BoxClient }>('./*/index.ts', { eager: true }))) addBox(found.default)

const at = (view: BangView): BoxClient[] => boxes.filter((box) => box.on(view))

export const shopsOn = (view: BangView): Shop[] => at(view).flatMap((box) => box.shop?.(view) ?? [])
export const linesOn = (view: BangView): (() => Promise<{ default: Component<LineProps> }>)[] => at(view).flatMap((box) => box.line ?? [])
export const eventsOn = (view: BangView): string[] => at(view).flatMap((box) => box.events?.(view) ?? [])
export const talkOn = (view: BangView): string => at(view).map((box) => box.talk?.(view) ?? '').find(Boolean) ?? ''
export const hushedOn = (view: BangView): boolean => at(view).some((box) => box.hushed?.(view) ?? false)
export const decksOn = (view: BangView): HiddenDeck[] => at(view).flatMap((box) => box.deck?.(view) ?? [])
export const countersAt = (view: BangView, seat: number): Counter[] => at(view).flatMap((box) => box.counters?.(view, seat) ?? [])
export const tokensAt = (view: BangView, seat: number): Counter[] => at(view).flatMap((box) => box.tokens?.(view, seat) ?? [])
export const piecesAt = (view: BangView, seat: number): string[] => at(view).flatMap((box) => box.pieces?.(view, seat) ?? [])

/** What boxes have laid down, place by place. */
export const laidOn = (view: BangView) => ({
  shops: shopsOn(view),
  events: eventsOn(view),
  decks: decksOn(view),
  seats: view.players.map(({ seat }) => ({ counters: countersAt(view, seat), tokens: tokensAt(view, seat), pieces: piecesAt(view, seat) })),
})

/** All that boxes have laid on the table face up. */
export function facesOn(view: BangView): string[] {
  if (boxes.length === 0) return []
  return [
    ...shopsOn(view).flatMap((shop) => shop.offers.map((offer) => offer.face)),
    ...eventsOn(view),
    ...at(view).flatMap((box) => box.faces?.(view) ?? []),
    ...view.players.flatMap((player) => piecesAt(view, player.seat)),
  ]
}
