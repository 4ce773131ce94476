// The person on the disc, layer upon layer from behind. Each function draws one of them.
import { COLOUR, faded, FIXED, HAIR, INK, lightness, METAL, mix, SKIN } from './colours.ts'
import { discColour } from './disc.ts'
import { draw, mirrored, type Palette, type Parts } from './layers.ts'
import { BESIDE, NECK, OVER, WEAR } from './parts/clothes.ts'
import { BROW, EYES, HEAD, MOUTH, NOSE } from './parts/faces.ts'
import { BEARD, COVERS_THE_MOUTH, STACHE, STYLE } from './parts/hair.ts'
import { BRIMMED, HAT, LOW, ON_HAIR, TALL } from './parts/hats.ts'
import { BACK, EXTRA, ON_THE_SKIN, PROP } from './parts/things.ts'
import type { PortraitState, Row } from './row.ts'
import { DEAD_EYES, PAD, PAIN, STITCHES, TORN, UNDEAD_EYES, UNDEAD_MOUTH } from './parts/states.ts'

/** What every layer is drawn with. */
export interface Brush {
  row: Row
  state: PortraitState
  palette: Palette
  /** A colour as it looks in this state. */
  tone: (colour: string) => string
}

const listed = <Each>(value: Each | Each[] | undefined): Each[] => (value === undefined ? [] : [value].flat() as Each[])
const nameOf = (spec: string | undefined): string => spec?.split(' ', 1)[0] ?? ''
const moved = (x: number, y: number, drawn: string): string =>
  drawn && (x || y) ? `<g transform="translate(${+x.toFixed(2)} ${y})">${drawn}</g>` : drawn

const TONE: Record<PortraitState, (colour: string) => string> = {
  normal: (colour) => colour,
  wounded: (colour) => colour,
  dead: (colour) => mix(faded(colour), '#a8a49e', 0.3),
  zombie: (colour) => mix(faded(colour, 0.45), '#3b4a35', 0.22),
}

function skinOf(row: Row, state: PortraitState): string {
  const kind = row.skin ?? 'light'
  const skin = SKIN[kind]
  const dark = lightness(skin) < 130
  if (state === 'wounded') return mix(faded(skin, 0.35), '#fff4e2', METAL.has(kind) ? 0.1 : dark ? 0.16 : 0.32)
  if (state === 'zombie') return mix('#9db873', skin, dark ? 0.3 : 0.12)
  return state === 'dead' ? mix(faded(skin), '#dcd8d0', 0.5) : skin
}

export function brushFor(row: Row, state: PortraitState): Brush {
  const tone = TONE[state]
  const skin = skinOf(row, state)
  const hair = row.hair?.split(' ')[1] ?? 'dark'
  const palette: Palette = {
    k: INK,
    f: skin,
    g: mix(skin, '#7a2f14', 0.24),
    r: tone(HAIR[hair as keyof typeof HAIR]),
    z: discColour(row, state),
    a: '#888888', b: '#aaaaaa', c: '#cccccc',
    s: '#1d0f08',
    h: '#fff6e2',
  }
  for (const [code, colour] of Object.entries(FIXED)) palette[code] = tone(colour)
  return { row, state, palette, tone }
}

/** What a part has behind the head and before it, in the colours that the row names. */
function part(brush: Brush, library: Parts, spec: string | undefined, rim = ''): [string, string] {
  if (spec === undefined) return ['', '']
  const [name, ...colours] = spec.split(' ')
  const palette = { ...brush.palette }
  colours.forEach((each, at) => {
    const colour = COLOUR[each as keyof typeof COLOUR] ?? HAIR[each as keyof typeof HAIR]
    if (colour) palette['abc'[at]!] = brush.tone(colour)
  })
  const [behind, before] = library[name!]!.split('//') as [string, string | undefined]
  return before === undefined ? ['', draw(behind, palette, rim)] : [draw(behind, palette, rim), draw(before, palette, rim)]
}

const before = (brush: Brush, library: Parts, specs: string[]): string =>
  specs.map((each) => part(brush, library, each)[1]).join('')

/** The face moves a little to the side where it looks. */
const aside = ({ row }: Brush): number => (row.turn ?? 0) * 3.2

function body(brush: Brush): string {
  const { row, palette } = brush
  const slim = /^(dress|gown|blouse|lace|corset|shawl)/.test(row.wear ?? '')
  const [left, right] = slim ? [44, 56] : [42, 58]
  const over = listed(row.over).map((each) => moved(...(BESIDE.has(nameOf(each)) ? [-5, -5] : [0, 0]) as [number, number], part(brush, OVER, each)[1]))
  return (
    draw(`f:M${left} 60V79.5C46.5 83 53.5 83 ${right} 79.5V60Z`, palette) +
    part(brush, WEAR, row.wear ?? 'shirt paper')[1] +
    draw('s:M43.5 66C45 75 52 78 57 73V64Z', palette) +
    part(brush, NECK, row.neck)[1] +
    over.join('')
  )
}

function head({ row, palette }: Brush): string {
  const shade = row.turn === -1 ? 'M36 36C34.5 48 36 62 46 70C38 68 33.5 56 33.8 44Z' : 'M64 36C65.5 48 64 62 54 70C62 68 66.5 56 66.2 44Z'
  return draw(`~f1.7:M35 46C30.5 43.5 29.5 48 31 52C32.2 55.5 34.5 55.5 35.6 54Z|f:${HEAD[row.head ?? 'oval']}|s:${shade}`, palette)
}

function eyes({ row, state, palette }: Brush): string {
  const kind = row.eyes ?? 'dot'
  if (state === 'dead') return draw(DEAD_EYES, palette)
  if (state === 'zombie') return draw(UNDEAD_EYES, palette)
  const dark = lightness(palette.f!) < 120
  const white = dark && ['dot', 'narrow', 'lash', 'tired', 'wink'].includes(kind) ? '~w.:o43.5 48.3 3.9 2.9|' : ''
  return draw(white + EYES[kind], palette)
}

function mouth({ row, state, palette }: Brush): string {
  const kind = row.mouth ?? 'flat'
  const machine = kind === 'tin' || kind === 'jaw' || kind === 'grille' || kind === 'slit'
  const plain = ['flat', 'smile', 'smirk', 'frown', 'grin', 'gap', 'open', 'whistle'].includes(kind)
  const text = state === 'zombie' && !machine ? UNDEAD_MOUTH : state === 'wounded' && plain ? PAIN : MOUTH[kind]
  // In a dark beard an ink line would be lost.
  const lost = COVERS_THE_MOUTH.has(row.beard ?? '') && lightness(palette.r!) < 70
  return draw(text, lost ? { ...palette, k: '#e8c9a4' } : palette)
}

function face(brush: Brush): string {
  const { row, state, palette } = brush
  const marks = listed(row.extra).filter((each) => ON_THE_SKIN.has(nameOf(each)))
  return (
    moved(aside(brush), 0, before(brush, EXTRA, marks) + eyes(brush) + draw(BROW[row.brow ?? 'flat'], palette)) +
    moved(aside(brush) * 0.4, 0, row.beard ? draw(BEARD[row.beard], palette) : '') +
    moved(
      aside(brush),
      0,
      mouth(brush) +
        (row.stache ? draw(STACHE[row.stache], palette) : '') +
        draw(NOSE[row.nose ?? 'straight'], palette) +
        (state === 'zombie' ? draw(STITCHES, palette) : ''),
    )
  )
}

/** A bandaged eye, and one that still sees: winks, patches and telescopes take the right one. */
function bandage({ row, state, palette }: Brush): string {
  if (state !== 'wounded') return ''
  const pad = draw(PAD, palette)
  return row.eyes === 'wink' || row.front || listed(row.extra).includes('patch') ? mirrored(pad) : pad
}

/** Glasses and masks, and the bandage of who is wounded. */
function overFace(brush: Brush): string {
  const worn = listed(brush.row.extra).filter((each) => !ON_THE_SKIN.has(nameOf(each)))
  return moved(aside(brush), 0, before(brush, EXTRA, worn) + bandage(brush))
}

function hat(brush: Brush): string {
  const name = nameOf(brush.row.hat)
  // Hats with a brim sit high enough to let the brows speak.
  const up = LOW.has(name) ? 0 : name === 'sombrero' || name === 'fur' || name === 'beaver' ? -4 : -2.2
  const drawn = moved(0, up, part(brush, HAT, brush.row.hat)[1])
  if (drawn === '') return ''
  if (brush.state === 'dead') return `<g transform="rotate(-19 44 40) translate(-2 1)">${drawn}</g>`
  return brush.state === 'wounded' ? `<g transform="rotate(5 50 38) translate(0 -1.5)">${drawn}</g>` : drawn
}

/** The undead are torn: the disc shows through shoulders, hat and brim. */
function tears({ row, state, palette }: Brush): string {
  if (state !== 'zombie') return ''
  const name = nameOf(row.hat)
  const holes = [...TORN.shoulders]
  if (name && !ON_HAIR.has(name) && name !== 'hood') holes.push(TORN.hat)
  if (BRIMMED.has(name)) holes.push(TORN.brim)
  return `<g fill="${palette.z}" stroke="${INK}" stroke-width="1.6">${holes.map((each) => `<path d="${each}"/>`).join('')}</g>`
}

function props(brush: Brush): string {
  const all = listed(brush.row.prop)
  const [left, right] = all.length > 1 ? [4, 64] : [8, 60]
  return all
    .map((each) => {
      const onLeft = each.endsWith(' left')
      const [, drawn] = part(brush, PROP, each.replace(/ left$/, ''), brush.palette.z)
      return moved(onLeft ? left : right, 52, drawn)
    })
    .join('')
}

/** How far the figure steps aside for what it holds. */
function step(row: Row): number {
  const all = listed(row.prop)
  if (all.length === 1) return all[0]!.endsWith(' left') ? 4 : -4
  if (row.front) return -7
  return listed(row.back).some((each) => !['wings', 'horns', 'musket'].includes(nameOf(each))) ? -3 : 0
}

export function figure(brush: Brush): string {
  const { row, palette } = brush
  const person =
    before(brush, BACK, listed(row.back)) +
    part(brush, HAT, row.hat)[0] +
    part(brush, STYLE, row.hair)[0] +
    body(brush) +
    head(brush) +
    face(brush) +
    part(brush, STYLE, row.hair)[1] +
    overFace(brush) +
    hat(brush) +
    listed(row.front).map((each) => part(brush, BACK, each, palette.z)[1]).join('') +
    tears(brush)
  const tall = TALL.has(nameOf(row.hat)) || nameOf(row.hair) === 'updo'
  const scale = row.scale ?? (tall ? 1 : 1.07)
  return (
    `<g transform="translate(50 ${tall ? 58 : 56.5}) scale(${scale}) translate(-50 -58)" stroke="${INK}" stroke-width="2" ` +
    `stroke-linejoin="round" stroke-linecap="round">${moved(step(row), 0, person)}${props(brush)}</g>`
  )
}
