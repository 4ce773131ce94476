// The people of BANG!, in all its boxes. The Dice Game has most of them, too.
import type { Row } from '../row.ts'

export const BANG: Record<string, Row> = {
  'bart-cassidy': {
    head: 'square', skin: 'light', hair: 'sides ginger', beard: 'stubble', eyes: 'dot', brow: 'angry', nose: 'broad', mouth: 'smirk', extra: 'gauze',
    hat: 'cowboy brown ox', wear: 'vest leather paper', neck: 'bandana ox', prop: 'cards', bg: 'teal sun',
  },
  'black-jack': {
    head: 'long', skin: 'pale', hair: 'slick black', stache: 'pencil', eyes: 'cold', brow: 'one', nose: 'point', mouth: 'smirk',
    wear: 'frock coal white ox', neck: 'bow ox', over: 'flower red', prop: 'club', bg: 'brick rays', turn: -1,
  },
  'calamity-janet': {
    head: 'heart', skin: 'light', hair: 'braids ginger', eyes: 'dot', brow: 'raised', nose: 'button', mouth: 'smile', extra: 'freckles',
    hat: 'turned tan ox', wear: 'shirt teal', neck: 'bandana gold', prop: 'guns', bg: 'mint sun',
  },
  'el-gringo': {
    head: 'jaw', skin: 'ruddy', hair: 'nape straw', beard: 'burn', stache: 'droop', eyes: 'narrow', brow: 'flat', nose: 'straight',
    hat: 'flat sand brown', wear: 'serape rust sand gold', prop: 'whip', bg: 'pine hills', turn: -1,
  },
  'jesse-jones': {
    head: 'oval', skin: 'light', hair: 'sides dark', eyes: 'narrow', brow: 'angry', nose: 'none', mouth: 'none', extra: 'face blue',
    hat: 'slouch umber coal', wear: 'duster tan grey', prop: 'heart', bg: 'amber dusk', turn: 1,
  },
  jourdonnais: {
    head: 'round', skin: 'ruddy', hair: 'bald chestnut', stache: 'walrus', eyes: 'wide', brow: 'raised', nose: 'bulb', mouth: 'flat',
    wear: 'barrel ox', back: 'keg', bg: 'silver lines',
  },
  'kit-carlson': {
    head: 'oval', skin: 'tan', hair: 'nape brown', beard: 'goatee', stache: 'chevron', eyes: 'narrow', brow: 'raised', mouth: 'none',
    hat: 'fur brown umber', wear: 'buckskin tan leather', front: 'telescope', bg: 'mint sun',
  },
  'lucky-duke': {
    head: 'oval', skin: 'pale', hair: 'sides grey', stache: 'curl', eyes: 'dot', brow: 'raised', mouth: 'smile', extra: 'monocle',
    hat: 'top pine gold', wear: 'tails pine gold', neck: 'bow gold', prop: 'clover', bg: 'mauve rays',
  },
  'paul-regret': {
    head: 'long', skin: 'pale', hair: 'sides black', stache: 'droop', eyes: 'tired', brow: 'sad', nose: 'long', mouth: 'frown',
    hat: 'bowler slate coal', wear: 'coat slate paper', neck: 'string coal', prop: 'horseshoe', bg: 'silver dusk',
  },
  'pedro-ramirez': {
    head: 'square', skin: 'bronze', hair: 'sides black', beard: 'soul', stache: 'handlebar', eyes: 'dot', brow: 'thick', nose: 'straight', mouth: 'smile',
    hat: 'sombrero ox sand', wear: 'coat umber paper', neck: 'cravat red', prop: 'rope', bg: 'gold rays',
  },
  'rose-doolan': {
    head: 'heart', skin: 'pale', hair: 'loose auburn', eyes: 'lash', brow: 'thin', nose: 'button', mouth: 'lips',
    hat: 'cowboy pine rose', wear: 'blouse paper green', back: 'rifle', prop: 'rose red left', bg: 'sage sun', turn: 1,
  },
  'sid-ketchum': {
    head: 'round', skin: 'ruddy', hair: 'sides grey', beard: 'stubble', eyes: 'tired', brow: 'raised', nose: 'bulb', mouth: 'smile',
    hat: 'pork olive brown paper', wear: 'suspenders brown sage', prop: 'bottle amber', bg: 'straw sun', turn: -1,
  },
  'slab-the-killer': {
    head: 'big', skin: 'light', hair: 'none dark', beard: 'burn', eyes: 'cold', brow: 'fierce', nose: 'broad', mouth: 'frown', extra: 'scar',
    hat: 'bowler coal ox', wear: 'vest coal silver', neck: 'tie ox', prop: 'gun left', bg: 'ox rays',
  },
  'suzy-lafayette': {
    head: 'heart', skin: 'pale', hair: 'updo fair', eyes: 'lash', brow: 'thin', nose: 'button', mouth: 'lips', extra: 'mole',
    wear: 'gown rose white', neck: 'choker coal', back: 'parasol pink', bg: 'teal rays', turn: -1,
  },
  'vulture-sam': {
    head: 'gaunt', skin: 'pale', hair: 'page black', eyes: 'cold', brow: 'angry', nose: 'hook', mouth: 'frown',
    hat: 'feathered coal slate white', wear: 'duster coal slate', neck: 'ruff', bg: 'sand dusk',
  },
  'willy-the-kid': {
    head: 'young', skin: 'light', hair: 'mop straw', eyes: 'wide', brow: 'raised', nose: 'button', mouth: 'gap', extra: 'freckles',
    wear: 'shirt red', neck: 'bandana navy', prop: ['gun', 'gun left'], bg: 'navy rays',
  },
  'johnny-kisch': {
    head: 'jaw', skin: 'light', hair: 'quiff dark', beard: 'burn', eyes: 'wink', brow: 'one', nose: 'straight', mouth: 'match',
    wear: 'coat blue white', neck: 'bolo gold', prop: 'mirror', bg: 'amber sun',
  },
  'uncle-will': {
    head: 'round', skin: 'ruddy', hair: 'bald white', stache: 'walrus', eyes: 'dot', brow: 'thick', nose: 'bulb', mouth: 'none', extra: 'glasses',
    wear: 'apron paper green', neck: 'bow ox', prop: 'pie', bg: 'pine lines',
  },
  'claus-the-saint': {
    head: 'round', skin: 'ruddy', hair: 'none white', beard: 'santa', stache: 'walrus', eyes: 'happy', brow: 'thick', nose: 'bulb', mouth: 'none',
    hat: 'santa red', wear: 'santa red', prop: 'gift green gold', bg: 'navy sun',
  },
  'apache-kid': {
    head: 'square', skin: 'bronze', hair: 'page black', eyes: 'narrow', brow: 'flat', nose: 'straight', mouth: 'flat',
    hat: 'band ox sand', wear: 'vest umber sand', neck: 'bandana red', prop: 'diamond', bg: 'mint hills',
  },
  'belle-star': {
    head: 'oval', skin: 'light', hair: 'knot black', eyes: 'lash', brow: 'one', nose: 'straight', mouth: 'red',
    hat: 'lady navy gold white', wear: 'lace navy white gold', prop: 'bigstar', bg: 'rose sun',
  },
  'bill-noface': {
    head: 'oval', skin: 'light', hair: 'none dark', eyes: 'dot', brow: 'none', nose: 'none', mouth: 'none', extra: 'wraps',
    hat: 'cowboy slate coal', wear: 'duster slate coal', neck: 'scarf ox', bg: 'sky dusk',
  },
  'chuck-wengam': {
    head: 'big', skin: 'tan', hair: 'close dark', beard: 'stubble', eyes: 'narrow', brow: 'thick', nose: 'broad', mouth: 'cigar', extra: 'cut',
    wear: 'union brick paper', over: 'strap', prop: 'heart left', bg: 'sage rays', turn: 1,
  },
  'doc-holyday': {
    head: 'gaunt', skin: 'pale', hair: 'sidepart brown', stache: 'handlebar', eyes: 'dot', brow: 'thin', nose: 'long', mouth: 'none', extra: 'glasses',
    wear: 'frock slate white navy', neck: 'cravat plum', prop: 'vial mint', bg: 'teal lines', turn: -1,
  },
  'elena-fuente': {
    head: 'heart', skin: 'tan', hair: 'bun black', eyes: 'lash', brow: 'thin', nose: 'straight', mouth: 'lips', extra: 'earring',
    hat: 'comb coal gold', wear: 'gown ox coal', prop: 'fan coal red', bg: 'gold sun', turn: 1, scale: 1.0,
  },
  'greg-digger': {
    head: 'gaunt', skin: 'pale', hair: 'nape grey', beard: 'curtain', eyes: 'tired', brow: 'thick', nose: 'long', mouth: 'frown',
    hat: 'stove coal slate', wear: 'coat umber ash', back: 'shovel', bg: 'green dusk',
  },
  'herb-hunter': {
    head: 'square', skin: 'tan', hair: 'none brown', beard: 'square', stache: 'chevron', eyes: 'narrow', brow: 'fierce', nose: 'broad', mouth: 'none',
    hat: 'beaver brown brown', wear: 'furs tan umber', back: 'musket', prop: 'herb', bg: 'sand hills',
  },
  'jose-delgado': {
    head: 'oval', skin: 'tan', hair: 'sides black', beard: 'soul', stache: 'pencil', eyes: 'happy', brow: 'raised', nose: 'long', mouth: 'smile',
    hat: 'flat navy red', wear: 'vest blue white', neck: 'string red', back: 'guitar amber', bg: 'straw sun',
  },
  'molly-stark': {
    head: 'oval', skin: 'ruddy', hair: 'braid chestnut', eyes: 'lash', brow: 'angry', nose: 'point', mouth: 'smirk',
    hat: 'kerchief plum', wear: 'blouse sand brown', prop: 'knife left', bg: 'pink sun', turn: 1,
  },
  'pat-brennan': {
    head: 'square', skin: 'ruddy', hair: 'sides ginger', beard: 'chops', eyes: 'dot', brow: 'thick', nose: 'bulb', mouth: 'pipe',
    hat: 'cap green', wear: 'vest olive paper', neck: 'scarf rust', bg: 'sand lines',
  },
  'pixie-pete': {
    head: 'round', skin: 'ruddy', hair: 'sides fair', beard: 'curtain', eyes: 'wide', brow: 'raised', nose: 'button', mouth: 'grin',
    hat: 'pinch green gold', wear: 'shirt rust', neck: 'leaf', prop: 'spade', bg: 'pink dusk', scale: 1.02,
  },
  'sean-mallory': {
    head: 'oval', skin: 'light', hair: 'sides chestnut', beard: 'full', stache: 'chevron', eyes: 'dot', brow: 'one', nose: 'straight', mouth: 'none',
    hat: 'bowler tan brown', wear: 'checked olive umber', neck: 'tie amber', prop: ['cards', 'cards left'], bg: 'sky rays',
  },
  'tequila-joe': {
    head: 'round', skin: 'bronze', hair: 'sides black', stache: 'horseshoe', eyes: 'happy', brow: 'raised', nose: 'bulb', mouth: 'none',
    hat: 'straw straw red', wear: 'poncho teal sand ox', prop: 'tequila mint', bg: 'ox sun',
  },
  'vera-custer': {
    head: 'heart', skin: 'light', hair: 'flow fair', eyes: 'lash', brow: 'raised', nose: 'point', mouth: 'lips',
    hat: 'cavalry navy gold', wear: 'cavalry navy gold', prop: 'mask', bg: 'tan hills',
  },
  'don-bell': {
    head: 'long', skin: 'tan', hair: 'sides silver', beard: 'point', stache: 'curl', eyes: 'dot', brow: 'raised', nose: 'long', mouth: 'none',
    hat: 'planter paper ox', wear: 'frock paper ox sand', neck: 'cravat ox', prop: 'bell', bg: 'violet sun',
  },
  'dutch-will': {
    head: 'round', skin: 'ruddy', hair: 'page straw', beard: 'curtain', eyes: 'dot', brow: 'raised', nose: 'broad', mouth: 'smile',
    hat: 'slouch ash brown', wear: 'overalls blue red', prop: 'pan', bg: 'plum hills', turn: -1,
  },
  'jacky-murieta': {
    head: 'jaw', skin: 'bronze', hair: 'long black', stache: 'droop', eyes: 'cold', brow: 'angry', nose: 'straight', mouth: 'none', extra: 'ring',
    hat: 'wrap red', wear: 'serape plum paper gold', prop: 'nugget', bg: 'teal dusk', turn: 1,
  },
  'josh-mccloud': {
    head: 'square', skin: 'light', hair: 'sides black', beard: 'full', eyes: 'dot', brow: 'thick', nose: 'broad', mouth: 'grin',
    hat: 'miner slate slate', wear: 'suspenders umber brick', back: 'pick', bg: 'sky sun',
  },
  'madam-yto': {
    head: 'oval', skin: 'light', hair: 'updo black', eyes: 'lash', brow: 'thin', nose: 'flat', mouth: 'lips',
    wear: 'lace plum rose gold', neck: 'pearls', prop: 'mug', bg: 'green sun',
  },
  'pretty-luzena': {
    head: 'heart', skin: 'tan', hair: 'ringlets chestnut', eyes: 'lash', brow: 'thin', nose: 'button', mouth: 'smile',
    hat: 'wide sand rose red', wear: 'dress rose white', neck: 'gem gold', prop: 'coins', bg: 'plum sun',
  },
  'raddie-snake': {
    head: 'gaunt', skin: 'tan', hair: 'long dark', eyes: 'narrow', brow: 'angry', nose: 'point', mouth: 'smoke',
    hat: 'pinch umber sage', wear: 'vest olive tan', neck: 'tooth', prop: 'snake', bg: 'amber rays', turn: -1,
  },
  'simeon-picos': {
    head: 'oval', skin: 'bronze', hair: 'wild white', beard: 'long', eyes: 'wide', brow: 'thick', nose: 'long', mouth: 'none', extra: 'bandage',
    wear: 'union sand brown', back: 'pick', prop: 'nugget', bg: 'rust hills',
  },
  'benny-brawler': {
    head: 'big', skin: 'ruddy', hair: 'none chestnut', stache: 'handlebar', eyes: 'dot', brow: 'fierce', nose: 'broad', mouth: 'none', extra: 'gauze',
    wear: 'bare ox', prop: ['fist ox paper', 'fist ox paper left'], bg: 'sage lines',
  },
  'evan-babbit': {
    head: 'long', skin: 'pale', hair: 'slick ginger', eyes: 'dot', brow: 'sad', nose: 'point', mouth: 'open', extra: 'glasses',
    wear: 'checked sand brown', neck: 'bow teal', over: 'hanky', prop: 'diamond', bg: 'slate rays', turn: 1,
  },
  'jimmy-texas': {
    head: 'jaw', skin: 'tan', hair: 'sides straw', beard: 'burn', eyes: 'happy', brow: 'flat', nose: 'straight', mouth: 'grin',
    hat: 'stars paper ox', wear: 'shirt blue', neck: 'bolo ox', over: 'pins', bg: 'red rays',
  },
  manuelita: {
    head: 'young', skin: 'bronze', hair: 'braids black', eyes: 'lash', brow: 'raised', nose: 'button', mouth: 'smile', extra: 'earring',
    wear: 'shawl red paper', neck: 'beads gold teal', prop: 'loco left', bg: 'sky sun', turn: -1,
  },
  sancho: {
    head: 'round', skin: 'tan', hair: 'mop black', beard: 'stubble', eyes: 'happy', brow: 'thick', nose: 'broad', mouth: 'smile',
    wear: 'poncho ox amber paper', prop: 'ticket', bg: 'mint sun',
  },
  'sgt-blaze': {
    head: 'jaw', skin: 'ruddy', hair: 'sides ginger', stache: 'horseshoe', eyes: 'cold', brow: 'fierce', nose: 'straight', mouth: 'none',
    hat: 'kepi navy gold', wear: 'uniform navy gold', over: 'stripes', prop: 'dynamite', bg: 'silver sun',
  },
  'shade-oconnor': {
    head: 'long', skin: 'pale', hair: 'page silver', eyes: 'dot', brow: 'none', nose: 'long', mouth: 'flat', extra: 'shades',
    hat: 'planter night slate', wear: 'duster night plum', back: 'moon', bg: 'slate plain', turn: -1,
  },
  'zippy-roy': {
    head: 'young', skin: 'brown', hair: 'close black', eyes: 'wide', brow: 'raised', nose: 'flat', mouth: 'smile',
    hat: 'engineer paper blue', wear: 'overalls blue sand', neck: 'bandana red', prop: 'oilcan', bg: 'amber rays',
  },
  'al-preacher': {
    head: 'long', skin: 'light', hair: 'page grey', beard: 'burn', eyes: 'cold', brow: 'thick', nose: 'long', mouth: 'frown',
    hat: 'flat coal slate', wear: 'priest coal', prop: 'book ox', bg: 'mauve rays',
  },
  'bass-greeves': {
    head: 'square', skin: 'deep', hair: 'close black', beard: 'goatee', stache: 'chevron', eyes: 'dot', brow: 'flat', nose: 'flat', mouth: 'none',
    hat: 'bowler ash umber', wear: 'apron leather sky', prop: 'bullets', bg: 'sand sun',
  },
  'bloody-mary': {
    head: 'oval', skin: 'pale', hair: 'bob black', eyes: 'lash', brow: 'angry', nose: 'point', mouth: 'red',
    wear: 'corset ox coal', neck: 'choker ox', prop: 'goblet', bg: 'slate rays', turn: -1,
  },
  'frankie-canton': {
    head: 'young', skin: 'light', hair: 'sides brown', beard: 'stubble', eyes: 'wink', brow: 'one', nose: 'button', mouth: 'smirk',
    hat: 'cap brick', wear: 'vest slate sky', neck: 'bandana gold', prop: 'key', bg: 'silver rays', turn: 1,
  },
  'julie-cutter': {
    head: 'heart', skin: 'light', hair: 'hawk chestnut', eyes: 'cold', brow: 'angry', nose: 'point', mouth: 'lips', extra: ['scar', 'earring'],
    wear: 'coat leather ox', prop: 'cleaver', bg: 'silver sun',
  },
  'mexicali-kid': {
    head: 'young', skin: 'tan', hair: 'tail black', eyes: 'dot', brow: 'raised', nose: 'straight', mouth: 'straw',
    hat: 'sombrero straw teal', wear: 'shirt paper', neck: 'scarf teal', over: 'cross', bg: 'ox dusk', turn: 1,
  },
  'ms-abigail': {
    head: 'oval', skin: 'brown', hair: 'bun grey', eyes: 'dot', brow: 'raised', nose: 'flat', mouth: 'lips', extra: 'glasses',
    wear: 'lace teal white rose', prop: 'tome ox', bg: 'sand lines',
  },
  'red-ringo': {
    head: 'square', skin: 'ruddy', hair: 'nape ginger', beard: 'fork', stache: 'droop', eyes: 'narrow', brow: 'fierce', nose: 'broad', mouth: 'none',
    hat: 'cavalry ox gold', wear: 'shirt ox', over: 'cross', bg: 'straw rays',
  },
  'black-flower': {
    head: 'heart', skin: 'tan', hair: 'bun black', eyes: 'lash', brow: 'thin', nose: 'straight', mouth: 'red',
    hat: 'veil coal umber', wear: 'gown coal plum', prop: 'flower coal', bg: 'rose plain',
  },
  'colorado-bill': {
    head: 'jaw', skin: 'ruddy', hair: 'page brown', stache: 'walrus', eyes: 'narrow', brow: 'thick', nose: 'broad', mouth: 'none',
    hat: 'pinch tan ox', wear: 'buckskin leather sand', neck: 'bandana blue', prop: 'spade', bg: 'pine rays', turn: -1,
  },
  'der-spot-burst-ringer': {
    head: 'big', skin: 'pale', hair: 'none straw', stache: 'curl', eyes: 'dot', brow: 'angry', nose: 'straight', mouth: 'flat', extra: 'monocle',
    hat: 'conductor slate ox', wear: 'uniform slate ox', neck: 'cross', prop: 'gatling left', bg: 'gold lines',
  },
  'evelyn-shebang': {
    head: 'heart', skin: 'light', hair: 'pony straw', eyes: 'wink', brow: 'raised', nose: 'button', mouth: 'red',
    hat: 'cowboy rose white', wear: 'blouse rose white', neck: 'bandana white', prop: 'gun left', bg: 'navy sun',
  },
  'henry-block': {
    head: 'big', skin: 'tan', hair: 'sides brown', beard: 'square', eyes: 'narrow', brow: 'fierce', nose: 'broad', mouth: 'frown',
    hat: 'straw sand brown', wear: 'overalls navy brick', prop: 'bomb', bg: 'slate rays',
  },
  'lemonade-jim': {
    head: 'oval', skin: 'light', hair: 'sides straw', eyes: 'dot', brow: 'raised', nose: 'straight', mouth: 'smile',
    hat: 'ten white gold', wear: 'shirt white', neck: 'string teal', prop: 'lemonade', bg: 'green rays',
  },
  'mick-defender': {
    head: 'jaw', skin: 'brown', hair: 'close black', beard: 'chops', stache: 'chevron', eyes: 'dot', brow: 'angry', nose: 'flat', mouth: 'none',
    wear: 'furs umber rust', prop: 'shield ox gold left', bg: 'straw lines',
  },
  'tuco-franziskaner': {
    head: 'round', skin: 'tan', hair: 'bald dark', beard: 'stubble', eyes: 'closed', brow: 'raised', nose: 'bulb', mouth: 'smile',
    wear: 'robe brown', neck: 'cross', prop: 'candle', bg: 'amber sun',
  },
  'big-spencer': {
    head: 'big', skin: 'ruddy', hair: 'short straw', beard: 'santa', stache: 'walrus', eyes: 'dot', brow: 'thick', nose: 'bulb', mouth: 'none',
    wear: 'checked red coal', prop: 'axe left', bg: 'pine rays', scale: 1.26,
  },
  'flint-westwood': {
    head: 'long', skin: 'ruddy', hair: 'nape silver', beard: 'goatee', eyes: 'narrow', brow: 'thick', nose: 'straight', mouth: 'match', extra: 'wrinkles',
    hat: 'feathered slate ox red', wear: 'coat slate sand', neck: 'scarf ox', prop: 'lantern', bg: 'paper rays',
  },
  'gary-looter': {
    head: 'round', skin: 'light', hair: 'short dark', beard: 'stubble', eyes: 'dot', brow: 'none', nose: 'bulb', mouth: 'grin', extra: 'mask',
    wear: 'striped coal paper', prop: 'bag sand', bg: 'amber rays',
  },
  'greygory-deck': {
    head: 'long', skin: 'pale', hair: 'widow grey', beard: 'point', stache: 'curl', eyes: 'cold', brow: 'one', nose: 'point', mouth: 'none',
    wear: 'tails slate plum', neck: 'bow plum', prop: 'cards', bg: 'ox lines',
  },
  'john-pain': {
    head: 'jaw', skin: 'ruddy', hair: 'none dark', beard: 'stubble', eyes: 'dot', brow: 'angry', nose: 'broad', mouth: 'frown', extra: ['patch', 'cut'],
    hat: 'bandit brown coal', wear: 'coat leather ox', prop: 'bandages', bg: 'paper hills',
  },
  'lee-van-kliff': {
    head: 'jaw', skin: 'tan', hair: 'sides fair', beard: 'goatee', eyes: 'dot', brow: 'flat', nose: 'point', mouth: 'smirk', extra: 'goggles',
    hat: 'pork pine gold red', wear: 'vest umber white', over: 'strap', prop: 'rope', bg: 'navy hills',
  },
  'teren-kill': {
    head: 'gaunt', skin: 'pale', hair: 'none fair', beard: 'stubble', eyes: 'wide', brow: 'sad', nose: 'straight', mouth: 'smirk', extra: 'scar',
    hat: 'hood plum', wear: 'shirt plum', prop: 'hourglass', bg: 'sage plain',
  },
  'youl-grinner': {
    head: 'round', skin: 'light', hair: 'sides chestnut', eyes: 'happy', brow: 'raised', nose: 'flat', mouth: 'grin', extra: 'goldtooth',
    hat: 'top ox gold', wear: 'frock ox gold coal', neck: 'bow coal', prop: 'coin left', bg: 'gold rays',
  },
}
