import { beforeAll, describe, expect, it } from 'vitest'
import { clickButton, clickCard, light, type Picked } from '../../selection.ts'
import { follow } from '../../following.ts'
import { shown } from '../../motion.ts'
import type { BangView } from '../../view.ts'
import type { Ask, OptionInfo } from '../../../../lib/protocol.ts'
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

describe('taking a railcar', () => {
  const CAR = 'railcar:caboose'
  const ride = (how: string, price = ''): OptionInfo => ({
    text: ['use', CAR, 'great-train-robbery', how, price].filter(Boolean).join(' '), verb: 'use', card: CAR, seat: null, detail: ['great-train-robbery', how, price].filter(Boolean).join(' '),
  })
  const shot: OptionInfo = { text: 'play bang:5d @1', verb: 'play', card: 'bang:5d', seat: 1, detail: '' }
  const hand = ['bang:5d', 'beer:9h', 'missed:kc', 'scope:as']
  const asking = (options: OptionInfo[]) =>
    ({ id: 1, kind: 'play', seats: [0], rule: '', about: '', by: null, amount: 0, reaction: false, options, default: '', also: [], undo: false }) as Ask
  const ask = asking([shot, ...hand.map((price) => ride('take', price)), ...hand.map((price) => ride('advance', price))])
  const seen = { ...view(['station:boom-town']), viewer: 0, turned: [], pile: [], players: [{ seat: 0, hand, in_play: [] }] } as unknown as BangView

  it('begins with the railcar: a card that could pay is no more than what it is', () => {
    expect([...light(ask, seen, null).cards].sort()).toEqual(['bang:5d', CAR])
    expect(clickCard(ask, null, 'bang:5d')).toMatchObject({ is: 'pick', picked: { thing: 'bang:5d' } })
    expect(light(ask, seen, { thing: 'bang:5d' }).seats).toEqual(new Set([1]))
    expect(clickCard(ask, null, 'beer:9h').is).toBe('why')
  })

  it('goes on with what to do, and ends with what pays for it', () => {
    const lit = light(ask, seen, { thing: CAR })
    expect(lit.buttons.map((button) => button.detail)).toEqual(['great-train-robbery take', 'great-train-robbery advance'])
    expect(new Set(lit.buttons.map((button) => button.text)).size).toBe(2)
    const { picked } = clickButton(ask, { thing: CAR }, lit.buttons[1]!) as { picked: Picked }
    const last = light(ask, seen, picked)
    expect([[...last.cards], last.buttons]).toEqual([hand, []])
    expect(clickCard(ask, picked, 'missed:kc')).toEqual({ is: 'send', option: ride('advance', 'missed:kc') })
  })

  it('names what pays where there is little to choose from', () => {
    const few = asking([ride('take', 'beer:9h'), ride('advance', 'beer:9h')])
    const lit = light(few, seen, { thing: CAR })
    expect(lit.buttons).toEqual(few.options)
    expect(clickButton(few, { thing: CAR }, lit.buttons[0]!)).toEqual({ is: 'send', option: ride('take', 'beer:9h') })
  })
})
