// A part that cannot be fetched says so, and comes when it is tried again.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { language, speak, startTexts, t } from '../src/lib/i18n.svelte.ts'
import * as fluent from '../src/lib/fluent.ts'
import { settings } from '../src/lib/settings.svelte.ts'
import { toasts } from '../src/ui/toasts.svelte.ts'
import { choose } from '../src/ui/tongue.ts'
import LazyExample from './LazyExample.svelte'

const unhandled = vi.fn()

beforeEach(async () => {
  settings.language = 'en'
  await startTexts()
  unhandled.mockReset()
  process.on('unhandledRejection', unhandled)
})
afterEach(() => {
  process.off('unhandledRejection', unhandled)
  vi.restoreAllMocks()
  cleanup()
})
const afterAll = () => new Promise((done) => setTimeout(done))

it('shows what has come', async () => {
  render(LazyExample, { load: () => Promise.resolve('Here I am') })
  await screen.findByText('Here I am')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says what has not come, and tries again', async () => {
  let up = false
  const load = vi.fn(() => (up ? Promise.resolve('Here I am') : Promise.reject(new Error('down'))))
  render(LazyExample, { load })
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be fetched/)
  await fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  up = true
  await fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Here I am')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(load).toHaveBeenCalledTimes(3)
  await afterAll()
  expect(unhandled).not.toHaveBeenCalled()
})

it('says nothing of what nobody misses', async () => {
  render(LazyExample, { load: () => Promise.reject(new Error('down')), spare: true })
  await afterAll()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(unhandled).not.toHaveBeenCalled()
})

it('stays with the language whose words are here, and says why', async () => {
  vi.spyOn(fluent, 'loadTexts').mockRejectedValue(new Error('down'))
  await expect(speak('hu')).rejects.toThrow('down')
  expect([language(), settings.language]).toEqual(['en', 'en'])
  choose('cs')
  await afterAll()
  expect(toasts.at(-1)?.text).toBe(t('ui-broken-text'))
  expect(unhandled).not.toHaveBeenCalled()
})
