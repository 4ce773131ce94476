import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { wantTexts } from '../../../../lib/i18n.svelte.ts'
import { loadBoxes, loadsOn } from '../index.ts'
import Cause from '../../Cause.svelte'
import Board from '../../Board.svelte'
import { follow } from '../../following.ts'
import { shown } from '../../motion.ts'
import type { BangView } from '../../view.ts'

const player = (seat: number) => ({
  seat, status: 'in', role: null, character: 'red-ringo', abilities: [], silent: {}, life: 3, max_life: 4, cards: 0, hand_limit: 3,
  hand: [], in_play: seat === 1 ? ['crate:5h', 'barrel:qs'] : [], range: 1, distance: seat || null, sees_me: 1,
})
const view = {
  game: 'bang', viewer: 0, turn: 3, active: 0, first: 0, step: 'phase-2', places: [0, 1, 2], players: [0, 1, 2].map(player),
  deck: 30, pile: [], turned: [], in_force: [], bangs_played: 0, dealt: [], result: null, waiting: [], named: {}, events: {},
  loads: { supply: 27, characters: [0, 2, 0], cards: { 'crate:5h': 3 } },
} as unknown as BangView

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')))
  await Promise.all([wantTexts('bang', ['armed-and-dangerous']), loadBoxes()])
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('load tokens at the table', () => {
  const at = (selector: string) => document.querySelector(selector)!
  const full = (selector: string) => [at(`${selector} .loads`).children.length, at(`${selector} .loads`).querySelectorAll('.on').length]

  it('lie in four places on a card and at a portrait, and are read out', () => {
    render(Board, { view, names: ['Me', 'Ann', 'Bob'], viewer: 0, ask: null } as any)
    expect(full('[data-face="crate:5h"]')).toEqual([4, 3])
    expect(at('[data-face="crate:5h"]').getAttribute('aria-label')).toContain('3 load tokens')
    expect(full('[data-at="seat-1"] .magazine')).toEqual([4, 2])
    expect(at('[data-at="seat-1"] .magazine [role=img]').getAttribute('aria-label')).toBe('2 load tokens')
    expect(at('[data-at="seat-1"]').getAttribute('aria-label')).toContain('2 load tokens')
  })

  it('are nowhere else: not on other cards, not where there are none', () => {
    render(Board, { view, names: ['Me', 'Ann', 'Bob'], viewer: 0, ask: null } as any)
    expect(document.querySelectorAll('.loads')).toHaveLength(2)
  })

  it('are put and paid when it is shown', () => {
    const onCard = follow(view, { kind: 'unloaded', seat: 1, card: 'crate:5h', amount: 2, tokens: 1, why: 'crate' }, view)
    expect(onCard.loads).toEqual({ supply: 29, characters: [0, 2, 0], cards: { 'crate:5h': 1 } })
    const empty = follow(onCard, { kind: 'unloaded', seat: 1, card: 'crate:5h', amount: 1, tokens: 0, why: 'crate' }, view)
    expect(empty.loads!.cards).toEqual({})
    const own = follow(view, { kind: 'loaded', seat: 2, amount: 1, tokens: 1, why: 'blue' }, view)
    expect(own.loads).toEqual({ supply: 26, characters: [0, 2, 1], cards: { 'crate:5h': 3 } })
    expect(view.loads!.characters).toEqual([0, 2, 0])
  })

  it('are found by the card they lie on, for when it stands in the middle', () => {
    expect(loadsOn(view, 'crate:5h')).toMatchObject({ count: 3, most: 4 })
    expect(loadsOn(view, 'barrel:qs')).toBeUndefined()
    render(Cause, { face: 'crate:5h', width: 170, loads: loadsOn(view, 'crate:5h') })
    expect(document.querySelectorAll('.loads .on')).toHaveLength(3)
  })
  it('are seen to come and go where they lie', () => {
    const floats = (event: object) => shown([{ seat: 1, amount: 2, tokens: 3, why: 'x', ...event } as any], 0, true).effects
    expect(floats({ kind: 'loaded', card: 'crate:5h' })).toMatchObject([{ is: 'float', to: 'crate:5h', text: '+2', good: true }])
    expect(floats({ kind: 'unloaded' })).toMatchObject([{ is: 'float', to: 'seat-1', text: '−2', good: false }])
  })
})
