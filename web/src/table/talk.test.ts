import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Said } from '../lib/protocol.ts'
import { Talk, standing } from './talk.svelte.ts'

const said = (seat: number | null, text: string, who = `p${seat}`): Said => ({ is: 'said', n: 0, who, name: who, text, phrase: '', seat })
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
