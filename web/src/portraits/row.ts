import type { COLOUR, SKIN } from './colours.ts'
import type { NECK, OVER, WEAR } from './parts/clothes.ts'
import type { BROW, EYES, HEAD, MOUTH, NOSE } from './parts/faces.ts'
import type { BEARD, STACHE, STYLE } from './parts/hair.ts'
import type { HAT } from './parts/hats.ts'
import type { BACK, EXTRA, PROP } from './parts/things.ts'
import type { PATTERN } from './disc.ts'

/** "part colour colour": up to three colours of a part, as its letters a, b, c. */
export type Coloured<Library> = `${keyof Library & string}` | `${keyof Library & string} ${string}`
type OneOrMore<Each> = Each | Each[]

/** What one person looks like. What is left out has a plain default. */
export interface Row {
  head?: keyof typeof HEAD
  skin?: keyof typeof SKIN
  /** The style and the colour, which beard and moustache share. */
  hair?: Coloured<typeof STYLE>
  beard?: keyof typeof BEARD
  stache?: keyof typeof STACHE
  eyes?: keyof typeof EYES
  brow?: keyof typeof BROW
  nose?: keyof typeof NOSE
  mouth?: keyof typeof MOUTH
  /** Scars, glasses, masks. */
  extra?: OneOrMore<Coloured<typeof EXTRA>>
  hat?: Coloured<typeof HAT>
  wear?: Coloured<typeof WEAR>
  neck?: Coloured<typeof NECK>
  /** Badges and belts over the clothes. */
  over?: OneOrMore<Coloured<typeof OVER>>
  /** Behind the figure, in the whole box. */
  back?: OneOrMore<Coloured<typeof BACK>>
  /** The same, before the face. */
  front?: OneOrMore<Coloured<typeof BACK>>
  /** At the right shoulder, or, ending in "left", at the left one. */
  prop?: OneOrMore<Coloured<typeof PROP>>
  /** The disc and its pattern. */
  bg?: `${keyof typeof COLOUR} ${keyof typeof PATTERN}`
  /** Three-quarter: the face looks to the left or to the right. */
  turn?: -1 | 1
  /** Giants and dwarfs. */
  scale?: number
}

/** Paler and bandaged; eyes closed for good; back again. Each has a sign besides its colour. */
export const STATES = ['normal', 'wounded', 'dead', 'zombie'] as const
export type PortraitState = (typeof STATES)[number]
