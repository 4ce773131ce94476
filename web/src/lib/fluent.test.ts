import { expect, test } from 'vitest'
import { bundleOf, Texts } from './fluent.ts'

test('what was said before is said again, and nothing else', () => {
  const texts = new Texts('en', [bundleOf('en', ['a = { $n ->\n [one] one { $x }\n *[other] { $n } { $x }\n}\nb = B\n .more = More'])])
  for (const _ of 'twice') {
    expect(texts.format('a', { n: 1, x: 'y' })).toBe('one y')
    expect(texts.format('a', { n: '1', x: 'y' })).toBe('1 y')
    expect(texts.format('a', { n: 2, x: 'y' })).toBe('2 y')
    expect(texts.format('a', { n: 2, x: 'z' })).toBe('2 z')
    expect(texts.format('b')).toBe('B')
    expect(texts.format('b.more')).toBe('More')
    expect(texts.format('c')).toBeNull()
  }
})
