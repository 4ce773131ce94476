// The table after one of a frame's events, made from the table before it; the rest comes with the
// end of the frame, which is the server's word.

import type { LegendsFact as Fact, PokerTable } from './facts.ts'
import { MOUNTS, WEAPONS, type LegendsView, type PlayerView, type Ring } from './view.ts'

/** A fight as it is shown: what was compared, and how it ended. */
export interface Shown extends Ring {
  value?: number
  against?: number
  good?: boolean
  gave_up?: number
}

/** A game of poker as it is shown: what everybody has, and who has won. */
export interface PokerShown extends PokerTable {
  combinations?: Record<number, string>
  dealerHas?: string
  winners?: number[]
}

const without = (faces: string[], face: string): string[] => {
  const at = faces.indexOf(face)
  return at < 0 ? faces : [...faces.slice(0, at), ...faces.slice(at + 1)]
}

/** What a player holds after a card went; one that nobody knows is only counted. */
const less = (player: PlayerView, face: string | undefined): Partial<PlayerView> => ({
  cards: Math.max(0, player.cards - 1),
  hand: face ? without(player.hand, face) : player.hand,
})

/** What belongs to a visit to the store; anything else ends it. */
const IN_STORE = new Set(['paid', 'equipped', 'took-up', 'gave-back', 'gained', 'healed', 'drew', 'reshuffled'])

export function follow(before: LegendsView, event: Fact): LegendsView {
  const view = before.going === 'store' && !IN_STORE.has(event.kind) ? { ...before, going: '', basket: [] } : before
  const seat: number = event.seat ?? -1
  const one = (who: number, how: (player: PlayerView) => Partial<PlayerView>): PlayerView[] =>
    view.players.map((player) => (player.seat === who ? { ...player, ...how(player) } : player))
  const mine = (how: (player: PlayerView) => Partial<PlayerView>): LegendsView => ({ ...view, players: one(seat, how) })
  switch (event.kind) {
    case 'character':
      return mine(() => ({ character: event.character }))
    case 'start':
      return mine(() => ({
        money: event.money, mp: event.mp, wp: event.wp, wounds: event.wounds, weapon: event.card,
        gear: [{ id: event.card, upgraded: event.upgraded }],
        side: event.mp ? 'lawman' : event.wp ? 'outlaw' : 'neutral',
      }))
    case 'stands':
    case 'jailed':
      return mine(() => ({ space: event.place }))
    case 'moved':
      return { ...mine(() => ({ space: event.place })), points: event.left ?? view.points }
    case 'sheriff-rode':
      return { ...view, sheriff: event.place }
    case 'black-went':
    case 'black-enters':
      return view.man_in_black ? { ...view, man_in_black: { ...view.man_in_black, space: event.place } } : view
    case 'black-gained':
    case 'black-lost':
      return view.man_in_black ? { ...view, man_in_black: { ...view.man_in_black, lp: event.total } } : view
    case 'black-turned':
      return view.man_in_black ? { ...view, man_in_black: { ...view.man_in_black, pile: [...view.man_in_black.pile, event.card], deck: Math.max(0, view.man_in_black.deck - 1) } } : view
    case 'bandit':
      return { ...view, bandits: [...view.bandits, event.place] }
    case 'bandit-gone':
      return { ...view, bandits: view.bandits.filter((each) => each !== event.place) }
    case 'turn':
      return { ...view, turn: event.turn ?? view.turn, active: seat, actions: event.left ?? view.actions, spent: [], basket: [] }
    case 'more-actions':
      return { ...view, actions: event.left }
    case 'gained':
    case 'paid':
    case 'forfeited':
      return mine((player) => reputed({ ...player, [event.what]: event.total }))
    case 'healed':
    case 'hurt':
      return mine(() => ({ wounds: event.total }))
    case 'proven':
      return mine(() => ({ proven: true }))
    case 'equipped':
      return {
        ...mine(({ gear }) => ({
          gear: [...gear.filter((each) => each.id !== event.card), { id: event.card, upgraded: event.for === 'upgraded' }],
        })),
        ...(event.for === 'received' ? {} : { going: 'store', basket: [...view.basket, { id: event.card, upgraded: event.for === 'upgraded' }] }),
      }
    case 'used-up':
      return mine(({ gear }) => ({ gear: gear.filter((each) => each.id !== event.card) }))
    case 'took-up':
      return mine(() => (WEAPONS.includes(event.card) ? { weapon: event.card } : MOUNTS.includes(event.card) ? { mount: event.card } : {}))
    case 'drew':
      return { ...mine((player) => ({ cards: player.cards + 1, hand: event.card ? [...player.hand, event.card] : player.hand })), deck: Math.max(0, view.deck - 1) }
    case 'played':
    case 'discarded':
      return { ...(event.aside ? view : mine((player) => less(player, event.card))), pile: [...view.pile, event.card] }
    case 'handed-over': {
      const given = { ...view, players: one(seat, (player) => less(player, event.card)) }
      return {
        ...given,
        players: given.players.map((player) =>
          player.seat === event.to ? { ...player, cards: player.cards + 1, hand: event.card ? [...player.hand, event.card] : player.hand } : player,
        ),
      }
    }
    case 'gave-back':
      return mine(({ gear }) => ({ gear: gear.filter((each) => each.id !== event.card) }))
    case 'contributed':
      return { ...view, stories: (view.stories ?? []).map((place, at) => (at === event.position ? { ...place, cylinders: place.cylinders.map((count, who) => count + (who === seat ? 1 : 0)) } : place)) }
    case 'story-told':
      return { ...view, stories: (view.stories ?? []).map((place, at) => (at === event.position ? { ...place, turned: true } : place)) }
    case 'acquired':
      return mine((player) => ({ cattle: [...player.cattle, event.herd], herd: event.token ? [...player.herd, event.token] : player.herd }))
    case 'cattle-sold':
    case 'cattle-returned':
      return mine(() => ({ cattle: [], herd: [] }))
  }
  return view.ring ? fought(gambled(view, event), view.ring, event, mine) : view
}

const NO_GAME: PokerShown = { playing: [], pot: 0, flop: [], dealer: -1, dealt: 0, known: [], shown: [], pairs: [] }

/** What happens in a game of poker; what the cards make stays in sight until the table is cleared. */
function gambled(view: LegendsView, event: Fact): LegendsView {
  const game = (view.poker ?? NO_GAME) as PokerShown
  const seat: number = event.seat ?? -1
  const change = (shown: Partial<PokerShown>): LegendsView => ({ ...view, poker: { ...game, ...shown } })
  switch (event.kind) {
    case 'poker':
      return change({ ...NO_GAME, playing: [seat], pot: STAKE })
    case 'joined':
      return change({ playing: [...game.playing, seat], pot: game.pot + STAKE })
    case 'dealer-drew':
      return change({ dealer: seat, dealt: event.cards, known: event.faces ?? [] })
    case 'flop':
      return change({ flop: event.flop, pot: event.pot })
    case 'combination':
      return change({ combinations: { ...game.combinations, [seat]: event.combination } })
    case 'dealer-showed':
      return change({ shown: event.shown, dealerHas: event.combination })
    case 'poker-over':
      return change({ winners: event.winners, pot: event.pot })
    case 'table-cleared':
      return { ...view, poker: null }
  }
  return view
}
/** What a game costs: the pot before the flop is told. */
const STAKE = 10

const reputed = (player: PlayerView): PlayerView => ({ ...player, side: player.mp ? 'lawman' : player.wp ? 'outlaw' : 'neutral' })

/** What happens in a fight. Its cards stay in sight until its end has been seen. */
function fought(view: LegendsView, ring: Ring, event: Fact, mine: (how: (player: PlayerView) => Partial<PlayerView>) => LegendsView): LegendsView {
  const seat: number = event.seat ?? -1
  const at = <T>(list: T[], who: number, value: T): T[] => list.map((each, index) => (index === who ? value : each))
  const fresh = { played: [], drawn: 0, known: [], own: [], laid: ring.laid.map(() => 0), revealed: ring.revealed.map(() => []), changes: [], left_out: [], stakes: null }
  const change = (shown: Partial<Shown>, from: LegendsView = view): LegendsView => ({ ...from, ring: { ...ring, ...shown } as Ring })
  switch (event.kind) {
    case 'fight':
    case 'black-fight':
      return change({ ...fresh, fight: event.fight, fighter: seat, rival: event.target ?? -1 })
    case 'fight-cancelled':
      return change({ ...fresh, stakes: ring.stakes })
    case 'black-drew':
    case 'opponent-drew':
      return change({ drawn: event.cards, known: event.faces ?? [] })
    case 'laid':
      return change({ laid: at(ring.laid, seat, ring.laid[seat]! + 1), own: event.card ? [...ring.own, event.card] : ring.own }, mine((player) => less(player, event.card)))
    case 'revealed':
      return change({ laid: at(ring.laid, seat, Math.max(0, ring.laid[seat]! - 1)), revealed: at(ring.revealed, seat, [...ring.revealed[seat]!, event.card]) })
    case 'black-played':
    case 'opponent-played':
      return change({ played: [event.card], drawn: Math.max(0, ring.drawn - 1), known: without(ring.known, event.card) })
    case 'counts':
      return change({ changes: [...ring.changes, { seat: event.target, id: event.why, by: event.amount }] })
    case 'left-out':
      return change({ left_out: [...ring.left_out, { seat, id: event.why, by: event.amount, rule: event.rule }] })
    case 'compared':
      return change({ value: event.value, against: event.against })
    case 'surrendered':
      return change({ gave_up: seat })
    case 'fight-over':
      return change({ good: event.good })
  }
  return view
}
