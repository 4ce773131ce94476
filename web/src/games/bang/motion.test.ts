import { describe, expect, it } from 'vitest'
import { LONGEST, TRAVEL } from '../../table/motion'
import { shown } from './motion'

describe('what is shown of an event', () => {
  it('a card that is drawn travels from the deck, face up only to who sees it', () => {
    const mine = shown([{ kind: 'drew', seat: 0, cards: 1, card: 'beer:9h' }], 0)
    expect(mine.effects).toMatchObject([{ is: 'travel', from: 'deck', to: 'hand', face: 'beer:9h' }])
    const others = shown([{ kind: 'drew', seat: 1, cards: 2 }], 0)
    expect(others.effects.map((one) => [one.to, one.face])).toEqual([
      ['seat-1', ''],
      ['seat-1', ''],
    ])
  })

  it('a shot draws a line and is heard', () => {
    const { effects, sounds } = shown([{ kind: 'played', seat: 2, card: 'bang:5d', to: 'pile', target: 0 }], 0)
    expect(effects.map((one) => one.is)).toEqual(['travel', 'shot'])
    expect(effects[1]).toMatchObject({ from: 'seat-2', to: 'seat-0' })
    expect(sounds).toEqual(['shot'])
  })

  it('a shot at a card goes to who has it in front; at one’s own it is only heard', () => {
    const aimed = (target: number) => shown([{ kind: 'aimed', seat: 2, card: 'barrel:qs', target }], 0)
    expect(aimed(1).effects).toMatchObject([{ is: 'shot', from: 'seat-2', to: 'seat-1' }])
    expect(aimed(2)).toEqual({ effects: [], sounds: ['shot'] })
  })

  it('a card that stays goes to who has it in front', () => {
    const laid = (more: object) =>
      shown([{ kind: 'played', seat: 1, card: 'jail:js', to: 'play', ...more }], 0).effects[0]!.to
    expect(laid({ target: 3 })).toBe('seat-3')
    expect(laid({})).toBe('seat-1')
  })

  it('a sound is heard once, however often something happens', () => {
    const hits = [0, 1, 2].map((seat) => ({ kind: 'wounded', seat, amount: 1 }))
    expect(shown(hits, 0).sounds).toEqual(['hit'])
  })

  it('nothing takes longer than what may hold a player up', () => {
    const many = Array.from({ length: 40 }, () => ({ kind: 'drew', seat: 1, cards: 1 }))
    for (const effect of shown(many, 0).effects) expect(effect.delay + TRAVEL).toBeLessThanOrEqual(LONGEST)
  })

  it('what is not known has no effect', () => {
    expect(shown([{ kind: 'something-new', seat: 1 }], 0)).toEqual({ effects: [], sounds: [] })
  })
})
