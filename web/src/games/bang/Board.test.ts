import { tick } from 'svelte'
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { wantTexts } from '../../lib/i18n.svelte.ts'
import type { Ask, OptionInfo } from '../../lib/protocol'
import { settings } from '../../lib/settings.svelte.ts'
import { followInput } from '../../table/focus.ts'
import Board from './Board.svelte'

const player = (seat: number, more: object = {}) => ({
  seat, status: 'in', role: null, character: 'rose-doolan', abilities: ['rose-doolan'], life: 3,
  max_life: 4, cards: 2, hand_limit: 3, hand: [], in_play: [], range: 1, distance: seat || null,
  sees_me: 1, ...more,
})
const view = (more: object = {}) => ({
  game: 'bang', viewer: 0, turn: 3, active: 0, first: 0, step: 'phase-2', places: [0, 1, 2],
  players: [player(0, { role: 'deputy', hand: ['bang:5d', 'beer:9h', 'missed:6s'], cards: 3 }), player(1, { role: 'sheriff' }), player(2)],
  deck: 30, pile: ['panic:jh'], turned: [], in_force: [], bangs_played: 0, dealt: [],
  result: null, waiting: [], ...more,
})
const option = (text: string, verb: string, card: string | null = null, seat: number | null = null): OptionInfo =>
  ({ text, verb, card, seat, detail: '' })
const ask = (options: OptionInfo[], kind = 'play', id = 1): Ask => ({
  id, kind, seats: [0], rule: '', about: '', by: null, amount: 1, reaction: false, options,
  default: '', also: [], undo: false,
})
const TURN = ask([
  option('end', 'end'), option('play bang:5d @1', 'play', 'bang:5d', 1),
  option('play bang:5d @2', 'play', 'bang:5d', 2), option('play beer:9h', 'play', 'beer:9h'),
])

const chosen = vi.fn()
const asked = vi.fn()
const table = (more: object = {}) =>
  render(Board, {
    view: view(), names: ['Me', 'Ann', 'Bob'], viewer: 0, ask: TURN, onchoose: chosen,
    onask: asked, ...more,
  } as any)
const hand = (face: string) => document.querySelector<HTMLElement>(`[data-at="hand"] [data-face="${face}"]`)!
const press = (key: string) => fireEvent.keyDown(document.body, { key, bubbles: true })

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')))
  settings.sounds = false
  settings.confirm = true
  chosen.mockReset()
  asked.mockReset().mockResolvedValue({ is: 'answer', re: '', refused: 'illegal', rule: 'BB-DIST-09', facts: { target: 2, distance: 3, range: 1, seats: 3 }, reasons: {} })
  await wantTexts('bang')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('keys', () => {
  it('choose targets by number while aiming, as they sit', async () => {
    table()
    await press('1') // the BANG! in the hand
    expect(chosen).not.toHaveBeenCalled()
    expect([...document.querySelectorAll<HTMLElement>('.aim.legal kbd')].map((each) => each.dataset.number)).toEqual(['1', '2'])
    await press('3') // nobody
    await press('2')
    expect(chosen).toHaveBeenCalledExactlyOnceWith('play bang:5d @2')
  })

  it('ask before a shot that hurts oneself, however it was aimed', async () => {
    table()
    await press('1')
    await press('1') // the Sheriff, and one is his Deputy
    expect(chosen).not.toHaveBeenCalled()
    screen.getByRole('button', { name: 'Do it' })
  })

  it('are cards again once nothing is aimed', async () => {
    table()
    await press('1')
    await press('Escape')
    await press('2')
    expect(chosen).toHaveBeenCalledExactlyOnceWith('play beer:9h')
  })

  describe('lead', () => {
    let stop: () => void
    const focused = () => {
      const at = document.activeElement as HTMLElement
      return at.dataset.face ?? at.getAttribute('aria-label') ?? at.textContent
    }
    const settled = async () => {
      await tick()
      await tick()
    }
    beforeEach(() => (stop = followInput()))
    afterEach(() => stop())

    it('from the card to its targets, back to the card, and to what is sure', async () => {
      table()
      await press('1')
      await settled()
      expect(focused()).toBe('Choose Ann')
      await fireEvent.click(document.activeElement!)
      await settled()
      expect(focused()).toBe('Cancel') // to shoot the Sheriff would be a slip
      await press('Escape')
      await settled()
      expect(focused()).toBe('bang:5d')
    })

    it('to the next question when the last one is answered', async () => {
      const { rerender } = table()
      await press('2')
      expect(chosen).toHaveBeenCalledOnce()
      const rest = view({ players: [player(0, { role: 'deputy', hand: ['bang:5d', 'missed:6s'], cards: 2 }), player(1), player(2)] })
      await rerender({ view: rest, ask: null })
      await rerender({ view: rest, ask: { ...ask([option('pass', 'pass'), option('miss missed:6s', 'miss', 'missed:6s')], 'shot', 2) } })
      // The hand lights up for it a frame later, and the focus follows.
      await vi.waitFor(() => expect(focused()).toBe('missed:6s'))
    })

    it('nobody away from the chat, and nobody who points', async () => {
      const { rerender } = table({ ask: null })
      const chat = document.body.appendChild(document.createElement('input'))
      await press('x')
      chat.focus()
      await rerender({ ask: { ...TURN, id: 5 } })
      await settled()
      expect(document.activeElement).toBe(chat)
      chat.remove()
      await rerender({ ask: null })
      await fireEvent.pointerDown(document.body)
      await rerender({ ask: { ...TURN, id: 6 } })
      await settled()
      expect(document.activeElement).toBe(document.body)
    })
  })
})

describe('the board', () => {
  it('plays a card that needs no target with one click', async () => {
    table()
    await fireEvent.click(hand('beer:9h'))
    expect(chosen).toHaveBeenCalledWith('play beer:9h')
  })

  it('aims a card: click it, then a player who lights up', async () => {
    table()
    await fireEvent.click(hand('bang:5d'))
    expect(chosen).not.toHaveBeenCalled()
    await fireEvent.click(screen.getByRole('button', { name: /Bob/ }))
    expect(chosen).toHaveBeenCalledWith('play bang:5d @2')
  })

  it('asks again before a Deputy shoots the Sheriff, unless told not to', async () => {
    table()
    await fireEvent.click(hand('bang:5d'))
    await fireEvent.click(screen.getByRole('button', { name: /Choose Ann/ }))
    expect(chosen).not.toHaveBeenCalled()
    await fireEvent.click(screen.getByRole('button', { name: 'Do it' }))
    expect(chosen).toHaveBeenCalledWith('play bang:5d @1')
  })

  it('says why an unlit card cannot be played, with its rule', async () => {
    table()
    await fireEvent.click(hand('missed:6s'))
    expect(asked).toHaveBeenCalledWith({ do: 'why', verb: 'play', card: 'missed:6s', seat: null })
    await vi.waitFor(() => expect(document.body.textContent).toContain('BB-DIST-09'))
    expect(chosen).not.toHaveBeenCalled()
  })

  it('can be played by keys alone', async () => {
    table()
    await press('1')
    expect(hand('bang:5d').getAttribute('aria-pressed')).toBe('true')
    await press('Escape')
    expect(hand('bang:5d').getAttribute('aria-pressed')).toBeNull()
    await press('e')
    expect(chosen).toHaveBeenCalledWith('end')
  })

  it('walks over what can be chosen with the arrows', async () => {
    table()
    await press('1')
    await press('ArrowRight')
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Ann')
    await press('ArrowRight')
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Bob')
  })

  it('passes with P where one may pass', async () => {
    table({ ask: ask([option('pass', 'pass'), option('miss missed:6s', 'miss', 'missed:6s')], 'shot') })
    await press('p')
    expect(chosen).toHaveBeenCalledWith('pass')
  })

  it('puts out the hand together with its question', async () => {
    await table().rerender({ ask: ask([option('yes', 'yes')], 'ability', 2) })
    expect(document.querySelector('[data-at="hand"] [data-stop]')).toBeNull()
  })

  it('lets nothing be chosen where it is only looked at', async () => {
    table({ onchoose: undefined, onask: undefined })
    expect(document.querySelectorAll('[data-stop]')).toHaveLength(0)
    await press('e')
    expect(chosen).not.toHaveBeenCalled()
  })

  it('sends nothing twice while an answer is on its way', async () => {
    table({ busy: true })
    await fireEvent.click(hand('beer:9h'))
    expect(chosen).not.toHaveBeenCalled()
  })

  it('shows hidden cards of a watched hand as backs', () => {
    table({ viewer: null, view: view({ viewer: null, players: [player(0, { cards: 3 }), player(1), player(2)] }), ask: null, onchoose: undefined })
    expect(document.querySelectorAll('[data-at="hand"] .back')).toHaveLength(3)
  })
})

describe('open hands', () => {
  const ann = player(1, { hand: ['beer:6h', 'missed:2s'], cards: 2 })

  it('lie at the seats where nobody hides anything', () => {
    const bob = player(2, { hand: ['duel:qd'], cards: 1 })
    table({ view: view({ players: [player(0), ann, bob] }), ask: null, onchoose: undefined })
    const held = (seat: number) =>
      [...document.querySelectorAll(`[data-hand="${seat}"] [data-face]`)].map((each) => each.getAttribute('data-face'))
    expect(held(1)).toEqual(['beer:6h', 'missed:2s'])
    expect(held(2)).toEqual(['duel:qd'])
  })

  it('are not laid out while somebody still hides theirs', () => {
    table({ view: view({ players: [player(0), ann, player(2)] }) })
    expect(document.querySelector('[data-hand]')).toBeNull()
  })

  it('can be scrolled by who only looks on', () => {
    table({ ask: null, onchoose: undefined })
    expect(document.querySelector('[data-at="hand"]')!.getAttribute('tabindex')).toBe('0')
  })
})

describe("one's own seat", () => {
  it('says what one is after, also in a game for three, where roles have other goals', () => {
    table({ view: view({ places: [0, 1, 2, 3], players: [player(0, { role: 'deputy' }), player(1), player(2), player(3)] }) })
    expect(document.querySelector('.me')!.textContent).toContain('Protect the Sheriff')
    cleanup()
    table({ view: view({ players: [player(0, { role: 'outlaw' }), player(1), player(2)] }) })
    expect(document.querySelector('.me')!.textContent).toContain('Kill the Deputy')
  })
})

describe('events at the table', () => {
  const events = { round: { now: 'lasso', next: 'peyote', left: 12 } }

  it('are shown: what is in force, and what comes next', () => {
    table({ view: view({ events }) })
    const shown = (which: string) => document.querySelector(`[data-event="${which}"]`)!.textContent
    expect(shown('now')).toContain('Lasso')
    expect(shown('next')).toContain('Peyote')
    expect(shown('next')).toContain('12')
  })

  it('are not shown before the first one, nor after the last one', () => {
    table({ view: view({ events: { round: { now: null, next: 'peyote', left: 13 } } }) })
    expect(document.querySelector('[data-event="now"]')).toBeNull()
    cleanup()
    table({ view: view({ events: { round: { now: 'high-noon', next: null, left: 0 } } }) })
    expect(document.querySelector('[data-event="next"]')).toBeNull()
  })

  it('say which suit was named because of them', () => {
    const cuffed = { round: { now: 'handcuffs', next: 'peyote', left: 12 } }
    table({ view: view({ events: cuffed, named: { handcuffs: 'h' } }) })
    expect(screen.getByText('This turn only: hearts')).toBeTruthy()
    cleanup()
    table({ view: view({ events: cuffed, named: {} }) })
    expect(screen.queryByText(/This turn only/)).toBeNull()
  })

  it('silence a card in play, and say so by name', () => {
    const bob = player(2, { in_play: ['mustang:8h', 'scope:as'], silent: { 'mustang:8h': 'lasso' } })
    table({ view: view({ events, players: [player(0), player(1), bob] }) })
    const label = (face: string) => document.querySelector(`[data-face="${face}"]`)!.getAttribute('aria-label')
    expect(label('mustang:8h')).toContain('Lasso')
    expect(label('scope:as')).not.toContain('Lasso')
  })

  it('silence an ability, and say so by name', () => {
    const bob = player(2, { abilities: [], silent: { 'rose-doolan': 'hangover' } })
    table({ view: view({ players: [player(0), player(1), bob] }) })
    expect(screen.getAllByRole('button', { name: /Rose Doolan.*Hangover/ })).toHaveLength(1)
    expect(screen.getByRole('article', { name: /Bob.*Hangover/ })).toBeTruthy()
  })

  it('bring ghosts, who are neither in nor out', () => {
    table({ view: view({ players: [player(0), player(1, { status: 'ghost', life: 0 }), player(2, { status: 'out' })] }) })
    const ann = screen.getByRole('article', { name: /Ann.*ghost/ })
    expect(ann.className).toContain('ghost')
    expect(ann.querySelector('.bullet')).toBeNull()
    expect(screen.getByRole('article', { name: /Bob.*out/ }).className).not.toContain('ghost')
  })

  it('name both cards of a shot with two, each once', async () => {
    const sniper = (seat: number) => ({ ...option(`use bang:5d @${seat} sniper bang:6d`, 'use', 'bang:5d', seat), detail: 'sniper bang:6d' })
    table({ ask: ask([...TURN.options, sniper(1), sniper(2)]) })
    await fireEvent.click(hand('bang:5d'))
    expect(screen.getByRole('button', { name: 'Sniper: BANG! 5♦ and BANG! 6♦' })).toBeTruthy()
  })

  it('put no name on a button that is aimed afterwards', async () => {
    const ricochet = { ...option('use bang:5d ricochet', 'use', 'bang:5d'), detail: 'ricochet' }
    table({ ask: ask([...TURN.options, ricochet]) })
    await fireEvent.click(hand('bang:5d'))
    expect(screen.getByRole('button', { name: 'Play BANG! 5♦' })).toBeTruthy()
    await fireEvent.click(screen.getByRole('button', { name: /Ricochet/ }))
    expect(chosen).toHaveBeenCalledWith('use bang:5d ricochet')
  })
})

describe('several discards', () => {
  const HAND = ['bang:5d', 'beer:9h', 'missed:6s', 'jail:4h']
  const held = (hand: string[]) => view({ players: [player(0, { role: 'deputy', hand, cards: hand.length, hand_limit: 2 }), player(1), player(2)] })
  const excess = (hand: string[], amount: number, id: number): Ask => ({
    ...ask(hand.map((face) => option(`discard ${face}`, 'discard', face)), 'excess', id), amount,
  })
  const toMany = (hand = HAND) => table({ view: held(hand), ask: excess(hand, 2, 7) })
  const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Discard 2 cards/ })
  const prompt = () => document.querySelector('.prompt')!.textContent

  it('are chosen in the hand, told, and confirmed once; the rest follows as it is asked', async () => {
    const { rerender } = toMany()
    expect(prompt()).toContain('choose 2 to discard')
    expect(confirm().disabled).toBe(true)
    await fireEvent.click(hand('jail:4h'))
    expect(prompt()).toContain('1 of 2 chosen')
    await fireEvent.click(hand('bang:5d'))
    expect(prompt()).toContain('2 of 2 chosen')
    expect([...document.querySelectorAll('[aria-pressed=true]')].map((each) => (each as HTMLElement).dataset.face)).toEqual(['bang:5d', 'jail:4h'])
    expect(chosen).not.toHaveBeenCalled()
    await fireEvent.click(confirm())
    expect(chosen.mock.calls).toEqual([['discard jail:4h']])
    const left = ['bang:5d', 'beer:9h', 'missed:6s']
    await rerender({ view: held(left), ask: null }) // it flies
    await rerender({ view: held(left), ask: excess(left, 1, 8) })
    expect(chosen.mock.calls).toEqual([['discard jail:4h'], ['discard bang:5d']])
    await rerender({ view: held(left.slice(1)), ask: TURN })
    expect(chosen).toHaveBeenCalledTimes(2)
  })

  it('stop where something else is asked, and do not go on afterwards', async () => {
    const { rerender } = toMany()
    await fireEvent.click(hand('jail:4h'))
    await fireEvent.click(hand('bang:5d'))
    await fireEvent.click(confirm())
    const left = ['bang:5d', 'beer:9h', 'missed:6s']
    await rerender({ view: held(left), ask: ask([option('draw', 'draw'), option('pass', 'pass')], 'draw', 8) })
    expect(chosen).toHaveBeenCalledOnce()
    await rerender({ view: held(left), ask: excess(left, 1, 9) })
    expect(chosen).toHaveBeenCalledOnce()
    await fireEvent.click(hand('beer:9h')) // a single one goes at once
    expect(chosen).toHaveBeenLastCalledWith('discard beer:9h')
  })

  it('are chosen by keys: numbers or Enter on a card, then the button has the focus', async () => {
    const stop = followInput()
    toMany()
    await press('2')
    await press('3')
    await tick()
    await tick()
    expect(document.activeElement).toBe(confirm())
    await press('Escape')
    expect(prompt()).toContain('0 of 2 chosen')
    await press('1')
    await press('4')
    await fireEvent.click(confirm())
    expect(chosen).toHaveBeenCalledExactlyOnceWith('discard bang:5d')
    stop()
  })
})

describe('a shot', () => {
  const shot = (...more: OptionInfo[]): Ask => ({ ...ask([option('pass', 'pass'), ...more], 'shot'), by: 1, about: 'bang' })
  const buttons = () => [...document.querySelectorAll('.prompt .btn')].map((each) => `${each.className.replace(/svelte-\S+/g, '').trim()}: ${each.firstChild!.textContent}`)

  it('with one answer has it on a button, in gold, beside what the hit costs', () => {
    table({ ask: shot(option('miss missed:6s', 'miss', 'missed:6s')) })
    expect(buttons()).toEqual(['btn quiet: Take the hit, −1', 'btn gold: Answer with Missed! 6♠'])
  })

  it('with several leaves them to the cards', () => {
    table({ ask: shot(option('miss missed:6s', 'miss', 'missed:6s'), option('miss bang:5d', 'miss', 'bang:5d')) })
    expect(buttons()).toEqual(['btn quiet: Take the hit, −1'])
    expect(document.querySelector('.prompt')!.textContent).toContain('Choose one of the lit cards.')
  })

  it('without any says so', () => {
    table({ ask: shot() })
    expect(document.querySelector('.prompt')!.textContent).toContain('You have nothing to answer with.')
  })
})
