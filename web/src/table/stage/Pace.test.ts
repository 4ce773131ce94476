import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { wantTexts } from '../../lib/i18n.svelte.ts'
import { settings } from '../../lib/settings.svelte.ts'
import Pace from './Pace.svelte'

const next = vi.fn()
const knob = (stopped = '') => render(Pace, { table: { showing: true, front: { stopped }, queue: { next, toNow: vi.fn() } } } as any)
const first = () => screen.getAllByRole('button')[0]!

beforeEach(async () => {
  await wantTexts('bang')
  settings.speed = 1
  settings.show = 'flow'
})
afterEach(() => {
  cleanup()
  settings.speed = 1
  settings.show = 'flow'
})

it('goes from pace to pace, then step by step, and from there to the slowest', async () => {
  knob()
  const seen: string[] = []
  for (let press = 0; press < 5; press++) {
    await fireEvent.click(first())
    seen.push(`${first().textContent} ${settings.show}`)
  }
  expect(seen).toEqual(['2× flow', '4× flow', 'step step', '½× flow', '1× flow'])
})

it('shows the next thing where one goes step by step', async () => {
  settings.show = 'step'
  knob('step')
  await fireEvent.click(screen.getByRole('button', { name: 'Show the next thing' }))
  expect(next).toHaveBeenCalledOnce()
})
