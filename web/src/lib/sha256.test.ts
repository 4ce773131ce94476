import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sha256 } from './sha256.ts'

test('is what everybody else calls SHA-256', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  for (const text of ['', 'a'.repeat(55), 'a'.repeat(56), 'a'.repeat(64), 'ž🤠'.repeat(100)]) {
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
  }
})
