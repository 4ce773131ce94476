import { beforeEach, expect, it } from 'vitest'
import { boxesOf, keepBoxes } from './shelf.ts'

beforeEach(() => localStorage.clear())

it('remembers the boxes of each game, in the order of the shelf', () => {
  keepBoxes('bang', ['high-noon', 'dodge-city'])
  keepBoxes('dice', ['undead'])
  expect(boxesOf('bang', ['dodge-city', 'bullet', 'high-noon'])).toEqual(['dodge-city', 'high-noon'])
  expect(boxesOf('dice', ['undead', 'posse'])).toEqual(['undead'])
  expect(boxesOf('legends', ['goals'])).toEqual([])
})

it('takes nothing that there is not, and nothing that makes no sense', () => {
  keepBoxes('bang', ['gone'])
  expect(boxesOf('bang', ['dodge-city'])).toEqual([])
  for (const stored of ['{', 'null', '[]', '{"bang":7}']) {
    localStorage.setItem('saloon.shelf', stored)
    expect(boxesOf('bang', ['dodge-city'])).toEqual([])
    keepBoxes('bang', ['dodge-city'])
    expect(boxesOf('bang', ['dodge-city'])).toEqual(['dodge-city'])
  }
})
