import { describe, expect, it } from 'vitest'
import { go, match, place } from '../src/lib/router.svelte.ts'

describe('routes', () => {
  it.each([
    ['/', 'lobby', {}],
    ['/t/abc', 'table', { id: 'abc' }],
    ['/new/', 'new', {}],
    ['/r/x1', 'replay', { id: 'x1' }],
    ['/r/x1/12', 'replay', { id: 'x1', step: '12' }],
    ['/t/a%20b', 'table', { id: 'a b' }],
  ])('%s is %s', (path, name, params) => {
    expect(match(path)).toEqual({ name, params })
  })

  it.each(['/nowhere', '/t', '/t/a/b', '/r/x/1/2', '/t/%E0%A4%A'])('%s leads nowhere', (path) => {
    expect(match(path).name).toBe('lost')
  })

  it('follows where one goes', () => {
    go('/cards?kind=blue')
    expect(place().path).toBe('/cards')
    expect(place().search.get('kind')).toBe('blue')
  })
})
