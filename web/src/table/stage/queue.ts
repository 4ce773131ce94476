// What is shown, and when. Steps arrive in their own time; here they wait until what came before
// has been seen. What is at the front, and nothing else, is what the table shows.
//
// Time is the outside's: a test moves it by hand. Nothing here looks at cards, so no pause can
// depend on one that is hidden.

import type { Ask, SeatClock } from '../../lib/protocol.ts'
import { share } from '../../lib/share.ts'
import type { Moment } from '../history.ts'
import { plainScript, type Arrival, type Beat, type Scene, type Script, type Tail, type View } from './script.ts'

export interface Time {
  now(): number
  later(run: () => void, ms: number): unknown
  /** In a task of its own; what cannot be put off so is done at once. */
  soon?(run: () => void): unknown
  /** When what is shown now has been painted. */
  painted?(run: () => void): unknown
  cancel(timer: unknown): void
}

/** How one wants to be shown things: as they flow, step by step, or at once. */
export type Manner = 'flow' | 'step' | 'now'

export interface Wish {
  manner: Manner
  /** 1 is normal, 4 four times as fast. */
  pace: number
}

/** The table as it is shown. */
export interface Front {
  view: View | null
  ask: Ask | null
  clocks: SeatClock[]
  /** When the clocks were shown, on our own clock. */
  clocksAt: number
  /** The number of choices that have been shown whole. */
  step: number
  scene: Scene | null
  /** The same, as the table knows it: what stands on the stage does not lie elsewhere, at any moment. */
  standing: Scene | null
  /** The choice that is being shown, and how many of its events have been. */
  moment: Moment | null
  upto: number
  beat: Beat | null
  phase: number
  /** How many things wait behind this one. */
  waiting: number
  /** It waits for a nod, or for one's own hand. */
  stopped: '' | 'step' | 'roll'
  /** How much faster than normal things are shown now. */
  rate: number
}

export const NOTHING: Readonly<Front> = {
  view: null, ask: null, clocks: [], clocksAt: 0, step: 0, scene: null, standing: null, moment: null, upto: 0, beat: null, phase: 0,
  waiting: 0, stopped: '', rate: 1,
}

export interface Hooks {
  /** Something about the front has changed: `change`, and nothing else. */
  changed(front: Front, change: Partial<Front>): void
  /** All that waited has been shown at once. */
  caughtUp?(): void
  /** A beat has come to the front; `quiet` if it passes without motion. */
  began(beat: Beat, moment: Moment, quiet: boolean): void
}

interface Item {
  arrival: Arrival
  beats: Beat[]
}

/** One's own question waits for its cause, but no longer than this: with the frames of what comes before it, 0.6 s. */
export const LONGEST_WAIT = 550
/** Who does not roll is rolled for. */
const LONGEST_GATE = 9000

/** From so many waiting on, everything goes so much faster; beyond the last, at once. */
const HURRY: [waiting: number, times: number][] = [[20, Infinity], [8, 4], [3, 2]]

/** A choice that led to more than so many things counts as so many. */
const LONG = 3

export class Queue {
  front: Front
  private items: Item[] = []
  private at = 0
  private timer: unknown = null
  private asking: unknown = null
  private wish: Wish = { manner: 'now', pace: 1 }
  private held = false
  /** By so much what is at the front has come later than it should have. */
  private late = 0

  constructor(
    private readonly time: Time,
    private readonly hooks: Hooks,
    private script: Script,
    private viewer: number | null = null,
  ) {
    this.front = { ...NOTHING }
  }

  get idle(): boolean {
    return this.items.length === 0
  }

  /** The table as it is, whatever was shown of what led there: on coming, on coming back, after a choice was taken back. */
  reset(view: View | null, step: number, ask: Ask | null, clocks: SeatClock[], viewer: number | null, script: Script): void {
    this.stop()
    this.items = []
    this.at = 0
    this.viewer = viewer
    this.script = script
    this.show({
      view, ask, clocks, clocksAt: this.time.now(), step, scene: null, moment: null, upto: 0, beat: null,
      phase: 0, waiting: 0, stopped: '',
    })
  }

  /** Who has just come sees what stands in the middle since what happened last, as if it had been shown. */
  recall(before: View, moment: Moment): void {
    if (!this.idle || this.front.step !== moment.step) return
    const { ask, clocks } = this.front
    const beat = this.beatsOf({ view: before, scene: null, ask: null }, { moment, ask, clocks }).at(-1)
    if (beat) this.show({ scene: after(beat) })
  }

  push(arrival: Arrival): void {
    const last = this.items.at(-1)
    const beat = last?.beats.at(-1)
    const tail = {
      view: last ? last.arrival.moment.view : (this.front.view ?? {}),
      scene: beat ? after(beat) : this.front.scene,
      ask: last ? last.arrival.ask : this.front.ask,
    }
    const beats = this.beatsOf(tail, arrival)
    // A seat of which nothing has changed stays the same object, from beat to beat and to the server's word.
    let view: View = tail.view
    for (const beat of beats) view = beat.view = share(view, beat.view)
    arrival.moment.view = share(view, arrival.moment.view)
    this.items.push({ arrival, beats })
    if (this.items.length > 1 || this.held) return this.keepUp()
    this.clear()
    // To take it in was work enough for one task: it comes to the front in the next.
    if (this.time.soon && this.rate() !== Infinity) this.timer = this.time.soon(() => this.held || this.come())
    else this.come()
  }

  /** What a script cannot make sense of is shown all the same: the game goes on. */
  private beatsOf(tail: Tail, arrival: Arrival): Beat[] {
    try {
      return this.script(tail, arrival, this.viewer)
    } catch (broken) {
      console.error(broken)
      return plainScript(tail, arrival, this.viewer)
    }
  }

  /** The same question with other clocks, or to somebody else: it belongs to what came last. */
  question(ask: Ask | null, clocks: SeatClock[]): void {
    const last = this.items.at(-1)
    if (last && !this.questionShown(last)) Object.assign(last.arrival, { ask, clocks })
    else {
      if (last) Object.assign(last.arrival, { ask, clocks })
      this.show({ ask, clocks, clocksAt: this.time.now() })
    }
  }

  wants(wish: Wish): void {
    this.wish = wish
    if (this.idle) return
    if (wish.manner === 'now') this.toNow()
    else this.again()
  }

  /** Something else is looked at first: what comes waits behind it. */
  hold(on: boolean): void {
    const goesOn = this.held && !on && !this.idle && this.front.beat === null
    this.held = on
    if (goesOn) this.begin()
  }

  /** End what is being shown; the next comes to the front. */
  skip(): void {
    if (this.idle || this.held) return
    if (this.front.stopped === 'step') return this.next()
    if (this.front.stopped === 'roll') return this.roll()
    this.finishBeat()
  }

  /** Step by step: the next thing, please. */
  next(): void {
    if (this.front.stopped !== 'step') return
    this.show({ stopped: '' })
    this.play()
  }

  roll(): void {
    if (this.front.stopped !== 'roll') return
    this.stop()
    this.show({ stopped: '' })
    this.play()
  }

  /** All that waits, whole and in order, without motion. */
  toNow(): void {
    while (!this.idle) this.finishBeat(true)
    this.hooks.caughtUp?.()
  }

  // -- one after the other ---------------------------------------------------------------------------

  private get item(): Item {
    return this.items[0]!
  }

  private get beat(): Beat {
    return this.item.beats[this.at]!
  }

  private get last(): boolean {
    return this.at === this.item.beats.length - 1
  }

  private begin(): void {
    this.clear()
    this.come()
  }

  /**
   * What comes next after this has been seen whole: how it leaves the table, and what follows, would be
   * too much for one frame. It loses as much of its first phase.
   */
  private follow(inTime: boolean): void {
    if (!inTime || !this.time.painted || this.rate() === Infinity) return this.come()
    const due = this.time.now()
    this.timer = this.time.painted(() => {
      this.late = this.time.now() - due
      this.come()
      this.late = 0
    })
  }

  private clear(): void {
    this.at = 0
    // What was asked before has been answered, unless several are asked at once and one still is.
    if (this.front.ask && this.front.ask.id !== this.item.arrival.ask?.id) this.show({ ask: null, clocks: [] })
  }

  /** The next beat comes to the front. */
  private come(): void {
    if (this.rate() === Infinity) return this.toNow()
    const stopped = this.beat.gate === 'roll' ? 'roll' : this.wish.manner === 'step' && this.beat.stops ? 'step' : ''
    this.show({ stopped, waiting: this.waiting(), rate: this.rate() })
    if (stopped === 'roll') this.timer = this.time.later(() => this.roll(), LONGEST_GATE)
    if (!stopped) this.play()
  }

  private play(): void {
    this.show({
      beat: this.beat, phase: 0, scene: this.beat.scene, moment: this.item.arrival.moment, waiting: this.waiting(),
      rate: this.rate(),
    })
    this.hooks.began(this.beat, this.item.arrival.moment, false)
    this.askInTime()
    this.enter(0)
  }

  private enter(phase: number): void {
    const beat = this.beat
    if (phase >= beat.changes) this.apply(phase >= (beat.tells ?? beat.changes))
    if (phase >= beat.phases.length) return this.finishBeat(false, phase > 0)
    this.show({ phase })
    const ms = beat.phases[phase]!.ms / this.rate() - (phase === 0 ? this.late : 0)
    if (ms <= 0) this.enter(phase + 1)
    else this.timer = this.time.later(() => this.enter(phase + 1), ms)
  }

  /** The table as this beat leaves it; what is told of it may come later. */
  private apply(told = true): void {
    const upto = told ? this.beat.upto : this.front.upto
    if (this.front.view === this.beat.view && this.front.upto === upto) return
    this.show({ view: this.beat.view, upto })
  }

  /** One's own question does not wait for its cause to have been shown whole. */
  private askInTime(): void {
    if (!this.last || !this.mine(this.item.arrival.ask)) return
    const whole = this.beat.phases.reduce((sum, phase) => sum + phase.ms, 0) / this.rate()
    if (whole > LONGEST_WAIT) this.asking = this.time.later(() => this.showQuestion(), LONGEST_WAIT)
  }

  private mine(ask: Ask | null): boolean {
    return ask !== null && ask.options.length > 0
  }

  private questionShown(item: Item): boolean {
    return item === this.items[0] && this.last && this.front.ask === item.arrival.ask
  }

  private showQuestion(): void {
    // What has been answered meanwhile, by a habit say, is not asked.
    if (this.items.length > 1) return
    this.apply()
    const { ask, clocks } = this.item.arrival
    this.show({ ask, clocks, clocksAt: this.time.now() })
  }

  private finishBeat(quiet = false, inTime = false): void {
    this.stop()
    const { beat, item, last } = this
    if (this.front.beat !== beat) {
      this.show({ beat, phase: 0, scene: beat.scene, moment: item.arrival.moment, stopped: '' })
      this.hooks.began(beat, item.arrival.moment, quiet)
    }
    this.apply()
    if (beat.leaves) this.show({ scene: null })
    if (!last) {
      this.at++
      return quiet ? undefined : this.follow(inTime)
    }
    const { moment, ask, clocks } = item.arrival
    const shown = this.front.ask === ask && this.front.clocks === clocks
    this.items.shift()
    this.at = 0
    this.show({
      step: moment.step, view: moment.view, ask, clocks, beat: null, phase: 0, moment: null, upto: 0, stopped: '',
      clocksAt: shown ? this.front.clocksAt : this.time.now(),
      waiting: this.waiting(),
    })
    // At once: in between it would look as if all had been shown.
    if (!this.idle && !quiet) this.begin()
  }

  private stop(): void {
    this.time.cancel(this.timer)
    this.time.cancel(this.asking)
    this.timer = this.asking = null
  }

  // -- how fast --------------------------------------------------------------------------------------

  private waiting(): number {
    const shown = this.idle ? 0 : loud({ ...this.item, beats: this.item.beats.slice(0, this.at + 1) })
    return this.items.reduce((sum, item) => sum + loud(item), 0) - shown
  }

  private rate(): number {
    if (this.wish.manner === 'now') return Infinity
    // What came with one choice belongs together: only what has come since is behind, and one with a
    // long train that has just come is no crowd.
    const behind = this.items.slice(1).reduce((sum, item) => sum + Math.min(loud(item), LONG), 0)
    const hurry = this.wish.manner === 'step' ? 1 : (HURRY.find(([from]) => behind > from)?.[1] ?? 1)
    return this.wish.pace * hurry
  }

  /** More has come: perhaps too much. */
  private keepUp(): void {
    if (!this.held && this.rate() === Infinity) this.toNow()
    else this.show({ waiting: this.waiting() })
  }

  /** Another pace: from the next phase on. */
  private again(): void {
    if (this.front.stopped === 'step' && this.wish.manner === 'flow') this.next()
    else this.show({ rate: this.rate() })
  }

  private show(some: Partial<Front>): void {
    const change = some.scene === undefined ? some : { ...some, standing: some.scene }
    this.front = { ...this.front, ...change }
    this.hooks.changed(this.front, change)
  }
}

/** How much of it takes time. */
const loud = (item: Item): number => item.beats.filter((beat) => beat.phases.length > 0).length
const after = (beat: Beat): Scene | null => (beat.leaves ? null : beat.scene)
