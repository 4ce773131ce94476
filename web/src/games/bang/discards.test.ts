import { describe, expect, it } from 'vitest'
import type { Ask, OptionInfo } from '../../lib/protocol'
import { goneOn, planned, several, toggled } from './discards'
import type { BangView } from './view'

const option = (verb: string, card: string | null = null): OptionInfo => ({ text: `${verb} ${card ?? ''}`, verb, card, seat: null, detail: '' })
const ask = (amount: number, hand: string[], more: Partial<Ask> = {}): Ask => ({
  id: amount, kind: 'excess', seats: [0], rule: '', about: '', by: null, amount, reaction: false,
  options: hand.map((face) => option('discard', face)), default: '', also: [], undo: false, ...more,
})
const [A, B, C, D] = ['bang:5d', 'beer:9h', 'jail:js', 'jail:4h'] as const
const HAND = [A, B, C, D]
const view = { viewer: 0, players: [{ seat: 0, hand: HAND }] } as unknown as BangView

describe('several cards', () => {
  it('are chosen at once where more than one of the hand must go', () => {
    expect(several(ask(2, HAND), view)).toBe(2)
    expect(several(ask(2, HAND, { kind: 'cost', about: 'sid-ketchum' }), view)).toBe(2)
  })

  it('are not where one is asked for, where it is not sure to be so many, or where one may stop', () => {
    expect(several(null, view)).toBe(0)
    expect(several(ask(1, HAND), view)).toBe(0)
    expect(several(ask(2, HAND, { kind: 'bandidos' }), view)).toBe(0) // one is enough, if it is a BANG!
    expect(several(ask(2, [A]), view)).toBe(0)
    expect(several({ ...ask(2, HAND), options: [option('pass'), ...ask(2, HAND).options] }, view)).toBe(0)
    expect(several(ask(2, ['scope:as', A]), view)).toBe(0)
  })

  it('can be let go again, and one too many pushes out the first', () => {
    expect(toggled([], A, 2)).toEqual([A])
    expect(toggled([A, B], A, 2)).toEqual([B])
    expect(toggled([A, B], C, 2)).toEqual([B, C])
  })
})

describe('a plan', () => {
  it('answers one question after the other, the last chosen last', () => {
    const first = planned(ask(3, HAND), [C, A, B])!
    expect(first.option.card).toBe(C)
    const second = goneOn(first.plan, ask(2, [A, B, D]))!
    expect(second.option.card).toBe(A)
    const third = goneOn(second.plan, ask(1, [B, D]))!
    expect(third.option.card).toBe(B)
    expect(third.plan.rest).toEqual([])
  })

  it('ends where something else is asked', () => {
    const { plan } = planned(ask(2, HAND), [A, B])!
    expect(goneOn(plan, ask(1, [C, D]))).toBeNull() // the card is gone
    expect(goneOn(plan, ask(2, [B, C, D]))).toBeNull() // another has come meanwhile
    expect(goneOn(plan, ask(1, [B, C], { kind: 'cost' }))).toBeNull()
    expect(goneOn(plan, ask(1, [B, C], { about: 'sid-ketchum' }))).toBeNull()
    expect(goneOn(plan, { ...ask(1, []), options: [option('play', B)] })).toBeNull()
  })
})
