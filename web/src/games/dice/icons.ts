/** Which icon stands for which piece of the Dice Game. */
import { register } from '../../ui/iconbook.ts'
import sheet from './icons.ts?sheet'

export const FACES: Record<string, string> = {
  'arrow': 'broadhead-arrow',
  'dynamite': 'dynamite',
  'bullseye1': 'convergence-target',
  'bullseye2': 'convergence-target',
  'beer': 'beer-stein',
  'gatling': 'minigun',
  'whisky': 'brandy-bottle',
  'duel': 'duel',
}

export const CHARACTERS: Record<string, string> = {
  'bart-cassidy': 'arm-bandage',
  'black-jack': 'card-jack-spades',
  'calamity-janet': 'saber-and-pistol',
  'el-gringo': 'bandit',
  'jesse-jones': 'robber-hand',
  'jourdonnais': 'cellar-barrels',
  'kit-carlson': 'spyglass',
  'lucky-duke': 'clover',
  'paul-regret': 'cavalry',
  'pedro-ramirez': 'broken-arrow',
  'rose-doolan': 'rose',
  'sid-ketchum': 'medical-pack',
  'slab-the-killer': 'death-skull',
  'suzy-lafayette': 'handheld-fan',
  'vulture-sam': 'vulture',
  'willy-the-kid': 'bullets',
  // Undead or Alive
  'belle-star': 'flower-star',
  'chuck-wengam': 'bleeding-heart',
  'greg-digger': 'dig-dug',
  'herb-hunter': 'wolf-trap',
  'pat-brennan': 'card-exchange',
  'pixie-pete': 'fairy',
  'sam-the-healer': 'healing',
  'sean-mallory': 'shaking-hands',
}

export const ROLES: Record<string, string> = {
  'sheriff': 'law-star',
  'deputy': 'allied-star',
  'outlaw': 'wanted-reward',
  'renegade': 'hooded-assassin',
}

/** Lines of the log that show what they mention first, rather than a sign of their own. */
export const PICTURED = ['aimed']

/** What stands before a line of the log, by what it tells. */
export const LOG: Record<string, string> = {
  'healed': 'health-increase',
  'eliminated': 'tombstone',
  'exploded': 'explosion-rays',
  'dealt': 'tabletop-players',
  'aimed': 'ricochet',
  'rolled': 'rolling-dices',
  'stopped': 'hand-ok',
  'arrow': 'broadhead-arrow',
  'attack': 'arrow-cluster',
  'arrows-returned': 'return-arrow',
  'lost': 'bullet-impacts',
  'gatling': 'minigun',
  'won': 'trophy',
  'rage-drawn': 'enrage',
  'rage-revealed': 'enrage',
  'rage-moved': 'enrage',
  'challenged': 'duel',
  'duel-rolled': 'rolling-dices',
  'duel-lost': 'bullet-impacts',
  'token-taken': 'bleeding-wound',
  'tokens-returned': 'brandy-bottle',
  'cancelled': 'bleeding-wound',
  'die-changed': 'clockwise-rotation',
  'hands': 'raise-zombie',
  'outbreak': 'shambling-zombie',
  'next-sheriff': 'law-star',
  'next-character': 'body-swapping',
}

/** Other signs on the table. */
export const SIGNS = {
  life: 'silver-bullet',
  arrow: 'broadhead-arrow',
  out: 'tombstone',
  aim: 'crosshair',
  gift: 'hand-ok',
  locked: 'padlock',
  again: 'clockwise-rotation',
  roll: 'rolling-dices',
  zombie: 'shambling-zombie',
  master: 'crowned-skull',
  rage: 'enrage',
  wound: 'bleeding-wound',
  hands: 'raise-zombie',
  boneyard: 'graveyard',
  explosion: 'explosion-rays',
  indians: 'arrow-cluster',
  unknown: 'uncertainty',
} as const

/** The icon of a piece; a question mark for one that has none yet. */
export function iconOf(group: string, id: string): string {
  const groups: Record<string, Record<string, string>> = {
    die: FACES,
    character: CHARACTERS,
    role: ROLES,
  }
  return groups[group]?.[id] ?? SIGNS.unknown
}

register(sheet)
