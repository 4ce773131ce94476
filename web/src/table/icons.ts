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

/** What stands before a line of the log. */
export const LOG_ICONS: Record<string, string> = {
  'drew': 'card-draw',
  'played': 'card-play',
  'used': 'card-play',
  'discarded': 'card-discard',
  'took': 'robber-hand',
  'gave': 'present',
  'check': 'clover',
  'checked': 'clover',
  'turned': 'card-pickup',
  'wounded': 'bullet-impacts',
  'healed': 'health-increase',
  'rescued': 'healing',
  'eliminated': 'tombstone',
  'exploded': 'explosion-rays',
  'passed': 'dynamite',
  'skipped': 'imprisoned',
  'reshuffled': 'card-random',
  'dealt': 'tabletop-players',
  'role': 'domino-mask',
  'ended': 'trophy',
  'copied': 'body-swapping',
  'event': 'sun',
  'came-back': 'ghost',
  'left': 'ghost',
  'aimed': 'ricochet',
  'sniped': 'crosshair',
  'other': 'wanted-reward',
}

register(sheet)
