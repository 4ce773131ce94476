// What a viewer is told of a table of the Dice Game; the shape of saloon/games/dice/view.py.

export interface PlayerView {
  seat: number
  status: string
  role: string | null
  character: string
  life: number
  max_life: number
  arrows: number
  /** How many places away from the viewer. */
  places: number | null
  /** Wound tokens of duels, by symbol. */
  tokens?: string[]
  /** One's own rage cards, `rage:beer#2`; of the others only the number. */
  rage?: string[]
  rage_count?: number
  /** Rage cards that lie open beside the dice, each with its symbols. */
  revealed?: string[][]
  /** After the outbreak: back from the dead, without a character. */
  zombie?: boolean
  /** After the outbreak: the living leader of the zombies. */
  master?: boolean
  team?: string
}

export interface Prospects {
  /** Whom each face that is aimed can hit. */
  reach: Record<string, number[]>
  gatlings_needed: number
  explosive: number
  /** Symbols that count like dice. */
  added: string[]
  /** Dice, by number, that may not be rolled again. */
  locked: number[]
}

export interface DiceView {
  game: 'dice'
  viewer: number | null
  turn: number
  active: number
  step: string
  players: PlayerView[]
  /** What each die shows; empty before the first roll of a turn. */
  dice: string[]
  kinds: string[]
  rolls: number
  rolls_left: number
  spent: Record<string, number>
  supply: number
  prospects: Prospects
  result: { side: string; winners: number[] } | null
  boneyard?: { face_up: number[]; deck: number }
  outbreak?: boolean
  rage_deck?: number
  rage_discard?: string[][]
  token_pile?: number
  /** Between two games of a series. */
  legacy?: { sheriff: number | null; eliminated: number[]; deck: string[] }
}

export const isOut = (player: PlayerView): boolean => player.status === 'out'

/** Under which name the texts have a role's goal: three players have goals of their own. */
export const goalOf = (players: number): string => (players === 3 ? 'goal-three' : 'goal')

/** What a die is called in an answer: what it shows, with its kind if it is a special one. */
export const labelOf = (view: DiceView, die: number): string =>
  view.kinds[die] === 'base' ? view.dice[die]! : `${view.kinds[die]}:${view.dice[die]}`

/** The symbols on a rage card: `['beer']` of `rage:beer#2`. */
export const symbolsOn = (card: string): string[] => card.split(':')[1]!.split('#', 1)[0]!.split('+')

/** Arrows there are in all. */
export const arrowsIn = (view: DiceView): number =>
  view.supply + view.players.reduce((sum, player) => sum + player.arrows, 0)
