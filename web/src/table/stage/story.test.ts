import { describe, expect, it } from 'vitest'
import { momentAfter, type Fact, type Moment } from '../history.ts'
import films from './films.fixture.json'
import { storyOf } from './story.ts'

const moment = (...events: Fact[]): Moment => ({ step: 0, turn: 0, events, lines: [], view: {} })

describe('the story of a game', () => {
  it('tells first blood, the turning point and the last shot', () => {
    const { sentences, fates } = storyOf([
      moment({ kind: 'turn', seat: 1, number: 3 }, { kind: 'wounded', seat: 2, by: 1, amount: 1, card: 'bang' }),
      moment({ kind: 'turn', seat: 2, number: 4 }, { kind: 'wounded', seat: 0, by: 2, card: 'gatling' }, { kind: 'wounded', seat: 1, by: 2, card: 'gatling' }),
      moment({ kind: 'turn', seat: 0, number: 5 }, { kind: 'wounded', seat: 2, by: 0, card: 'duel' }, { kind: 'eliminated', seat: 2, role: 'outlaw', by: 0 }),
    ])
    expect(sentences.map(({ is, turn, by, seat, count }) => [is, turn, by, seat, count])).toEqual([
      ['first', 3, 1, 2, 1],
      ['turning', 4, 2, 1, 2],
      ['last', 5, 0, 2, 0],
    ])
    expect(fates.get(2)).toEqual({ seat: 2, by: 0, cause: 'duel' })
  })

  it('blames nobody for what nobody did, and says nothing where nothing happened', () => {
    const { sentences, fates } = storyOf([moment({ kind: 'wounded', seat: 2, by: 2, card: 'dynamite' }, { kind: 'eliminated', seat: 2 })])
    expect(sentences.map(({ is, by }) => [is, by])).toEqual([['first', -1], ['last', -1]])
    expect(fates.get(2)!.cause).toBe('dynamite')
    expect(storyOf([]).sentences).toEqual([])
  })

  it.each(films)('knows what became of everybody: $game', (film) => {
    let view: Record<string, any> = film.view
    const moments = film.steps.map(({ frame }) => {
      const one = momentAfter(view, frame as any)
      view = one.view
      return one
    })
    const { fates, sentences } = storyOf(moments)
    const out = view.players.filter((player: any) => player.status === 'out').map((player: any) => player.seat)
    expect([...fates.keys()].sort()).toEqual(out.sort())
    expect(sentences).toHaveLength(3)
  })
})
