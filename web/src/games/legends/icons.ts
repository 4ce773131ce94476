/** Which icon stands for which piece of Western Legends. */
import { register } from '../../ui/iconbook.ts'
import sheet from './icons.ts?sheet'

export const CARDS: Record<string, string> = {
  'sprint': 'sprint',
  'cheat': 'card-joker',
  'shootout': 'crossed-pistols',
  'manhunt': 'wanted-reward',
  'lightning_draw': 'cowboy-holster',
  'hands_up': 'hand',
  'punch': 'punch',
  'field_dressing': 'bandage-roll',
  'saddle_up': 'saddle',
  'trackers_instinct': 'footsteps',
  'gold_lump': 'gold-nuggets',
  'lady_luck': 'clover',
  'bulletproof_vest': 'kevlar-vest',
  'hustle': 'receive-money',
  'tenacity': 'muscle-up',
  'living_legend': 'trophy-cup',
  'mule': 'donkey',
  'mustang': 'horse-head',
  'revolver': 'revolver',
  'shotgun': 'sawed-off-shotgun',
  'rifle': 'winchester-rifle',
  'whiskey': 'brandy-bottle',
  'ten_gallon': 'western-hat',
  'provisions': 'canned-fish',
  'map': 'treasure-map',
}

export const DICE: Record<string, string> = {
  'nugget': 'gold-nuggets',
  'money': 'banknote',
  'money_reroll': 'clockwise-rotation',
  'blank': 'plain-square',
}

/** What can be done, by the verb of the option. */
export const VERBS: Record<string, string> = {
  'move': 'walking-boot',
  'go': 'walking-boot',
  'further': 'footsteps',
  'through': 'mountain-climbing',
  'work': 'war-pick',
  'buy': 'shop',
  'upgrade': 'shop',
  'sell': 'gold-bar',
  'sell-card': 'gold-nuggets',
  'doctor': 'medical-pack',
  'revel': 'martini',
  'prospect': 'gold-mine',
  'acquire': 'cow',
  'ship': 'steam-locomotive',
  'rustle': 'cow',
  'rob-bank': 'robber',
  'arrest': 'handcuffs',
  'duel': 'crossed-pistols',
  'rob': 'robber-mask',
  'play': 'card-play',
  'punch': 'punch',
  'whiskey': 'brandy-bottle',
  'provisions': 'canned-fish',
  'demand': 'receive-money',
  'poker': 'poker-hand',
  'contribute': 'open-book',
  'goal': 'achievement',
}

/** Lines of the log that show what they mention, rather than a sign of their own. */
export const PICTURED: string[] = []

/** What stands before a line of the log, by what it tells. */
export const LOG: Record<string, string> = {
  'turn': 'western-hat',
  'moved': 'walking-boot',
  'sheriff-rode': 'law-star',
  'gained': 'receive-money',
  'paid': 'pay-money',
  'forfeited': 'pay-money',
  'healed': 'bandage-roll',
  'hurt': 'bleeding-wound',
  'equipped': 'shop',
  'rolled': 'gold-mine',
  'drew': 'card-draw',
  'discarded': 'card-discard',
  'played': 'card-play',
  'acquired': 'cow',
  'cattle-sold': 'cow',
  'fight': 'crossed-pistols',
  'revealed': 'card-play',
  'compared': 'scales',
  'fight-over': 'crossed-pistols',
  'bandit': 'bandit',
  'bandit-gone': 'bandit',
  'jailed': 'handcuffs',
  'proven': 'flat-star',
  'last-round': 'hourglass',
  'end-in-sight': 'hourglass',
  'scored': 'scales',
  'won': 'trophy-cup',
}

/** Other signs on the table. */
export const SIGNS = {
  life: 'drop',
  out: 'tombstone',
  wound: 'drop',
  cards: 'poker-hand',
  money: 'banknote',
  gold: 'gold-nuggets',
  cattle: 'cow',
  legend: 'flat-star',
  wanted: 'wanted-reward',
  marshal: 'law-star',
  sheriff: 'law-star',
  bandit: 'bandit',
  fight: 'crossed-pistols',
  action: 'heavy-bullets',
  spent: 'empty-chessboard',
  flag: 'flag-objective',
  ability: 'flat-star',
  upgraded: 'upgrade',
  here: 'position-marker',
  whole: 'treasure-map',
  list: 'scroll-unfurled',
  guard: 'police-badge',
  gang: 'bandit',
  closer: 'expand',
  story: 'open-book',
  unknown: 'uncertainty',
} as const

/** The icon of a piece; a question mark for one that has none yet. */
export function iconOf(group: string, id: string): string {
  const groups: Record<string, Record<string, string>> = { card: CARDS, die: DICE }
  if (group === 'fight') return SIGNS.fight
  if (group === 'character') return SIGNS.ability
  if (group === 'cattle') return SIGNS.cattle
  if (group === 'story' || group === 'goal') return SIGNS.story
  if (group === 'black') return SIGNS.bandit
  return groups[group]?.[id] ?? SIGNS.unknown
}

register(sheet)
