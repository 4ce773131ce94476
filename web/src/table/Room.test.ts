import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tick } from 'svelte'
import { speak } from '../lib/i18n.svelte.ts'
import type { Ask, TableState } from '../lib/protocol'
import { settings } from '../lib/settings.svelte.ts'
import { fetchGame } from './fetch.ts'
import { guessNext } from './guesses.svelte.ts'
import Room from './Room.svelte'
import { tableState } from './state.fixture'
import { LiveTable } from './table.svelte'

const who = (name: string) => ({ kind: 'bot', name, person: '', bot: 'cowhand', here: true, stand_in: false, former: '' }) as const
const around = (more: Partial<TableState> = {}): TableState =>
  tableState({
    id: 'tid',
    settings: { name: 'Friday', game: 'bang', players: 3, undo: true },
    host: 'a',
    seats: [{ ...who('Me'), kind: 'human', person: 'a' }, who('Ann'), who('Bob')],
    ...more,
  })
const player = (seat: number) => ({
  seat, status: 'in', role: seat ? 'outlaw' : 'sheriff', character: 'rose-doolan', abilities: ['rose-doolan'], life: 3,
  max_life: 4, cards: 0, hand_limit: 3, hand: [], in_play: [], range: 1, distance: seat || null, sees_me: 1,
})
const view = {
  game: 'bang', viewer: 0, turn: 3, active: 0, first: 0, step: 'phase-2', places: [0, 1, 2],
  players: [player(0), player(1), player(2)], deck: 30, pile: ['panic:jh'], turned: [], stick: null, in_force: [],
  bangs_played: 0, dealt: [], result: null, waiting: [],
}
const ask = (undo: boolean): Ask => ({
  id: 1, kind: 'play', seats: [0], rule: '', about: '', by: null, amount: 1, reaction: false, default: '', also: [], undo,
  options: [{ text: 'end', verb: 'end', card: null, seat: null, detail: '' }],
})
const sent = vi.fn()
let table: LiveTable

function come(more: object = {}, time: object = {}) {
  table = new LiveTable({ send: sent, film: () => new Promise(() => undefined), now: () => 0, ...time })
  table.take({
    is: 'welcome', n: 1, epoch: 'e', you: 'a', seat: 0, table: around(), step: 7, view, ask: ask(false), clocks: [],
    chat: [], preferences: null, ...more,
  } as any)
  return table
}
const press = (key: string) => fireEvent.keyDown(document.body, { key, bubbles: true })
const result = () => document.querySelector('#result-title')

beforeEach(async () => {
  settings.language = 'en'
  settings.motion = 'full'
  settings.speed = 1
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')))
  sent.mockReset().mockResolvedValue({ refused: '' })
  await fetchGame('bang', [])
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  settings.motion = 'auto'
})

describe('the result', () => {
  const shot = [
    { kind: 'played', seat: 0, card: 'bang:5d', target: 2 },
    { kind: 'wounded', seat: 2, amount: 1, life: 0 },
    { kind: 'eliminated', seat: 2 },
  ]
  const end = () => {
    const changes = [[['result'], { side: 'law', winners: [0] }]]
    table.take({ is: 'step', n: 2, frame: { step: 8, turn: 3, events: shot, changes, lines: shot.map((_: unknown, at: number) => at) }, ask: null, clocks: [] } as any)
    table.take({ is: 'table', n: 3, table: around({ phase: 'finished' }) })
  }
  const time = { later: (run: () => void, ms: number) => setTimeout(run, ms), cancel: (timer: number) => clearTimeout(timer) }

  it('waits until the last shot was seen', async () => {
    render(Room, { table: come({}, time) })
    await vi.waitFor(() => expect(document.querySelector('section.board')).not.toBeNull(), 20_000)
    vi.useFakeTimers()
    end()
    await vi.advanceTimersByTimeAsync(1000)
    expect(table.showing).toBe(true)
    expect(table.front.view!.result).toBeNull()
    while (table.showing) await vi.advanceTimersByTimeAsync(50)
    expect(table.front.view!.result).not.toBeNull()
    expect(result()).toBeNull()
    await vi.advanceTimersByTimeAsync(5000)
    await vi.waitFor(() => expect(result()).not.toBeNull())
  }, 30_000)

  it('comes even if nothing ever says that it has come to rest', async () => {
    render(Room, { table: come() })
    await vi.waitFor(() => expect(document.querySelector('section.board')).not.toBeNull(), 20_000)
    vi.useFakeTimers()
    end()
    await vi.advanceTimersByTimeAsync(5000)
    await vi.waitFor(() => expect(result()).not.toBeNull())
  }, 30_000)

  it('is there at once for who comes later, and can be called up again', async () => {
    render(Room, { table: come({ table: around({ phase: 'finished' }), view: { ...view, result: { side: 'law', winners: [0] } }, ask: null }) })
    await vi.waitFor(() => expect(result()).not.toBeNull())
    await fireEvent.click(screen.getByRole('button', { name: 'Look at the table' }))
    expect(result()).toBeNull()
    const again = screen.getByRole('button', { name: 'Show the result' })
    await vi.waitFor(() => expect(document.activeElement).toBe(again))
    await fireEvent.click(again)
    await vi.waitFor(() => expect(result()).not.toBeNull())
  })

  it('compares what one has guessed with what they were', async () => {
    guessNext('tid 1', 1, ['outlaw', 'renegade'])
    guessNext('tid 1', 2, ['renegade'])
    render(Room, { table: come({ table: around({ phase: 'finished' }), view: { ...view, result: { side: 'law', winners: [0] } }, ask: null }) })
    await vi.waitFor(() => expect(document.querySelectorAll('.result .people small')).toHaveLength(3))
    const [right, wrong] = [...document.querySelectorAll('.result .people small')].map((each) => each.textContent)
    expect(right).toContain('✓')
    expect(wrong).toContain('you said Renegade')
    expect(document.querySelector('.result')!.textContent).toContain('1 of 2')
    localStorage.clear()
  })

  it('begins the next one when all are ready, and says how many are', async () => {
    const over = { view: { ...view, result: { side: 'law', winners: [0] } }, ask: null }
    const seats = [{ ...who('Me'), kind: 'human', person: 'a' }, { ...who('Ann'), kind: 'human', person: 'b' }, who('Bob')] as any
    render(Room, { table: come({ table: around({ phase: 'finished', seats }), ...over }) })
    await vi.waitFor(() => expect(result()).not.toBeNull())
    const line = () => document.querySelector('.result .ready')!.textContent!
    expect(line()).toMatch(/Ready: 1 of 3.*3 turns/s)
    await fireEvent.click(screen.getByRole('button', { name: 'Play again' }))
    expect(sent).toHaveBeenLastCalledWith({ do: 'ready', yes: true })
    expect(line()).not.toContain('Press again')
    table.take({ is: 'table', n: 2, table: around({ phase: 'finished', seats, ready: [0] }) } as any)
    await vi.waitFor(() => expect(line()).toContain('Ready: 2 of 3'))
    // Pressed again, it is taken back, and may be said once more.
    expect(line()).toContain('Press again to take it back')
    await fireEvent.click(screen.getByRole('button', { name: 'Ready, waiting for the others', pressed: true }))
    expect(sent).toHaveBeenLastCalledWith({ do: 'ready', yes: false })
    table.take({ is: 'table', n: 3, table: around({ phase: 'finished', seats, ready: [] }) } as any)
    await vi.waitFor(() => expect(line()).toContain('Ready: 1 of 3'))
    await fireEvent.click(screen.getByRole('button', { name: 'Play again', pressed: false }))
    expect(sent).toHaveBeenLastCalledWith({ do: 'ready', yes: true })
    // Who does not want to wait goes back to the seats.
    await fireEvent.click(screen.getByRole('button', { name: 'Change the table' }))
    expect(sent).toHaveBeenCalledWith({ do: 'rematch' })
  })

  it('stays where it is when another language is spoken, and writes its numbers as that does', async () => {
    const standing = (name: string, rank: number, places: number) => ({ name, person: '', games: 2, wins: 1, points: 3, places, rank })
    const standings = [standing('Ann', 1, 3), standing('Bob', 2, 4)]
    render(Room, { table: come({ table: around({ phase: 'finished', standings } as any), view: { ...view, result: { side: 'law', winners: [0] } }, ask: null }) })
    await vi.waitFor(() => expect(result()).not.toBeNull())
    const dialog = screen.getByRole('dialog')
    screen.getByRole('cell', { name: '1.5' })
    await speak('cs')
    await tick()
    expect(screen.getByRole('dialog')).toBe(dialog)
    screen.getByRole('cell', { name: '1,5' })
    await speak('en')
  })

  it('says who keeps a character, and does not take that for a wish to play again', async () => {
    render(Room, { table: come({ table: around({ phase: 'finished', keeps: [1, 2] }), view: { ...view, result: { side: 'law', winners: [0] } }, ask: null }) })
    await vi.waitFor(() => expect(result()).not.toBeNull())
    expect(document.querySelector('.result .note')!.textContent!.replace(/[\u2068\u2069]/g, '')).toBe('Keep their character: Ann, Bob')
  })
})

describe('a series', () => {
  const stood = (name: string, games: number, rank: number) => ({ person: name, name, games, rank, wins: rank === 1 ? 1 : 0, places: games * rank, points: 10 - rank })
  const end = (standings: object[]) => come({ table: around({ phase: 'finished', standings: standings as any }), view: { ...view, result: { side: 'law', winners: [0] } }, ask: null })
  const rows = () => [...document.querySelectorAll('.result tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent).join(' '))

  it('is added up as soon as anybody has played twice, whoever leads', async () => {
    render(Room, { table: end([stood('New', 1, 1), stood('Old', 2, 2)]) })
    await vi.waitFor(() => expect(rows()).toEqual(['1. New 1 1.0 9', '2. Old 0 2.0 8']))
  })

  it('is none after one game', async () => {
    render(Room, { table: end([stood('New', 1, 1), stood('Old', 1, 2)]) })
    await vi.waitFor(() => expect(document.querySelector('.result')).not.toBeNull())
    expect(rows()).toEqual([])
  })
})

describe('the deal', () => {
  const time = { later: (run: () => void, ms: number) => setTimeout(run, ms), cancel: (timer: number) => clearTimeout(timer) }
  const dealt = () => document.querySelector('.dealt')
  const step = (number: number) => {
    const drew = [{ kind: 'drew', seat: number, cards: 1 }]
    table.take({ is: 'step', n: 1 + number, frame: { step: number, turn: 1, events: drew, changes: [[['deck'], 30 - number]], lines: [0] }, ask: null, clocks: [] } as any)
  }

  it('is seen to its end, however soon the others play', async () => {
    settings.games = 0
    render(Room, { table: come({ step: 0, ask: null }, time) })
    await vi.waitFor(() => expect(dealt()).not.toBeNull(), 20_000)
    vi.useFakeTimers()
    step(1)
    step(2)
    await vi.advanceTimersByTimeAsync(2000)
    expect(dealt()).not.toBeNull()
    expect(table.front.step).toBe(0)
    await fireEvent.click(dealt()!)
    expect(dealt()).toBeNull()
    await vi.advanceTimersByTimeAsync(2000)
    expect(table.front.step).toBe(2)
  })

  it('holds nobody up who wants to see everything at once', async () => {
    settings.show = 'now'
    render(Room, { table: come({ step: 0, ask: null }, time) })
    step(1)
    await vi.waitFor(() => expect(table.dealt).toBe(false))
    expect(table.front.step).toBe(1)
    settings.show = 'flow'
  })
})

describe('a newcomer', () => {
  const hint = () => screen.queryByRole('note')

  it('is told above the table what can be done, from the beginning until they have understood', async () => {
    settings.hints = true
    render(Room, { table: come({ ask: null }) })
    expect(hint()!.textContent).toContain('glows golden')
    expect(hint()!.closest('section.board')).toBeNull()
    await fireEvent.click(screen.getByRole('button', { name: 'Got it' }))
    expect(hint()).toBeNull()
    expect(settings.hints).toBe(false)
  })

  it('is told nothing who only watches', () => {
    settings.hints = true
    render(Room, { table: come({ seat: null, ask: null }) })
    expect(hint()).toBeNull()
  })
})

describe('undo', () => {
  it('is offered only where it can work, as a button and as a key', async () => {
    render(Room, { table: come() })
    expect(screen.queryAllByRole('button', { name: /Undo/ })).toHaveLength(0)
    await press('u')
    expect(sent).not.toHaveBeenCalled()
    table.take({ is: 'asked', n: 2, ask: ask(true), clocks: [] })
    expect((await screen.findAllByRole('button', { name: /Undo/ })).length).toBeGreaterThan(0)
    await press('u')
    expect(sent).toHaveBeenCalledExactlyOnceWith({ do: 'undo' })
  })
})

describe('a line that is gone', () => {
  it('can be tried now', async () => {
    const retry = vi.fn()
    render(Room, { table: come(), onretry: retry })
    table.setLink('connected')
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Try now' })).toBeNull())
    table.setLink('reconnecting')
    await fireEvent.click(await screen.findByRole('button', { name: 'Try now' }))
    expect(retry).toHaveBeenCalledOnce()
  })
})

describe('the keys', () => {
  it('are listed by ?, each with what it does in this game', async () => {
    render(Room, { table: come() })
    await press('?')
    const list = await screen.findByRole('dialog', { name: 'Keys' })
    for (const words of ['A card of your hand, from the left', 'While aiming: the player with that number', 'End your turn', 'Show this list']) {
      expect(list.textContent).toContain(words)
    }
    expect([...list.querySelectorAll('dt')].map((each) => each.textContent?.trim())).toContain('?')
  })

  it('and the menu lead back to where it was called from', async () => {
    render(Room, { table: come() })
    const button = screen.getAllByRole('button', { name: 'Menu' })[0]!
    await fireEvent.click(button)
    const menu = await screen.findByRole('dialog', { name: 'Menu' }, { timeout: 20_000 })
    await fireEvent.keyDown(menu, { key: 'Escape' })
    await vi.waitFor(() => expect(document.activeElement).toBe(button))
  })
})
