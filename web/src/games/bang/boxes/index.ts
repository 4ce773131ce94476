// What a box of BANG! lays on the table, and where; and how what happens to it is shown.
//
// The felt has places with names: the shop beside the piles, the line at the foot of the stage, the
// pocket for event cards, and at every seat counters beside the size of the hand, tokens at the portrait,
// places for cartridges there and on cards, and pieces in front of the player. A box says in one file,
// `boxes/<box>/felt.ts`, what of its part of the view lies where, and in `boxes/<box>/index.ts` at which
// tables it is: only they load the other. It is found by being there; nothing else has to know of it.
import type { Component } from 'svelte'
import type { Show } from '../../../table/motion.ts'
import type { Lit } from '../selection.ts'
import type { BangEvent, BangView } from '../view.ts'

/** A number with a sign. */
export interface Counter {
  icon: string
  count?: number
  /** Written instead of a number. */
  word?: string
  /** What it counts, for who points at it and for who cannot see it. */
  label: string
  /** And what that means, for who points at it. */
  about?: string
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
  /** The event card of it that is in force. */
  now: string | null
  icon: string
  /** What it is called, as long as nothing of it is in force. */
  label: string
  /** What turns it up, and how many are left. */
  about: string
}

/** How one of its events comes to the stage: what, and from and to which place of the felt. */
export interface Staged {
  cause: string
  from: string
  home: string
  /** Whether it goes home as soon as it was read: what follows is about something else. */
  goes?: boolean
  /** What it counts as, and at whom it is aimed. */
  as?: string
  target?: number
}

export interface Felt {
  /** Its own groups of pieces, and the icon of each. */
  groups?: Record<string, Record<string, string>>
  shop?: (view: BangView) => Shop
  line?: (view: BangView) => Component<LineProps> | null
  /** What talk costs now, for who is about to write; '' if nothing. */
  talk?: (view: BangView) => string
  /** Whether talk costs anybody anything now: then bots keep silent. */
  hushed?: (view: BangView) => boolean
  /** The faces that lie in that line. */
  faces?: (view: BangView) => string[]
  /** Its deck of event cards, if that lies face down: nobody sees the next one. */
  deck?: (view: BangView) => HiddenDeck | null
  /** At a seat: beside the size of the hand. */
  counters?: (view: BangView, seat: number) => Counter[]
  /** At a seat: at the portrait. */
  tokens?: (view: BangView, seat: number) => Counter[]
  /** At a seat: places for cartridges, by the face of the card they lie on; '' for the portrait. */
  loads?: (view: BangView, seat: number) => Record<string, Counter>
  /** At a seat: faces that lie there besides the cards in play. */
  pieces?: (view: BangView, seat: number) => string[]
  /** The role somebody plays now, where the box has another for them. */
  role?: (view: BangView, seat: number) => string | null
  /** The table after one of its events, made from the table before it. */
  follow?: (view: BangView, event: BangEvent, whole: BangView) => BangView
  /** What moves when one of its events is shown; `staged`: what stands in the middle is seen there. */
  show?: (event: BangEvent, show: Show, staged: boolean) => void
  /** Which of its events come to the stage. */
  stage?: (event: BangEvent, whole: BangView) => Staged | null
}

export interface Box {
  /** Whether it is at this table, by its part of the view. */
  on: (view: BangView) => boolean
  felt: () => Promise<{ default: Felt }>
}

const boxes: Box[] = Object.values(import.meta.glob<{ default: Box }>('./*/index.ts', { eager: true })).map((found) => found.default)
const laid = new Map<Box, Felt>()

export async function addBox(box: Box, felt: Felt): Promise<void> {
  const { addGroup } = await import('../icons.ts')
  for (const [group, icons] of Object.entries(felt.groups ?? {})) addGroup(group, icons)
  laid.set(box, felt)
}

/** What the boxes at this table lay there, or what all do. */
export async function loadBoxes(view?: BangView): Promise<void> {
  const wanted = boxes.filter((box) => !laid.has(box) && (!view || box.on(view)))
  await Promise.all(wanted.map(async (box) => addBox(box, (await box.felt()).default)))
}

/** Those at a table, for each of its views: they are asked for many things of it. */
const asked = new WeakMap<BangView, { of: number; felts: Felt[] }>()
function at(view: BangView): Felt[] {
  let known = asked.get(view)
  if (known?.of !== laid.size) {
    known = { of: laid.size, felts: [...laid].flatMap(([box, felt]) => (box.on(view) ? felt : [])) }
    asked.set(view, known)
  }
  return known.felts
}

export const shopsOn = (view: BangView): Shop[] => at(view).flatMap((box) => box.shop?.(view) ?? [])
export const linesOn = (view: BangView): Component<LineProps>[] => at(view).flatMap((box) => box.line?.(view) ?? [])
export const talkOn = (view: BangView): string => at(view).map((box) => box.talk?.(view) ?? '').find(Boolean) ?? ''
export const hushedOn = (view: BangView): boolean => at(view).some((box) => box.hushed?.(view) ?? false)
export const decksOn = (view: BangView): HiddenDeck[] => at(view).flatMap((box) => box.deck?.(view) ?? [])
export const countersAt = (view: BangView, seat: number): Counter[] => at(view).flatMap((box) => box.counters?.(view, seat) ?? [])
export const tokensAt = (view: BangView, seat: number): Counter[] => at(view).flatMap((box) => box.tokens?.(view, seat) ?? [])
/** The cartridges on a card that lies before somebody. */
export const loadsOn = (view: BangView, face: string): Counter | undefined => view.players.flatMap(({ seat, in_play }) => (in_play.includes(face) ? loadsAt(view, seat)[face] : undefined)).find(Boolean)
export const loadsAt = (view: BangView, seat: number): Record<string, Counter> => Object.assign({}, ...at(view).map((box) => box.loads?.(view, seat)))
export const roleAt = (view: BangView, seat: number): string | null => at(view).map((box) => box.role?.(view, seat)).find(Boolean) ?? null
export const piecesAt = (view: BangView, seat: number): string[] => at(view).flatMap((box) => box.pieces?.(view, seat) ?? [])

/** What boxes have laid down, place by place. */
export const laidOn = (view: BangView) => ({
  shops: shopsOn(view),
  decks: decksOn(view),
  seats: view.players.map(({ seat }) => ({
    counters: countersAt(view, seat),
    tokens: tokensAt(view, seat),
    loads: loadsAt(view, seat),
    pieces: piecesAt(view, seat),
    plays: roleAt(view, seat),
  })),
})

/** The table after an event, as far as it is one of a box. */
export const followOn = (view: BangView, event: BangEvent, whole: BangView): BangView =>
  at(whole).reduce((now, box) => box.follow?.(now, event, whole) ?? now, view)
// Of all that are loaded: no two boxes have an event of the same name.
export const stageOn = (event: BangEvent, whole: BangView): Staged | null => [...laid.values()].map((box) => box.stage?.(event, whole)).find(Boolean) ?? null
export const showOn = (event: BangEvent, show: Show, staged: boolean): void => laid.forEach((box) => box.show?.(event, show, staged))

/** All that lies in shops and lines. */
export const bandsOn = (view: BangView): string[] => [
  ...shopsOn(view).flatMap((shop) => shop.offers.map((offer) => offer.face)),
  ...at(view).flatMap((box) => box.faces?.(view) ?? []),
]

/** All that boxes have laid on the table face up. */
export function facesOn(view: BangView): string[] {
  if (laid.size === 0) return []
  return [
    ...bandsOn(view),
    ...view.players.flatMap((player) => piecesAt(view, player.seat)),
  ]
}
