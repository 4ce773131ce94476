/*
 * A part is a line of layers "code:path|code:path"; "//" splits what lies behind the head from what
 * lies before it.
 *   ~        the layer and its mirror image about x = 50
 *   lower    a filled shape: a b c colours of the row, f g skin and its shade, r hair, k ink, w paper,
 *            m metal, e gold, l leather, q red, t ember, n leaf, s shadow, h light, z disc;
 *            outlined in ink unless "." follows
 *   UPPER    a line only, in that colour; X in ink
 *   number   the width of the line; 2 if there is none
 *   path     what an SVG path has, or circles "o cx cy rx [ry]"
 */

export type Parts = Record<string, string>
/** The colour of each code. */
export type Palette = Record<string, string>

const LAYER = /^(~?)([a-zA-Z])([\d.]*?)(\.?)$/
const round = (value: number): string => value.toFixed(1)

/** A five-pointed star. */
export function star(x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, at) => {
    const reach = at % 2 ? r * 0.45 : r
    const angle = (Math.PI * at) / 5
    return `${round(x + reach * Math.sin(angle))} ${round(y - reach * Math.cos(angle))}`
  })
  return `M${points.join('L')}Z`
}

function shape(body: string, attributes: string): string {
  if (body[0] !== 'o') return `<path d="${body}" ${attributes}/>`
  return body
    .slice(1)
    .split('o')
    .map((each) => {
      const [x, y, rx, ry] = each.trim().split(/\s+/)
      return ry
        ? `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" ${attributes}/>`
        : `<circle cx="${x}" cy="${y}" r="${rx}" ${attributes}/>`
    })
    .join('')
}

interface Layer {
  mirrored: boolean
  code: string
  /** Only a line, no filled shape. */
  line: boolean
  outlined: boolean
  width: number
  body: string
}

function layer(text: string): Layer {
  const at = text.indexOf(':')
  const [, mirror, code, width, flat] = LAYER.exec(text.slice(0, at)) ?? []
  if (code === undefined) throw new Error(`no layer: ${text}`)
  const low = code.toLowerCase()
  return {
    mirrored: mirror === '~',
    code: low,
    line: code !== low,
    outlined: flat !== '.',
    width: Number(width) || 2,
    body: text.slice(at + 1),
  }
}

function attributes({ code, line, outlined, width }: Layer, palette: Palette): string {
  const faint = code === 's' || code === 'h'
  const colour = code === 'x' ? palette.k : palette[code]
  if (line) return `fill="none" stroke="${colour}" stroke-width="${width}"${faint ? ' stroke-opacity=".35"' : ''}`
  if (faint) return `fill="${colour}" fill-opacity="${code === 's' ? '.22' : '.4'}" stroke="none"`
  const fill = `fill="${code === 'x' ? 'none' : colour}"`
  return fill + (!outlined ? ' stroke="none"' : width === 2 ? '' : ` stroke-width="${width}"`)
}

function rim({ code, line, width, body }: Layer, colour: string): string {
  if (code === 's' || code === 'h') return ''
  return line
    ? shape(body, `fill="none" stroke="${colour}" stroke-width="${width + 4}"`)
    : shape(body, `fill="${colour}" stroke="${colour}" stroke-width="5.5"`)
}

/** The mirror image about x = 50. */
export const mirrored = (drawn: string): string => `<g transform="matrix(-1 0 0 1 100 0)">${drawn}</g>`

/** A line of layers as SVG; with a rim of one colour, which sets it off from what it lies on. */
export function draw(text: string, palette: Palette, rimColour = ''): string {
  if (text === '') return ''
  const layers = text.split('|').map(layer)
  const rims = rimColour ? layers.map((each) => rim(each, rimColour)) : []
  const drawn = layers.map((each) => {
    const one = shape(each.body, attributes(each, palette))
    return each.mirrored ? one + mirrored(one) : one
  })
  return rims.join('') + drawn.join('')
}
