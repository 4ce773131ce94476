import { tick } from 'svelte'
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { wantTexts } from '../../lib/i18n.svelte.ts'
import type { Ask, OptionInfo } from '../../lib/protocol'
import { settings } from '../../lib/settings.svelte.ts'
import { followInput } from '../../table/focus.ts'
import Board from './Board.svelte'

const player = (seat: number, more: object = {}) => ({
  seat, status: 'alive', role: null, character: 'rose-doolan', life: 5, max_life: 8, arrows: seat,
  places: seat === 0 ? null : 1, ...more,
})
const view = (more: object = {}) => ({
  game: 'dice', viewer: 0, turn: 3, active: 0, step: 'reroll',
  players: [player(0, { role: 'deputy' }), player(1, { role: 'sheriff' }), player(2), player(3)],
  dice: ['beer', 'arrow', 'dynamite', 'bullseye1', 'beer'], kinds: ['base', 'base', 'base', 'base', 'base'],
  rolls: 1, rolls_left: 2, spent: {}, supply: 3, result: null,
  prospects: { reach: { bullseye1: [1, 3], bullseye2: [2] }, gatlings_needed: 3, explosive: 3, locked: [2], added: [] },
  ...more,
})
const option = (text: string, verb: string, detail = '', seat: number | null = null): OptionInfo =>
  ({ text, verb, card: null, seat, detail })
const ask = (options: OptionInfo[], kind: string, more: object = {}): Ask => ({
  id: 1, kind, seats: [0], rule: '', about: '', by: null, amount: 1, reaction: false, options,
  default: '', also: [], undo: false, ...more,
})
const REROLL = ask(
  ['stop', 'arrow', 'beer', 'arrow,beer', 'beer,beer', 'arrow,beer,beer', 'bullseye1'].map((dice) =>
    dice === 'stop' ? option('stop', 'stop') : option(`reroll ${dice}`, 'reroll', dice),
  ),
  'reroll',
)
const AIM = ask(
  [
    option('shoot @1', 'shoot', 'bullseye1', 1), option('shoot @3', 'shoot', 'bullseye1', 3),
    option('double @1', 'double', 'bullseye1', 1), option('double @3', 'double', 'bullseye1', 3),
  ],
  'aim',
  { about: 'bullseye1' },
)

const chosen = vi.fn()
const asked = vi.fn()
const table = (more: object = {}) =>
  render(Board, {
    view: view(), names: ['Me', 'Ann', 'Bob', 'Cy'], viewer: 0, ask: REROLL, onchoose: chosen,
    onask: asked, ...more,
  } as any)
const press = (key: string) => fireEvent.keyDown(document.body, { key, bubbles: true })
const button = (name: string | RegExp) => screen.getByRole('button', { name })

beforeEach(async () => {
  settings.hints = false
  settings.language = 'en'
  vi.stubGlobal('fetch', vi.fn(() => Promise.resolve(new Response('{"pieces": []}'))))
  await wantTexts('dice')
  chosen.mockReset()
  asked.mockReset().mockResolvedValue({ refused: 'illegal', rule: 'DG-ROLL-07', facts: { die: 'dynamite' } })
})
afterEach(cleanup)

describe('dice', () => {
  it('say what they show and what becomes of them', async () => {
    table()
    button('Die 1: Beer, kept')
    button('Die 3: Dynamite, locked')
    await fireEvent.click(button('Die 1: Beer, kept'))
    button('Die 1: Beer, roll again')
    expect(chosen).not.toHaveBeenCalled()
  })

  it('are rolled again with one button that says so', async () => {
    table()
    expect(screen.queryByRole('button', { name: /^Roll/ })).toBeNull()
    await fireEvent.click(button(/^Die 5/))
    await fireEvent.click(button(/^Die 2/))
    await fireEvent.click(button(/^Roll 2 dice again/))
    expect(chosen).toHaveBeenCalledExactlyOnceWith('reroll arrow,beer')
  })

  it('obey the keys', async () => {
    table()
    await press('1')
    await press('5')
    await press('Enter')
    expect(chosen).toHaveBeenCalledExactlyOnceWith('reroll beer,beer')
    await press('1')
    await press('Escape')
    await press('Enter')
    expect(chosen).toHaveBeenLastCalledWith('stop')
  })

  it('that are locked tell why', async () => {
    table()
    await fireEvent.click(button(/^Die 3/))
    expect(asked).toHaveBeenCalledExactlyOnceWith({ do: 'why', verb: 'reroll', detail: 'dynamite', seat: null })
    await screen.findByText(/Dynamite is locked/)
    expect(chosen).not.toHaveBeenCalled()
  })

  it('tell what they will do, and to whom, as they are kept', async () => {
    table()
    const forecast = () => document.querySelector('.forecast')!.textContent
    expect(forecast()).toContain('If you stop now:')
    expect(forecast()).toContain('Dynamite 1 of 3; Ann or Cy loses a life point; 2 beers for anybody.')
    await press('1')
    expect(forecast()).toContain('a beer for anybody')
  })

  it('are only to be looked at by the others', () => {
    table({ ask: { ...REROLL, seats: [1], options: [] }, view: view({ active: 1 }) })
    expect(screen.queryByRole('button', { name: /^Die/ })).toBeNull()
    screen.getByRole('img', { name: 'Die 1: Beer' })
    expect(document.querySelector('.forecast')!.textContent).toContain('If Ann stops now:')
  })
})

describe('dice that are rolled again', () => {
  const captions = () => [...document.querySelectorAll('.dice .place small')].map((each) => each.textContent)
  const forecast = () => document.querySelector<HTMLElement>('.forecast')!
  const tumbling = () => [...document.querySelectorAll('.tumble')].map((die) => die.getAttribute('data-die'))

  it('tumble, and no others, whatever the table calls them', async () => {
    settings.motion = 'full'
    const { rerender } = table()
    await press('5') // the second beer
    await press('2')
    await fireEvent.click(button(/^Roll 2 dice again/))
    expect(chosen).toHaveBeenCalledExactlyOnceWith('reroll arrow,beer')
    // The table takes its first beer, and names what was rolled in its own order.
    const dice = ['gatling', 'beer', 'dynamite', 'bullseye1', 'beer']
    const after = view({ dice, rolls: 2, rolls_left: 1 })
    const event = { kind: 'rolled', seat: 0, rolled: ['beer', 'gatling'], dice, roll: 2, left: 1 }
    await rerender({ view: after, ask: { ...REROLL, id: 2 }, events: [event] })
    await tick()
    expect(tumbling()).toEqual(['2', '5'])
    button('Die 1: Beer, kept')
    // While they tumble nothing tells what they show.
    expect(captions()).toEqual(['', '', '', '', ''])
    expect(forecast().style.visibility).toBe('hidden')
    // On their way they cannot be picked up: a die that changes there would tumble again.
    screen.getByRole('img', { name: 'Die 2: Beer, kept' })
    screen.getByRole('img', { name: /^Die 5: Gatling/ })
    // When they lie there they stay, whatever else is drawn anew.
    for (const die of document.querySelectorAll('.tumble')) await fireEvent.animationEnd(die)
    expect(tumbling()).toEqual([])
    expect(captions()[3]).toBe('Ann or Cy')
    expect(forecast().style.visibility).toBe('')
    button('Die 2: Beer, kept')
    button(/^Die 5: Gatling/)
    await rerender({ view: after, ask: { ...AIM, id: 3 }, events: [] })
    await tick()
    screen.getByRole('img', { name: 'Die 5: Gatling' })
    expect(tumbling()).toEqual([])
    settings.motion = 'auto'
  })

  it('say whom they have hit once they were aimed', async () => {
    const { rerender } = table()
    expect(captions()[3]).toBe('Ann or Cy')
    await rerender({ view: view({ step: 'shots' }), ask: { ...AIM, id: 3 }, events: [{ kind: 'aimed', seat: 0, target: 3, face: 'bullseye1', points: 1 }] })
    await tick()
    expect(captions()[3]).toBe('Cy')
  })
})

describe('players', () => {
  it('are aimed at by tapping them, in one of several ways', async () => {
    table({ ask: AIM, view: view({ step: 'shots' }) })
    await fireEvent.click(button('Shoot twice, for a beer'))
    expect(chosen).not.toHaveBeenCalled()
    await fireEvent.click(button('Shoot Cy twice, for a beer'))
    expect(chosen).toHaveBeenCalledExactlyOnceWith('double @3')
  })

  it('are aimed at by number, as they sit', async () => {
    table({ ask: AIM, view: view({ step: 'shots' }) })
    expect([...document.querySelectorAll<HTMLElement>('.aim.legal kbd')].map((each) => each.dataset.number)).toEqual(['1', '2'])
    await press('2')
    expect(chosen).toHaveBeenCalledExactlyOnceWith('shoot @3')
    expect(asked).not.toHaveBeenCalled()
  })

  it('have the focus as soon as they are asked for, and dice before', async () => {
    const stop = followInput()
    const { rerender } = table({ ask: null })
    await press('x')
    await rerender({ ask: REROLL })
    await tick()
    expect(document.activeElement?.getAttribute('data-die')).toBe('1')
    await rerender({ ask: { ...AIM, id: 2 }, view: view({ step: 'shots' }) })
    await tick()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Shoot Ann')
    stop()
  })

  it('who cannot be hit tell why', async () => {
    table({ ask: AIM, view: view({ step: 'shots' }) })
    await fireEvent.click(button(/Bob/))
    expect(asked).toHaveBeenCalledExactlyOnceWith({ do: 'why', verb: 'shoot', detail: 'bullseye1', seat: 2 })
  })

  it('back from the dead look like it', () => {
    const risen = view({
      outbreak: true, boneyard: { face_up: [], deck: 0 },
      players: [player(0), player(1, { zombie: true, character: 'zombie' }), player(2, { master: true }), player(3)],
    })
    table({ view: risen })
    expect(document.querySelectorAll('article.zombie')).toHaveLength(2)
    screen.getByRole('article', { name: /^Ann, zombie/ })
    screen.getByRole('article', { name: /^Bob, Zombie Master, Rose Doolan/ })
  })

  it('show their own rage and only count that of the others', () => {
    const raging = view({
      rage_deck: 9,
      players: [player(0, { rage: ['rage:beer#2'], rage_count: 1 }), player(1, { rage_count: 2 }), player(2), player(3)],
    })
    table({ view: raging })
    screen.getByRole('img', { name: 'Your rage cards: Beer' })
    screen.getByRole('img', { name: '2 rage cards' })
  })
})

describe('a single die', () => {
  it('is chosen first, then what becomes of it', async () => {
    const turn = ask(
      [option('pass', 'pass'), option('turn arrow>beer', 'turn', 'arrow>beer'), option('turn beer>gatling', 'turn', 'beer>gatling')],
      'turn-die',
      { about: 'chuck-wengam' },
    )
    table({ ask: turn })
    expect(screen.queryByRole('button', { name: /into/ })).toBeNull()
    await fireEvent.click(button(/^Die 2/))
    await fireEvent.click(button('Indian arrow into Beer'))
    expect(chosen).toHaveBeenCalledExactlyOnceWith('turn arrow>beer')
  })
})
