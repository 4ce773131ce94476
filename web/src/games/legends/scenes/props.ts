// What is given to a scene that everybody watches: a fight, a game of poker.
import type { Ask, OptionInfo } from '../../../lib/protocol.ts'
import type { LegendsView } from '../view.ts'

export interface SceneProps {
  view: LegendsView
  names: string[]
  viewer: number | null
  /** The own question, if it belongs to the scene. */
  ask: Ask | null
  question: string
  /** What somebody else is asked. */
  waits: string
  busy: boolean
  labelOf: (option: OptionInfo) => string
  onchoose: (option: OptionInfo) => void
}
