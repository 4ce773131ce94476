// Wild West Show on the felt: its event lies with the others in the pocket; here is what it leaves at the
// seats, what talk costs, and which cards turn the deck.
import { t } from '../../../../lib/i18n.svelte.ts'
import type { BangView } from '../../view.ts'
import type { Felt } from '../index.ts'

const SKIPS = 'night-sleep'
const COUNTED = 'card-play'
const CURTAIN = 'theater-curtains'
const LEAST = 3

const wildWestShow: Felt = {
  tokens: (view: BangView, seat) => [
    ...(view.passed_over?.includes(seat) ? [{ icon: SKIPS, count: 1, label: t('bang-word-passed-over') }] : []),
    ...(view.active === seat && view.in_force.includes('miss-susanna')
      ? [{ icon: COUNTED, count: Math.min(view.cards_played ?? 0, LEAST), most: LEAST, label: t('bang-word-cards-played', { count: view.cards_played ?? 0 }) }]
      : []),
  ],
  talk: (view) => {
    const me = view.viewer === null ? undefined : view.players[view.viewer]
    return me && me.status !== 'out' && view.in_force.includes('gag') ? t('bang-word-gag') : ''
  },
  hushed: (view) => view.in_force.includes('gag'),
  deck: (view) => {
    const { now = null, left = 0 } = view.events?.show ?? {}
    if (left === 0) return null
    return { now, icon: CURTAIN, label: t('bang-module-wild-west-show'), about: t('bang-word-show-deck', { count: left }) }
  },
}

export default wildWestShow
