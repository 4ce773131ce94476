import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { wantTexts } from '../lib/i18n.svelte.ts'
import { settings } from '../lib/settings.svelte.ts'
import Menu from './Menu.svelte'
import { LiveTable } from './table.svelte'

const habits = [{ id: 'barrel_first', usual: false }, { id: 'any_order', usual: true }]
const info = (id: string, known: object[]) => ({
  id, built: true, players: [4], modules: [], editions: [], rulings: [], bots: [], minutes: [], habits: known,
})
const sent = vi.fn()

function open(game: string, preferences: object | null = null) {
  const table = new LiveTable({ send: sent, film: () => Promise.reject(new Error()), now: () => 0 })
  table.take({
    is: 'welcome', n: 1, epoch: 'e', you: 'a', seat: 0, step: 0, view: null, ask: null, clocks: [], chat: [], preferences,
    table: { id: 'tid', settings: { game }, phase: 'lobby', host: 'a', seats: [], watching: [], seat_wishes: [] },
  } as any)
  const nothing = () => undefined
  render(Menu, { table, onact: nothing, onreport: nothing, onkeys: nothing, onclose: nothing })
}

const box = (name: RegExp) => screen.findByRole('checkbox', { name }) as Promise<HTMLInputElement>

beforeEach(async () => {
  settings.language = 'en'
  sent.mockReset().mockResolvedValue({ refused: '' })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify([info('bang', habits), info('dice', [])]))))
  await wantTexts('bang')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('offers the habits that the game knows, as usual until one says otherwise', async () => {
  open('bang')
  expect((await box(/Barrel/)).checked).toBe(false)
  expect((await box(/on top/)).checked).toBe(true)
  await fireEvent.click(await box(/on top/))
  await waitFor(() => expect(sent).toHaveBeenCalled())
  expect(sent.mock.calls[0]![0]).toMatchObject({
    do: 'prefer', preferences: { pass_reactions: false, habits: { any_order: false } },
  })
})

it('shows what one has said', async () => {
  open('bang', { pass_reactions: false, habits: { barrel_first: true } })
  expect((await box(/Barrel/)).checked).toBe(true)
})

it('offers none where the game knows none', async () => {
  open('dice')
  expect((await box(/reaction/)).checked).toBe(false)
  await new Promise((done) => setTimeout(done))
  expect(screen.queryByRole('checkbox', { name: /Barrel/ })).toBeNull()
})
