// Shadow Gunslingers on the felt: who is out comes back for the own turn; the Shadow Renegade has another
// role card, with the side that it shows now.
import { t } from '../../../../lib/i18n.svelte.ts'
import { iconOf } from '../../icons.ts'
import type { BangEvent, BangView } from '../../view.ts'
import type { Felt } from '../index.ts'

const sideOf = (view: BangView, seat: number): string | undefined => view.sides?.[seat]

const shadowGunslingers: Felt = {
  role: (view, seat) => (sideOf(view, seat) ? 'shadow-renegade' : null),

  tokens: (view, seat) => {
    const side = sideOf(view, seat)
    return side ? [{ icon: iconOf('role', side), word: t(`bang-word-side-${side}`), label: t('bang-word-side', { side }), about: t('bang-role-shadow-renegade.goal') }] : []
  },

  follow: (view: BangView, event: BangEvent): BangView =>
    event.kind === 'took-side' ? { ...view, sides: { ...view.sides, [event.seat]: event.role } } : view,

  show: (event, show) => {
    if (event.kind !== 'took-side') return
    show.add('float', { to: `seat-${event.seat}`, icon: iconOf('role', event.role) })
    show.sound('flip')
  },
}

export default shadowGunslingers
