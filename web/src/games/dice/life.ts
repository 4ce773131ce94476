// What moves the Dice Game's table: the light on it, and what there is to say something about.
import type { Fact } from '../../table/history.ts'
import { bystanders, type Cue, type GameLife, type Mood } from '../../table/life/life.ts'
import { isOut, type DiceView } from './view.ts'

/** With so few arrows left the Indians are near. */
const NEAR = 2

function mood(view: DiceView): Mood | null {
  if (view.result) return null
  if (view.supply > 0 && view.supply <= NEAR) return { light: 'fuse', words: 'ui-mood-arrows', count: view.supply }
  if (view.outbreak) return { light: 'grave', words: 'ui-mood-grave' }
  const left = view.players.filter((player) => !isOut(player)).length
  return view.players.length > 2 && left === 2 ? { light: 'face-off', words: 'ui-mood-two' } : null
}

function cues(event: Fact, view: DiceView): Cue[] {
  const { kind, seat, by } = event
  const shot = typeof by === 'number' && by !== seat
  switch (kind) {
    case 'lost':
      return shot ? [{ topic: 'hit', seat, about: by }, { topic: 'hits', seat: by, about: seat }] : [{ topic: 'hurt', seat }]
    case 'arrow':
      return [{ topic: 'arrow', seat }]
    case 'attack':
      return bystanders(view).map((each) => ({ topic: 'raid', seat: each }))
    case 'exploded':
      return bystanders(view, seat).map((each) => ({ topic: 'boom', seat: each, about: seat }))
    case 'gatling':
      return [{ topic: 'spray', seat }]
    case 'healed':
      return [{ topic: 'healed', seat }]
    case 'outbreak':
      return event.zombies.map((each: number) => ({ topic: 'risen', seat: each }))
    case 'eliminated':
      return [
        { topic: 'felled', seat },
        ...(shot ? [{ topic: 'felling' as const, seat: by, about: seat }] : []),
        ...bystanders(view, seat, by).map((each) => ({ topic: 'mourning' as const, seat: each, about: seat })),
      ]
    case 'won':
      return view.players.map((player) => ({ topic: event.winners.includes(player.seat) ? 'won' : 'lost', seat: player.seat }))
  }
  return []
}

const life: GameLife = { mood, cues }

export default life
