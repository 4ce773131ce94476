import { createRawSnippet } from 'svelte'
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { wantTexts } from '../../lib/i18n.svelte.ts'
import type { Speaker } from '../../lib/speak.ts'
import { reasonsAt, whyNot } from './asking.svelte.ts'
import { forBoard, stops, walk } from './keys.ts'
import SeatFrame from './SeatFrame.svelte'

beforeEach(() => wantTexts('bang'))
afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
})

const drawn = (html: string) => createRawSnippet(() => ({ render: () => html }))
const seat = (more: object = {}) =>
  render(SeatFrame, {
    props: {
      seat: 2, name: 'Ann', look: 'test', spoken: 'Ann, somebody', out: false, character: 'somebody', face: 'Somebody',
      icon: 'rose', title: 'Somebody', role: null, roleName: '', roleIcon: '', target: '', signs: { out: 'tombstone', aim: 'crosshair' },
      about: drawn('<p>about</p>'), aboutRole: drawn('<p>role</p>'), life: drawn('<i class="life">4</i>'), ...more,
    } as any,
  })

describe('a seat', () => {
  it('has an icon for a face, or a portrait', () => {
    seat()
    expect(screen.getByRole('button', { name: 'Somebody' }).querySelector('svg')).not.toBeNull()
    cleanup()
    seat({ portrait: drawn('<img alt="" src="ann.png">') })
    const face = screen.getByRole('button', { name: 'Somebody' })
    expect(face.querySelector('svg')).toBeNull()
    expect(face.querySelector('img')).not.toBeNull()
  })

  it('shows no life of who is out, but the role', () => {
    seat({ out: true, role: 'outlaw', roleName: 'Outlaw' })
    expect(document.querySelector('.life')).toBeNull()
    expect(document.querySelector('.fate')!.textContent).toContain('Outlaw')
  })

  it('is chosen where that answers, and asked why where it does not', async () => {
    const onseat = vi.fn()
    seat({ aiming: true, target: 'Shoot Ann', number: 3, onseat })
    const aim = screen.getByRole('button', { name: 'Shoot Ann' })
    expect(aim.dataset.stop).toBeDefined()
    expect(aim.getAttribute('aria-keyshortcuts')).toBe('3')
    await fireEvent.click(aim)
    cleanup()
    seat({ aiming: true, onseat })
    const other = document.querySelector<HTMLElement>('.aim')!
    expect(other.dataset.stop).toBeUndefined()
    await fireEvent.click(other)
    expect(onseat.mock.calls).toEqual([[2], [2]])
  })
})

describe('keys', () => {
  const arrow = (key: string, more: object = {}) => new KeyboardEvent('keydown', { key, ...more })

  it('go around what answers', () => {
    document.body.innerHTML = '<div id="r"><button data-stop>1</button><button data-stop disabled>2</button><button data-stop>3</button></div>'
    const all = stops(document.getElementById('r')!)
    expect(all.map((each) => each.textContent)).toEqual(['1', '3'])
    expect(walk(arrow('ArrowLeft'), all)).toBe(true)
    expect(document.activeElement).toBe(all[1])
    walk(arrow('ArrowDown'), all)
    expect(document.activeElement).toBe(all[0])
    expect(walk(arrow('ArrowDown', { shiftKey: true }), all)).toBe(false)
    expect(walk(arrow('x'), all)).toBe(false)
    expect(walk(arrow('ArrowUp'), [])).toBe(false)
  })

  it('are not the board’s while somebody writes', () => {
    document.body.innerHTML = '<input><p>table</p>'
    const heard: boolean[] = []
    document.addEventListener('keydown', (event) => heard.push(forBoard(event)))
    for (const on of ['input', 'p']) document.querySelector(on)!.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }))
    expect(heard).toEqual([false, true])
  })
})

describe('asking', () => {
  const speaker = {
    refusal: (rule: string, facts: object) => `${rule} ${JSON.stringify(facts)}`,
    reason: (name: string, facts: unknown) => `${name} ${JSON.stringify(facts)}`,
  } as unknown as Speaker
  const answer = (more: object) => vi.fn().mockResolvedValue({ refused: '', rule: '', facts: {}, reasons: {}, ...more })

  it('tells why not, and nothing where it can be done', async () => {
    const what = { verb: 'play', card: 'x:5d', seat: 1 }
    expect(await whyNot(answer({}), speaker, what)).toBeNull()
    expect(await whyNot(undefined, speaker, what)).toBeNull()
    const told = await whyNot(answer({ refused: 'illegal', rule: 'BB-1', facts: { range: 2 } }), speaker, what)
    expect(told).toEqual({ text: 'BB-1 {"card":"x:5d","target":1,"range":2}', rule: 'BB-1' })
  })

  it('tells each reason, also of several', async () => {
    const told = await reasonsAt(answer({ reasons: { range: { by: 'x' }, none: null, arrows: [{ n: 1 }, { n: 2 }] } }), speaker, 3)
    expect(told).toEqual([['range', 'Range {"by":"x"}'], ['arrows', 'Arrows {"n":1}'], ['arrows', 'Arrows {"n":2}']])
  })
})
