// The sheet of all portraits as one page: `node web/src/dev/portraits.ts > sheet.html`.
// `make pictures` takes a picture of it (docs/pictures/portraits.png).
import { readFileSync } from 'node:fs'
import { NEUTRAL, drawn, portrait } from '../portraits/book.ts'
import { BANG } from '../portraits/people/bang.ts'
import { BOTS, DICE, FIGURES, LEGENDS, UNDEAD } from '../portraits/people/others.ts'
import { STATES, type PortraitState } from '../portraits/row.ts'

const GROUPS = {
  'BANG!, all boxes': BANG,
  'The Dice Game alone': DICE,
  'Western Legends': LEGENDS,
  'Figures nobody plays': FIGURES,
  'Bots and a guest': BOTS,
  'The dead of the town': UNDEAD,
}
/** Who stands for all in four states: every kind of hat, hair and skin. */
const SHOWN = ['slab-the-killer', 'rose-doolan', 'lucky-duke', 'vulture-sam', 'willy-the-kid', 'apache-kid', 'bass-reeves', 'suzy-lafayette', 'elena-fuente']
const everybody = Object.values(GROUPS).flatMap((group) => Object.keys(group))

const font = (family: string, file: string): string => {
  const data = readFileSync(new URL(`../../node_modules/@fontsource/${file}.woff2`, import.meta.url), 'base64')
  return `@font-face{font-family:${family};src:url(data:font/woff2;base64,${data})}`
}
const svg = (inside: string, size: number, id = ''): string =>
  `<svg viewBox="0 0 100 100" width="${size}" height="${size}" data-id="${id}">${inside}</svg>`
const face = (id: string, size: number, state: PortraitState = 'normal'): string => svg(portrait(id, state), size, id)
const called = (id: string): string => id.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
const small = (state: PortraitState = 'normal'): string => everybody.map((id) => face(id, 44, state)).join('')

const groups = Object.entries(GROUPS).map(
  ([name, group]) =>
    `<h2>${name}</h2><div class="all">${Object.keys(group)
      .map((id) => `<figure>${face(id, 96)}<figcaption>${called(id)}</figcaption></figure>`)
      .join('')}</div>`,
)
const states = STATES.map(
  (state) => `<b>${state}</b>${SHOWN.map((id) => `<span>${face(id, 78, state)}${face(id, 44, state)}</span>`).join('')}`,
)

console.log(`<!doctype html><meta charset="utf-8"><title>Portraits</title><style>
${font('Rye', 'rye/files/rye-latin-400-normal')}${font('Alegreya', 'alegreya/files/alegreya-latin-400-italic')}
body { margin: 0; padding: 24px 28px; width: 1384px; background: #22140a; color: #cbb48a; font: 15px Alegreya, serif }
h2, b { font: 400 20px Rye, serif; color: #f0c869; margin: 24px 0 10px } b { font-size: 15px }
svg { border-radius: 50%; display: block; overflow: hidden; flex: none }
.all { display: grid; grid-template-columns: repeat(12, 1fr); gap: 12px 4px }
figure { margin: 0; display: grid; justify-items: center; gap: 4px; text-align: center; line-height: 1.1 }
.row { display: flex; flex-wrap: wrap; gap: 7px; padding: 14px; border-radius: 12px; background: #1d3a38 }
.grey { filter: grayscale(1) }
.states { display: grid; grid-template-columns: 78px repeat(9, 1fr); gap: 8px; align-items: center }
.states span { display: flex; gap: 4px; align-items: end }
</style>${groups.join('')}<h2>Somebody unknown</h2>${svg(drawn(NEUTRAL), 96)}
<h2>44 px on felt</h2><div class="row" data-row="normal">${small()}</div>
<h2>44 px in grey</h2><div class="row grey">${small()}</div>
<h2>Four states</h2><div class="states">${states.join('')}</div>
<h2>Four states in grey</h2><div class="states grey">${states.join('')}</div>
<h2>Wounded, dead, undead at 44 px in grey</h2>${STATES.slice(1)
  .map((state) => `<div class="row grey" data-row="${state}">${small(state)}</div>`)
  .join('<p></p>')}`)
