import { describe, expect, it } from 'vitest'
import type { Ask, OptionInfo } from '../../lib/protocol'
import { arranged, dieOf, layOut, openDice, plainOptions, prospects, rerollOf, rolledDice, waysOf } from './choosing'
import type { DiceView } from './view'

const option = (text: string, verb: string, detail = '', seat: number | null = null): OptionInfo =>
  ({ text, verb, card: null, seat, detail })
const ask = (...options: OptionInfo[]): Ask => ({
  id: 1, kind: 'reroll', seats: [0], rule: '', about: '', by: null, amount: 1, reaction: false,
  options, default: '', also: [], undo: false,
})
const view = (dice: string[], more: object = {}): DiceView =>
  ({
    dice, kinds: dice.map(() => 'base'), active: 0, players: [{}],
    prospects: { reach: { bullseye1: [1, 4], bullseye2: [2, 3] }, gatlings_needed: 3, explosive: 3, locked: [], added: [] },
    ...more,
  }) as unknown as DiceView

describe('dice that are picked up', () => {
  const asked = ask(
    option('stop', 'stop'),
    option('reroll arrow', 'reroll', 'arrow'),
    option('reroll beer', 'reroll', 'beer'),
    option('reroll arrow,beer', 'reroll', 'arrow,beer'),
    option('reroll beer,beer', 'reroll', 'beer,beer'),
    option('reroll duel:duel', 'reroll', 'duel:duel'),
  )
  const table = view(['beer', 'arrow', 'dynamite', 'beer', 'duel'], {
    kinds: ['base', 'base', 'base', 'base', 'duel'],
  })

  it('are the answer that names what they show, in whatever order', () => {
    expect(rerollOf(asked, table, new Set([0, 1]))?.text).toBe('reroll arrow,beer')
    expect(rerollOf(asked, table, new Set([3, 1]))?.text).toBe('reroll arrow,beer')
    expect(rerollOf(asked, table, new Set([3, 0]))?.text).toBe('reroll beer,beer')
    expect(rerollOf(asked, table, new Set([4]))?.text).toBe('reroll duel:duel')
  })

  it('are no answer if the table offers none', () => {
    expect(rerollOf(asked, table, new Set())).toBeNull()
    expect(rerollOf(asked, table, new Set([2]))).toBeNull()
    expect(rerollOf(null, table, new Set([1]))).toBeNull()
  })

  it('can be those which some answer names', () => {
    expect([...openDice(asked, table)]).toEqual([0, 1, 3, 4])
    expect([...openDice(null, table)]).toEqual([])
  })

  it('leave the other answers', () => {
    expect(plainOptions(asked).map((each) => each.text)).toEqual(['stop'])
  })
})

describe('answers about a single die', () => {
  const turned = ask(
    option('pass', 'pass'),
    option('turn beer>gatling', 'turn', 'beer>gatling'),
    option('change duel:dynamite', 'change', 'duel:dynamite'),
  )

  it('are given by tapping it', () => {
    const table = view(['beer', 'arrow', 'dynamite'], { kinds: ['base', 'base', 'duel'] })
    expect([...openDice(turned, table)]).toEqual([0, 2])
    expect(turned.options.map(dieOf)).toEqual([null, 'beer', 'duel:dynamite'])
    expect(plainOptions(turned).map((each) => each.text)).toEqual(['pass'])
  })
})

describe('answers that need a player', () => {
  it('are one way, or several', () => {
    const ways = waysOf(
      ask(
        option('pass', 'pass'),
        option('shoot @1', 'shoot', 'bullseye1', 1),
        option('shoot @4', 'shoot', 'bullseye1', 4),
        option('double @1', 'double', 'bullseye1', 1),
      ),
    )
    expect(ways.map((way) => [way.verb, [...way.seats.keys()]])).toEqual([['shoot', [1, 4]], ['double', [1]]])
    expect(ways[1]!.seats.get(1)!.text).toBe('double @1')
  })
})

describe('what the dice will do', () => {
  const all = () => true
  const told = (dice: string[], more: object = {}) =>
    prospects(view(dice, more), all).map(({ is, count, of, seats }) => [is, count, of, seats])

  it('is said of whom, and out of how many', () => {
    expect(told(['bullseye1', 'bullseye2', 'bullseye1', 'beer', 'dynamite'])).toEqual([
      ['dynamite', 1, 3, []],
      ['shots', 2, 0, [1, 4]],
      ['shots', 1, 0, [2, 3]],
      ['beers', 1, 0, []],
    ])
  })

  it('counts gatlings as the character does', () => {
    expect(told(['gatling', 'gatling', 'arrow', 'arrow', 'arrow'])).toEqual([['misfire', 2, 3, []]])
    const willy = { reach: {}, gatlings_needed: 2, explosive: 3, locked: [], added: [] }
    expect(told(['gatling', 'gatling'], { prospects: willy })).toEqual([['gatling', 2, 2, []]])
  })

  it('tells both kinds of shots together where they reach the same', () => {
    const few = { reach: { bullseye1: [1, 2], bullseye2: [1, 2] }, gatlings_needed: 3, explosive: 3, locked: [], added: [] }
    expect(told(['bullseye1', 'bullseye2'], { prospects: few })).toEqual([['shots', 2, 0, [1, 2]]])
  })

  it('leaves out what is picked up, and adds what lies open beside the dice', () => {
    const some = prospects(view(['beer', 'beer']), (die) => die !== 0)
    expect(some.map(({ is, count }) => [is, count])).toEqual([['beers', 1]])
    const rage = { reach: {}, gatlings_needed: 3, explosive: 3, locked: [], added: ['gatling'] }
    expect(told(['beer'], { prospects: rage })).toEqual([['beers', 1, 0, []], ['misfire', 1, 3, []]])
  })

  it('is less by what a wound token cancels', () => {
    const wounded = { players: [{ tokens: ['beer', 'bullseye1', 'dynamite'] }] }
    expect(told(['beer', 'beer', 'bullseye1', 'dynamite'], wounded)).toEqual([['dynamite', 1, 3, []], ['beers', 1, 0, []]])
  })
})

describe('the dice that tumble', () => {
  it('are all at first', () => {
    const dice = ['beer', 'arrow', 'beer', 'gatling', 'arrow']
    expect(rolledDice([], dice, dice)).toEqual([0, 1, 2, 3, 4])
  })

  it('are those that changed, and as many as were rolled', () => {
    expect(rolledDice(['beer', 'arrow', 'beer'], ['beer', 'gatling', 'beer'], ['gatling'])).toEqual([1])
    expect(rolledDice(['beer', 'arrow', 'beer'], ['beer', 'gatling', 'beer'], ['gatling', 'beer'])).toHaveLength(2)
  })

  it('are told in any order', () => {
    // Rolled by what they showed: the beer first, then the arrow before it.
    expect(rolledDice(['arrow', 'beer', 'dynamite'], ['gatling', 'arrow', 'dynamite'], ['arrow', 'gatling'])).toEqual([0, 1])
  })

  it('are, among dice that are alike, those that were picked up', () => {
    const beers = ['beer', 'arrow', 'beer']
    expect(rolledDice(beers, beers, ['beer'], new Set([2]))).toEqual([2])
    expect(rolledDice(beers, beers, ['beer'], new Set([0]))).toEqual([0])
  })

  it('are none that a player with fewer dice does not have', () => {
    expect(rolledDice(['', '', ''], ['beer', 'arrow', ''], ['beer', 'arrow'])).toEqual([0, 1])
  })
})

describe('dice that were kept', () => {
  it('stay where they lie, although the table rolled another that showed the same', () => {
    // The second beer was picked up, the table rolled its first one.
    const order = layOut([0, 1, 2], ['beer', 'arrow', 'beer'], ['gatling', 'arrow', 'beer'], new Set([2]))
    expect(order).toEqual([2, 1, 0])
    const shown = arranged(view(['gatling', 'arrow', 'beer']), order)
    expect(shown.dice).toEqual(['beer', 'arrow', 'gatling'])
  })

  it('stay where they are if the table rolled what was picked up', () => {
    expect(layOut([0, 1, 2], ['beer', 'arrow', 'beer'], ['gatling', 'arrow', 'beer'], new Set([0]))).toEqual([0, 1, 2])
  })

  it('take their kind and their lock with them', () => {
    const locked = { reach: {}, gatlings_needed: 3, explosive: 3, locked: [0], added: [] }
    const shown = arranged(view(['dynamite', 'beer'], { kinds: ['duel', 'base'], prospects: locked }), [1, 0])
    expect([shown.dice, shown.kinds, shown.prospects.locked]).toEqual([['beer', 'dynamite'], ['base', 'duel'], [1]])
  })
})
