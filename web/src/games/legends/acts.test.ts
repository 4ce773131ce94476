// What can be done, as it is listed; what a card counts; and how a step is shown.
import { describe, expect, it } from 'vitest'
import type { Arrival } from '../../table/stage/script.ts'
import { entriesOf, missing, offerOf, partsOf, placeOf } from './acts.ts'
import { follow, type Shown } from './following.ts'
import { script } from './script.ts'
import { around, characterOf, countsNow, gearOf, idOf, kindOf, printedOn, reputation, valueOf, type LegendsView, type PlayerView } from './view.ts'

const option = (verb: string, more: Partial<{ card: string; seat: number; detail: string }> = {}) => ({
  text: [verb, more.card, more.seat, more.detail].filter((each) => each !== undefined).join(' '), verb, card: null, seat: null, detail: '', ...more,
})

const player = (seat: number, more: Partial<PlayerView> = {}): PlayerView => ({
  seat, status: 'alive', character: 'kit_carson', choice: [], side: 'neutral', space: 'DR10', lp: 0, mp: 0, wp: 0, money: 0, nuggets: 0, wounds: 0, proven: false,
  gear: [], weapon: '', mount: '', movement: 2, hand_limit: 5, cards: 0, hand: [], cattle: [], herd: [], ...more,
})

const ring = { deck: 13, drawn: 0, known: [], played: [], laid: [0, 0], own: [], revealed: [[], []], fight: '', fighter: -1, rival: -1, reaction: -2, changes: [], left_out: [], stakes: null }
const table = (more: Partial<LegendsView> = {}): LegendsView => ({
  turn: 1, active: 0, first: 0, step: 'act', length: 15, ending: 0, actions: 3, going: '', points: 0, sheriff: 'DR01', bandits: ['DC01'], deck: 30, pile: [], cattle: {},
  spent: [], basket: [], reach: {}, offers: [], result: null, ring, game: 'legends', viewer: 0, players: [player(0), player(1)], ...more,
})

describe('what can be done', () => {
  it('is one entry for each kind of thing, with a key of its own', () => {
    const hand = ['hustle:qc', 'tenacity:ks']
    const entries = entriesOf(
      [
        option('move', { detail: 'DR07' }), option('move', { detail: 'DC01' }), option('work'), option('sell', { detail: '2' }), option('sell', { detail: '1' }),
        option('buy', { detail: 'mule' }), option('upgrade', { detail: 'revolver' }), option('play', { card: 'hustle:qc' }), option('play', { card: 'tenacity:ks' }),
        option('duel', { seat: 1 }), option('duel', { seat: 2 }), option('contribute', { card: 'story:2' }), option('end'),
      ],
      hand,
    )
    expect(entries.map((each) => [each.key, each.how, each.options.length])).toEqual([
      ['move', 'map', 2], ['work', 'do', 1], ['sell', 'amount', 2], ['store', 'store', 2], ['hand', 'hand', 2], ['duel 1', 'do', 1], ['duel 2', 'do', 1],
    ])
    const keys = entries.map((each) => each.shortcut)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.every((key) => key !== '' && !'ELCUPO'.includes(key))).toBe(true)
  })

  it('knows the space an answer names', () => {
    expect(placeOf(option('go', { detail: 'DR07' }))).toBe('DR07')
    expect(placeOf(option('through', { detail: 'north_mesa:RF05' }))).toBe('RF05')
    expect(placeOf(option('work'))).toBe('')
  })

  it('finds what an answer brings, in numbers', () => {
    const offers = [{ verb: 'sell', detail: '2', money: 40, lp: 2, nuggets: -2 }, { verb: 'sell', detail: '1', money: 20, lp: 1, nuggets: -1 }]
    expect(partsOf(offerOf(offers, option('sell', { detail: '2' }))!)).toEqual([{ what: 'money', amount: 40 }, { what: 'lp', amount: 2 }, { what: 'nuggets', amount: -2 }])
    expect(offerOf(offers, option('work'))).toBeUndefined()
    const spoils = { money: 30, nuggets: 0, cattle: 0, money_lost: 0, nuggets_lost: 0 }
    const robberies = [{ verb: 'rob', seat: 1, spoils }, { verb: 'rob', seat: 2, spoils: { ...spoils, money: 10 } }]
    expect(offerOf(robberies, option('rob', { seat: 2 }))?.spoils?.money).toBe(10)
    expect(offerOf(robberies, option('rob', { seat: 0 }))).toBeUndefined()
  })

  it('asks why not of what belongs to a place and is not offered', () => {
    expect(missing(['work', 'sell_nuggets', 'bank_robbery'], [option('work')])).toEqual(['sell', 'rob-bank'])
  })
})

describe('what is read off the view', () => {
  it('reads faces', () => {
    expect(printedOn('lady_luck:10h')).toEqual({ rank: '10', suit: '♥', red: true })
    expect(printedOn('fight:10')).toBeNull()
    expect([kindOf('sprint:2s'), idOf('cattle:money40#blue')]).toEqual(['sprint', 'money40'])
    expect([valueOf('tenacity:kd'), valueOf('fight:a'), valueOf('sprint:2s')]).toEqual([13, 14, 2])
  })

  it('counts what changes a card, and never less than two', () => {
    const changes = [{ seat: 0, id: 'revolver', by: 1 }, { seat: -1, id: 'lightning_draw', by: -3 }]
    expect(countsNow({ ...ring, changes }, 0, 'tenacity:kd')).toBe(14)
    expect(countsNow({ ...ring, changes }, -1, 'fight:3')).toBe(2)
  })

  it('knows sides, seats, and what is in use', () => {
    expect([reputation(player(0, { wp: 3 })), reputation(player(0, { mp: 2 }))]).toEqual([-3, 2])
    expect(around(4, 2)).toEqual([2, 3, 0, 1])
    expect(characterOf(player(0, { character: 'nobody' }))).toBe('')
    const gear = [{ id: 'map', upgraded: false }, { id: 'rifle', upgraded: true }]
    expect(gearOf(player(0, { gear, weapon: 'rifle' })).map((each) => each.id)).toEqual(['rifle', 'map'])
  })
})

describe('what happens', () => {
  const told = (before: LegendsView, after: LegendsView, ...events: Record<string, unknown>[]) =>
    script(
      { view: before, scene: null, ask: null },
      { moment: { step: 1, turn: 1, events, lines: [], view: after }, ask: null, clocks: [] } as unknown as Arrival,
      0,
    )

  it('changes the table one event after the other', () => {
    let view = table()
    view = follow(view, { kind: 'moved', seat: 0, start: 'DR10', place: 'DR07', way: ['DR07'], left: 1 })
    view = follow(view, { kind: 'gained', seat: 0, what: 'wp', amount: 1, total: 1 })
    view = follow(view, { kind: 'drew', seat: 1, cards: 1 })
    view = follow(view, { kind: 'bandit-gone', place: 'DC01' })
    expect(view.players[0]).toMatchObject({ space: 'DR07', wp: 1, side: 'outlaw' })
    expect(view.players[1]!.cards).toBe(1)
    expect([view.points, view.deck, view.bandits]).toEqual([1, 29, []])
  })

  it('keeps the cards of a fight in sight until its end has been seen', () => {
    const before = table({ ring: { ...ring, fight: 'duel', fighter: 0, rival: 1, laid: [1, 1] } })
    const beats = told(
      before, table(),
      { kind: 'revealed', seat: 0, card: 'tenacity:kd' }, { kind: 'revealed', seat: 1, card: 'hustle:qc' }, { kind: 'compared', seat: 0, value: 13, against: 12 },
      { kind: 'discarded', seat: 0, card: 'tenacity:kd', aside: true }, { kind: 'fight-over', seat: 0, fight: 'duel', good: true },
    )
    const end = beats.findIndex((beat) => beat.events[0]?.kind === 'fight-over')
    const shown = beats[end]!.view.ring as Shown
    expect(shown).toMatchObject({ fight: 'duel', good: true, value: 13, against: 12, revealed: [['tenacity:kd'], ['hustle:qc']] })
    expect(beats.at(-1)!.view.ring.fight).toBe('')
    expect(beats.length).toBeGreaterThan(end + 1)
  })

  it('shows a game of poker to its end', () => {
    const beats = told(
      table(), table({ poker: null } as Partial<LegendsView>),
      { kind: 'poker', seat: 0 }, { kind: 'joined', seat: 1 }, { kind: 'flop', flop: ['a:2s', 'b:3s', 'c:4s'], pot: 70 },
      { kind: 'combination', seat: 0, combination: 'pair' }, { kind: 'poker-over', winners: [0], pot: 70 }, { kind: 'table-cleared', cleared: [] },
    )
    const over = beats.find((beat) => beat.events[0]?.kind === 'poker-over')!
    expect(over.view.poker).toMatchObject({ playing: [0, 1], pot: 70, winners: [0], combinations: { 0: 'pair' } })
    expect(beats.at(-1)!.view.poker).toBeNull()
  })

  it('brings what is played to the middle, once', () => {
    const beats = told(table(), table(), { kind: 'played', seat: 0, card: 'hustle:qc' }, { kind: 'drew', seat: 0, cards: 1 })
    expect(beats.map((beat) => beat.scene?.cause ?? '')).toEqual(['hustle:qc', ''])
    expect(beats.every((beat) => beat.leaves === (beat.scene !== null))).toBe(true)
  })

  it('opens the store for all to see what is bought, until something else is done', () => {
    const beats = told(
      table(), table(),
      { kind: 'paid', seat: 1, what: 'money', amount: 30, total: 20 }, { kind: 'equipped', seat: 1, card: 'mule', for: 'bought' }, { kind: 'took-up', seat: 1, card: 'mule' },
      { kind: 'equipped', seat: 1, card: 'revolver', for: 'upgraded' }, { kind: 'moved', seat: 1, start: 'DR02', place: 'DR03', way: ['DR03'], left: 2 }, { kind: 'turn', seat: 0, turn: 2, left: 3 },
    )
    const seen = beats.map(({ view }) => [view.going, (view as LegendsView).basket.map((each) => each.id + (each.upgraded ? '*' : '')).join()])
    expect(seen).toEqual([['', ''], ['store', 'mule'], ['store', 'mule'], ['store', 'mule,revolver*'], ['', ''], ['', '']])
    expect(beats[2]!.view.players[1]).toMatchObject({ mount: 'mule' })
    expect(beats.every((beat) => beat.scene === null)).toBe(true)
    // What a story or a character brings is no visit to the store.
    expect(follow(table(), { kind: 'equipped', seat: 1, card: 'map', for: 'received' }).going).toBe('')
  })
})
