import { beforeEach, describe, expect, it, vi } from 'vitest'
import { prepare } from '../games/index'
import type { Ask, Film, Frame } from '../lib/protocol'
import { Chronicle, withoutLast } from './history'
import films from './stage/films.fixture.json'
import { tableState } from './state.fixture'
import { LiveTable } from './table.svelte'

const ask = (id: number, options: string[] = []): Ask => ({
  id,
  kind: 'play',
  seats: [0],
  rule: '',
  about: '',
  by: null,
  amount: 0,
  reaction: false,
  options: options.map((text) => ({ text, verb: text, card: null, seat: null, detail: '' })),
  default: '',
  also: [],
  undo: false,
})
const frame = (step: number, deck: number, events: any[] = []): Frame => ({
  step,
  turn: 1,
  events,
  changes: [[['deck'], deck]],
  lines: events.map((_, at) => at),
})

let film: Film
let asked: any[]
let table: LiveTable
let release: (() => void) | null

beforeEach(() => {
  film = { view: { deck: 40, turn: 1 }, frames: [frame(1, 39), frame(2, 38)], viewer: 0, open: false }
  asked = []
  release = null
  table = new LiveTable({
    send: async (order) => {
      asked.push(order)
      return { is: 'answer', re: '', refused: '', rule: '', facts: {}, reasons: {} }
    },
    film: () =>
      new Promise((resolve) => {
        release = () => resolve(film)
      }),
    now: () => 1000,
  })
})

const welcome = (step: number, deck: number, more: object = {}) =>
  table.take({
    is: 'welcome',
    n: 1,
    epoch: 'e',
    you: 'me',
    seat: 0,
    table: tableState(),
    step,
    view: { deck, turn: 1 },
    ask: ask(1),
    clocks: [],
    chat: [],
    preferences: null,
    ...more,
  } as any)
const step = (n: number, one: Frame) => table.take({ is: 'step', n, frame: one, ask: ask(n), clocks: [] })
const settled = async () => {
  release?.()
  await new Promise((resolve) => setTimeout(resolve))
}

describe('a new game', () => {
  it('is held up by nothing where there is no time', () => {
    welcome(0, 40)
    step(2, frame(1, 39))
    expect(table.front.step).toBe(1)
  })

  it('shows the first roll of the Dice Game after the deal', async () => {
    await prepare('dice')
    const later = vi.fn()
    table = new LiveTable({ send: vi.fn(), film: () => new Promise(() => undefined), now: () => 0, later, cancel: vi.fn() })
    const dice = { ...films[1]!.view }
    welcome(0, 0, { table: tableState({ settings: { game: 'dice' } }), view: dice, ask: ask(1, ['stop']) })
    expect(table.dealt).toBe(true)
    expect(table.front.view!.dice.join('')).toBe('')
    expect(table.ask).toBeNull()
    table.wants({ manner: 'flow', pace: 1 })
    table.dealSeen()
    expect(table.front.beat!.events[0]!.kind).toBe('rolled')
  })
})

describe('the store of a table', () => {
  it('follows the game step by step', () => {
    welcome(2, 38)
    step(2, frame(3, 37))
    expect(table.view!.deck).toBe(37)
    expect(table.step).toBe(3)
    expect(table.ask!.id).toBe(2)
  })

  it('joins the fetched past with what came meanwhile, each step once', async () => {
    welcome(2, 38)
    step(2, frame(3, 37))
    film.frames.push(frame(3, 37))
    step(3, frame(4, 36))
    await settled()
    expect(table.history.map((moment) => moment.step)).toEqual([0, 1, 2, 3, 4])
    expect(table.history.map((moment) => moment.view.deck)).toEqual([40, 39, 38, 37, 36])
  })

  it('tells watchers what is shown, with what is told of it', () => {
    welcome(2, 38)
    vi.spyOn(console, 'error').mockImplementation(() => undefined) // no view of a real game
    const heard: any[] = []
    const leave = table.watch((beat, lines, quiet) => heard.push([beat.events, lines, quiet]))
    step(2, frame(3, 37, [{ kind: 'drew' }]))
    leave()
    step(3, frame(4, 36))
    expect(heard).toEqual([[[{ kind: 'drew' }], [{ kind: 'drew' }], true]])
  })

  it('can look back while the game goes on, and comes back to now', async () => {
    welcome(2, 38)
    await settled()
    table.back()
    expect(table.shown!.deck).toBe(39)
    step(2, frame(3, 37))
    expect(table.shown!.deck).toBe(39)
    expect(table.view!.deck).toBe(37)
    table.forward()
    table.forward()
    expect(table.at).toBeNull()
    expect(table.shown!.deck).toBe(37)
  })

  it('forgets what was taken back', async () => {
    welcome(2, 38)
    await settled()
    step(2, frame(3, 37))
    table.take({ is: 'back', n: 3, step: 2, view: { deck: 38, turn: 1 }, ask: ask(9), clocks: [], by: 0 })
    expect(table.history.map((moment) => moment.step)).toEqual([0, 1, 2])
    expect(table.view!.deck).toBe(38)
    expect(table.ask!.id).toBe(9)
  })

  it('keeps its history over a resync that missed nothing, and fetches it when it did', async () => {
    welcome(2, 38)
    await settled()
    release = null
    welcome(2, 38)
    expect(release).toBeNull()
    welcome(4, 36)
    expect(release).not.toBeNull()
  })

  it('says that the past is on its way until it is there, or is not coming', async () => {
    welcome(2, 38)
    expect(table.loading).toBe(true)
    await settled()
    expect(table.loading).toBe(false)
    welcome(4, 36)
    expect(table.loading).toBe(true)
    table.take({ is: 'table', n: 2, table: tableState({ game: 2, phase: 'lobby' }) })
    expect(table.loading).toBe(false)
  })

  it('knows everybody by the name they have now', () => {
    const ann = { kind: 'human', name: 'Ann', person: 'a', bot: '', here: true, stand_in: false, former: '' } as const
    welcome(2, 38, { table: tableState({ seats: [ann, null], watching: [{ id: 'c', name: 'Cy' }] }) })
    expect([...table.people]).toEqual([['c', 'Cy'], ['a', 'Ann']])
    table.take({ is: 'table', n: 2, table: tableState({ seats: [{ ...ann, name: 'Annie' }, null] }) })
    expect(table.people.get('a')).toBe('Annie')
  })

  it('begins a new history with a new game', async () => {
    welcome(2, 38)
    await settled()
    table.take({ is: 'table', n: 2, table: tableState({ game: 2, phase: 'lobby' }) })
    expect(table.history).toEqual([])
    expect(table.view).toBeNull()
    expect(table.ask).toBeNull()
  })

  it('does not take the film of a game that is gone', async () => {
    welcome(2, 38)
    table.take({ is: 'table', n: 2, table: tableState({ game: 2, phase: 'lobby' }) })
    await settled()
    expect(table.history).toEqual([])
  })

  it('answers the question that stands', async () => {
    welcome(2, 38)
    await table.choose('pass')
    expect(asked).toEqual([{ do: 'choose', ask: 1, option: 'pass' }])
  })

  it('runs the clock of who is asked, from when it was told', () => {
    welcome(2, 38, { clocks: [{ seat: 0, left: 5000, running: true }, { seat: 1, left: 9000, running: false }] })
    expect(table.left(0, 3000)).toBe(3000)
    expect(table.left(0, 99_000)).toBe(0)
    expect(table.left(1, 3000)).toBe(9000)
    expect(table.left(2, 3000)).toBeNull()
  })
})

it('leaves out the last lines that are still to be written, and a turn that begins with them', () => {
  const turns = [
    { number: 1, seat: 0, lines: ['a', 'b'].map(told) },
    { number: 2, seat: 1, lines: ['c'].map(told) },
  ]
  const written = (left: number) => withoutLast(turns, left).map((turn) => turn.lines.map(({ line }) => line).join(''))
  expect([0, 1, 2, 3, 9].map(written)).toEqual([['ab', 'c'], ['ab'], ['a'], [], []])
})
const told = (line: string) => ({ moment: 0, step: 0, line })

it('tells what happened by turn, each moment once', () => {
  let told = 0
  const chronicle = new Chronicle((events) => {
    told++
    return events.map((event) => event.kind)
  })
  const history = [
    { step: 0, turn: 0, events: [], lines: [{ kind: 'dealt' }, { kind: 'turn', seat: 2, number: 1 }], view: {} },
    { step: 1, turn: 1, events: [], lines: [{ kind: 'drew', seat: 2 }, { kind: 'played', seat: 2 }], view: {} },
    { step: 2, turn: 2, events: [], lines: [{ kind: 'turn', seat: 0, number: 2 }, { kind: 'drew', seat: 0 }], view: {} },
  ]
  const turns = chronicle.turns(history)
  expect(turns.map((turn) => [turn.seat, turn.number])).toEqual([[-1, 0], [2, 1], [0, 2]])
  expect(turns[1]!.lines).toEqual([
    { moment: 1, step: 1, line: 'drew' },
    { moment: 1, step: 1, line: 'played' },
  ])
  const before = told
  chronicle.turns([...history, { step: 3, turn: 2, events: [], lines: [{ kind: 'drew' }], view: {} }])
  expect(told).toBe(before + 1)
})
