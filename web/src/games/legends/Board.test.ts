// The table of Western Legends as a whole: what lights up, and what lies over it.
import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { wantTexts } from '../../lib/i18n.svelte.ts'
import type { Ask } from '../../lib/protocol.ts'
import { settings } from '../../lib/settings.svelte.ts'
import Board from './Board.svelte'
import type { PlayerView, Ring } from './facts.ts'

const player = (seat: number, character: string, hand: string[]): PlayerView => ({
  seat, status: 'alive', character, choice: [], side: 'neutral', space: 'DR10', lp: 0, mp: 0, wp: 0, money: 0, nuggets: 0, wounds: 0, proven: true,
  gear: [], weapon: '', mount: '', movement: 2, hand_limit: 5, cards: 1, hand, cattle: [], herd: [],
})
const ring: Ring = {
  deck: 13, drawn: 0, known: [], played: [], laid: [0, 0], own: [], revealed: [[], []], fight: 'robbery', fighter: 0, rival: 1, reaction: -2,
  changes: [], left_out: [], stakes: null,
}
const view = (more: object) => ({
  turn: 1, active: 0, first: 0, step: 'act', length: 15, ending: 0, actions: 2, going: '', points: 0, sheriff: 'DR01', bandits: [], deck: 30, pile: [], cattle: {},
  spent: [], basket: [], reach: { DR09: 1 }, offers: [], result: null, ring: null, game: 'legends', viewer: 0,
  players: [player(0, 'bass_reeves', ['hustle:qs', 'manhunt:4s']), player(1, 'kit_carson', [])], ...more,
})
const act: Ask = {
  id: 1, kind: 'act', seats: [0], rule: '', about: '', by: null, amount: 1, reaction: false, default: 'end', also: [], undo: false,
  options: [
    { text: 'end', verb: 'end', card: null, seat: null, detail: '' },
    { text: 'play manhunt:4s', verb: 'play', card: 'manhunt:4s', seat: null, detail: '' },
    { text: 'move DR09', verb: 'move', card: null, seat: null, detail: 'DR09' },
  ],
}
const duel: Ask = { ...act, id: 2, kind: 'fight', options: [{ text: 'lay hustle:qs', verb: 'lay', card: 'hustle:qs', seat: null, detail: '' }] }
const lit = (where: string) => document.querySelectorAll(`${where} [data-stop]`).length

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')))
  settings.language = 'en'
  settings.sounds = false
  await wantTexts('legends')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('puts out what lit up before when a fight lies over it', async () => {
  const { rerender } = render(Board, { view: view({}), names: ['Ann', 'Bert'], viewer: 0, ask: act, onchoose: () => undefined } as any)
  expect(lit('[data-at=hand]')).toBe(1)
  expect(lit('.cells')).toBe(1)
  await rerender({ view: view({ ring }), ask: duel })
  expect(lit('[data-at=hand]')).toBe(0)
  expect(lit('.cells')).toBe(0)
})
