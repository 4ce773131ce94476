// What is shown in motion when something happened. Pure: events in, effects out; where things are
// on the screen is asked when an effect begins.

import type { Told } from '../../lib/speak.ts'
import { Show, type Shown } from '../../table/motion.ts'
import { showOn } from './boxes/index.ts'
import type { BangFact } from './facts.ts'
import { SIGNS } from './icons.ts'
import { has } from './tags.ts'
import { kindOf, type BangEvent } from './view.ts'

/** `staged`: what stands in the middle is seen there. */
export function shown(events: Told[], viewer: number | null, staged = false): Shown {
  const show = new Show()
  for (const event of events as BangFact[]) {
    const seat = `seat-${event.seat}`
    const mine = event.seat === viewer
    const card: string = event.card ?? ''
    switch (event.kind) {
      case 'drew':
        for (let i = 0; i < (mine ? 1 : (event.cards ?? 1)); i++) {
          show.add('travel', { from: 'deck', to: mine ? 'hand' : seat, face: card })
        }
        show.sound('draw')
        break
      case 'played':
      case 'used': {
        const target = event.target ?? -1
        const counts = event.as ?? kindOf(card)
        const stays = event.to !== 'pile' && event.kind === 'played'
        const lands = stays ? `seat-${target >= 0 ? target : event.seat}` : 'pile'
        if (card.includes(':') && (stays || !staged)) show.add('travel', { from: mine && event.kind === 'played' ? 'hand' : seat, to: lands, face: card })
        if (target >= 0 && target !== event.seat && !staged) show.add('shot', { from: seat, to: `seat-${target}` })
        if (has(counts, 'shot')) show.sound('shot')
        else if (has(counts, 'missed')) show.sound('miss')
        else show.sound('flip')
        break
      }
      case 'aimed':
      case 'sniped':
        if (event.target !== event.seat && !staged) show.add('shot', { from: seat, to: `seat-${event.target}` })
        show.sound('shot')
        break
      case 'discarded':
        // What is thrown away for something answers it, and is seen on the stage.
        if (staged && event.from === 'hand' && event.why && event.why !== 'excess') break
        show.add('travel', { from: event.from === 'hand' && mine ? 'hand' : seat, to: 'pile', face: card })
        break
      case 'took': {
        const from = event.store ? 'turned' : event.pile ? 'pile' : `seat-${event.from}`
        show.add('travel', { from, to: mine ? 'hand' : seat, face: card })
        show.sound('draw')
        break
      }
      case 'gave':
      case 'passed':
        show.add('travel', { from: seat, to: `seat-${event.to}`, face: card })
        show.sound('draw')
        break
      case 'checked':
        if (!staged) show.add('own', { to: 'pile', face: card, good: event.good === true })
        show.sound('flip')
        break
      case 'wounded':
        show.add('float', { to: seat, text: `−${event.amount ?? 1}` })
        show.sound('hit')
        break
      case 'healed':
        show.add('float', { to: seat, text: `+${event.amount ?? 1}`, good: true })
        break
      case 'exploded':
        show.add('float', { to: seat, text: '✸' })
        show.sound('shot')
        break
      case 'eliminated':
        show.death(seat)
        break
      case 'event':
        show.sound('flip')
        break
      case 'came-back':
        show.add('float', { to: seat, text: '+', icon: event.life === undefined ? SIGNS.ghost : '', good: true })
        break
      case 'turn':
        show.turn(event.seat, viewer)
        break
      case 'ended':
        show.over(event.winners, viewer)
        break
      default:
        showOn(event as BangEvent, show, staged)
    }
  }
  return show.made
}
