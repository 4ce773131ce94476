import { beforeAll, describe, expect, it } from 'vitest'
import bang from '../../games/bang/life.ts'
import dice from '../../games/dice/life.ts'
import { momentAfter, type Moment } from '../history.ts'
import films from '../stage/films.fixture.json'
import type { GameLife } from './life.ts'
import { numberOf, REMARKS, Remarks, type Remark } from './remarks.ts'
import english from '../../../../src/saloon/texts/en/ui-life.ftl?raw'
import { loadBoxes } from '../../games/bang/boxes/index.ts'

// What hushes is a matter of boxes, which come with the board.
beforeAll(() => loadBoxes())

const LIVES: Record<string, GameLife> = { bang, dice }
const BOTS = [false, true, true, true, true]

/** A whole game as seat 0 was told it. */
function momentsOf(film: (typeof films)[number]): Moment[] {
  let view: Record<string, any> = film.view
  return film.steps.map(({ frame }) => {
    const moment = momentAfter(view, frame as any)
    view = moment.view
    return moment
  })
}
function said(life: GameLife, moments: Moment[], { table = 'abc/1', bots = BOTS } = {}): Remark[] {
  const remarks = new Remarks(life, table)
  return moments.flatMap((moment) => remarks.after(moment, bots) ?? [])
}
/** Lets nothing be read but what everybody is told. */
function open<T extends object>(thing: T, hidden: string[]): T {
  return new Proxy(thing, {
    get(from, name) {
      if (hidden.includes(name as string)) throw new Error(`${String(name)} is hidden`)
      const found = Reflect.get(from, name)
      return typeof found === 'object' && found !== null ? open(found, hidden) : found
    },
  })
}

describe.each(films)('what bots say in a whole game: $game', (film) => {
  const life = LIVES[film.game]!
  const moments = momentsOf(film)

  it('is something now and then, and never the same soon', () => {
    for (const table of ['abc/1', 'abc/2', 'xyz/1']) {
      const all = said(life, moments, { table })
      expect(all.length).toBeGreaterThanOrEqual(3)
      expect(all.length).toBeLessThanOrEqual(3 + moments.length / 12)
      expect(all.slice(1).filter(({ words }, at) => words === all[at]!.words)).toEqual([])
    }
    expect(said(life, moments)).not.toEqual(said(life, moments, { table: 'abc/2' }))
  })

  it('is said by bots alone', () => {
    expect(said(life, moments).map(({ seat }) => seat)).not.toContain(0)
    expect(said(life, moments, { bots: [] })).toEqual([])
  })

  it('is the same for all: no hand, no role and no card that is somebody\'s own is looked at', () => {
    const known = moments.map((moment) => ({ ...moment, events: moment.events.map((event) => open(event, ['card', 'cards', 'characters', 'role'])), view: open(moment.view, ['hand', 'role', 'viewer', 'distance', 'rage']) }))
    expect(said(life, known)).toEqual(said(life, moments))
  })

  it('has words', () => {
    for (const { words } of said(life, moments)) expect(english).toContain(`\n${words} = `)
  })
})

it('is made of the step and the table alone, the same after a reload', () => {
  const moments = momentsOf(films[0]!)
  expect(said(bang, moments)).toEqual(said(bang, moments))
  expect(numberOf('abc/1/7')).toBe(numberOf('abc/1/7'))
  const odd = Array.from({ length: 300 }, (_, step) => numberOf(`abc/1/${step}`) % 3)
  for (const each of [0, 1, 2]) expect(odd.filter((one) => one === each).length).toBeGreaterThan(70)
})

it('names as many remarks as there are', () => {
  const there = [...english.matchAll(/^ui-remark-([a-z-]+)-\d+ = /gm)].map((found) => found[1]!)
  expect(there.length).toBeGreaterThan(45)
  const counted: Record<string, number> = {}
  for (const topic of there) counted[topic] = (counted[topic] ?? 0) + 1
  expect(counted).toEqual(REMARKS)
})

it('keeps silent where talk costs something, whoever listens, before and after', () => {
  const view = { players: [0, 1, 2].map((seat) => ({ seat, status: 'in' })), active: 0, viewer: null, passed_over: [], in_force: [] as string[] }
  const gagged = { ...view, in_force: ['gag'] }
  const fall = (step: number, now: object) => ({ step, events: [{ kind: 'eliminated', seat: 1, by: 2 }], view: now as any })
  const speaks = (...steps: object[]) => steps.map((now, at) => said(bang, steps.slice(0, at + 1).map((each, step) => fall(step, each) as unknown as Moment), { bots: [true, true, true] }).some(({ step }) => step === at))
  expect(speaks(view, view, view)).toEqual([true, true, true])
  expect(speaks(view, gagged, gagged, view, view)).toEqual([true, false, false, false, true])
})
