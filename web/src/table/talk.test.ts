import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Said } from '../lib/protocol.ts'
import { Talk, standing, woven, type Heard } from './talk.svelte.ts'

const said = (seat: number | null, text: string, who = `p${seat}`): Said => ({ is: 'said', n: 0, who, name: who, text, phrase: '', seat, game: 1, step: 0 })
const words = (one: Said) => one.text
const all = () => true

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('shows what is said from now on, one bubble for each, for a while', () => {
  const talk = new Talk(1)
  const chat = [said(0, 'old'), said(1, 'Hi'), said(2, 'Ho'), said(1, 'Again')]
  talk.hear(chat, all, words)
  expect(talk.bubbles).toEqual([{ seat: 2, text: 'Ho' }, { seat: 1, text: 'Again' }])
  talk.hear(chat, all, words)
  expect(talk.bubbles).toHaveLength(2)
  vi.advanceTimersByTime(standing('Again') + 1)
  expect(talk.bubbles).toEqual([])
})

it('shows nothing of who is muted, and of who only watches', () => {
  const talk = new Talk(0)
  talk.hear([said(null, 'from behind'), said(1, 'rude', 'x')], (one) => one.who !== 'x', words)
  expect(talk.bubbles).toEqual([])
})

it('puts what bots have said where it belongs: by game and step, before people who say something to the same step', () => {
  const at = (game: number, step: number, text: string): Heard => ({ ...said(1, text), game, step })
  const bot = (game: number, step: number, text: string): Heard => ({ ...at(game, step, text), remark: { words: text, name: '' } })
  const chat = [at(1, 9, 'gg'), at(2, 0, 'again!'), at(2, 5, 'ouch'), at(2, 5, 'why me'), at(2, 8, 'well')]
  const all = woven(chat, [bot(1, 9, 'bye'), bot(2, 5, 'ha'), bot(2, 7, 'hm'), bot(2, 9, 'last')])
  expect(all.map((one) => one.text)).toEqual(['bye', 'gg', 'again!', 'ha', 'ouch', 'why me', 'hm', 'well', 'last'])
  expect(woven(Array.from({ length: 299 }, () => at(1, 3, 'x')), [bot(1, 1, 'a'), bot(1, 4, 'z')]).map((one) => one.text)).toEqual([...Array(299).fill('x'), 'z'])
})

it('lets what was said before one came stand in the talk alone', () => {
  const talk = new Talk(1)
  const old = said(0, 'old')
  const before: Heard = { ...said(2, 'long ago'), before: true }
  talk.hear([before, old], all, words)
  expect(talk.bubbles).toEqual([])
  talk.hear([before, old, said(1, 'Hi')], all, words)
  expect(talk.bubbles).toEqual([{ seat: 1, text: 'Hi' }])
})
