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
const RING: Record<PortraitState, string> = { normal: '#fff4dc', wounded: '#fff4dc', dead: '#a5a29c', zombie: '#8fae6b' }

const named = (row: Row): [keyof typeof COLOUR, keyof typeof PATTERN] =>
  (row.bg ?? 'teal sun').split(' ') as [keyof typeof COLOUR, keyof typeof PATTERN]

export function discColour(row: Row, state: PortraitState): string {
  const colour = COLOUR[named(row)[0]]
  if (state === 'dead') return '#4a4744'
  if (state === 'zombie') return '#2b3d2c'
  return state === 'wounded' ? mix(faded(colour, 0.4), '#5a3326', 0.18) : colour
}

export function behind(row: Row, state: PortraitState): string {
  const pattern = state === 'dead' ? '' : state === 'zombie' ? GLOW : PATTERN[named(row)[1]]
  return (
    `<circle cx="50" cy="50" r="50" fill="${discColour(row, state)}"/>${pattern}` +
    `<circle cx="50" cy="50" r="46.4" fill="none" stroke="${RING[state]}" stroke-opacity=".6" stroke-width="1.2"/>`
  )
}

export const EDGE = `<circle cx="50" cy="50" r="48.6" fill="none" stroke="${INK}" stroke-opacity=".55" stroke-width="2.8"/>`
