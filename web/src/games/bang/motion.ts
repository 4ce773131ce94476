// What is shown in motion when something happened. Pure: events in, effects out; where things are
// on the screen is asked when an effect begins.

import type { Sound } from '../../lib/sound.ts'
import { kindOf } from './view.ts'

type Fact = Record<string, any> & { kind: string }

export interface Effect {
  is: 'travel' | 'shot' | 'float' | 'flip' | 'death'
  /** Names of places: `seat-2`, `deck`, `pile`, `turned`, `hand`. */
  from: string
  to: string
  /** A face; empty for a card that shows its back. */
  face: string
  /** For a float: what is written. */
  text: string
  /** Whether a flip was lucky. */
  good: boolean
  /** When it begins, in milliseconds after the event. */
  delay: number
}

export interface Shown {
  effects: Effect[]
  sounds: Sound[]
}

/** Nothing holds a player up for longer than this. */
export const LONGEST = 600
export const TRAVEL = 420
const GAP = 70
const MOST = 10

const SHOTS = new Set([
  'bang', 'gatling', 'howitzer', 'knife', 'derringer', 'buffalo-rifle', 'pepperbox', 'punch',
  'springfield', 'duel', 'doc-holyday', 'indians',
])

export function shown(events: Fact[], viewer: number | null): Shown {
  const effects: Effect[] = []
  const sounds: Sound[] = []
  const add = (is: Effect['is'], more: Partial<Effect>) => {
    if (effects.length >= MOST) return
    const delay = Math.min(effects.length * GAP, LONGEST - TRAVEL)
    effects.push({ is, from: '', to: '', face: '', text: '', good: false, delay, ...more })
  }
  const sound = (one: Sound) => {
    if (!sounds.includes(one)) sounds.push(one)
  }
  for (const event of events) {
    const seat = `seat-${event.seat}`
    const mine = event.seat === viewer
    const card: string = event.card ?? ''
    switch (event.kind) {
      case 'drew':
        for (let i = 0; i < (mine ? 1 : (event.cards ?? 1)); i++) {
          add('travel', { from: 'deck', to: mine ? 'hand' : seat, face: card })
        }
        sound('draw')
        break
      case 'played':
      case 'used': {
        const target = event.target ?? -1
        const counts = event.as ?? kindOf(card)
        const stays = event.to !== 'pile' && event.kind === 'played'
        const lands = stays ? `seat-${target >= 0 ? target : event.seat}` : 'pile'
        if (card.includes(':')) add('travel', { from: mine && event.kind === 'played' ? 'hand' : seat, to: lands, face: card })
        if (target >= 0 && target !== event.seat) add('shot', { from: seat, to: `seat-${target}` })
        if (SHOTS.has(counts)) sound('shot')
        else if (counts === 'missed' || counts === 'dodge') sound('miss')
        else sound('flip')
        break
      }
      case 'aimed':
      case 'sniped':
        if (event.target !== event.seat) add('shot', { from: seat, to: `seat-${event.target}` })
        sound('shot')
        break
      case 'discarded':
        add('travel', { from: event.from === 'hand' && mine ? 'hand' : seat, to: 'pile', face: card })
        break
      case 'took': {
        const from = event.store ? 'turned' : event.pile ? 'pile' : `seat-${event.from}`
        add('travel', { from, to: mine ? 'hand' : seat, face: card })
        sound('draw')
        break
      }
      case 'gave':
      case 'passed':
        add('travel', { from: seat, to: `seat-${event.to}`, face: card })
        sound('draw')
        break
      case 'checked':
        add('flip', { to: 'pile', face: card, good: event.good === true })
        sound('flip')
        break
      case 'wounded':
        add('float', { to: seat, text: `−${event.amount ?? 1}` })
        sound('hit')
        break
      case 'healed':
        add('float', { to: seat, text: `+${event.amount ?? 1}`, good: true })
        break
      case 'exploded':
        add('float', { to: seat, text: '✸' })
        sound('shot')
        break
      case 'eliminated':
        add('death', { to: seat })
        sound('death')
        break
      case 'event':
        sound('flip')
        break
      case 'came-back':
        add('float', { to: seat, text: '+', good: true })
        break
      case 'turn':
        if (mine) sound('turn')
        break
      case 'ended':
        if (viewer === null || (event.winners ?? []).includes(viewer)) sound('win')
        else sound('death')
    }
  }
  return { effects, sounds }
}
