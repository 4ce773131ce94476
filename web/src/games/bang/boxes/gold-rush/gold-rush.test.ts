import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { wantTexts } from '../../../../lib/i18n.svelte.ts'
import { settings } from '../../../../lib/settings.svelte.ts'
import { loadBoxes } from '../index.ts'
import Board from '../../Board.svelte'
import { follow } from '../../following.ts'
import { shown } from '../../motion.ts'
import type { BangView } from '../../view.ts'

const player = (seat: number) => ({
  seat, status: 'in', role: null, character: 'rose-doolan', abilities: [], life: 3, max_life: 4, cards: 0, hand_limit: 3,
  hand: [], in_play: [], range: 1, distance: seat || null, sees_me: 1, nuggets: seat + 2, equipment: seat === 1 ? ['equipment:horseshoe'] : [],
})
const view = {
  game: 'bang', viewer: 0, turn: 3, active: 0, first: 0, step: 'phase-2', places: [0, 1, 2], players: [0, 1, 2].map(player),
  deck: 30, pile: [], turned: [], in_force: ['gold-rush'], bangs_played: 0, dealt: [], result: null, waiting: [], named: {}, events: {},
  shop: ['equipment:boots', 'equipment:bottle#2', 'equipment:shot'], prices: [3, 2, 1], stock: 17,
}
const option = (text: string, card: string, seat: number | null, detail: string) => ({ text, verb: 'use', card, seat, detail })
const options = [
  { text: 'end', verb: 'end', card: null, seat: null, detail: '' },
  option('use equipment:bottle#2 gold-rush buy', 'equipment:bottle#2', null, 'gold-rush buy'),
  option('use equipment:horseshoe gold-rush force @1', 'equipment:horseshoe', 1, 'gold-rush force'),
]
const ask = { id: 1, kind: 'play', seats: [0], rule: '', about: '', by: null, amount: 1, reaction: false, options, default: '', also: [], undo: false }
const chosen = vi.fn()

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')))
  settings.sounds = false
  settings.hints = false
  chosen.mockReset()
  await Promise.all([wantTexts('bang'), loadBoxes()])
  render(Board, { view, names: ['Me', 'Ann', 'Bob'], viewer: 0, ask, onchoose: chosen } as any)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the shop', () => {
  const band = () => document.querySelector('.shop-band')!
  const scene = {
    id: 1, actor: 1, cause: 'bang:5d', as: 'bang', targets: [2], many: false, answers: [], flip: null, stamp: null, tiles: [], asked: 2,
  }
  const stage = (now: object | null) => ({
    front: { view, ask: null, clocks: [], clocksAt: 0, step: 1, scene: now, standing: now, moment: null, upto: 0, beat: null, phase: 0, waiting: 0, stopped: '', rate: 1 },
    told: null, skip: () => undefined, roll: () => undefined,
  })

  it('gives way to what is resolved, and comes back afterwards', async () => {
    cleanup()
    const { rerender } = render(Board, { view, names: ['Me', 'Ann', 'Bob'], viewer: 0, ask: null, stage: stage(null) } as any)
    expect(band().classList).not.toContain('under')
    await rerender({ stage: stage(scene) } as any)
    expect(band().classList).toContain('under')
    await rerender({ stage: stage(null) } as any)
    expect(band().classList).not.toContain('under')
  })
})

describe('Gold Rush on the felt', () => {
  it('has the shop with its prices, and sells what one can pay', async () => {
    const shop = screen.getByRole('group', { name: 'The shop' })
    expect([...shop.querySelectorAll('.price')].map((each) => each.textContent!.trim())).toEqual(['3', '2', '1'])
    expect(document.body.textContent).toContain('17 more in stock')
    expect(shop.querySelectorAll('[data-stop]')).toHaveLength(1)
    await fireEvent.click(shop.querySelector('[data-stop]')!)
    expect(chosen).toHaveBeenCalledExactlyOnceWith('use equipment:bottle#2 gold-rush buy')
  })

  it('has nuggets and equipment at the seats', () => {
    const ann = document.querySelector('[data-at="seat-1"]')!
    expect(ann.querySelector('.counters b')!.textContent).toBe('3')
    expect(ann.querySelector('[data-face="equipment:horseshoe"]')).not.toBeNull()
    expect(ann.getAttribute('aria-label')).toContain('3 nuggets')
  })
})

describe('what happens to gold and equipment', () => {
  const before = view as unknown as BangView
  const after = (event: object, whole: object = view) => follow(before, event as any, whole as BangView)
  const gold = (seen: BangView) => seen.players.map((player) => player.nuggets)

  it('is earned, paid and left behind when it is shown', () => {
    expect(gold(after({ kind: 'earned', seat: 1, amount: 2, why: 'wound' }))).toEqual([2, 5, 4])
    expect(gold(after({ kind: 'paid', seat: 2, amount: 1, why: 'rucksack' }))).toEqual([2, 3, 3])
    expect(gold(after({ kind: 'forfeited', seat: 2, amount: 4 }))).toEqual([2, 3, 0])
  })

  it('leaves the shop for its buyer, and another comes', () => {
    const wearing = { ...view, shop: ['equipment:bottle#2', 'equipment:shot', 'equipment:rhum'], prices: [2, 1, 3], players: view.players.map((each) => (each.seat === 0 ? { ...each, equipment: ['equipment:boots'] } : each)) }
    const sold = after({ kind: 'bought', seat: 0, card: 'equipment:boots', amount: 2 }, wearing)
    expect([sold.shop, sold.prices]).toEqual([['equipment:bottle#2', 'equipment:shot'], [2, 1]])
    expect([sold.players[0]!.equipment, gold(sold)]).toEqual([['equipment:boots'], [0, 3, 4]])
    const filled = follow(sold, { kind: 'offered', card: 'equipment:rhum' } as any, wearing as unknown as BangView)
    expect([filled.shop?.at(-1), filled.prices?.at(-1), filled.stock]).toEqual(['equipment:rhum', 3, 16])
  })

  it('lies in the shop until it has been carried out', () => {
    const sold = after({ kind: 'bought', seat: 0, card: 'equipment:bottle#2', amount: 2 })
    expect(sold.shop).toEqual(view.shop)
    expect(sold.players[0]!.equipment).toEqual([])
  })

  it('is given up where somebody pays for that, and lies before whom it was put', () => {
    const forced = after({ kind: 'forced', seat: 2, card: 'equipment:horseshoe', target: 1, amount: 3 })
    expect([forced.players[1]!.equipment, gold(forced)]).toEqual([[], [2, 3, 1]])
    expect(after({ kind: 'dropped', seat: 1, card: 'equipment:horseshoe' }).players[1]!.equipment).toEqual([])
    expect(after({ kind: 'placed', seat: 0, card: 'equipment:wanted', target: 2 }).players[2]!.equipment).toEqual(['equipment:wanted'])
  })

  it('is seen to move', () => {
    const seen = (event: object) => shown([event as any], 0, true).effects
    expect(seen({ kind: 'earned', seat: 1, amount: 2, why: 'wound' })).toMatchObject([{ is: 'float', to: 'seat-1', text: '+2', icon: 'gold-nuggets' }])
    expect(seen({ kind: 'forced', seat: 2, card: 'equipment:horseshoe', target: 1, amount: 3 })).toMatchObject([
      { is: 'travel', from: 'seat-1', to: 'shop', face: 'equipment:horseshoe' },
      { is: 'float', to: 'seat-2', text: '−3' },
    ])
  })
})
