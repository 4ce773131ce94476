import { beforeAll, describe, expect, it } from 'vitest'
import { follow } from '../../following.ts'
import { shown } from '../../motion.ts'
import type { BangView } from '../../view.ts'
import { facesOn, linesOn, loadBoxes } from '../index.ts'
import { LOCOMOTIVES, RAILCARS, STATIONS } from './icons.ts'

const view = (stations: string[]): BangView =>
  ({ players: [], stations, train: ['railcar:caboose', 'railcar:mail-car'], engine: { side: 'leland', at: 1 } }) as unknown as BangView

beforeAll(() => loadBoxes())

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

describe('the train under way', () => {
  const lying = (seat: number, ...in_play: string[]) => ({ seat, status: 'in', cards: 0, hand: [], in_play })
  const before = {
    ...view(['station:boom-town', 'station:catico', 'station:yooma']), railcars_left: 9, players: [lying(0, 'railcar:lounge-car'), lying(1, 'scope:as')],
  } as unknown as BangView
  const after = (event: object): BangView => follow(before, event as any, before)
  const laid = (seen: BangView) => seen.players.map((player) => player.in_play)

  it('rolls on to a station, and at last to the end of the line', () => {
    expect(after({ kind: 'train-moved', seat: 0, station: 'station:yooma', why: 'turn' }).engine).toEqual({ side: 'leland', at: 2 })
    expect(after({ kind: 'train-moved', seat: 0, why: 'turn' }).engine!.at).toBe(3)
  })

  it('begins a new line, with the other side of the locomotive', () => {
    const next = after({ kind: 'new-line', side: 'ironhorse', row: ['station:yooma'], railcars: ['railcar:mail-car'] })
    expect([next.engine, next.stations, next.train]).toEqual([{ side: 'ironhorse', at: 0 }, ['station:yooma'], ['railcar:mail-car']])
  })

  it('loses a railcar to who takes it, and gets another', () => {
    const boarded = after({ kind: 'boarded', seat: 1, card: 'railcar:caboose', station: 'station:boom-town' })
    expect(boarded.train).toEqual(['railcar:mail-car'])
    const next = follow(boarded, { kind: 'attached', card: 'railcar:coal-hopper' } as any, before)
    expect([next.train, next.railcars_left]).toEqual([['railcar:mail-car', 'railcar:coal-hopper'], 8])
    expect(laid(follow(next, { kind: 'parked', seat: 1, card: 'railcar:caboose', target: 1 } as any, before))[1]).toEqual(['scope:as', 'railcar:caboose'])
  })

  it('has railcars that change hands', () => {
    expect(laid(after({ kind: 'uncoupled', seat: 0, card: 'railcar:lounge-car' }))).toEqual([[], ['scope:as']])
    expect(laid(after({ kind: 'swapped', seat: 0, card: 'railcar:lounge-car', got: 'scope:as', target: 1 }))).toEqual([['scope:as'], ['railcar:lounge-car']])
    expect(shown([{ kind: 'swapped', seat: 0, card: 'railcar:lounge-car', got: 'scope:as', target: 1 }], 0, true).effects).toMatchObject([
      { is: 'travel', from: 'seat-0', to: 'seat-1', face: 'railcar:lounge-car' },
      { is: 'travel', from: 'seat-1', to: 'seat-0', face: 'scope:as' },
    ])
  })
})
