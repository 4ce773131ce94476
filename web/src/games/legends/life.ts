// What moves the table of Western Legends: the light on it, and what there is to say something about.
import type { Fact } from '../../table/history.ts'
import type { Cue, GameLife, Mood } from '../../table/life/life.ts'
import type { LegendsView } from './view.ts'

function mood(view: LegendsView): Mood | null {
  if (view.result || view.ending === 0) return null
  return { light: 'dusk', words: view.ending === 1 ? 'ui-mood-end-near' : 'ui-mood-last-round' }
}

function cues(event: Fact, view: LegendsView): Cue[] {
  const { kind, seat, by } = event
  const shot = typeof by === 'number' && by !== seat
  switch (kind) {
    case 'hurt':
      return shot ? [{ topic: 'hit', seat, about: by }] : [{ topic: 'hurt', seat }]
    case 'healed':
      return [{ topic: 'healed', seat }]
    case 'jailed':
      return [{ topic: 'locked-up', seat }]
    case 'fight-over':
      return [{ topic: event.good ? 'fight-won' : 'fight-lost', seat }]
    case 'poker-over':
      return event.winners.map((each: number) => ({ topic: 'pot', seat: each }))
    case 'won':
      return view.players.map((player) => ({ topic: event.winners.includes(player.seat) ? 'won' : 'lost', seat: player.seat }))
  }
  return []
}

const life: GameLife = { mood, cues }

export default life
