// The book of portraits: everybody's row, and how it is drawn. It is loaded at a table, not before.
import { above, behind } from './disc.ts'
import { brushFor, figure } from './figure.ts'
import { BANG } from './people/bang.ts'
import { BOTS, DICE, FIGURES, LEGENDS, UNDEAD } from './people/others.ts'
import type { PortraitState, Row } from './row.ts'

export const PEOPLE: Record<string, Row> = { ...BANG, ...DICE, ...LEGENDS, ...FIGURES, ...BOTS, ...UNDEAD }

/** Somebody of whom nothing is known. */
export const NEUTRAL: Row = { skin: 'tan', hair: 'none dark', brow: 'none', nose: 'none', mouth: 'none', hat: 'planter ash slate', wear: 'coat grey silver', bg: 'slate plain' }

/** A person's row by the id that any game uses: `bart_cassidy` is `bart-cassidy`. */
export function rowOf(id: string): Row {
  const key = id.replaceAll('_', '-')
  return Object.hasOwn(PEOPLE, key) ? PEOPLE[key]! : NEUTRAL
}

/** What a row looks like: the inside of an SVG of 100 x 100. */
export const drawn = (row: Row, state: PortraitState = 'normal'): string =>
  behind(row, state) + figure(brushFor(row, state)) + above(state)

export const portrait = (id: string, state: PortraitState = 'normal'): string => drawn(rowOf(id), state)

/** The same faces come again and again: each is drawn once. The address of such a picture is the picture itself. */
const faces = new Map<string, string>()
export function picture(id: string, state: PortraitState = 'normal'): string {
  const key = `${id} ${state}`
  let face = faces.get(key)
  if (face === undefined) {
    const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${portrait(id, state)}</svg>`
    faces.set(key, (face = `data:image/svg+xml,${encodeURIComponent(whole)}`))
  }
  return face
}
