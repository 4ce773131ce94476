// What there is to read in a view of the Dice Game; its types are made from what the game declares.
import { idOf } from '../../lib/faces.ts'
import type { DiceView, PlayerView } from './facts.ts'

export type { DiceEvent, DiceView, PlayerView } from './facts.ts'

export const isOut = (player: PlayerView): boolean => player.status === 'out'

/** Under which name the texts have a role's goal: three players have goals of their own. */
export const goalOf = (players: number): string => (players === 3 ? 'goal-three' : 'goal')

/** What a die is called in an answer: what it shows, with its kind if it is a special one. */
export const labelOf = (view: DiceView, die: number): string =>
  view.kinds[die] === 'base' ? view.dice[die]! : `${view.kinds[die]}:${view.dice[die]}`

/** The symbols on a rage card: `['beer']` of `rage:beer#2`. */
export const symbolsOn = (card: string): string[] => idOf(card).split('+')

/** Arrows there are in all. */
export const arrowsIn = (view: DiceView): number =>
  view.supply + view.players.reduce((sum, player) => sum + player.arrows, 0)
