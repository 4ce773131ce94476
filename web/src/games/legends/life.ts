// What moves the table of Western Legends: the light on it, and what there is to say something about.
import { over, type Cue, type GameLife, type Mood } from '../../table/life/life.ts'
import type { LegendsEvent } from './facts.ts'
import type { LegendsView } from './view.ts'

function mood(view: LegendsView): Mood | null {
  if (view.result || view.ending === 0) return null
  return { light: 'dusk', words: view.ending === 1 ? 'ui-mood-end-near' : 'ui-mood-last-round' }
}

function cues(event: LegendsEvent, view: LegendsView): Cue[] {
  switch (event.kind) {
    case 'hurt':
      return event.by !== undefined && event.by !== event.seat ? [{ topic: 'hit', seat: event.seat, about: event.by }] : [{ topic: 'hurt', seat: event.seat }]
    case 'healed':
      return [{ topic: 'healed', seat: event.seat }]
    case 'jailed':
      return [{ topic: 'locked-up', seat: event.seat }]
    case 'fight-over':
      return [{ topic: event.good ? 'fight-won' : 'fight-lost', seat: event.seat }]
    case 'poker-over':
      return event.winners.map((each) => ({ topic: 'pot', seat: each }))
    case 'won':
      return over(event, view)
  }
  return []
}

const life: GameLife = { mood, cues }

export default life
