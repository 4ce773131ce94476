import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { wantTexts } from '../../lib/i18n.svelte.ts'
import Cup from './Cup.svelte'

const roll = vi.fn()
const cup = () => document.querySelector('.cup')!

/** Down on the cup, so far aside or up in two moves, and let go. */
async function drag(x: number, y: number) {
  await fireEvent.pointerDown(cup(), { clientX: 100, clientY: 100 })
  for (const share of [0.5, 1]) await fireEvent.pointerMove(window, { clientX: 100 + x * share, clientY: 100 + y * share })
  await fireEvent.pointerUp(window)
}

beforeEach(async () => {
  await wantTexts('dice')
  roll.mockClear()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('is shaken by dragging it far enough and letting go', async () => {
  render(Cup, { onroll: roll })
  await drag(20, 30)
  expect(roll).not.toHaveBeenCalled()
  await drag(0, -41)
  expect(roll).toHaveBeenCalledOnce()
})

it('rolls when it is let go, not before, and not when the finger was taken away', async () => {
  render(Cup, { onroll: roll })
  await fireEvent.pointerDown(cup(), { clientX: 0, clientY: 0 })
  await fireEvent.pointerMove(window, { clientX: 60, clientY: 0 })
  expect(cup().matches('.shaken')).toBe(true)
  expect(roll).not.toHaveBeenCalled()
  await fireEvent.pointerCancel(window)
  await fireEvent.pointerUp(window)
  expect(roll).not.toHaveBeenCalled()
})

it('is not taken by what calls up a menu', async () => {
  render(Cup, { onroll: roll })
  await fireEvent.pointerDown(cup(), { clientX: 0, clientY: 0, button: 2 })
  await fireEvent.pointerMove(window, { clientX: 60, clientY: 0 })
  await fireEvent.pointerUp(window)
  expect(roll).not.toHaveBeenCalled()
})

it('names the key only where there is one', () => {
  const fingers = vi.spyOn(window, 'matchMedia')
  for (const touch of [false, true]) {
    fingers.mockReturnValue({ matches: touch } as MediaQueryList)
    render(Cup, { onroll: roll })
    const button = screen.getByRole('button', { name: 'Roll the dice' })
    expect(button.querySelector('kbd') === null).toBe(touch)
    expect(screen.queryByText('or swipe the cup upwards') !== null).toBe(touch)
    cleanup()
  }
})
