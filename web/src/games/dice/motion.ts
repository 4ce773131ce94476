// What is shown in motion when something happened at a table of the Dice Game. Pure: events in,
// effects out. The dice themselves tumble where they lie; see Board.svelte.

import type { Told } from '../../lib/speak.ts'
import { Show, type Shown } from '../../table/motion.ts'
import type { DiceFact } from './facts.ts'

/** A volley hits everybody: more at once than a card game shows. */
const MOST = 24
/** So many arrows are shown flying back; the others are just there. */
const FLYING = 3

/** Arrows and losses come point by point: those of one seat in a row are shown as one. */
function addedUp(events: DiceFact[]): (DiceFact & { times: number })[] {
  const out: (DiceFact & { times: number })[] = []
  for (const event of events) {
    const last = out.at(-1)
    const pointwise = event.kind === 'arrow' || event.kind === 'lost'
    if (pointwise && last?.kind === event.kind && last.seat === event.seat && last.why === event.why && last.cause === event.cause) last.times++
    else out.push({ ...event, times: 1 })
  }
  return out
}

/** `staged`: what comes over the whole table is seen in its middle. */
export function shown(events: Told[], viewer: number | null, staged = false): Shown {
  const show = new Show(MOST)
  for (const event of addedUp(events as DiceFact[])) {
    const seat = `seat-${event.seat}`
    switch (event.kind) {
      case 'rolled':
        show.sound('roll')
        break
      case 'arrow':
        for (let i = 0; i < event.times; i++) show.add('travel', { from: 'supply', to: seat, face: 'arrow' })
        show.sound('arrow')
        break
      case 'arrows-returned':
        for (let i = 0; i < Math.min(FLYING, event.arrows); i++) {
          show.add('travel', { from: seat, to: 'supply', face: 'arrow' })
        }
        break
      case 'attack':
        if (!staged) show.add('own', { to: 'dice', face: 'indians' })
        show.sound('arrow')
        break
      case 'gatling':
        if (!staged) show.add('own', { to: 'dice', face: 'gatling' })
        show.sound('burst')
        break
      case 'exploded':
        if (!staged) show.add('own', { to: 'dice', face: 'dynamite' })
        show.sound('shot')
        break
      case 'aimed':
        show.add('shot', { from: seat, to: `seat-${event.target}` })
        show.sound('shot')
        break
      case 'lost':
        // The Gatling sweeps over everybody it hits.
        if (event.cause === 'gatling') show.add('shot', { from: `seat-${event.by}`, to: seat })
        show.add('float', { to: seat, text: `−${event.times}` })
        show.sound('hit')
        break
      case 'healed':
        if (event.why === 'beer' && event.by !== event.seat) {
          show.add('travel', { from: `seat-${event.by}`, to: seat, face: 'beer' })
        }
        if (event.points > 0) show.add('float', { to: seat, text: `+${event.points}`, good: true })
        break
      case 'challenged':
        show.add('own', { to: 'dice', face: 'duel' })
        show.sound('turn')
        break
      case 'duel-rolled':
        // Whose roll it was is seen by where the die flies from.
        show.add('travel', { from: seat, to: `seat-${event.target}`, face: event.face })
        show.sound('roll')
        break
      case 'token-taken':
        show.add('travel', { from: 'tokens', to: seat, face: 'token' })
        break
      case 'rage-drawn':
        show.add('travel', { from: 'rage', to: seat, face: 'rage' })
        show.sound('draw')
        break
      case 'rage-moved':
        show.add('travel', { from: `seat-${event.giver}`, to: `seat-${event.target}`, face: 'rage' })
        show.sound('draw')
        break
      case 'rage-revealed':
        show.add('travel', { from: seat, to: 'dice', face: 'rage' })
        show.sound('flip')
        break
      case 'hands':
        show.add('travel', { from: seat, to: 'boneyard', face: 'hands' })
        break
      case 'outbreak':
        show.add('own', { to: 'dice', face: 'outbreak' })
        show.sound('death')
        break
      case 'eliminated':
        show.death(seat)
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
