// What is shown in motion at a table of Western Legends: gains and losses at their seats. Figures walk
// on the map itself. Pure: events in, effects out.

import type { Told } from '../../lib/speak.ts'
import { Show, type Shown } from '../../table/motion.ts'
import type { LegendsFact } from './facts.ts'

/** How much of what, in signs that need no language. */
const SIGNS: Record<string, (amount: number) => string> = {
  money: (amount) => `$${amount}`,
  nuggets: (amount) => `${amount} ⛏`,
  lp: (amount) => `${amount} ★`,
  mp: (amount) => `${amount} ✦`,
  wp: (amount) => `${amount} ☠`,
}

export function shown(events: Told[], viewer: number | null): Shown {
  const show = new Show()
  for (const event of events as LegendsFact[]) {
    const seat = `seat-${event.seat}`
    switch (event.kind) {
      case 'gained':
        show.add('float', { to: seat, text: `+${SIGNS[event.what]?.(event.amount) ?? event.amount}`, good: true })
        break
      case 'paid':
      case 'forfeited':
        show.add('float', { to: seat, text: `−${SIGNS[event.what]?.(event.amount) ?? event.amount}` })
        break
      case 'hurt':
        show.add('float', { to: seat, text: '−♥' })
        show.sound('hit')
        break
      case 'healed':
        show.add('float', { to: seat, text: '+♥', good: true })
        break
      case 'drew':
        show.add('travel', { from: 'deck', to: event.seat === viewer ? 'hand' : seat, face: event.card ?? '' })
        show.sound('draw')
        break
      case 'handed-over':
        show.add('travel', { from: seat, to: `seat-${event.to}`, face: event.card ?? '' })
        break
      case 'rolled':
        show.sound('roll')
        break
      case 'revealed':
      case 'opponent-played':
        show.sound('flip')
        break
      case 'fight':
      case 'compared':
        show.sound('shot')
        break
      case 'turn':
        show.turn(event.seat, viewer)
        break
      case 'won':
        show.over(event.winners, viewer)
    }
  }
  return show.made
}
