import { describe, expect, it } from 'vitest'
import type { Ask, OptionInfo } from '../../lib/protocol'
import { clickButton, clickCard, clickSeat, costOf, dangerous, helpless, light, needsAim, remaining, scattered, wasted, wasteful, type Picked } from './selection'
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
  silent: {},
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
  waiting: [],
  in_force: [],
  named: {},
  events: {},
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
  it('leave to the table what lies there; only a single answer has a button as well', () => {
    const shot = question('shot', ['pass', 'miss missed:6s', 'use barrel:qs'], { about: 'bang', by: 1 })
    const view = table({ hand: ['missed:6s'], in_play: ['barrel:qs'] })
    const lit = light(shot, view, null)
    expect([...lit.cards]).toEqual(['missed:6s', 'barrel:qs'])
    expect(lit.buttons.map((one) => one.text)).toEqual(['pass'])
    expect(scattered(shot, lit)).toBe(true)
    const one = question('shot', ['pass', 'miss missed:6s'], { about: 'bang', by: 1 })
    expect(light(one, view, null).buttons.map((each) => each.text)).toEqual(['pass', 'miss missed:6s'])
    expect(scattered(one, light(one, view, null))).toBe(false)
    expect(clickCard(shot, null, 'missed:6s').is).toBe('send')
    expect(clickButton(shot, null, lit.buttons[0]!).is).toBe('send')
  })

  it('say what a hit costs, where that is sure, and when one cannot answer', () => {
    const shot = question('shot', ['pass'], { about: 'bang', by: 1 })
    const pass = shot.options[0]!
    expect(helpless(shot)).toBe(true)
    expect(helpless(question('shot', ['pass', 'miss missed:6s']))).toBe(false)
    expect(helpless(question('shot', []))).toBe(false)
    expect(costOf(pass, shot, table())).toBe(1)
    expect(costOf(pass, shot, table({}, { pile: ['aim:6c', 'bang:kd'] }))).toBe(0)
    expect(costOf(pass, shot, table({ status: 'ghost' }))).toBe(0)
    expect(costOf(pass, question('bang', ['pass']), table())).toBe(0)
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

describe('events', () => {
  const buttons = (ask: Ask, view = table(HAND)) => light(ask, view, null).buttons.map((one) => one.text)

  it('guesses, suits, packs and a drink are buttons', () => {
    for (const [kind, answers] of Object.entries({
      guess: ['guess red', 'guess black', 'pass'],
      suit: ['suit c', 'suit d', 'suit h', 'suit s'],
      pack: ['pack high-noon', 'pack fistful-of-cards'],
      'skip-draw': ['deck', 'drink'],
    })) {
      const ask = question(kind, answers)
      expect(buttons(ask)).toEqual(answers)
      for (const one of ask.options) expect(clickButton(ask, null, one)).toEqual({ is: 'send', option: one })
    }
  })

  it('Blood Brothers lights whoever can get a life point, and one may decline', () => {
    const few = question('give-life', ['pass', 'give-life @1', 'give-life @2'])
    expect([...light(few, table(), null).seats]).toEqual([1, 2])
    expect(buttons(few)).toEqual(['pass'])
    expect(clickSeat(few, null, 2)).toEqual({ is: 'send', option: option('give-life @2') })
    const many = question('give-life', ['pass', ...[1, 2, 3, 4, 5, 6, 7].map((seat) => `give-life @${seat}`)])
    expect(buttons(many)).toEqual(['pass'])
    expect(light(many, table(), null).seats.size).toBe(7)
  })

  it('Ranch lights the hand, and one may stop', () => {
    const hand = [2, 3, 4, 5, 6, 7, 8].map((rank) => `bang:${rank}c`)
    const ask = question('exchange', ['pass', ...hand.map((face) => `discard ${face}`)])
    const lit = light(ask, table({ hand }), null)
    expect(lit.cards.size).toBe(7)
    expect(lit.buttons.map((one) => one.text)).toEqual(['pass'])
    expect(clickCard(ask, null, 'bang:4c')).toEqual({ is: 'send', option: option('discard bang:4c') })
  })

  it('Ricochet: a BANG! card has two uses; then cards in play light up where they lie', () => {
    const turn = question('play', ['end', 'play bang:5d @1', 'play bang:5d @2', 'use bang:5d ricochet'])
    expect(clickCard(turn, null, 'bang:5d')).toEqual({ is: 'pick', picked: { thing: 'bang:5d' } })
    const lit = light(turn, table(HAND), { thing: 'bang:5d' })
    expect(lit.buttons.map((one) => one.text)).toEqual(['play bang:5d @1', 'use bang:5d ricochet'])
    expect(lit.buttons.map((one) => needsAim(turn, { thing: 'bang:5d' }, one))).toEqual([true, false])
    const aim = question('aim', ['aim barrel:qs @0', 'aim scope:as @2'], { about: 'ricochet' })
    const view = table({ in_play: ['barrel:qs'] })
    expect([...light(aim, view, null).cards]).toEqual(['barrel:qs', 'scope:as'])
    expect(light(aim, view, null).tray).toEqual([])
    const risky = (one: OptionInfo) => dangerous(one, aim, view)
    expect(clickCard(aim, null, 'scope:as', risky).is).toBe('send')
    expect(clickCard(aim, null, 'barrel:qs', risky).is).toBe('confirm')
  })

  it('Sniper: either of the two cards may be picked, then whom to aim at', () => {
    const pair = (first: string, second: string, seat: number): OptionInfo => ({
      text: `use ${first} @${seat} sniper ${second}`,
      verb: 'use',
      card: first,
      seat,
      detail: `sniper ${second}`,
    })
    const ask = question('play', ['end'])
    const [a, b, c] = ['bang:2c', 'bang:3c', 'bang:4c'] as const
    for (const [first, second] of [[a, b], [a, c], [b, c]] as const) {
      ask.options.push(pair(first, second, 1), pair(first, second, 2))
    }
    const view = table({ hand: [a, b, c] })
    expect([...light(ask, view, null).cards]).toEqual([a, b, c])
    expect(clickCard(ask, null, c)).toEqual({ is: 'pick', picked: { thing: c } })
    const lit = light(ask, view, { thing: c })
    expect(lit.buttons).toEqual([pair(a, c, 1), pair(b, c, 1)])
    const picked = (clickButton(ask, { thing: c }, lit.buttons[1]!) as { picked: Picked }).picked
    expect([...light(ask, view, picked).seats]).toEqual([1, 2])
    expect(clickSeat(ask, picked, 2)).toEqual({ is: 'send', option: pair(b, c, 2) })
  })

  it('Russian Roulette and a shot at a card are answered like a shot', () => {
    for (const kind of ['roulette', 'defend']) {
      const ask = question(kind, ['pass', 'miss missed:6s', 'use barrel:qs'])
      expect(buttons(ask, table({ hand: ['missed:6s'], in_play: ['barrel:qs'] }))).toEqual(['pass'])
      expect(clickCard(ask, null, 'missed:6s').is).toBe('send')
    }
  })

  it('New Identity shows the character, and a button to stay who one is', () => {
    const ask = question('identity', ['keep', 'swap character:jesse-jones'])
    const lit = light(ask, table(), null)
    expect(lit.tray).toEqual(['character:jesse-jones'])
    expect(lit.buttons.map((one) => one.text)).toEqual(['keep'])
    expect(clickCard(ask, null, 'character:jesse-jones').is).toBe('send')
    const both = question('identity', ['keep', 'swap character:jesse-jones', 'borrow character:jesse-jones'])
    const picked = (clickCard(both, null, 'character:jesse-jones') as { picked: Picked }).picked
    expect(light(both, table(), picked).buttons.map((one) => one.verb)).toEqual(['swap', 'borrow'])
  })

  it('The Daltons light one’s own cards in play', () => {
    const ask = question('give-up', ['discard barrel:qs', 'discard scope:as'])
    const lit = light(ask, table({ in_play: ['barrel:qs'] }), null)
    expect([...lit.cards]).toEqual(['barrel:qs', 'scope:as'])
    expect(lit.tray).toEqual([])
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

describe('what does nothing now', () => {
  const vain = (text: string): OptionInfo => ({ ...option(text), vain: 'full-life' })

  it('is what the server says, whichever card it is', () => {
    expect(wasteful(vain('play last-call:8d'))).toBe(true)
    expect(wasteful(vain('use beer-keg:9h'))).toBe(true)
    expect(wasteful(option('play beer:9h'))).toBe(false)
  })

  it('marks a card only if nothing else can be done with it', () => {
    const offered = (...options: OptionInfo[]) => [...wasted(question('play', [], { options }))]
    expect(offered(option('end'), vain('play beer:9h'), option('play bang:5d @1'))).toEqual(['beer:9h'])
    expect(offered(option('end'), vain('play tequila:9c @0'), option('play tequila:9c @2'))).toEqual([])
    expect(offered(vain('play beer:9h'), option('use beer:9h gold-rush beer'))).toEqual([])
    expect(wasted(null).size).toBe(0)
  })
})

it('what is left after a pick are only its answers', () => {
  expect(remaining(PLAY.options, { thing: 'bang:5d' }).map((one) => one.seat)).toEqual([1, 2])
})
