import { cleanup, render, waitFor } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { wantTexts } from '../../lib/i18n.svelte.ts'
import { settings } from '../../lib/settings.svelte.ts'
import { momentAfter } from '../history.ts'
import films from '../stage/films.fixture.json'
import { plainScript } from '../stage/script.ts'
import { LiveTable } from '../table.svelte.ts'
import { wordsOf } from '../talk.svelte.ts'
import Life from './Life.svelte'

const film = films[0]!
const seats = ['You', 'Rufus', 'Hank', 'Dolores', 'Pearl'].map((name, seat) => ({ kind: seat ? 'bot' : 'human', name, person: '', bot: '', here: true, stand_in: false, former: '' }))

const laid = { ...film.view, players: film.view.players.map((player: any) => (player.seat === 0 ? { ...player, in_play: ['dynamite:2h'] } : player)) }
const around = (remarks: boolean, phase = 'playing') => ({ id: 'tid', settings: { game: 'bang', remarks }, phase, host: 'a', seats, watching: [], game: 1, seat_wishes: [] })

/** Everything that comes by itself has come: the table is lit by what lies there. */
async function lives(table: LiveTable) {
  const { view, step } = table
  table.queue.reset(laid, step, null, [], 0, plainScript)
  await waitFor(() => expect(light()).toBe('fuse'))
  table.queue.reset(view, step, null, [], 0, plainScript)
  await waitFor(() => expect(light()).toBe(''))
}
async function sit(remarks = true) {
  const table = new LiveTable({ send: () => Promise.reject(new Error()), film: () => Promise.resolve({ view: film.view, frames: [], viewer: 0, open: false } as any), now: () => 0 })
  table.take({
    is: 'welcome', n: 1, epoch: 'e', you: 'a', seat: 0, step: 0, view: film.view, ask: film.ask, clocks: [], chat: [], preferences: null,
    table: around(remarks),
  } as any)
  table.wants({ manner: 'now', pace: 1 })
  table.dealSeen()
  render(Life, { table, game: 'bang', sign: '' })
  await waitFor(() => expect(table.loading).toBe(false))
  await lives(table)
  return table
}
async function play(table: LiveTable, steps = film.steps) {
  for (const { frame, ask } of steps) {
    table.take({ is: 'step', n: 0, frame, ask, clocks: [] } as any)
    await tick()
  }
}
const light = () => document.querySelector<HTMLElement>('.light')!.parentElement!.dataset.light ?? ''

beforeEach(async () => {
  settings.language = 'en'
  settings.remarks = true
  await wantTexts('bang')
})
afterEach(cleanup)

it('lets bots say something as the game goes on, in words', async () => {
  const table = await sit()
  await play(table)
  expect(table.chat.length).toBeGreaterThanOrEqual(2)
  for (const one of table.chat) {
    expect(seats[one.seat!]!.kind).toBe('bot')
    expect(one.name).toBe(seats[one.seat!]!.name)
    expect(wordsOf(one)).toMatch(/[.?!]$/)
  }
})

it('says nothing where the host or the listener wants none of it', async () => {
  const hosted = await sit(false)
  await play(hosted)
  expect(hosted.chat).toEqual([])
  cleanup()
  settings.remarks = false
  const muted = await sit()
  await play(muted)
  expect(muted.chat).toEqual([])
})

it('does not repeat what was said when a step is taken back', async () => {
  const table = await sit()
  await play(table)
  const before = table.chat.length
  table.take({ is: 'back', n: 0, step: film.steps.length - 2, view: table.history.at(-3)!.view, ask: null, clocks: [], by: 0 } as any)
  await tick()
  expect(table.chat.length).toBe(before)
})

const wordsIn = (table: LiveTable) => table.chat.map((one) => one.remark?.words ?? one.text)
const people = [{ text: 'Howdy', step: 0 }, { text: 'Ouch', step: 40 }].map((one) => ({ is: 'said', n: 0, who: 'b', name: 'Ann', phrase: '', seat: null, game: 1, ...one }))
const middle = film.steps.length >> 1
/** Comes, or comes back, after so many steps. */
function welcome(table: LiveTable, steps: number, { remarks = true, chat = people } = {}) {
  table.take({
    is: 'welcome', n: 1, epoch: 'e', you: 'a', seat: 0, step: film.steps[steps - 1]!.frame.step, view: viewAfter(steps), ask: null, clocks: [], chat, preferences: null, table: around(remarks),
  } as any)
}
function viewAfter(steps: number) {
  return film.steps.slice(0, steps).reduce((view, { frame }) => momentAfter(view, frame as any).view, film.view as Record<string, any>)
}
/** A page that is loaded in the middle of the game. */
async function come(steps: number, options = {}) {
  const table = new LiveTable({ send: () => Promise.reject(new Error()), film: () => Promise.resolve({ view: film.view, frames: film.steps.slice(0, steps).map(({ frame }) => frame), viewer: 0, open: false } as any), now: () => 0 })
  welcome(table, steps, options)
  table.wants({ manner: 'now', pace: 1 })
  render(Life, { table, game: 'bang', sign: '' })
  await waitFor(() => expect(table.loading).toBe(false))
  await lives(table)
  return table
}

it('finds in the talk what bots have said before the page was loaded anew, and goes on from there', async () => {
  const stayed = await sit()
  await play(stayed, film.steps.slice(0, middle))
  const then = stayed.chat.filter((one) => one.remark).map((one) => one.remark!.words)
  expect(then.length).toBeGreaterThanOrEqual(1)
  await play(stayed, film.steps.slice(middle))
  cleanup()
  const reloaded = await come(middle)
  expect(reloaded.chat.flatMap((one) => one.remark?.words ?? [])).toEqual(then)
  expect(reloaded.chat.filter((one) => one.remark && !one.before)).toEqual([])
  // Among what people have said, by the steps to which it was said.
  const places = reloaded.chat.map((one) => one.step)
  expect(places).toEqual([...places].sort((one, other) => one - other))
  await play(reloaded, film.steps.slice(middle))
  expect(reloaded.chat.flatMap((one) => one.remark?.words ?? [])).toEqual(stayed.chat.flatMap((one) => one.remark?.words ?? []))
})

it('keeps what bots have said when the line was lost', async () => {
  const table = await sit()
  await play(table, film.steps.slice(0, middle))
  const before = table.chat.flatMap((one) => one.remark ?? [])
  welcome(table, middle)
  await tick()
  expect(table.chat.flatMap((one) => one.remark ?? [])).toEqual(before)
  expect(wordsIn(table)).toContain('Howdy')
})

it('shows none of it to who wants none, or where the host wants none', async () => {
  expect(wordsIn(await come(film.steps.length, { remarks: false }))).toEqual(['Howdy', 'Ouch'])
  cleanup()
  settings.remarks = false
  expect(wordsIn(await come(film.steps.length))).toEqual(['Howdy', 'Ouch'])
})

it('goes on listening when somebody comes, goes, or the game is over', async () => {
  const table = await sit()
  await play(table)
  const undisturbed = table.chat.map((one) => one.remark!.words)
  cleanup()
  const busy = await sit()
  for (const step of film.steps) {
    // The server tells of the end before the last step has been shown.
    busy.take({ is: 'table', n: 0, table: around(true, step === film.steps.at(-1) ? 'finished' : 'playing') } as any)
    await tick()
    await play(busy, [step] as typeof film.steps)
  }
  expect(busy.chat.map((one) => one.remark!.words)).toEqual(undisturbed)
})

it('lights the table as it is shown, and lets it be dark again', async () => {
  const table = await sit()
  expect(light()).toBe('')
  table.queue.reset(laid, 0, null, [], 0, plainScript)
  await vi.waitFor(() => expect(light()).toBe('fuse'))
  table.queue.reset(film.view, 0, null, [], 0, plainScript)
  await vi.waitFor(() => expect(light()).toBe(''))
})
