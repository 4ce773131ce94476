import { describe, expect, it } from 'vitest'
import { follow } from './following'
import type { BangView } from './view'

const ghosts = {
  players: [
    { seat: 0, status: 'in', life: 4, role: 'sheriff', cards: 2, hand: [], in_play: [] },
    { seat: 1, status: 'in', life: 0, role: null, cards: 0, hand: [], in_play: ['railcar:ghost-car'] },
  ],
} as unknown as BangView

describe('the table after an event', () => {
  it('who leaves is out at once, with the role that was shown', () => {
    const after = follow(ghosts, { kind: 'left', seat: 1, why: 'ghost-car', role: 'renegade' }, ghosts)
    expect(after.players[1]).toMatchObject({ status: 'out', role: 'renegade' })
    expect(after.players[0]).toMatchObject({ status: 'in', role: 'sheriff' })
  })

  it('a role that lay open stays as it is', () => {
    const after = follow(ghosts, { kind: 'left', seat: 0, why: 'ghost-town' }, ghosts)
    expect(after.players[0]).toMatchObject({ status: 'out', role: 'sheriff' })
  })
})
