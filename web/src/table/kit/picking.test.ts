import { createRawSnippet } from 'svelte'
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { stops } from './keys.ts'
import Piece from './Piece.svelte'
import { spoken, stands, toggled } from './picking.ts'
import { Pull } from './pulling.svelte.ts'

afterEach(cleanup)

const drawn = (html: string) => createRawSnippet(() => ({ render: () => html }))
const piece = (more: object = {}) =>
  render(Piece, { props: { is: ['card', { blue: true }], label: 'Barrel', face: 'barrel:qs', children: drawn('<i>oak</i>'), ...more } as any })

describe('a piece', () => {
  it('is a picture with a name where nothing can be done with it', () => {
    piece({ lit: true, selected: true, dim: true })
    const it = screen.getByRole('img', { name: 'Barrel' })
    expect([...it.classList].sort()).toEqual(['blue', 'card', 'dim', 'piece'])
    expect(it.dataset.face).toBe('barrel:qs')
    expect(it.textContent).toBe('oak')
    expect(stops(document.body)).toEqual([])
  })

  it('is a button where it can be asked about, and the keys stop at it where it can be taken', async () => {
    const onclick = vi.fn()
    const { rerender } = piece({ onclick })
    const button = screen.getByRole('button', { name: 'Barrel' })
    await fireEvent.click(button)
    expect(onclick).toHaveBeenCalledOnce()
    expect(stops(document.body)).toEqual([])
    expect(button.getAttribute('aria-pressed')).toBeNull()
    await rerender({ lit: true })
    expect(stops(document.body)).toEqual([button])
    await rerender({ lit: false, waste: 'no use' })
    expect(stops(document.body)).toEqual([button])
    expect(button.classList).toContain('waste')
    await rerender({ selected: true })
    expect(button.getAttribute('aria-pressed')).toBe('true')
  })

  it('tells more to who points at it', async () => {
    vi.useFakeTimers()
    piece({ tip: drawn('<p>more</p>') })
    await fireEvent.pointerOver(screen.getByRole('img', { name: 'Barrel' }))
    await vi.advanceTimersByTimeAsync(400)
    vi.useRealTimers()
    expect(screen.getByRole('tooltip', { hidden: true }).textContent).toContain('more')
  })

  it('has what its game puts on it', () => {
    piece({ onclick: () => {}, 'data-die': 3, 'aria-keyshortcuts': '3' })
    const button = screen.getByRole('button')
    expect([button.dataset.die, button.getAttribute('aria-keyshortcuts')]).toEqual(['3', '3'])
  })
})

describe('how pieces stand to a question', () => {
  const can = new Set(['a', 'b'])

  it('is lit, dim, or to no use', () => {
    const question = { asked: true, can, wasted: new Set(['b', 'c']), waste: 'no use' }
    expect(stands('a', question)).toEqual({ lit: true, selected: false, dim: false, waste: '' })
    expect(stands('b', question)).toEqual({ lit: false, selected: false, dim: false, waste: 'no use' })
    expect(stands('c', question)).toEqual({ lit: false, selected: false, dim: true, waste: '' })
  })

  it('dims nothing where nothing is asked', () => {
    expect(stands('c', { asked: false, can, chosen: ['c'] })).toEqual({ lit: false, selected: true, dim: false, waste: '' })
  })
})

describe('choosing several', () => {
  it('takes one more, or puts it back; of too many the first goes', () => {
    expect(toggled([1, 2], 3)).toEqual([1, 2, 3])
    expect(toggled([1, 2], 1)).toEqual([2])
    expect(toggled([1, 2], 3, 2)).toEqual([2, 3])
  })

  it('reads out what there is to say', () => {
    expect(spoken('Beer', '', false, undefined, 'can be played')).toBe('Beer, can be played')
  })
})

describe('pulling something away', () => {
  const at = (x: number, y: number, button = 0) => ({ clientX: x, clientY: y, button }) as PointerEvent

  it('is meant once it is far enough, and stays so', () => {
    const pull = new Pull<string>(10)
    pull.take(at(100, 100), 'a')
    expect([pull.move(at(106, 100)), pull.meant]).toEqual([false, false])
    expect([pull.move(at(106, 108)), pull.meant]).toEqual([true, true])
    expect(pull.at).toEqual({ x: 106, y: 108, dx: 6, dy: 8 })
    expect([pull.move(at(101, 100)), pull.meant]).toEqual([false, true])
    expect(pull.end()).toBe('a')
    expect([pull.thing, pull.meant, pull.end()]).toEqual([null, false, null])
  })

  it('is a mere touch if it is not, and nothing where nothing was taken', () => {
    const pull = new Pull<string>(10)
    pull.take(at(0, 0), 'a')
    pull.move(at(9, 0))
    expect(pull.end()).toBeNull()
    pull.take(at(0, 0, 2), 'a')
    expect([pull.move(at(50, 0)), pull.end()]).toEqual([false, null])
  })
})
