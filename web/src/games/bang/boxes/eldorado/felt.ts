// Eldorado on the felt: its event lies with the others; what events have left lies in front of players,
// and a sandglass stands at who turns up the next one.
import { t } from '../../../../lib/i18n.svelte.ts'
import type { BangView } from '../../view.ts'
import type { Felt } from '../index.ts'
import { SIGNS } from '../../icons.ts'
import { EVENTS, ROLES } from './icons.ts'

const eldorado: Felt = {
  groups: { event: EVENTS, role: ROLES },
  tokens: (view: BangView, seat) => {
    const clock = view.clock
    if (!clock || clock.turner !== seat || (!clock.rounds && !clock.ace)) return []
    return [{ icon: SIGNS.waits, count: clock.rounds, label: clock.ace ? t('bang-clock.ace') : t('bang-clock', { count: clock.rounds }) }]
  },
  follow: (view, event) => {
    if (event.kind !== 'event-over') return view
    const events = Object.entries(view.events).map(([name, deck]) => [name, deck.now === event.event ? { ...deck, now: null } : deck])
    return { ...view, events: Object.fromEntries(events) }
  },
  pieces: (view: BangView, seat) => (view.players[seat]?.fate ?? []).map((event) => `event:${event}`),
}

export default eldorado
