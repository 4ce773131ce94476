/** The icons of the shell and the pages. A game brings its own in its own file. */
import paths from './icons.ts?paths'
import { register } from './iconbook.ts'

export const UI_ICONS = {
  logo: 'saloon-doors',
  saloon: 'saloon',
  person: 'western-hat',
  play: 'crossed-pistols',
  friends: 'tabletop-players',
  replays: 'film-strip',
  cards: 'card-pick',
  rules: 'rule-book',
  settings: 'cog',
  about: 'law-star',
  soundOn: 'sound-on',
  soundOff: 'sound-off',
  search: 'magnifying-glass',
  close: 'cross-mark',
  check: 'check-mark',
  watch: 'spyglass',
  locked: 'padlock',
  clock: 'pocket-watch',
  bot: 'cowboy-boot',
  run: 'play-button',
  pause: 'pause-button',
  previous: 'player-previous',
  next: 'player-next',
  link: 'linked-rings',
  hero: 'cowboy-holster',
  warning: 'hazard-sign',
  theme: 'sun',
  language: 'talk',
  key: 'skeleton-key',
  trash: 'trash-can',
  save: 'save-arrow',
  up: 'up-card',
  bang: 'revolver',
  dice: 'dice-target',
  legends: 'horse-head',
  unknown: 'uncertainty',
  life: 'silver-bullet',
} as const
export type UiIcon = keyof typeof UI_ICONS

register(paths)
