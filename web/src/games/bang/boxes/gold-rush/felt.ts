// Gold Rush on the felt: the shop beside the piles, nuggets at the seats, equipment in front of them.
import { t } from '../../../../lib/i18n.svelte.ts'
import type { BangEvent, BangView, PlayerView } from '../../view.ts'
import type { Felt } from '../index.ts'
import { EQUIPMENT } from './icons.ts'

const NUGGET = 'gold-nuggets'
const SHOP = 'shop'

/** What an event adds to somebody's nuggets. */
function worth(event: BangEvent): number {
  switch (event.kind) {
    case 'earned':
      return event.amount
    case 'paid':
    case 'bought':
    case 'forced':
    case 'forfeited':
      return -event.amount
  }
  return 0
}

/** Who wears it after the event: the piece has come to them, or has gone. */
function wears(player: PlayerView, event: BangEvent, whole: BangView): string[] {
  const { seat, equipment: worn = [] } = player
  switch (event.kind) {
    case 'placed':
      return event.target === seat ? [...worn, event.card] : worn
    case 'bought':
    case 'dug-up':
      return event.seat === seat && whole.players[seat]?.equipment?.includes(event.card) ? [...worn, event.card] : worn
    case 'forced':
      return event.target === seat ? worn.filter((face) => face !== event.card) : worn
    case 'dropped':
      return event.seat === seat ? worn.filter((face) => face !== event.card) : worn
  }
  return worn
}

const goldRush: Felt = {
  groups: { equipment: EQUIPMENT },
  shop: (view) => ({
    label: t('bang-shop'),
    coin: NUGGET,
    offers: (view.shop ?? []).map((face, place) => ({ face, price: view.prices?.[place] ?? 0 })),
    note: t('bang-shop.stock', { count: view.stock ?? 0 }),
  }),
  counters: (view: BangView, seat) => {
    const count = view.players[seat]?.nuggets ?? 0
    return [{ icon: NUGGET, count, label: t('bang-word-nuggets', { count }), about: t('bang-word-nuggets.about') }]
  },
  pieces: (view: BangView, seat) => view.players[seat]?.equipment ?? [],

  follow: (view: BangView, event: BangEvent, whole: BangView): BangView => {
    // The shop is opened with the deal.
    if (event.kind === 'dealt') return { ...view, shop: whole.shop ?? [], prices: whole.prices ?? [], stock: whole.stock ?? 0 }
    const gold = worth(event)
    const players = view.players.map((player) => ({
      ...player,
      nuggets: (player.nuggets ?? 0) + (player.seat === event.seat ? gold : 0),
      equipment: wears(player, event, whole),
    }))
    const [shop, prices] = [view.shop ?? [], view.prices ?? []]
    // What has been paid for lies there until it has been carried out.
    const bought = (event.kind === 'bought' || event.kind === 'placed') && !whole.shop?.includes(event.card)
    const sold = bought ? shop.indexOf(event.card) : -1
    if (sold >= 0) return { ...view, players, shop: shop.toSpliced(sold, 1), prices: prices.toSpliced(sold, 1) }
    if (event.kind !== 'offered') return { ...view, players }
    const price = whole.prices?.[whole.shop?.indexOf(event.card) ?? -1] ?? 0
    return { ...view, players, shop: [...shop, event.card], prices: [...prices, price], stock: Math.max(0, (view.stock ?? 0) - 1) }
  },

  stage: (event, whole) => {
    if (event.kind === 'bought' || event.kind === 'dug-up') {
      // What stays goes to who bought it; what takes effect goes back among the others.
      const stays = whole.players[event.seat]?.equipment?.includes(event.card)
      return { cause: event.card, from: SHOP, home: stays ? `seat-${event.seat}` : SHOP, goes: stays === true }
    }
    if (event.kind === 'used-as') return { cause: `equipment:${event.card}`, from: SHOP, home: SHOP, as: event.as, target: event.target }
    return null
  },

  show: (event, show, staged) => {
    const gold = worth(event)
    const seat = `seat-${event.seat}`
    if (event.kind === 'forced') show.add('travel', { from: `seat-${event.target}`, to: SHOP, face: event.card })
    if (event.kind === 'dropped') show.add('travel', { from: seat, to: SHOP, face: event.card })
    if (event.kind === 'placed') show.add('travel', { from: seat, to: `seat-${event.target}`, face: event.card })
    if (event.kind === 'bought' && !staged) show.add('travel', { from: SHOP, to: seat, face: event.card })
    if (gold) {
      show.add('float', { to: seat, text: `${gold > 0 ? '+' : '−'}${Math.abs(gold)}`, icon: NUGGET, good: true })
      show.sound('click')
    }
  },
}

export default goldRush
