/** Which icon stands for which piece of BANG!. Every icon is used once within its group. */
import { register } from '../../ui/iconbook.ts'
import sheet from './icons.ts?sheet'

export const CARDS: Record<string, string> = {
  // Base
  'bang': 'gunshot',
  'barrel': 'barrel',
  'beer': 'beer-stein',
  'cat-balou': 'card-discard',
  'duel': 'duel',
  'dynamite': 'dynamite',
  'gatling': 'minigun',
  'general-store': 'shop',
  'indians': 'arrow-cluster',
  'jail': 'imprisoned',
  'missed': 'outback-hat',
  'mustang': 'horse-head',
  'panic': 'robber-mask',
  'remington': 'lee-enfield',
  'rev-carabine': 'sawed-off-shotgun',
  'saloon': 'saloon',
  'schofield': 'revolver',
  'scope': 'spyglass',
  'stagecoach': 'cartwheel',
  'volcanic': 'luger',
  'wells-fargo': 'locked-chest',
  'winchester': 'winchester-rifle',
  // Dodge City
  'bible': 'bookmarklet',
  'binocular': 'binoculars',
  'brawl': 'punch-blast',
  'buffalo-rifle': 'buffalo-head',
  'can-can': 'large-dress',
  'canteen': 'water-flask',
  'conestoga': 'old-wagon',
  'derringer': 'blunderbuss',
  'dodge': 'dodge',
  'hideout': 'cave-entrance',
  'howitzer': 'field-gun',
  'iron-plate': 'metal-plate',
  'knife': 'bowie-knife',
  'pepperbox': 'reload-gun-barrel',
  'pony-express': 'envelope',
  'punch': 'punch',
  'rag-time': 'grand-piano',
  'sombrero': 'sombrero',
  'springfield': 'musket',
  'ten-gallon-hat': 'western-hat',
  'tequila': 'cactus',
  'whisky': 'brandy-bottle',
}

export const CHARACTERS: Record<string, string> = {
  // Base
  'bart-cassidy': 'arm-bandage',
  'black-jack': 'card-jack-spades',
  'calamity-janet': 'saber-and-pistol',
  'el-gringo': 'bandit',
  'jesse-jones': 'robber-hand',
  'jourdonnais': 'cellar-barrels',
  'kit-carlson': 'card-pick',
  'lucky-duke': 'clover',
  'paul-regret': 'cavalry',
  'pedro-ramirez': 'card-pickup',
  'rose-doolan': 'rose',
  'sid-ketchum': 'medical-pack',
  'slab-the-killer': 'death-skull',
  'suzy-lafayette': 'handheld-fan',
  'vulture-sam': 'vulture',
  'willy-the-kid': 'bullets',
  // Dodge City
  'apache-kid': 'two-feathers',
  'belle-star': 'flower-star',
  'bill-noface': 'invisible-face',
  'chuck-wengam': 'bleeding-heart',
  'doc-holyday': 'poker-hand',
  'elena-fuente': 'water-fountain',
  'greg-digger': 'dig-dug',
  'herb-hunter': 'hunter-eyes',
  'jose-delgado': 'guitar',
  'molly-stark': 'hood',
  'pat-brennan': 'grab',
  'pixie-pete': 'fairy',
  'sean-mallory': 'strong-man',
  'tequila-joe': 'martini',
  'vera-custer': 'body-swapping',
  // The Bullet
  'claus-the-saint': 'present',
  'johnny-kisch': 'lips',
  'uncle-will': 'beard',
}

export const ROLES: Record<string, string> = {
  'sheriff': 'law-star',
  'deputy': 'allied-star',
  'outlaw': 'wanted-reward',
  'renegade': 'hooded-assassin',
}

export const EVENTS: Record<string, string> = {
  // The Bullet
  'handcuffs': 'handcuffs',
  'new-identity': 'domino-mask',
  // High Noon
  'blessing': 'angel-wings',
  'curse': 'evil-eyes',
  'ghost-town': 'ghost',
  'gold-rush-event': 'gold-nuggets',
  'hangover': 'knocked-out-stars',
  'high-noon': 'sun',
  'shootout': 'crossed-pistols',
  'the-daltons': 'robber',
  'the-doctor': 'doctor-face',
  'the-reverend': 'church',
  'the-sermon': 'prayer',
  'thirst': 'desert-skull',
  'train-arrival': 'steam-locomotive',
  // A Fistful of Cards
  'a-fistful-of-cards': 'card-random',
  'abandoned-mine': 'mine-wagon',
  'ambush': 'human-target',
  'blood-brothers': 'shaking-hands',
  'dead-man': 'raise-zombie',
  'hard-liquor': 'wine-bottle',
  'lasso': 'lasso',
  'law-of-the-west': 'scales',
  'peyote': 'spiral-bloom',
  'ranch': 'ranch-gate',
  'ricochet': 'ricochet',
  'russian-roulette': 'william-tell-skull',
  'sniper': 'crosshair',
  'the-judge': 'gavel',
  'vendetta': 'dripping-knife',
}

/** Other signs on the table. */
export const SIGNS = {
  life: 'silver-bullet',
  hand: 'card-draw',
  back: 'crossed-pistols',
  range: 'target-shot',
  distance: 'path-distance',
  out: 'tombstone',
  ghost: 'ghost',
  aim: 'crosshair',
  waits: 'hourglass',
  spade: 'spades',
  heart: 'hearts',
  diamond: 'diamonds',
  club: 'clubs',
  unknown: 'uncertainty',
} as const

/** The icon of a piece; a question mark for one that has none yet. */
export function iconOf(group: string, id: string): string {
  const groups: Record<string, Record<string, string>> = {
    card: CARDS,
    character: CHARACTERS,
    role: ROLES,
    event: EVENTS,
  }
  return groups[group]?.[id] ?? SIGNS.unknown
}

register(sheet)
