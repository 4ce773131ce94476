import { beforeEach, expect, it } from 'vitest'
import { guessesIn, guessNext } from './guesses.svelte.ts'

const ROLES = ['outlaw', 'renegade', 'deputy']

beforeEach(() => localStorage.clear())

it('goes from role to role, and back to none', () => {
  const seen = [1, 2, 3, 4].map(() => (guessNext('t 1', 2, ROLES), guessesIn('t 1')[2]))
  expect(seen).toEqual(['outlaw', 'renegade', 'deputy', undefined])
})

it('keeps games apart, in this browser', () => {
  guessNext('t 2', 0, ROLES)
  guessNext('t 3', 0, ROLES)
  guessNext('t 3', 0, ROLES)
  expect([guessesIn('t 2')[0], guessesIn('t 3')[0], guessesIn('t 4')[0]]).toEqual(['outlaw', 'renegade', undefined])
  expect(JSON.parse(localStorage.getItem('saloon.guesses')!)['t 3']).toEqual({ 0: 'renegade' })
})
