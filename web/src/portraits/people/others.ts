// Everybody else.
import type { Row } from '../row.ts'

/** Who is in the Dice Game alone. */
export const DICE: Record<string, Row> = {
  'sam-the-healer': {
    head: 'oval', skin: 'brown', hair: 'afro grey', beard: 'full', eyes: 'dot', brow: 'raised', nose: 'flat', mouth: 'smile', extra: 'glasses',
    wear: 'coat white teal', neck: 'stetho', prop: 'herb left', bg: 'navy sun',
  },
}

/** The people of Western Legends. */
export const LEGENDS: Record<string, Row> = {
  'annie-oakley': {
    head: 'heart', skin: 'light', hair: 'braid brown', eyes: 'lash', brow: 'raised', nose: 'button', mouth: 'smile',
    hat: 'stars tan brown', wear: 'buckskin sand brown', over: 'medals', back: 'rifle', prop: 'coin left', bg: 'pine rays',
  },
  'bass-reeves': {
    head: 'jaw', skin: 'deep', hair: 'sides black', stache: 'walrus', eyes: 'cold', brow: 'flat', nose: 'flat', mouth: 'none',
    hat: 'cowboy coal silver', wear: 'coat umber white', neck: 'bow coal', over: 'shield', back: 'shotgun', bg: 'amber sun',
  },
  'billy-the-kid': {
    head: 'young', skin: 'pale', hair: 'page chestnut', eyes: 'dot', brow: 'one', nose: 'button', mouth: 'smirk',
    hat: 'stove umber ox', wear: 'vest coal brick', neck: 'scarf sand', prop: 'gun left', bg: 'rose rays', turn: 1,
  },
  'bloody-knife': {
    head: 'jaw', skin: 'bronze', hair: 'braids black', eyes: 'cold', brow: 'flat', nose: 'straight', mouth: 'flat', extra: 'lines',
    hat: 'plume navy sand white', wear: 'cavalry navy gold', neck: 'bones', bg: 'sand dusk',
  },
  'calamity-jane': {
    head: 'square', skin: 'ruddy', hair: 'nape brown', eyes: 'narrow', brow: 'flat', nose: 'straight', mouth: 'straw',
    hat: 'slouch leather coal', wear: 'buckskin leather umber', neck: 'bandana red', prop: 'whip left', bg: 'sky rays',
  },
  'doc-holliday': {
    head: 'gaunt', skin: 'pale', hair: 'sides straw', beard: 'soul', stache: 'chevron', eyes: 'tired', brow: 'thin', nose: 'straight', mouth: 'smoke',
    hat: 'flat ash coal', wear: 'tails slate ox', neck: 'cravat violet', prop: 'spade left', bg: 'plum dusk',
  },
  'jesse-james': {
    head: 'long', skin: 'light', hair: 'sides dark', beard: 'full', eyes: 'cold', brow: 'angry', nose: 'straight', mouth: 'flat',
    hat: 'ten umber gold', wear: 'duster sand coal', neck: 'bandana red', prop: 'bag leather', bg: 'tan dusk',
  },
  'kit-carson': {
    head: 'oval', skin: 'ruddy', hair: 'page silver', beard: 'burn', stache: 'chevron', eyes: 'narrow', brow: 'thick', nose: 'straight', mouth: 'none', extra: 'wrinkles',
    hat: 'planter brown tan', wear: 'furs leather sage', prop: 'map', bg: 'sage hills',
  },
  'stagecoach-mary': {
    head: 'round', skin: 'deep', hair: 'close black', eyes: 'lash', brow: 'flat', nose: 'flat', mouth: 'cigar',
    hat: 'cap silver', wear: 'coat brown sky', neck: 'scarf gold', back: 'musket', prop: 'letter', bg: 'rust rays',
  },
  'wild-bill-hickok': {
    head: 'long', skin: 'light', hair: 'flow brown', stache: 'droop', eyes: 'narrow', brow: 'flat', nose: 'long', mouth: 'none',
    hat: 'flat coal ox', wear: 'sash red white', neck: 'string coal', prop: 'cards left', bg: 'gold dusk',
  },
  'wyatt-earp': {
    head: 'jaw', skin: 'light', hair: 'sidepart straw', stache: 'walrus', eyes: 'cold', brow: 'angry', nose: 'straight', mouth: 'none',
    wear: 'frock coal white slate', neck: 'string coal', over: 'star', bg: 'silver rays',
  },
  'yb-rowdy': {
    head: 'square', skin: 'bronze', hair: 'sides dark', beard: 'stubble', stache: 'horseshoe', eyes: 'wink', brow: 'one', nose: 'broad', mouth: 'none',
    hat: 'ten leather sand', wear: 'checked teal paper', neck: 'bandana gold', back: 'wheel', bg: 'mauve sun',
  },
}

/** Figures nobody plays. */
export const FIGURES: Record<string, Row> = {
  sheriff: {
    head: 'square', skin: 'tan', hair: 'sides grey', stache: 'walrus', eyes: 'narrow', brow: 'thick', nose: 'broad', mouth: 'none',
    hat: 'sheriff leather umber', wear: 'vest brown paper', neck: 'string coal', over: 'star', bg: 'sky sun',
  },
  bandit: {
    head: 'jaw', skin: 'light', hair: 'sides black', eyes: 'cold', brow: 'angry', nose: 'none', mouth: 'none', extra: 'face grey',
    hat: 'pinch slate coal', wear: 'poncho slate ash coal', prop: 'gun left', bg: 'rust rays',
  },
  'man-in-black': {
    head: 'gaunt', skin: 'pale', hair: 'sides black', stache: 'pencil', eyes: 'cold', brow: 'angry', nose: 'straight', mouth: 'flat',
    hat: 'ten coal ox', wear: 'duster coal coal', neck: 'string ox', prop: 'watch', bg: 'silver rays',
  },
}

/** Clockwork, never mistaken for a person; and a guest. */
export const BOTS: Record<string, Row> = {
  'bot-1': {
    head: 'square', skin: 'tin', eyes: 'lamp', brow: 'none', nose: 'none', mouth: 'grille', extra: 'rivets',
    hat: 'cowboy ox gold', wear: 'plate slate brown gold', back: 'key', bg: 'sand lines',
  },
  'bot-2': {
    head: 'heart', skin: 'brass', eyes: 'gear', brow: 'thin', nose: 'none', mouth: 'lips', extra: 'rivets',
    hat: 'bonnet paper rose', wear: 'lace plum white gold', back: 'key', bg: 'violet lines',
  },
  'bot-3': {
    head: 'big', skin: 'copper', hair: 'none dark', eyes: 'ring', brow: 'none', nose: 'none', mouth: 'tin', extra: 'panel',
    hat: 'engineer sand navy', wear: 'plate navy sand silver', back: 'key', bg: 'navy lines',
  },
  'bot-4': {
    head: 'oval', skin: 'wood', hair: 'bun black', eyes: 'dot', brow: 'raised', nose: 'button', mouth: 'jaw', extra: 'grain',
    hat: 'comb coal red', wear: 'gown red gold', back: 'key', bg: 'mint lines', scale: 1.0,
  },
  'bot-5': {
    head: 'long', skin: 'iron', hair: 'none white', stache: 'handlebar', eyes: 'slot', brow: 'none', nose: 'none', mouth: 'slit', extra: 'seam',
    hat: 'top coal silver', wear: 'plate coal silver gold', back: 'key', bg: 'amber lines',
  },
  'bot-6': {
    head: 'round', skin: 'copper', hair: 'ringlets straw', eyes: 'gear', brow: 'raised', nose: 'none', mouth: 'grille', extra: 'rivets',
    hat: 'pill teal gold red', wear: 'blouse teal gold', back: 'key', bg: 'pink lines',
  },
  guest: {
    head: 'oval', skin: 'tan', hair: 'sides brown', eyes: 'dot', brow: 'raised', nose: 'straight', mouth: 'smile',
    hat: 'bowler sand brown', wear: 'coat tan paper', neck: 'scarf ash', prop: 'key', bg: 'umber sun',
  },
}

/** Zombies have no character any more: whoever they were, each seat has another dead of the town. */
export const UNDEAD: Record<string, Row> = {
  'zombie-0': {
    head: 'gaunt', skin: 'pale', hair: 'nape silver', eyes: 'tired', brow: 'thick', nose: 'hook', mouth: 'frown',
    hat: 'stove coal ash', wear: 'coat coal ash', neck: 'scarf slate', prop: 'candle', bg: 'mauve dusk',
  },
  'zombie-1': {
    head: 'square', skin: 'ruddy', hair: 'none white', beard: 'long', eyes: 'dot', brow: 'thick', nose: 'bulb', mouth: 'none',
    hat: 'miner amber slate', wear: 'union brick sand', prop: 'lantern left', bg: 'sky hills',
  },
  'zombie-2': {
    head: 'heart', skin: 'light', hair: 'loose fair', eyes: 'lash', brow: 'thin', nose: 'button', mouth: 'lips',
    hat: 'wide paper white rose', wear: 'gown white paper', neck: 'pearls', prop: 'rose red', bg: 'plum sun',
  },
  'zombie-3': {
    head: 'big', skin: 'brown', hair: 'bald black', stache: 'walrus', eyes: 'dot', brow: 'fierce', nose: 'flat', mouth: 'none',
    wear: 'apron paper slate', neck: 'bandana ox', prop: 'cleaver', bg: 'straw lines',
  },
  'zombie-4': {
    head: 'jaw', skin: 'tan', hair: 'sides brown', beard: 'chops', eyes: 'cold', brow: 'flat', nose: 'broad', mouth: 'flat',
    hat: 'kepi slate gold', wear: 'uniform slate gold', back: 'musket', prop: 'bone', bg: 'brick rays',
  },
  'zombie-5': {
    head: 'long', skin: 'bronze', hair: 'widow black', stache: 'curl', eyes: 'narrow', brow: 'one', nose: 'long', mouth: 'none',
    wear: 'frock plum white gold', neck: 'bow gold', prop: ['cards', 'cards left'], bg: 'sage rays',
  },
  'zombie-6': {
    head: 'oval', skin: 'deep', hair: 'afro black', eyes: 'wide', brow: 'raised', nose: 'flat', mouth: 'open',
    wear: 'blouse amber paper', neck: 'beads red gold', back: 'tomb', bg: 'pink dusk',
  },
  'zombie-7': {
    head: 'young', skin: 'ruddy', hair: 'mop ginger', eyes: 'dot', brow: 'sad', nose: 'button', mouth: 'gap', extra: 'freckles',
    hat: 'hood umber', wear: 'robe umber', prop: 'hourglass left', bg: 'silver sun',
  },
}
