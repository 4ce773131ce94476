// The table after one of a frame's events, made from the table before it. What no event tells (a
// range that grows, the order of a hand) comes with the end of the frame, which is the server's word.

import { followOn } from './boxes/index.ts'
import type { BangFact as Fact } from './facts.ts'
import type { BangEvent, BangView, PlayerView } from './view.ts'

const without = (list: string[], face: string | undefined): string[] => {
  const at = face === undefined ? -1 : list.lastIndexOf(face)
  return at < 0 ? list : list.toSpliced(at, 1)
}

/** By the core's own account of it, and then by what boxes make of it. */
export function follow(view: BangView, event: Fact, whole: BangView): BangView {
  return followOn(followed(view, event, whole), event as BangEvent, whole)
}

function followed(view: BangView, event: Fact, whole: BangView): BangView {
  const card: string | undefined = event.card?.includes?.(':') ? event.card : undefined
  const seat: number = event.seat ?? -1
  const count: number = typeof event.cards === 'number' ? event.cards : 1
  const change = (number: number, how: (player: PlayerView) => Partial<PlayerView>): BangView['players'] =>
    view.players.map((player) => (player.seat === number ? { ...player, ...how(player) } : player))
  const gains = (player: PlayerView): Partial<PlayerView> => ({
    cards: player.cards + count,
    hand: card ? [...player.hand, card] : player.hand,
  })
  const loses = (player: PlayerView): Partial<PlayerView> =>
    card && player.in_play.includes(card)
      ? { in_play: without(player.in_play, card) }
      : { cards: Math.max(0, player.cards - count), hand: without(player.hand, card) }
  // The pieces of a box have places of their own.
  const onPile = (): string[] => (card && /:(\d+|[jqka])[cdhs](#\d+)?$/.test(card) ? [...view.pile, card] : view.pile)

  switch (event.kind) {
    case 'turn':
      return { ...view, turn: event.number ?? view.turn, active: seat }
    case 'drew':
      return { ...view, deck: Math.max(0, view.deck - count), players: change(seat, gains) }
    case 'turned':
      return {
        ...view,
        deck: Math.max(0, view.deck - 1),
        turned: card && whole.turned.includes(card) ? [...view.turned, card] : view.turned,
      }
    case 'checked':
      return { ...view, pile: card && whole.pile.includes(card) ? onPile() : view.pile }
    case 'scouted':
      return { ...view, deck: Math.max(0, view.deck - 1), pile: onPile() }
    case 'reshuffled':
      return { ...view, deck: event.cards ?? view.deck, pile: view.pile.slice(-1) }
    case 'played': {
      const held = view.players[seat]
      if (!held || !card) return view
      const players = change(seat, loses)
      if (event.to === 'pile') return { ...view, players, pile: onPile() }
      const at = event.target ?? seat
      return {
        ...view,
        players: players.map((player) => (player.seat === at ? { ...player, in_play: [...player.in_play, card] } : player)),
      }
    }
    case 'used': {
      const gone = card && view.players[seat]?.in_play.includes(card) && !whole.players[seat]?.in_play.includes(card)
      return gone ? { ...view, players: change(seat, loses), pile: onPile() } : view
    }
    case 'discarded':
      return { ...view, players: change(seat, loses), pile: onPile() }
    case 'took':
    case 'gave':
    case 'passed': {
      const giver: number = event.kind === 'took' ? (event.from ?? -1) : seat
      const taker: number = event.kind === 'took' ? seat : (event.to ?? -1)
      const laid = event.kind === 'passed'
      const from = {
        ...view,
        turned: event.store ? without(view.turned, card) : view.turned,
        pile: event.pile ? without(view.pile, card) : view.pile,
        players: typeof giver === 'number' ? change(giver, loses) : view.players,
      }
      return {
        ...from,
        players: from.players.map((player) =>
          player.seat !== taker ? player : { ...player, ...(laid && card ? { in_play: [...player.in_play, card] } : gains(player)) },
        ),
      }
    }
    case 'wounded':
    case 'healed':
    case 'became':
    case 'recast':
    case 'new-identity':
      return typeof event.life === 'number' ? { ...view, players: change(seat, () => ({ life: event.life })) } : view
    case 'eliminated':
    case 'left':
      return { ...view, players: change(seat, (player) => ({ status: 'out', life: 0, role: event.role ?? player.role })) }
    case 'came-back':
      return { ...view, players: change(seat, () => (event.life === undefined ? { status: 'ghost' } : { status: 'in', life: event.life })) }
    case 'event':
      return { ...view, events: { ...view.events, [event.deck]: { left: whole.events?.[event.deck]?.left ?? 0, now: event.event, next: event.next } } }
  }
  return view
}
