import { expect, it } from 'vitest'
import { detailOf } from './details.ts'

it('reads details by the forms that the games declare', () => {
  expect(detailOf('bang', 'play', 'as bang')).toEqual({ as: 'bang' })
  expect(detailOf('bang', 'use', 'doc-holyday beer:6h')).toEqual({ detail: 'doc-holyday', with: 'beer:6h' })
  expect(detailOf('dice', 'reroll', 'beer,duel:arrow')).toEqual({ dice: ['beer', 'duel:arrow'] })
  expect(detailOf('legends', 'sell', '2')).toEqual({ amount: 2 })
  expect(detailOf('dice', 'turn', 'beer>gatling')).toEqual({ die: 'beer', face: 'gatling' })
})

it('says nothing of what is not declared', () => {
  expect(detailOf('bang', 'sing', 'loud')).toEqual({})
  expect(detailOf('bang', 'play', 'loud')).toEqual({})
  expect(detailOf('chess', 'play', 'as queen')).toEqual({})
})
