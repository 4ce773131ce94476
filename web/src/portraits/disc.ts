// The disc behind a figure, its pattern and its rim.
import { COLOUR, faded, INK, mix } from './colours.ts'
import type { PortraitState, Row } from './row.ts'

const RAYS = Array.from({ length: 12 }, (_, at) => {
  const end = (angle: number): string => `L${(50 + 70 * Math.cos(angle)).toFixed(1)} ${(46 + 70 * Math.sin(angle)).toFixed(1)}`
  return `M50 46${end((at * Math.PI) / 6)}${end(((at + 0.5) * Math.PI) / 6)}Z`
}).join('')

export const PATTERN = {
  plain: '',
  rays: `<path d="${RAYS}" fill="#fff" fill-opacity=".2"/>`,
  sun: '<circle cx="50" cy="44" r="38" fill="#fff" fill-opacity=".24"/>',
  dusk: '<path d="M0 62H100V100H0Z" fill="#1d0f08" fill-opacity=".2"/>',
  lines: '<path d="M0 12H100M0 24H100M0 36H100M0 48H100M0 60H100M0 72H100M0 84H100" stroke="#fff" stroke-opacity=".18" stroke-width="5"/>',
  hills: '<path d="M-2 66L22 40L36 54L60 28L102 66V102H-2Z" fill="#1d0f08" fill-opacity=".17"/>',
}
const GLOW = '<circle cx="50" cy="46" r="38" fill="#9dbf6f" fill-opacity=".3"/>'

const named = (row: Row): [keyof typeof COLOUR, keyof typeof PATTERN] =>
  (row.bg ?? 'teal sun').split(' ') as [keyof typeof COLOUR, keyof typeof PATTERN]

/** The disc of the undead is ragged: that is told by its outline alone. */
const RAGGED =
  'M50 2C58 2 64 4 69 6L72 14L78 11L80 20L88 20C93 28 96 36 97 44L89 50L96 55L90 61L96 65C90 85 72 99 50 99S10 86 3 60L11 54L4 47L10 41L3 36C6 27 12 18 20 12L27 18L29 8L36 12L38 4C42 2.5 46 2 50 2Z'
const round = (r: number, attributes: string): string => `<circle cx="50" cy="50" r="${r}" ${attributes}/>`
const ragged = (attributes: string): string => `<path d="${RAGGED}" ${attributes}/>`
const outline = (attributes: string): string => `fill="none" ${attributes}`

const CRACKS = 'M81 20L71 15L68 18L63 16M81 20L91 26L90 30L97 35M81 20L78 29L81 33L78 39M81 20L87 10'
/** What a state lays over everything, at the right above, where seats put nothing: glass that a
    bullet broke, or a ribbon of mourning. */
const SIGN: Partial<Record<PortraitState, string>> = {
  wounded:
    `<g fill="none" stroke-linejoin="round" stroke-linecap="round"><path d="${CRACKS}" stroke="#fff6e2" stroke-opacity=".85" stroke-width="4"/>` +
    `<path d="${CRACKS}" stroke="${INK}" stroke-width="2"/><circle cx="81" cy="20" r="5" fill="${INK}" stroke="#fff6e2" stroke-width="1.5"/></g>`,
  dead: `<path d="M106 44L56 -6H42L106 58Z" fill="#17120f" stroke="#e9e4da" stroke-opacity=".7" stroke-width="1.6"/>`,
}

export function discColour(row: Row, state: PortraitState): string {
  const colour = COLOUR[named(row)[0]]
  if (state === 'dead') return '#a09b92'
  if (state === 'zombie') return '#2b3d2c'
  return state === 'wounded' ? mix(faded(colour, 0.4), '#5a3326', 0.18) : colour
}

export function behind(row: Row, state: PortraitState): string {
  const fill = `fill="${discColour(row, state)}"`
  if (state === 'zombie') return ragged(fill) + GLOW
  const pattern = state === 'dead' ? '' : PATTERN[named(row)[1]]
  return round(50, fill) + pattern + round(46.4, outline(`stroke="${state === 'dead' ? '#e9e4da' : '#fff4dc'}" stroke-opacity=".6" stroke-width="1.2"`))
}

export function above(state: PortraitState): string {
  if (state === 'zombie') return ragged(outline(`stroke="#8fae6b" stroke-width="2"`))
  return (SIGN[state] ?? '') + round(48.6, outline(`stroke="${INK}" stroke-opacity=".55" stroke-width="2.8"`))
}
