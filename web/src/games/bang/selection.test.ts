import { describe, expect, it } from 'vitest'
import type { Ask, OptionInfo } from '../../lib/protocol'
import { clickButton, clickCard, clickSeat, dangerous, light, remaining, type Picked } from './selection'
import type { BangView, PlayerView } from './view'

/** An answer from its text, as records write it: `play bang:5d @2`. */
function option(text: string): OptionInfo {
  const [verb, ...rest] = text.split(' ') as [string, ...string[]]
  const seat = rest.find((word) => word.startsWith('@'))
  const card = rest.find((word) => word.includes(':'))
  const detail = rest.filter((word) => word !== seat && word !== card).join(' ')
  return { text, verb, card: card ?? null, seat: seat ? Number(seat.slice(1)) : null, detail }
}

const question = (kind: string, answers: string[], more: Partial<Ask> = {}): Ask => ({
  id: 1,
  kind,
  seats: [0],
  rule: '',
  about: '',
  by: null,
  amount: 0,
  reaction: false,
  options: answers.map(option),
  default: '',
  also: [],
  undo: false,
  ...more,
})

const player = (seat: number, more: Partial<PlayerView> = {}): PlayerView => ({
  seat,
  status: 'in',
  role: null,
  character: 'rose-doolan',
  abilities: [],
  life: 4,
  max_life: 4,
  cards: 2,
  hand_limit: 4,
  hand: [],
  in_play: [],
  range: 1,
  distance: 1,
  sees_me: 1,
  ...more,
})

const table = (mine: Partial<PlayerView> = {}, more: Partial<BangView> = {}): BangView => ({
  game: 'bang',
  viewer: 0,
  turn: 1,
  active: 0,
  first: 0,
  step: 'phase-2',
  places: [0, 1, 2],
  players: [player(0, mine), player(1, { role: 'sheriff' }), player(2, { in_play: ['scope:as'] })],
  deck: 40,
  pile: [],
  turned: [],
  stick: null,
  in_force: [],
  bangs_played: 0,
  dealt: [],
  result: null,
  ...more,
})

const HAND = { hand: ['bang:5d', 'beer:9h', 'missed:6s', 'barrel:qs'] }
const PLAY = question('play', ['end', 'play bang:5d @1', 'play bang:5d @2', 'play beer:9h'])

describe('in one’s turn', () => {
  it('cards that can be played light up, the others do not', () => {
    const lit = light(PLAY, table(HAND), null)
    expect([...lit.cards].sort()).toEqual(['bang:5d', 'beer:9h'])
    expect(lit.seats.size).toBe(0)
    expect(lit.buttons.map((one) => one.text)).toEqual(['end'])
  })

  it('a card that needs no target is played by one click', () => {
    expect(clickCard(PLAY, null, 'beer:9h')).toEqual({ is: 'send', option: option('play beer:9h') })
  })

  it('a card that needs one lights up whom it can be aimed at', () => {
    const outcome = clickCard(PLAY, null, 'bang:5d')
    expect(outcome.is).toBe('pick')
    const picked = (outcome as { picked: Picked }).picked
    expect([...light(PLAY, table(HAND), picked).seats]).toEqual([1, 2])
    expect(clickSeat(PLAY, picked, 2)).toEqual({ is: 'send', option: option('play bang:5d @2') })
  })

  it('a single possible target still has to be named', () => {
    const only = question('play', ['end', 'play bang:5d @1'])
    expect(clickCard(only, null, 'bang:5d').is).toBe('pick')
  })

  it('another card can be picked instead', () => {
    const lit = light(PLAY, table(HAND), { thing: 'bang:5d', way: 'play' })
    expect(lit.cards.has('beer:9h')).toBe(true)
    expect(clickCard(PLAY, { thing: 'bang:5d', way: 'play' }, 'beer:9h').is).toBe('send')
  })

  it('an unlit card asks why, and so does a target out of reach', () => {
    expect(clickCard(PLAY, null, 'missed:6s')).toEqual({ is: 'why', verb: 'play', card: 'missed:6s', seat: null })
    const near = question('play', ['end', 'play bang:5d @1'])
    expect(clickSeat(near, { thing: 'bang:5d', way: 'play' }, 2)).toEqual({
      is: 'why',
      verb: 'play',
      card: 'bang:5d',
      seat: 2,
    })
  })

  it('a click on a seat without a card picked does nothing', () => {
    expect(clickSeat(PLAY, null, 1)).toEqual({ is: 'nothing' })
  })

  it('a card with several uses shows them as buttons first', () => {
    const both = question('play', ['end', 'play barrel:qs', 'use barrel:qs jose-delgado'])
    const outcome = clickCard(both, null, 'barrel:qs')
    expect(outcome).toEqual({ is: 'pick', picked: { thing: 'barrel:qs' } })
    const picked = { thing: 'barrel:qs' }
    const lit = light(both, table(HAND), picked)
    expect(lit.buttons.map((one) => one.text)).toEqual(['play barrel:qs', 'use barrel:qs jose-delgado'])
    expect(clickButton(both, picked, lit.buttons[1]!)).toEqual({ is: 'send', option: lit.buttons[1] })
  })

  it('an aimed ability is one button, then its targets light up', () => {
    const ask = question('play', ['end', 'use doc-holyday @1', 'use doc-holyday @2'])
    const lit = light(ask, table(), null)
    expect(lit.buttons.map((one) => one.text)).toEqual(['end', 'use doc-holyday @1'])
    expect(lit.seats.size).toBe(0)
    const outcome = clickButton(ask, null, lit.buttons[1]!)
    const picked = (outcome as { picked: Picked }).picked
    expect([...light(ask, table(), picked).seats]).toEqual([1, 2])
    expect(clickSeat(ask, picked, 1)).toEqual({ is: 'send', option: option('use doc-holyday @1') })
  })

  it('a card in play that can be used lights up where it lies', () => {
    const ask = question('play', ['end', 'use knife:8h @1'])
    const view = table({ in_play: ['knife:8h'] })
    const lit = light(ask, view, null)
    expect(lit.cards.has('knife:8h')).toBe(true)
    expect(lit.tray).toEqual([])
  })
})

describe('other questions', () => {
  it('with few answers say on buttons what they do', () => {
    const shot = question('shot', ['pass', 'miss missed:6s', 'use barrel:qs'], { about: 'bang', by: 1 })
    const view = table({ hand: ['missed:6s'], in_play: ['barrel:qs'] })
    const lit = light(shot, view, null)
    expect(lit.buttons.map((one) => one.text)).toEqual(['pass', 'miss missed:6s', 'use barrel:qs'])
    expect(clickCard(shot, null, 'missed:6s').is).toBe('send')
    expect(clickButton(shot, null, lit.buttons[0]!).is).toBe('send')
  })

  it('with many answers leave the cards to be clicked', () => {
    const hand = [2, 3, 4, 5, 6, 7, 8].map((rank) => `bang:${rank}c`)
    const lit = light(question('excess', hand.map((face) => `discard ${face}`)), table({ hand }), null)
    expect(lit.buttons).toEqual([])
    expect(lit.cards.size).toBe(7)
  })

  it('show cards that lie nowhere in a tray', () => {
    const ask = question('character', ['keep character:jesse-jones', 'keep character:jourdonnais'])
    const lit = light(ask, table(), null)
    expect(lit.tray).toEqual(['character:jesse-jones', 'character:jourdonnais'])
    expect(lit.buttons).toEqual([])
  })

  it('light up a hand that a card is taken from, and a card in front of somebody', () => {
    const ask = question('which', ['hand', 'card scope:as'], { about: 'panic', by: 2 })
    const lit = light(ask, table(), null)
    expect([...lit.hands]).toEqual([2])
    expect([...lit.cards]).toEqual(['scope:as'])
    expect(lit.buttons).toHaveLength(2)
  })

  it('light up the deck and players to draw from', () => {
    const lit = light(question('first-card', ['deck', 'rob @1', 'rob @2']), table(), null)
    expect(lit.deck).toBe(true)
    expect([...lit.seats]).toEqual([1, 2])
  })

  it('to others light nothing', () => {
    const lit = light(question('shot', []), table(HAND), null)
    expect(lit.cards.size + lit.seats.size + lit.buttons.length).toBe(0)
    expect(clickCard(question('shot', []), null, 'bang:5d')).toEqual({ is: 'nothing' })
  })

  it('give a card where only one player can get it', () => {
    const ask = question('gift', ['give mustang:9h @1', 'give bang:5d @1'])
    expect(clickCard(ask, null, 'bang:5d')).toEqual({ is: 'send', option: option('give bang:5d @1') })
  })
})

describe('what hurts oneself', () => {
  const view = table({ role: 'deputy' })

  it('is asked again', () => {
    const risky = (one: OptionInfo) => dangerous(one, PLAY, view)
    expect(clickSeat(PLAY, { thing: 'bang:5d', way: 'play' }, 1, risky).is).toBe('confirm')
    expect(clickSeat(PLAY, { thing: 'bang:5d', way: 'play' }, 2, risky).is).toBe('send')
  })

  it('is Dynamite, one’s own cards, giving up, and a shot at one’s Sheriff', () => {
    const hurts = (text: string, ask = PLAY, at = view) => dangerous(option(text), ask, at)
    expect(hurts('play dynamite:2h')).toBe(true)
    expect(hurts('play cat-balou:8c @0')).toBe(true)
    expect(hurts('play missed:6s as bang @1')).toBe(true)
    expect(hurts('play tequila:9c @1')).toBe(false)
    expect(hurts('play bang:5d @1', PLAY, table({ role: 'outlaw' }))).toBe(false)
    expect(hurts('pass', question('rescue', ['pass', 'rescue beer:9h']))).toBe(true)
    expect(hurts('pass', question('rescue', ['pass']))).toBe(false)
    expect(hurts('play gatling:10h')).toBe(false)
    const last = table({ role: 'deputy' })
    last.players[1]!.life = 1
    expect(hurts('play gatling:10h', PLAY, last)).toBe(true)
  })
})

it('what is left after a pick are only its answers', () => {
  expect(remaining(PLAY.options, { thing: 'bang:5d' }).map((one) => one.seat)).toEqual([1, 2])
})
