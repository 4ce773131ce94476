import { beforeEach, expect, it } from 'vitest'
import { boxesOf, keepBoxes, turned } from './shelf.ts'

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

it('takes out with a box what it needs, and puts back with it what needs it', () => {
  const modules = [{ id: 'undead' }, { id: 'cards', needs: ['undead'] }, { id: 'posse' }]
  expect(turned(modules, ['posse'], 'cards')).toEqual(['posse', 'undead', 'cards'])
  expect(turned(modules, ['undead', 'cards', 'posse'], 'undead')).toEqual(['posse'])
  expect(turned(modules, ['undead', 'cards'], 'cards')).toEqual(['undead'])
})
