// One box of paints for everybody: ink, paper, and what the rows name.
export const INK = '#2a1c12'

export const SKIN = {
  pale: '#f5dcc0', light: '#edc69d', ruddy: '#e3ac85', tan: '#d3a070', bronze: '#b97f50', brown: '#95613d', deep: '#744a31',
  brass: '#d8ab52', copper: '#c47d52', tin: '#b4b9b6', wood: '#b98a56', iron: '#8d9694',
}
/** What bots are made of. */
export const METAL: ReadonlySet<string> = new Set(['brass', 'copper', 'tin', 'wood', 'iron'])

export const COLOUR = {
  coal: '#33302f', night: '#2d3a4a', umber: '#4e3524', brown: '#7a5230', leather: '#96683b', tan: '#bf935a', sand: '#d9bd86',
  straw: '#e3c266', paper: '#f4e6c8', white: '#fbf6ea', gold: '#e0a93b', amber: '#cf8a2e', rust: '#b5602e', brick: '#a8452f',
  ox: '#8c2f22', red: '#c23a2b', rose: '#cf7280', pink: '#e3a7a0', plum: '#70405f', violet: '#7d619c', mauve: '#a98bb3',
  navy: '#2f4763', blue: '#3f6f94', sky: '#86aebd', teal: '#39797a', mint: '#93b9a1', pine: '#36573f', green: '#5a8350',
  olive: '#7b7f43', sage: '#a6ac7f', grey: '#8b8781', slate: '#5b6166', silver: '#c4c3ba', ash: '#a39a8c',
}
export const HAIR = {
  black: '#2e2724', dark: '#4a3323', brown: '#76502f', chestnut: '#8e4f2b', ginger: '#c46a2c', straw: '#d9ad55', fair: '#e8cd8b',
  grey: '#a09c95', silver: '#cfccc2', white: '#f3eee1', auburn: '#8a3b26',
}
/** What has the same colour on everybody, by its code in a layer. */
export const FIXED = { w: '#fbf3e0', m: '#a9aca8', e: '#e3ae3f', l: '#8a5a2b', q: '#b3332a', t: '#ef7a45', n: '#5a8350' }

const channels = (colour: string): number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
const hex = (parts: number[]): string => '#' + parts.map((each) => Math.round(each).toString(16).padStart(2, '0')).join('')

/** How light a colour is, 0 to 255: what is left of it in grey. */
export function lightness(colour: string): number {
  const [r, g, b] = channels(colour)
  return r! * 0.3 + g! * 0.59 + b! * 0.11
}

/** One colour with a share of the other in it. */
export function mix(one: string, other: string, share: number): string {
  const more = channels(other)
  return hex(channels(one).map((each, at) => each * (1 - share) + more[at]! * share))
}

/** The colour with its hue taken out, wholly or in part. */
export function faded(colour: string, share = 1): string {
  const light = lightness(colour)
  return mix(colour, hex([light, light, light]), share)
}
