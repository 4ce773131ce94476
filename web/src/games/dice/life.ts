// What moves the Dice Game's table: the light on it, and what there is to say something about.
import { bystanders, felled, hurt, over, type Cue, type GameLife, type Mood } from '../../table/life/life.ts'
import type { DiceEvent } from './facts.ts'
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

function cues(event: DiceEvent, view: DiceView): Cue[] {
  switch (event.kind) {
    case 'lost':
      return hurt(event)
    case 'arrow':
      return [{ topic: 'arrow', seat: event.seat }]
    case 'attack':
      return bystanders(view).map((each) => ({ topic: 'raid', seat: each }))
    case 'exploded':
      return bystanders(view, event.seat).map((each) => ({ topic: 'boom', seat: each, about: event.seat }))
    case 'gatling':
      return [{ topic: 'spray', seat: event.seat }]
    case 'healed':
      return [{ topic: 'healed', seat: event.seat }]
    case 'outbreak':
      return event.zombies.map((each) => ({ topic: 'risen', seat: each }))
    case 'eliminated':
      return felled(event, view)
    case 'won':
      return over(event, view)
  }
  return []
}

const life: GameLife = { mood, cues }

export default life
