import { describe, expect, it } from 'vitest'
import { withChanges as applyChanges } from '../lib/view'

const view = { deck: 40, players: [{ life: 4, hand: ['a'] }, { life: 3, hand: [] }], pile: [] }

describe('changes of a view', () => {
  it('sets a value deep inside and leaves the old view as it was', () => {
    const after = applyChanges(view, [[['players', 1, 'life'], 2]])
    expect(after.players[1]!.life).toBe(2)
    expect(view.players[1]!.life).toBe(3)
  })

  it('shares what did not change', () => {
    const after = applyChanges(view, [[['players', 1, 'life'], 2]])
    expect(after.players[0]).toBe(view.players[0])
    expect(after.pile).toBe(view.pile)
  })

  it('replaces the whole by an empty path', () => {
    expect(applyChanges(view, [[[], { deck: 1 }]])).toEqual({ deck: 1 })
  })

  it('makes changes in order, later ones on top of earlier ones', () => {
    const after = applyChanges<any>(view, [
      [['pile'], ['x']],
      [['pile', 1], 'y'],
      [['result'], null],
    ])
    expect(after.pile).toEqual(['x', 'y'])
    expect(after.result).toBeNull()
  })
})
