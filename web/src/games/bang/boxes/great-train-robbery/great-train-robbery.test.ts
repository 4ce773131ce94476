import { describe, expect, it } from 'vitest'
import type { BangView } from '../../view.ts'
import { facesOn, linesOn } from '../index.ts'
import { LOCOMOTIVES, RAILCARS, STATIONS } from './icons.ts'

const view = (stations: string[]): BangView =>
  ({ players: [], stations, train: ['railcar:caboose', 'railcar:mail-car'], engine: { side: 'leland', at: 1 } }) as unknown as BangView

describe('the train on the felt', () => {
  it('lies there in a game with it, and only there', () => {
    expect(linesOn(view(['station:boom-town']))).toHaveLength(1)
    expect(linesOn(view([]))).toHaveLength(0)
  })

  it('has railcars that can be picked', () => {
    expect(facesOn(view(['station:boom-town']))).toEqual(['railcar:caboose', 'railcar:mail-car'])
  })

  it('has a sign for every piece, and each sign once', () => {
    for (const [signs, count] of [[RAILCARS, 16], [STATIONS, 13], [LOCOMOTIVES, 2]] as const) {
      expect(new Set(Object.values(signs)).size).toBe(count)
    }
  })
})
