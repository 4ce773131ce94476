import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTexts } from '../src/lib/i18n.svelte.ts'
import '../src/ui/icons.ts'
import SeatDots from '../src/ui/SeatDots.svelte'
import Stepper from '../src/ui/Stepper.svelte'
import TipExample from './TipExample.svelte'

beforeAll(startTexts)
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('seats at a glance', () => {
  it('say the same to eyes and ears', () => {
    const { container } = render(SeatDots, { players: 5, humans: 1, bots: 2 })
    expect(container.querySelectorAll('i')).toHaveLength(5)
    expect(screen.getByText('1 person, 2 bots, 2 seats free')).toBeTruthy()
  })
})

describe('a number with two buttons', () => {
  it('stays within its limits', async () => {
    render(Stepper, { value: 3, min: 0, max: 4, label: 'Bots' })
    const more = screen.getByRole('button', { name: 'More: Bots' })
    await fireEvent.click(more)
    await fireEvent.click(more)
    expect(screen.getByRole('spinbutton', { name: 'Bots' })).toHaveProperty('value', '4')
  })
})

describe('a tooltip', () => {
  const bubble = () => screen.queryByRole('tooltip')

  it('opens when the pointer rests, and closes with Escape', async () => {
    vi.useFakeTimers()
    render(TipExample)
    const subject = screen.getByRole('button')
    await fireEvent.pointerOver(subject, { pointerType: 'mouse' })
    expect(bubble()).toBeNull()
    await vi.advanceTimersByTimeAsync(400)
    expect(bubble()?.textContent).toContain('More about it')
    expect(subject.getAttribute('aria-describedby')).toBe(bubble()!.id)
    await fireEvent.keyDown(subject, { key: 'Escape' })
    expect(bubble()).toBeNull()
  })

  it('stays away where one has clicked, until the pointer goes elsewhere', async () => {
    vi.useFakeTimers()
    render(TipExample)
    const subject = screen.getByRole('button')
    await fireEvent.pointerDown(document.body, { pointerType: 'mouse', clientX: 100, clientY: 100 })
    // What was clicked has gone, and this lies under the pointer now.
    await fireEvent.pointerOver(subject, { pointerType: 'mouse', clientX: 103, clientY: 99 })
    await vi.advanceTimersByTimeAsync(400)
    expect(bubble()).toBeNull()
    await fireEvent.pointerOver(subject, { pointerType: 'mouse', clientX: 160, clientY: 99 })
    await vi.advanceTimersByTimeAsync(400)
    expect(bubble()).not.toBeNull()
  })

  it('opens after a long press, whose end is no click', async () => {
    vi.useFakeTimers()
    const clicked = vi.fn()
    render(TipExample, { onclick: clicked })
    const subject = screen.getByRole('button')
    await fireEvent.pointerDown(subject, { pointerType: 'touch' })
    await vi.advanceTimersByTimeAsync(500)
    await fireEvent.pointerUp(subject, { pointerType: 'touch' })
    await fireEvent.click(subject)
    expect(bubble()).not.toBeNull()
    expect(clicked).not.toHaveBeenCalled()
  })

  it('leaves a short tap alone', async () => {
    vi.useFakeTimers()
    const clicked = vi.fn()
    render(TipExample, { onclick: clicked })
    const subject = screen.getByRole('button')
    await fireEvent.pointerDown(subject, { pointerType: 'touch' })
    await vi.advanceTimersByTimeAsync(100)
    await fireEvent.pointerUp(subject, { pointerType: 'touch' })
    await fireEvent.click(subject)
    await vi.advanceTimersByTimeAsync(900)
    expect(bubble()).toBeNull()
    expect(clicked).toHaveBeenCalledOnce()
  })
})
