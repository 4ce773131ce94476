import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTexts, wantTexts } from '../../../../lib/i18n.svelte.ts'
import { settings } from '../../../../lib/settings.svelte.ts'
import { loadBoxes } from '../index.ts'
import Board from '../../Board.svelte'
import { decksOn, talkOn } from '../index.ts'

const player = (seat: number) => ({
  seat, status: 'in', role: null, character: 'rose-doolan', abilities: ['rose-doolan'], silent: {}, life: 3, max_life: 4, cards: 0,
  hand_limit: 3, hand: [], in_play: [], range: 1, distance: seat || null, sees_me: 1,
})
const view = (more: Record<string, any> = {}): any => ({
  game: 'bang', viewer: 0, turn: 3, active: 0, first: 0, step: 'phase-2', places: [0, 1, 2], players: [0, 1, 2].map(player),
  deck: 30, pile: [], turned: [], in_force: ['wild-west-show'], bangs_played: 0, dealt: [], result: null, waiting: [], named: {},
  events: { round: { now: 'curse', next: 'thirst', left: 5 }, show: { now: null, next: null, left: 10 } },
  passed_over: [], cards_played: 0, ...more,
})
const show = (more: Record<string, any> = {}) =>
  render(Board, { view: view(more), names: ['Me', 'Ann', 'Bob'], viewer: 0, ask: null } as any)
const seat = (number: number) => document.querySelector(`[data-at="seat-${number}"]`)!

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')))
  settings.sounds = false
  settings.hints = false
  await startTexts()
  await Promise.all([wantTexts('bang'), loadBoxes()])
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('Wild West Show on the felt', () => {
  it('has its deck beside the event of the round as long as nothing of it is in force', () => {
    show()
    expect(document.querySelectorAll('[data-event="now"]')).toHaveLength(1)
    expect(document.querySelector('[data-event="hidden"]')!.textContent).toContain('Wild West Show')
    expect(decksOn(view())[0]!.about).toContain('10')
  })

  it('has its event in force beside the other one, and then no deck', () => {
    show({ events: { round: { now: 'curse', next: 'thirst', left: 5 }, show: { now: 'showdown', next: null, left: 4 } } })
    expect([...document.querySelectorAll('[data-event="now"] figcaption b')].map((each) => each.textContent)).toEqual(['Curse', 'Showdown'])
    expect(document.querySelector('[data-event="hidden"]')).toBeNull()
  })

  it('marks who skips a turn, and counts cards for Miss Susanna', () => {
    show({ passed_over: [2], in_force: ['wild-west-show', 'miss-susanna'], cards_played: 2 })
    expect(seat(2).getAttribute('aria-label')).toContain('Skips the next turn')
    expect(seat(1).getAttribute('aria-label')).not.toContain('Skips')
    expect(document.body.innerHTML).toContain('2 of 3')
  })

  it('says before one writes what talk costs, to whom it does', () => {
    const gagged = { in_force: ['wild-west-show', 'gag'] }
    expect(talkOn(view(gagged))).toContain('1 life point')
    expect(talkOn(view())).toBe('')
    expect(talkOn(view({ ...gagged, viewer: null }))).toBe('')
    expect(talkOn(view({ ...gagged, players: [{ ...player(0), status: 'out' }, player(1), player(2)] }))).toBe('')
  })
})
