import { describe, expect, it } from 'vitest'
import { detect } from '../src/lib/i18n.svelte.ts'
import { understood } from '../src/lib/settings.svelte.ts'

describe('stored settings', () => {
  it('are taken one by one, if they make sense', () => {
    const read = understood({ theme: 'light', volume: 7, language: 'cs', nonsense: 1, speed: '2' })
    expect(read.theme).toBe('light')
    expect(read.language).toBe('cs')
    expect(read.volume).toBe(0.6)
    expect(read.speed).toBe(1)
    expect('nonsense' in read).toBe(false)
  })

  it.each([null, 'text', 3, []])('survive %j', (stored) => {
    expect(understood(stored).sounds).toBe(true)
  })
})

describe('the language', () => {
  it('is the first one of the browser that we speak', () => {
    expect(detect(['de-AT', 'hu-HU', 'en'])).toBe('hu')
    expect(detect(['sk-SK', 'en'])).toBe('cs')
    expect(detect(['fr'])).toBe('en')
    expect(detect([])).toBe('en')
  })
})
