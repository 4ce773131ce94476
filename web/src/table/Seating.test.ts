import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { texts, wantPages, wantTexts } from '../lib/i18n.svelte.ts'
import { iAm } from '../lib/me.svelte.ts'
import type { TableState } from '../lib/protocol'
import { settings } from '../lib/settings.svelte.ts'
import { Speaker } from '../lib/speak.ts'
import Change from './Change.svelte'
import Chat from './Chat.svelte'
import Log from './Log.svelte'
import Seating from './Seating.svelte'
import { tableState } from './state.fixture'
import { LiveTable } from './table.svelte'

const ann = { kind: 'human', name: 'Stranger 1234', person: 'a', bot: '', here: true, stand_in: false, former: '' } as const
const bot = { kind: 'bot', name: 'Pearl', person: '', bot: 'cowhand', here: true, stand_in: false, former: '' } as const
const around = (more: Partial<TableState> = {}): TableState =>
  tableState({
    id: 'tid',
    settings: { name: 'Stranger 1234’s table', game: 'bang', players: 4, modules: [], edition: 'dynamite-box', rulings: {} },
    phase: 'lobby',
    host: 'a',
    seats: [ann, bot, null, null],
    game: 0,
    ...more,
  })

/** Fetched once, however many tests there are. */
const GAMES = [
  { id: 'bang', built: true, players: [4, 5, 6], modules: [], editions: ['dynamite-box'], rulings: [], bots: ['random', 'cowhand'], minutes: [] },
  { id: 'dice', built: true, players: [3, 4, 5], modules: [], editions: [], rulings: [], bots: ['random', 'gambler'], minutes: [] },
]

const sent = vi.fn()
let origin: string
let table: LiveTable

function sit(more: Partial<TableState> = {}, rest: object = {}) {
  table = new LiveTable({ send: sent, film: () => Promise.reject(new Error()), now: () => 0 })
  table.take({
    is: 'welcome', n: 1, epoch: 'e', you: 'a', seat: 0, table: around(more), step: 0, view: null, ask: null,
    clocks: [], chat: [], preferences: null, ...rest,
  } as any)
  return table
}

const json = (what: unknown) => Promise.resolve(new Response(JSON.stringify(what)))

beforeEach(async () => {
  origin = 'http://192.168.1.5:8421'
  settings.language = 'en'
  sent.mockReset().mockResolvedValue({ refused: '' })
  iAm({ id: 'a', name: 'Stranger 1234', claimed: false, tables: [], blocked: [] })
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (path.endsWith('/games')) return json(GAMES)
    if (path.endsWith('/invitation')) return json({ origin })
    if (init.method === 'PATCH') return json({ id: 'a', name: JSON.parse(init.body as string).name, claimed: false, tables: [], blocked: [] })
    return json({ id: 'a', name: 'Stranger 1234', claimed: false, tables: [], blocked: [] })
  })
  await Promise.all([wantTexts('bang'), wantPages()])
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const link = () => (screen.getByLabelText('Link to this table') as HTMLInputElement).value

describe('the link for friends', () => {
  it('leads to the network, since localhost is somewhere else for each of them', async () => {
    location.href = 'http://localhost:8421/t/tid'
    render(Seating, { table: sit() })
    await waitFor(() => expect(link()).toBe('http://192.168.1.5:8421/t/tid'))
    screen.getByText(/in your network/)
  })

  it('says so where nobody else can open it', async () => {
    location.href = 'http://127.0.0.1:8421/t/tid'
    origin = ''
    render(Seating, { table: sit() })
    await screen.findByText(/Only this computer/)
    expect(link()).toBe('http://127.0.0.1:8421/t/tid')
  })

  it('is the address one came by, for everybody else', async () => {
    location.href = 'https://saloon.example/t/tid'
    render(Seating, { table: sit() })
    await new Promise((done) => setTimeout(done))
    expect(link()).toBe('https://saloon.example/t/tid')
    screen.getByText(/Who opens this link can/)
  })
})

describe('a name saved at the table', () => {
  const save = async (name: string) => {
    await fireEvent.input(screen.getByLabelText('Your name'), { target: { value: name } })
    await fireEvent.submit(screen.getByLabelText('Your name').closest('form')!)
  }

  it('goes into the name of a table that is called after its host', async () => {
    render(Seating, { table: sit() })
    await save('Zoe')
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    expect(sent.mock.calls[0]![0]).toMatchObject({ do: 'setup', settings: { name: 'Zoe’s table', players: 4 } })
  })

  it('leaves a table alone that has a name of its own, or another host', async () => {
    for (const more of [{ settings: { ...around().settings, name: 'Friday' } }, { host: 'b' }]) {
      iAm({ id: 'a', name: 'Stranger 1234', claimed: false, tables: [], blocked: [] })
      render(Seating, { table: sit(more) })
      await save('Zoe')
      await new Promise((done) => setTimeout(done, 10))
      expect(sent).not.toHaveBeenCalled()
      cleanup()
    }
  })

  it('stands over what was said before', async () => {
    const chat = [{ who: 'b', name: 'Stranger 9', text: 'howdy', phrase: '', seat: 2 }]
    const ben = { ...ann, person: 'b', name: 'Stranger 9' }
    sit({ seats: [ann, bot, ben, null] }, { chat })
    render(Chat, { table })
    screen.getByText('Stranger 9')
    table.take({ is: 'table', n: 2, table: around({ seats: [ann, bot, { ...ben, name: 'Ben' }, null] }) })
    await screen.findByText('Ben')
    expect(screen.queryByText('Stranger 9')).toBeNull()
  })
})

describe('what is played', () => {
  const open = () => {
    location.href = 'https://saloon.example/t/tid'
    render(Change, { table: sit(), open: true })
  }

  it('can be changed by the host and by nobody else', () => {
    render(Seating, { table: sit() })
    screen.getByRole('button', { name: 'Change' })
    cleanup()
    render(Seating, { table: sit({ host: 'b' }) })
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull()
  })

  it('starts with how it is, and is sent as a whole', async () => {
    open()
    expect(((await screen.findByLabelText('Name of the table')) as HTMLInputElement).value).toBe('Stranger 1234’s table')
    expect((screen.getByRole('radio', { name: '4' }) as HTMLInputElement).checked).toBe(true)
    await fireEvent.click(screen.getByRole('radio', { name: '6' }))
    await fireEvent.click(within(screen.getByRole('group', { name: 'Clock' })).getByRole('radio', { name: 'Quick' }))
    await fireEvent.submit(document.querySelector('form')!)
    expect(sent).toHaveBeenCalledOnce()
    expect(sent.mock.calls[0]![0]).toMatchObject({
      do: 'setup', settings: { name: 'Stranger 1234’s table', game: 'bang', players: 6, undo: true, clock: { bank: 120 } },
    })
    await waitFor(() => expect(screen.queryByLabelText('Name of the table')).toBeNull())
  })

  it('stays open and says why it is refused', async () => {
    open()
    await screen.findByLabelText('Name of the table')
    sent.mockResolvedValue({ refused: 'too-many-people' })
    await fireEvent.submit(document.querySelector('form')!)
    await screen.findByText('More people sit here than that.')
    screen.getByLabelText('Name of the table')
  })
})

it('the log does not say that nothing happened while it is being fetched', async () => {
  const speaker = { viewer: 0, events: () => [] } as any
  const { rerender } = render(Log, { game: 'bang', history: [], speaker, names: [], at: null, onjump: () => {}, loading: true })
  screen.getByText('Loading…')
  expect(screen.queryByText('Nothing has happened yet.')).toBeNull()
  await rerender({ loading: false })
  screen.getByText('Nothing has happened yet.')
})

it('the log shows a played card by its own picture, and everything else by a sign', async () => {
  const speaker = new Speaker(texts(), ['Ann', 'Bob'], 0, 'bang')
  const lines = [{ kind: 'turn', seat: 1 }, { kind: 'played', seat: 1, card: 'gatling:10h', to: 'pile' }, { kind: 'wounded', seat: 0, amount: 1, life: 3 }]
  const history = [{ step: 1, turn: 1, events: [], lines, view: {} }]
  render(Log, { game: 'bang', history, speaker, names: ['Ann', 'Bob'], at: null, onjump: () => {} } as any)
  const sign = (words: RegExp) => screen.getByText(words).closest('li')!.querySelector('svg use, svg')!.outerHTML
  await waitFor(() => expect(sign(/plays/)).toContain('minigun'))
  expect(sign(/lose/)).toContain('bullet-impacts')
})
