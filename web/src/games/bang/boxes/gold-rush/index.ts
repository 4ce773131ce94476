// Gold Rush on the felt: the shop beside the piles, nuggets at the seats, equipment in front of them.
import { t } from '../../../../lib/i18n.svelte.ts'
import type { BangView } from '../../view.ts'
import type { BoxClient } from '../index.ts'
import { EQUIPMENT } from './icons.ts'

const NUGGET = 'gold-nuggets'

const goldRush: BoxClient = {
  on: (view) => view.shop !== undefined,
  groups: { equipment: EQUIPMENT },
  shop: (view) => ({
    label: t('bang-shop'),
    coin: NUGGET,
    offers: (view.shop ?? []).map((face, place) => ({ face, price: view.prices?.[place] ?? 0 })),
    note: t('bang-shop.stock', { count: view.stock ?? 0 }),
  }),
  counters: (view: BangView, seat) => {
    const count = view.players[seat]?.nuggets ?? 0
    return [{ icon: NUGGET, count, label: t('bang-word-nuggets', { count }) }]
  },
  pieces: (view: BangView, seat) => view.players[seat]?.equipment ?? [],
}

export default goldRush
