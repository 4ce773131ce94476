import { render, screen } from '@testing-library/svelte'
import axe from 'axe-core'
import { createRawSnippet } from 'svelte'
import { expect, test, vi } from 'vitest'
import Portrait from './Portrait.svelte'

const children = createRawSnippet(() => ({ render: () => '<i>stand-in</i>' }))
const drawnOne = (root: HTMLElement) => vi.waitFor(() => root.querySelector('svg') ?? expect.fail('nothing is drawn'))

test('children stand in until the book is there', async () => {
  const { container } = render(Portrait, { id: 'bart-cassidy', children })
  expect(screen.getByText('stand-in')).toBeTruthy()
  const svg = await drawnOne(container)
  expect(screen.queryByText('stand-in')).toBeNull()
  const [kind, picture] = svg.querySelector('image')!.getAttribute('href')!.split(/,(.*)/s)
  expect(kind).toBe('data:image/svg+xml')
  const drawn = new DOMParser().parseFromString(decodeURIComponent(picture!), 'image/svg+xml')
  expect(drawn.documentElement.getAttribute('viewBox')).toBe('0 0 100 100')
  expect(drawn.querySelectorAll('path').length).toBeGreaterThan(20)
  expect(drawn.querySelector('path')?.namespaceURI).toBe('http://www.w3.org/2000/svg')
})

test('a label is its name, and without one it is decoration', async () => {
  const named = render(Portrait, { id: 'bart-cassidy', label: 'Bart Cassidy', size: 44 })
  const svg = await drawnOne(named.container)
  expect(screen.getByRole('img', { name: 'Bart Cassidy' })).toBe(svg)
  expect(svg.getAttribute('width')).toBe('44')
  const silent = render(Portrait, { id: 'bart-cassidy' })
  expect((await drawnOne(silent.container)).getAttribute('aria-hidden')).toBe('true')
  expect(screen.getAllByRole('img')).toHaveLength(1)
  expect((await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'], rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
})

test('the state changes the face', async () => {
  const { container, rerender } = render(Portrait, { id: 'rose-doolan' })
  const before = (await drawnOne(container)).innerHTML
  await rerender({ id: 'rose-doolan', state: 'dead' })
  const svg = await drawnOne(container)
  expect(svg.innerHTML).not.toBe(before)
  expect(svg.dataset.portrait).toBe('dead')
})
