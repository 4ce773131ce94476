import { describe, expect, it } from 'vitest'
import { LONGEST, TRAVEL } from '../../table/motion'
import { shown } from './motion'

const effects = (...events: any[]) =>
  shown(events, 0).effects.map(({ is, from, to, face, text }) => [is, from, to, face || text].filter(Boolean))

describe('what is shown in motion', () => {
  it('arrows fly to who takes them, and back', () => {
    const arrow = { kind: 'arrow', seat: 2, why: 'die', arrows: 1, supply: 5 }
    expect(effects(arrow, arrow)).toEqual([
      ['travel', 'supply', 'seat-2', 'arrow'],
      ['travel', 'supply', 'seat-2', 'arrow'],
    ])
    expect(effects({ kind: 'arrows-returned', seat: 2, arrows: 1, why: 'gatling' })).toEqual([
      ['travel', 'seat-2', 'supply', 'arrow'],
    ])
  })

  it('points that are lost one by one float as one number', () => {
    const lost = { kind: 'lost', seat: 1, cause: 'indians', life: 3 }
    expect(effects({ kind: 'attack', seat: 0 }, lost, lost, lost)).toEqual([
      ['own', 'dice', 'indians'],
      ['float', 'seat-1', '−3'],
    ])
  })

  it('the Gatling sweeps over everybody it hits', () => {
    const lost = (seat: number) => ({ kind: 'lost', seat, cause: 'gatling', by: 0, life: 3 })
    expect(effects({ kind: 'gatling', seat: 0, dice: 3 }, lost(1), lost(2))).toEqual([
      ['own', 'dice', 'gatling'],
      ['shot', 'seat-0', 'seat-1'],
      ['float', 'seat-1', '−1'],
      ['shot', 'seat-0', 'seat-2'],
      ['float', 'seat-2', '−1'],
    ])
  })

  it('a beer for another travels; one that does nothing does not float', () => {
    const beer = { kind: 'healed', seat: 1, why: 'beer', by: 0, points: 1, life: 4 }
    expect(effects(beer)).toEqual([['travel', 'seat-0', 'seat-1', 'beer'], ['float', 'seat-1', '+1']])
    expect(effects({ ...beer, by: 1, points: 0 })).toEqual([])
  })

  it('sounds once for each kind of thing, and never holds anybody up', () => {
    const many = Array.from({ length: 40 }, (_, seat) => ({ kind: 'lost', seat, cause: 'shot', life: 1 }))
    const { effects, sounds } = shown(many, 0)
    expect(sounds).toEqual(['hit'])
    for (const effect of effects) expect(effect.delay + TRAVEL).toBeLessThanOrEqual(LONGEST)
  })
})
