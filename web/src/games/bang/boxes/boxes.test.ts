import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { wantTexts } from '../../../lib/i18n.svelte.ts'
import { settings } from '../../../lib/settings.svelte.ts'
import Board from '../Board.svelte'
import type { BangView } from '../view.ts'
import { addBox } from './index.ts'

// A box as another person would bring it: at which tables it is, and one description of what lies there.
interface Part {
  wares?: string[]
  coins?: number[]
  mine?: string[][]
  debts?: true
}
const part = (view: BangView) => view as unknown as Required<Part>

// And another one that has taken the same sign for something of its own.
beforeAll(() =>
  addBox({ on: (view) => 'debts' in view, felt: () => Promise.reject(new Error('never asked for')) }, {
    tokens: (_, seat) => (seat === 1 ? [{ icon: 'bullets', count: 3, label: '3 debts' }] : []),
  }),
)
beforeAll(() =>
  addBox({ on: (view) => 'wares' in view, felt: () => Promise.reject(new Error('never asked for')) }, {
    groups: { ware: { lamp: 'lantern', rope: 'lasso', map: 'compass' } },
    shop: (view) => ({ label: 'The test shop', coin: 'gold-nuggets', offers: part(view).wares.map((face, index) => ({ face, price: index + 1 })), note: '7 left' }),
    counters: (view, seat) => [{ icon: 'gold-nuggets', count: part(view).coins[seat] ?? 0, label: `${part(view).coins[seat]} coins` }],
    tokens: (_, seat) => (seat === 1 ? [{ icon: 'bullets', count: 2, most: 4, label: '2 of 4 loads' }] : []),
    role: (_, seat) => (seat === 2 ? 'vice' : null),
    pieces: (view, seat) => part(view).mine[seat] ?? [],
  }),
)

const player = (seat: number) => ({
  seat, status: 'in', role: null, character: 'rose-doolan', abilities: [], life: 3, max_life: 4, cards: 0, hand_limit: 3,
  hand: [], in_play: [], range: 1, distance: seat || null, sees_me: 1,
})
const view = (more: Part = {}) => ({
  game: 'bang', viewer: 0, turn: 3, active: 0, first: 0, step: 'phase-2', places: [0, 1, 2], players: [0, 1, 2].map(player),
  deck: 30, pile: [], turned: [], in_force: [], bangs_played: 0, dealt: [], result: null, waiting: [], ...more,
})
const SHOP: Part = { wares: ['ware:lamp', 'ware:rope', 'ware:map'], coins: [4, 0, 2], mine: [[], ['ware:lamp#2'], []] }
const buy = { text: 'use ware:rope test buy', verb: 'use', card: 'ware:rope', seat: null, detail: 'test buy' }
const ask = { id: 1, kind: 'play', seats: [0], rule: '', about: '', by: null, amount: 1, reaction: false, options: [{ text: 'end', verb: 'end', card: null, seat: null, detail: '' }, buy], default: '', also: [], undo: false }
const chosen = vi.fn()
const table = (more: Part) =>
  render(Board, { view: view(more), names: ['Me', 'Ann', 'Bob'], viewer: 0, ask, onchoose: chosen } as any)

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')))
  settings.sounds = false
  settings.hints = false
  chosen.mockReset()
  await wantTexts('bang')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a box fills its places', () => {
  it('has its shop on the felt, and what one can pay lights up', async () => {
    table(SHOP)
    const shop = screen.getByRole('group', { name: 'The test shop' })
    expect(shop.querySelectorAll('[data-face]')).toHaveLength(3)
    expect([...shop.querySelectorAll('.price')].map((each) => each.textContent!.trim())).toEqual(['1', '2', '3'])
    expect(shop.querySelectorAll('[data-stop]')).toHaveLength(1)
    expect(document.body.textContent).toContain('7 left')
    await fireEvent.click(shop.querySelector('[data-stop]')!)
    expect(chosen).toHaveBeenCalledExactlyOnceWith('use ware:rope test buy')
  })

  it('has counters, tokens and pieces at the seats', () => {
    table(SHOP)
    const ann = document.querySelector('[data-at="seat-1"]')!
    expect(ann.querySelector('.counters b')!.textContent).toBe('0')
    expect(ann.querySelectorAll('.tokens i')).toHaveLength(4)
    expect(ann.querySelectorAll('.tokens i.on')).toHaveLength(2)
    expect(ann.querySelector('[data-face="ware:lamp#2"]')).not.toBeNull()
    expect(ann.getAttribute('aria-label')).toContain('0 coins, 2 of 4 loads')
    expect(document.querySelector('[data-at="seat-2"] .counters b')!.textContent).toBe('2')
  })

  it('may have a sign at a seat that another box has, too', () => {
    table({ ...SHOP, debts: true })
    const signs = [...document.querySelectorAll('[data-at="seat-1"] .tokens [role=img]')]
    expect(new Set(signs.map((each) => each.getAttribute('aria-label')))).toEqual(new Set(['3 debts', '2 of 4 loads']))
  })

  it('may have dealt another role', () => {
    table(SHOP)
    expect(document.querySelector('[data-at="seat-2"]')!.getAttribute('aria-label')).toContain('vice')
    expect(document.querySelector('[data-at="seat-1"]')!.getAttribute('aria-label')).not.toContain('vice')
  })

  it('shows nothing where it is not at the table', () => {
    table({})
    expect(document.querySelector('.shop-band')).toBeNull()
    expect(document.querySelector('.counters')).toBeNull()
  })
})
