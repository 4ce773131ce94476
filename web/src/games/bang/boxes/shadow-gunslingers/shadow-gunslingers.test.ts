import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { wantTexts } from '../../../../lib/i18n.svelte.ts'
import { loadBoxes } from '../index.ts'
import Board from '../../Board.svelte'
import { follow } from '../../following.ts'
import type { BangView } from '../../view.ts'

const player = (seat: number) => ({
  seat, status: seat === 1 ? 'out' : 'in', role: seat === 1 ? 'renegade' : null, character: 'rose-doolan', abilities: [], silent: {},
  life: seat === 1 ? 0 : 3, max_life: 4, cards: 0, hand_limit: 3, hand: [], in_play: [], range: 1, distance: null, sees_me: null,
})
const view = (sides: Record<string, string>) =>
  ({
    game: 'bang', viewer: 0, turn: 3, active: 0, first: 0, step: 'phase-2', places: [0, 1, 2], players: [0, 1, 2].map(player),
    deck: 30, pile: [], turned: [], in_force: [], bangs_played: 0, dealt: [], result: null, waiting: [], named: {}, events: {}, sides,
  }) as unknown as BangView

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')))
  await Promise.all([wantTexts('bang', ['shadow-gunslingers']), loadBoxes()])
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the Shadow Renegade', () => {
  const table = (sides: Record<string, string>) => render(Board, { view: view(sides), names: ['Me', 'Ann', 'Bob'], viewer: 0, ask: null } as any)
  const ann = () => document.querySelector('[data-at="seat-1"]')!

  it.each([['outlaw', 'Outlaws'], ['deputy', 'Sheriff']])('shows the side (%s) at the seat, even while not there', (side, word) => {
    table({ 1: side })
    expect(ann().querySelector('.tokens b')!.textContent).toBe(word)
    expect(ann().getAttribute('aria-label')).toContain(`On the ${word}'${word === 'Sheriff' ? 's' : ''} side now`)
    expect(ann().textContent).toContain('Shadow Renegade')
  })

  it('is a plain Renegade before the first turn as a shadow', () => {
    table({})
    expect(ann().querySelector('.tokens')).toBeNull()
    expect(ann().textContent).not.toContain('Shadow Renegade')
  })

  it('changes sides, comes back and leaves when it is shown', () => {
    const whole = view({ 1: 'deputy' })
    const turned = follow(view({ 1: 'outlaw' }), { kind: 'took-side', seat: 1, role: 'deputy' }, whole)
    expect(turned.sides).toEqual({ 1: 'deputy' })
    const back = follow(turned, { kind: 'came-back', seat: 1, why: 'shadow-gunslingers' }, whole)
    expect(back.players[1]!.status).toBe('ghost')
    expect(follow(back, { kind: 'came-back', seat: 1, why: 'dead-man', life: 2 }, whole).players[1]).toMatchObject({ status: 'in', life: 2 })
    expect(follow(back, { kind: 'left', seat: 1 }, whole).players[1]!.status).toBe('out')
  })
})
