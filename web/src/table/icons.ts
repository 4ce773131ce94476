/** The icons of the table around a game. */
import { register } from '../ui/iconbook.ts'
import sheet from './icons.ts?sheet'

export const TABLE_ICONS = {
  log: 'scroll-unfurled',
  chat: 'conversation',
  rules: 'rule-book',
  undo: 'return-arrow',
  report: 'hazard-sign',
  prefer: 'hand-ok',
  share: 'share',
  start: 'crossed-pistols',
  stand: 'exit-door',
  sit: 'entry-door',
  bot: 'cowboy-boot',
  host: 'laurel-crown',
  rematch: 'clockwise-rotation',
  more: 'hamburger-menu',
  gone: 'hourglass',
  mute: 'silence',
  send: 'quill-ink',
  trophy: 'trophy',
  person: 'western-hat',
  previous: 'previous-button',
  next: 'next-button',
} as const

/** Before a line of the log for which the game has no sign. */
export const ANY_LINE = 'wanted-reward'

register(sheet)
