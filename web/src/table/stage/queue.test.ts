// Time stands still here unless a test moves it.
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { GAMES, prepare, showOf } from '../../games/index.ts'
import { ownPace, showRate } from '../../lib/pace.ts'
import type { Ask } from '../../lib/protocol.ts'
import { settings, type Settings } from '../../lib/settings.svelte.ts'
import { momentAfter } from '../history.ts'
import { Clock, Screen, Tasks } from './clock.fixture.ts'
import films from './films.fixture.json'
import { LONGEST_WAIT, Queue, type Front } from './queue.ts'
import { linePlaces, type Arrival, type Beat } from './script.ts'

type Film = (typeof films)[number]

beforeAll(async () => void (await Promise.all(Object.keys(GAMES).map(prepare))))

function arrivals(film: Film): Arrival[] {
  let view: Record<string, any> = film.view
  return film.steps.map(({ frame, ask }) => {
    const moment = momentAfter(view, frame as any)
    view = moment.view
    return { moment, ask: ask as Ask | null, clocks: [] }
  })
}

/** What can be seen of a seat, and of a table: seats, piles, hands, dice. */
const seatOf = (one: any) => JSON.stringify([one.life, one.cards, one.hand, one.in_play, one.status, one.arrows])
const visible = (view: any) => JSON.stringify([view.players.map(seatOf), view.pile, view.deck, view.turned, view.dice, view.supply])

/** How "Play now" opens a table: who is new here, who is not, and who likes it fast. */
const OWN_PACES: [string, Partial<Settings>][] = [
  ['the first game', { games: 0, speed: 1 }],
  ['later', { games: 9, speed: 1 }],
  ['fast', { games: 9, speed: 2 }],
]
afterEach(() => void Object.assign(settings, { games: 0, speed: 1 }))

let clock: Clock
let fronts: Front[]
let began: { beat: Beat; quiet: boolean; at: number }[]

function queueFor(film: Film, wish: { manner: 'flow' | 'step' | 'now'; pace: number }, time = new Clock()): Queue {
  clock = time
  fronts = []
  began = []
  const queue = new Queue(
    clock,
    {
      changed: (front) => fronts.push(front),
      began: (beat, _moment, quiet) => began.push({ beat, quiet, at: clock.at }),
    },
    showOf(film.game).script,
  )
  queue.reset(film.view, 0, film.ask as any, [], film.seat, showOf(film.game).script)
  queue.wants(wish)
  fronts = []
  return queue
}

function runOut(queue: Queue): void {
  for (let turn = 0; !queue.idle && turn < 5000; turn++) {
    if (queue.front.stopped === 'step') queue.next()
    clock.pass(100)
  }
}

describe('what follows', () => {
  it.each(films)('comes when what is over has been painted, and the pace stays: $game', (film) => {
    const some = arrivals(film).slice(0, 3)
    const times = [new Clock(), new Screen()].map((time) => {
      const queue = queueFor(film, { manner: 'flow', pace: 1 }, time)
      for (const each of structuredClone(some)) queue.push(each)
      runOut(queue)
      expect(queue.front.view).toEqual(some.at(-1)!.moment.view)
      return began.map(({ at }) => at)
    })
    const late = times[1]!.map((at, nth) => Math.round(at - times[0]![nth]!))
    expect(times[1]).toHaveLength(times[0]!.length)
    expect(late[0]).toBe(0)
    expect(late.filter((each) => each !== 0 && each !== 20)).toEqual([])
    // Here one choice brings several things.
    if (film.game === 'dice') expect(late).toContain(20)
  })

  it('comes at once if it is skipped to', () => {
    const queue = queueFor(films[0]!, { manner: 'flow', pace: 1 }, new Screen())
    for (const each of arrivals(films[0]!).slice(0, 3)) queue.push(each)
    const before = began.length
    queue.skip()
    expect(began).toHaveLength(before + 1)
  })
})

describe('what has arrived', () => {
  const [film] = films
  const [first] = arrivals(film!)

  it('comes to the front in a task of its own; what was asked goes at once', () => {
    const tasks = new Tasks()
    const queue = queueFor(film!, { manner: 'flow', pace: 1 }, tasks)
    expect(queue.front.ask).not.toBeNull()
    queue.push(first!)
    expect(queue.front.ask).toBeNull()
    expect(began).toEqual([])
    tasks.run()
    expect(began).toHaveLength(1)
  })

  it('is whole and comes once if it is skipped before that', () => {
    const tasks = new Tasks()
    const queue = queueFor(film!, { manner: 'flow', pace: 1 }, tasks)
    queue.push(first!)
    while (!queue.idle) queue.skip()
    const count = began.length
    expect(queue.front.view).toEqual(first!.moment.view)
    tasks.run()
    clock.pass(9000)
    expect(began).toHaveLength(count)
  })

  it('is not put off by who wants everything at once', () => {
    const queue = queueFor(film!, { manner: 'now', pace: 1 }, new Tasks())
    queue.push(first!)
    expect(queue.front.view).toEqual(first!.moment.view)
  })
})

describe.each(films)('a whole game: $game', (film) => {
  const all = arrivals(film)
  const end = all.at(-1)!.moment.view

  it.each([0.5, 1, 2, 4])('ends at pace %s in the state that the server has', (pace) => {
    const queue = queueFor(film, { manner: 'flow', pace })
    for (const each of all) {
      queue.push(each)
      clock.pass(700)
    }
    runOut(queue)
    expect(queue.front.view).toEqual(end)
    expect(queue.front.step).toBe(all.at(-1)!.moment.step)
    expect(queue.front.waiting).toBe(0)
  })

  it('ends there step by step, at once, and skipped', () => {
    for (const manner of ['step', 'now'] as const) {
      const queue = queueFor(film, { manner, pace: 1 })
      for (const each of all) queue.push(each)
      runOut(queue)
      expect(queue.front.view).toEqual(end)
    }
    const queue = queueFor(film, { manner: 'flow', pace: 1 })
    for (const each of all) {
      queue.push(each)
      while (!queue.idle) queue.skip()
      expect(queue.front.view).toEqual(each.moment.view)
      expect(queue.front.ask).toEqual(each.ask)
    }
  })

  it('changes nothing one can see before what caused it is at the front', () => {
    const queue = queueFor(film, { manner: 'flow', pace: 1 })
    let seen: any = film.view
    let changed = 0
    for (const each of all) {
      const { events } = each.moment
      const from = began.length
      fronts = []
      queue.push(each)
      while (!queue.idle) {
        clock.pass(20)
        const begun = began.slice(from).flatMap((one) => one.beat.events)
        for (const front of fronts.splice(0)) {
          const seats = new Set(begun.flatMap((event) => [event.seat, event.target, event.from, event.to, event.by]))
          if (visible(front.view) === visible(seen)) continue
          changed++
          // What no event tells of comes with the end of the step.
          if (begun.length < events.length) {
            for (const [seat, player] of front.view!.players.entries()) {
              if (seatOf(player) !== seatOf(seen.players[seat])) expect(seats, `step ${each.moment.step}, seat ${seat}`).toContain(seat)
            }
            expect(begun.length).toBeGreaterThan(0)
          }
          seen = front.view
        }
      }
      expect(queue.front.view).toEqual(each.moment.view)
    }
    expect(changed).toBeGreaterThan(all.length / 2)
  })

  it('shows every event once and in order, however fast', () => {
    for (const gap of [0, 30, 700]) {
      const queue = queueFor(film, { manner: 'flow', pace: 2 })
      for (const each of all) {
        queue.push(each)
        clock.pass(gap)
      }
      runOut(queue)
      expect(began.flatMap((one) => one.beat.events)).toEqual(all.flatMap((each) => each.moment.events))
    }
  })

  it('asks oneself at most 0.6 seconds after the cause came to the front', () => {
    const queue = queueFor(film, { manner: 'flow', pace: 0.5 })
    let asked = 0
    for (const each of all) {
      queue.push(each)
      const mine = each.ask !== null && each.ask.options.length > 0
      let waited = 0
      let cause = -1
      while (!queue.idle) {
        const last = queue.front.beat?.upto === each.moment.events.length
        if (last && cause < 0) cause = clock.at
        if (queue.front.stopped === 'roll') queue.roll()
        clock.pass(10)
        if (mine && last && queue.front.ask !== each.ask) waited = clock.at - cause
      }
      expect(waited).toBeLessThanOrEqual(LONGEST_WAIT + 10)
      if (mine) asked++
    }
    expect(asked).toBeGreaterThan(5)
  })

  it('tells every line with one of its events, in order', () => {
    for (const { moment } of all) {
      const places = linePlaces(moment)
      expect(places).toEqual([...places].sort((one, other) => one - other))
      for (const place of places) expect(place).toBeLessThanOrEqual(moment.events.length)
    }
  })

  it.each(OWN_PACES)('is followed without a storm alone with bots: %s', (_, how) => {
    Object.assign(settings, how)
    const queue = queueFor(film, { manner: 'flow', pace: showRate() })
    for (const [at, each] of all.entries()) {
      queue.push(each)
      for (let ms = film.steps[at]!.waits[ownPace() as 'quick'] * 1000; ms > 0; ms -= 50) {
        if (queue.front.stopped === 'roll') queue.roll()
        clock.pass(Math.min(ms, 50))
      }
    }
    // Nothing is hurried: it is shown at the pace one has set.
    expect(new Set(fronts.filter((front) => front.beat).map((front) => front.rate))).toEqual(new Set([showRate()]))
  })

  it('takes the same time whatever is in a hand that is not one\'s own', () => {
    // The phases come from what happened and who is asked: an arrival without any view has them too.
    const { script } = showOf(film.game)
    let tail = { view: film.view as any, scene: null as any, ask: film.ask as any }
    for (const each of all) {
      const blank = (view: any) => ({ ...view, players: view.players.map((one: any) => (one.seat === film.seat ? one : { ...one, hand: [], cards: 3 })) })
      const beats = script(tail, each, film.seat)
      const others = script({ ...tail, view: blank(tail.view) }, { ...each, moment: { ...each.moment, view: blank(each.moment.view) } }, film.seat)
      expect(others.map((beat) => beat.phases)).toEqual(beats.map((beat) => beat.phases))
      const last = beats.at(-1)!
      tail = { view: each.moment.view, scene: last.leaves ? null : last.scene, ask: each.ask }
    }
  })
})

describe('the queue', () => {
  const film = films[0]!
  const all = arrivals(film)
  const shot = all.findIndex(({ moment }) => moment.events[0]?.kind === 'played' && moment.events[0].to === 'pile' && moment.events[0].target !== undefined)
  let queue: Queue

  beforeEach(() => {
    queue = queueFor(film, { manner: 'flow', pace: 1 })
    const before = all[shot - 1]!
    queue.reset(before.moment.view, before.moment.step, before.ask, [], film.seat, showOf('bang').script)
  })

  it('lets a card leave the hand before the hand is smaller', () => {
    const actor = all[shot]!.moment.events[0]!.seat!
    const held = queue.front.view!.players[actor].cards
    queue.push(all[shot]!)
    expect(queue.front.beat!.phases[queue.front.phase]!.is).toBe('lift')
    expect(queue.front.view!.players[actor].cards).toBe(held)
    clock.pass(121)
    expect(queue.front.beat!.phases[queue.front.phase]!.is).toBe('fly')
    expect(queue.front.view!.players[actor].cards).toBe(held - 1)
  })

  it('goes faster the more waits, and catches up at once from twenty on', () => {
    const some = all.slice(shot, shot + 12)
    for (const each of some.slice(0, 6)) queue.push(each)
    clock.pass(1500)
    expect(fronts.some((front) => front.rate === 2)).toBe(true)
    for (const each of all.slice(shot + 6, shot + 40)) queue.push(each)
    expect(began.some((one) => one.quiet)).toBe(true)
    clock.pass(60_000)
    expect(queue.front.view).toEqual(all[shot + 39]!.moment.view)
  })

  it('does not ask what has been answered meanwhile, by a habit say', () => {
    const options = [{ text: 'top x', verb: 'top', card: null, seat: null, detail: '' }]
    queue.push({ ...all[shot]!, ask: { ...all[shot]!.ask!, id: 900, options } as Ask })
    queue.push(all[shot + 1]!)
    clock.pass(60_000)
    expect(fronts.some((front) => front.ask?.id === 900 && front.phase > 0)).toBe(false)
  })

  it('waits while something else is looked at, and then shows all of it in order', () => {
    queue.hold(true)
    for (const each of all.slice(shot, shot + 3)) queue.push(each)
    clock.pass(60_000)
    queue.skip()
    expect(began).toEqual([])
    expect(queue.front.step).toBe(all[shot - 1]!.moment.step)
    queue.hold(false)
    clock.pass(60_000)
    expect(began.flatMap((one) => one.beat.events)).toEqual(all.slice(shot, shot + 3).flatMap((each) => each.moment.events))
    expect(queue.front.view).toEqual(all[shot + 2]!.moment.view)
  })

  it('takes one long step that has just come for no crowd', () => {
    const long = { ...all[shot + 1]!, moment: { ...all[shot + 1]!.moment, events: Array.from({ length: 12 }, (_, seat) => ({ kind: 'drew', seat: seat % 5, cards: 1 })) } }
    queue.push(all[shot]!)
    queue.push(long)
    clock.pass(60_000)
    expect(new Set(fronts.filter((front) => front.beat).map((front) => front.rate))).toEqual(new Set([1]))
  })

  it('forgets what waits when everything is told anew, and when a step is taken back', () => {
    for (const each of all.slice(shot, shot + 3)) queue.push(each)
    const now = all[shot + 30]!
    queue.reset(now.moment.view, now.moment.step, now.ask, [], film.seat, showOf('bang').script)
    clock.pass(10_000)
    expect(queue.front.view).toBe(now.moment.view)
    expect(queue.front.step).toBe(now.moment.step)
    expect(clock.pending).toBe(0)
  })

  it('starts the clock when the question is shown', () => {
    queue.push({ ...all[shot]!, clocks: [{ seat: 0, left: 20_000, running: true }] })
    expect(queue.front.clocks).toEqual([])
    clock.pass(5000)
    expect(queue.front.clocks).toHaveLength(1)
    expect(queue.front.clocksAt).toBeGreaterThan(300)
  })

  it('waits for a nod step by step, and goes on when asked to flow', () => {
    queue.wants({ manner: 'step', pace: 1 })
    queue.push(all[shot]!)
    clock.pass(60_000)
    expect(queue.front.stopped).toBe('step')
    queue.next()
    clock.pass(60_000)
    expect(queue.idle).toBe(true)
    queue.push(all[shot + 1]!)
    queue.wants({ manner: 'flow', pace: 1 })
    clock.pass(60_000)
    expect(queue.idle).toBe(true)
  })
})

describe('dice', () => {
  const film = films.find((each) => each.game === 'dice')!
  const all = arrivals(film)
  const roll = all.findIndex(({ moment }) => moment.events[0]?.kind === 'rolled')

  it('are told of when they lie, not while they tumble', () => {
    const queue = queueFor(film, { manner: 'flow', pace: 1 })
    const before = all[roll - 1]?.moment ?? { view: film.view, step: 0 }
    queue.reset(before.view, before.step, null, [], film.seat, showOf('dice').script)
    queue.push(all[roll]!)
    expect(queue.front.beat!.phases[queue.front.phase]!.is).toBe('roll')
    clock.pass(890)
    expect(queue.front.upto).toBe(0)
    clock.pass(20)
    expect(queue.front.beat!.phases[queue.front.phase]!.is).toBe('land')
    expect(queue.front.upto).toBe(1)
  })

  it('are rolled after the deal, not with it', () => {
    const first = showOf('dice').opening!(film.view, film.seat)!
    expect(first.view.dice).toEqual(['', '', '', '', ''])
    expect(first.view.players.every((player: any) => player.arrows === 0)).toBe(true)
    const queue = queueFor(film, { manner: 'flow', pace: 1 })
    queue.reset(first.view, -1, null, [], film.seat, showOf('dice').script)
    queue.hold(true)
    queue.push({ moment: { step: 0, turn: 1, events: first.events, lines: first.lines, view: film.view }, ask: film.ask as any, clocks: [] })
    clock.pass(5000)
    expect(queue.front.view!.dice).toEqual(['', '', '', '', ''])
    expect(queue.front.ask).toBeNull()
    queue.hold(false)
    clock.pass(5000)
    expect(queue.front.view).toEqual(film.view)
    expect(queue.front.ask).toEqual(film.ask)
    // One's own is one's own to make.
    const mine = showOf('dice').script({ view: first.view, scene: null, ask: null }, { moment: { step: 0, turn: 1, events: first.events, lines: [], view: film.view }, ask: null, clocks: [] }, film.view.active)
    expect(mine[0]!.gate).toBe('roll')
  })

  it('stay as they are where more has happened than a roll', () => {
    expect(showOf('dice').opening!({ ...film.view, players: film.view.players.map((player) => ({ ...player, arrows: 0 })) }, 0)).toBeNull()
    expect(showOf('dice').opening!({ ...film.view, rolls: 2 }, 0)).toBeNull()
  })
})
