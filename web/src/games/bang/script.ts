// How BANG! is shown: a card comes to the middle, is aimed, is answered, and goes to the pile.
// It knows no card by name: what a card does is seen in what happens, and in who is asked.

import type { Ask } from '../../lib/protocol.ts'
import type { Arrival, Beat, Phase, Scene, Script, Tail, Tile, Verdict } from '../../table/stage/script.ts'
import { stageOn, type Staged } from './boxes/index.ts'
import type { BangFact as Fact } from './facts.ts'
import { follow } from './following.ts'
import { idOf, isOut, kindOf, type BangEvent, type BangView } from './view.ts'

/** Milliseconds at pace 1. */
const LIFT: Phase = { is: 'lift', ms: 120 }
const FLY: Phase = { is: 'fly', ms: 380 }
const LAND: Phase = { is: 'land', ms: 140 }
const ARROW: Phase = { is: 'arrow', ms: 220 }
const READ: Phase = { is: 'read', ms: 500 }
const ANSWER: Phase = { is: 'answer', ms: 440 }
const TURN_UP: Phase = { is: 'turn-up', ms: 460 }
const STAMP: Phase = { is: 'stamp', ms: 160 }
const HIT: Phase = { is: 'hit', ms: 280 }
const HOLD: Phase = { is: 'hold', ms: 600 }
const AWAY: Phase = { is: 'away', ms: 300 }
const TILE: Phase = { is: 'tile', ms: 260 }
const QUICK: Phase = { is: 'quick', ms: 360 }
const DEATH: Phase = { is: 'death', ms: 1560 }
const DEAL: Phase = { is: 'deal', ms: 3000 }
const LAST: Phase = { is: 'last', ms: 1500 }

/** Goes without being looked at. */
const SILENT = new Set(['check', 'role', 'put-away', 'stick'])

/** An event of one kind, or of some. */
type Of<Kind extends Fact['kind']> = Extract<Fact, { kind: Kind }>
type Card = Of<'played' | 'used' | 'aimed' | 'sniped' | 'discarded'>

let made = 0

export const script: Script = (tail, arrival, viewer) => new Telling(tail, arrival, viewer).beats()

class Telling {
  private readonly events: Fact[]
  private readonly whole: BangView
  private readonly ask: Ask | null
  private view: BangView
  private scene: Scene | null
  private made: Beat[] = []
  /** A card turned up for a draw! that is not decided. */
  private turned = ''

  constructor(private readonly tail: Tail, arrival: Arrival, private readonly viewer: number | null) {
    this.events = arrival.moment.events as Fact[]
    this.whole = arrival.moment.view as BangView
    this.ask = arrival.ask
    this.view = tail.view as BangView
    this.scene = tail.scene?.aside ? { ...tail.scene, aside: false } : tail.scene
  }

  beats(): Beat[] {
    let upto = 0
    while (upto < this.events.length) {
      const event = this.events[upto]!
      const group = this.group(upto)
      upto += group.length
      for (const each of group) this.view = follow(this.view, each, this.whole)
      this.show(event, group, upto)
    }
    if (this.made.length === 0) this.add([], [], 0, 0)
    this.settle()
    return this.made
  }

  /** Events that are seen as one: cards drawn in a row, all that is turned up at once. */
  private group(from: number): Fact[] {
    const first = this.events[from]!
    const alike = ['drew', 'turned', 'discarded'].includes(first.kind)
    let to = from + 1
    while (alike && to < this.events.length) {
      const next = this.events[to]!
      if (next.kind !== first.kind || next.seat !== first.seat || next.why !== first.why) break
      to++
    }
    return this.events.slice(from, to)
  }

  private add(events: Fact[], phases: Phase[], changes: number, upto: number): void {
    this.made.push({
      events, phases, changes, upto,
      view: this.view,
      scene: this.scene,
      leaves: false,
      line: events[0] ?? null,
      stops: phases.length > 0,
    })
  }

  private show(event: Fact, group: Fact[], upto: number): void {
    const answered = this.answers(event)
    switch (event.kind) {
      case 'dealt':
        return this.add(group, [DEAL], 0, upto)
      case 'played':
      case 'used':
      case 'aimed':
      case 'sniped':
        if (answered) return this.answer(event, group, upto)
        if (event.kind === 'played' && event.to !== 'pile') {
          this.leave()
          return this.add(group, [QUICK], 0, upto)
        }
        return this.open(event, group, upto)
      case 'discarded':
        // Some things are answered by throwing a card away.
        if (answered && event.why === this.scene!.as && event.from === 'hand') return this.answer(event, group, upto)
        return this.add(group, [QUICK], 0, upto)
      case 'check':
        return this.check(event, group, upto)
      case 'turned':
        this.turned = group.at(-1)!.card ?? ''
        // What opens a counter does not stand on it.
        if (this.scene && !this.scene.flip) this.leave()
        return this.add(group, this.scene?.flip ? [] : [QUICK], 0, upto)
      case 'checked':
        return this.flip(event, group, upto)
      case 'wounded':
        return this.wound(event, group, upto)
      case 'exploded':
        if (this.scene) this.scene = { ...this.scene, flip: null, stamp: { is: 'boom', points: 0, seat: event.seat } }
        return this.add(group, [STAMP, HIT], 0, upto)
      case 'healed':
        if (this.scene) this.scene = { ...this.scene, stamp: { is: 'gain', points: event.amount ?? 1, seat: event.seat } }
        return this.add(group, this.scene ? [STAMP, HOLD] : [QUICK], 0, upto)
      case 'eliminated':
        if (this.scene) this.scene = { ...this.verdict(event.seat, 'out', 0), stamp: { is: 'out', points: 0, seat: event.seat } }
        return this.add(group, [DEATH], 0, upto)
      case 'ended':
        return this.add(group, [LAST], 0, upto)
      case 'turn':
        this.leave()
        return this.add(group, [QUICK], 0, upto)
    }
    if (SILENT.has(event.kind)) return this.add(group, [], 0, upto)
    const staged = event.kind === 'event' ? { cause: `event:${event.event}`, from: 'event', home: 'event' } : stageOn(event as BangEvent, this.whole)
    return staged ? this.present(event, staged, group, upto) : this.add(group, [QUICK], 0, upto)
  }

  /** What lies on the felt comes to the middle to be read; or is used, if it stands there already. */
  private present(event: Fact, { cause, from, home, goes, as, target }: Staged, group: Fact[], upto: number): void {
    const name = (face: string): string => face.split('#', 1)[0]!
    const targets = target === undefined || target === event.seat ? [] : [target]
    const counts = as ?? idOf(cause)
    if (this.scene && name(this.scene.cause) === name(cause)) {
      this.scene = { ...this.scene, as: counts, targets }
      return this.add(group, targets.length ? [ARROW, READ] : [READ], 0, upto)
    }
    this.leave()
    this.scene = { ...this.blank(event.seat ?? -1, cause, counts), from, home, targets }
    // A piece leaves its place when it is lifted; what an event changes, it changes when it lies there.
    this.add(group, [LIFT, FLY, LAND, ...(targets.length ? [ARROW] : []), READ, HOLD], event.kind === 'event' ? 3 : 1, upto)
    this.made.at(-1)!.tells = 2
    if (goes) this.leave()
  }

  private blank(actor: number, cause: string, as: string): Scene {
    return { id: ++made, actor, cause, as, targets: [], many: false, answers: [], flip: null, stamp: null, tiles: [], asked: null }
  }

  /** Whether this card answers what stands in the middle, rather than beginning something. */
  private answers(event: Fact): boolean {
    const asked = this.tail.ask
    const standing = this.scene !== null && this.scene.id === this.tail.scene?.id
    return standing && asked !== null && asked.kind !== 'play' && asked.seats.includes(event.seat ?? -1)
  }

  private open(event: Card, group: Fact[], upto: number): void {
    this.leave()
    const cause: string = event.card ?? event.why ?? event.as ?? ''
    const about = this.ask && this.goesOn(event.as ?? kindOf(cause)) ? this.ask : null
    const many = event.target === undefined && about !== null && about.reaction && !about.seats.includes(event.seat)
    const targets = many ? this.othersFrom(event.seat) : event.target === undefined || event.target === event.seat ? [] : [event.target]
    this.scene = {
      ...this.blank(event.seat, cause, event.as ?? kindOf(cause)),
      targets, many,
      tiles: many ? targets.map((seat) => ({ seat, by: '', verdict: '', points: 0 })) : [],
    }
    this.add(group, [LIFT, FLY, LAND, ...(targets.length ? [ARROW] : []), READ], 1, upto)
    this.made.at(-1)!.tells = 2
  }

  private answer(event: Card, group: Fact[], upto: number): void {
    const scene = this.scene!
    const face: string = event.card ?? event.why ?? ''
    if (scene.many && scene.targets.includes(event.seat)) {
      this.scene = this.verdict(event.seat, '', 0, face)
      return this.add(group, [TILE], 0, upto)
    }
    this.scene = { ...scene, flip: null, stamp: null, answers: [...scene.answers, { seat: event.seat, face }] }
    this.add(group, [ANSWER], 0, upto)
  }

  private check(event: Of<'check'>, group: Fact[], upto: number): void {
    const flip = { seat: event.seat, for: event.for ?? '', card: '', good: null }
    if (this.scene) this.scene = { ...this.scene, flip, stamp: null }
    else {
      // What lies in front of somebody comes due: it is the cause itself.
      const lying = this.view.players[event.seat]?.in_play.find((face) => kindOf(face) === event.for)
      this.scene = { ...this.blank(event.seat, lying ?? event.for ?? '', event.for ?? ''), flip }
    }
    this.add(group, [], 0, upto)
  }

  private flip(event: Of<'checked'>, group: Fact[], upto: number): void {
    if (!this.scene) return this.add(group, [QUICK], 0, upto)
    const good = event.good === true
    const card: string = event.card ?? this.turned
    this.scene = {
      ...this.scene,
      flip: { seat: event.seat, for: event.for ?? '', card, good },
      stamp: { is: good ? 'luck' : this.scene.targets.length ? 'no-help' : 'bad-luck', points: 0, seat: event.seat },
    }
    if (this.scene.many && good) this.scene = { ...this.verdict(event.seat, '', 0, event.for), stamp: this.scene.stamp, flip: this.scene.flip }
    // Where it is not over, what comes next holds it.
    this.add(group, this.chooses() ? [TURN_UP, STAMP] : [TURN_UP, STAMP, HOLD], 0, upto)
  }

  private wound(event: Of<'wounded'>, group: Fact[], upto: number): void {
    const points: number = event.amount ?? 1
    if (!this.scene) return this.add(group, [HIT, QUICK], 0, upto)
    if (this.scene.many) {
      this.scene = { ...this.verdict(event.seat, 'hit', points), flip: null, stamp: null }
      return this.add(group, [TILE, HIT], 0, upto)
    }
    // Who was asked for a rescue has seen the hit already.
    const stamped = this.scene.stamp?.is === 'hit' && this.scene.stamp.seat === event.seat ? this.scene.stamp : null
    this.scene = { ...this.scene, flip: null, stamp: stamped ?? { is: 'hit', points, seat: event.seat } }
    this.add(group, stamped ? [HIT, HOLD] : [STAMP, HIT, HOLD], stamped ? 0 : 1, upto)
  }

  private verdict(seat: number, verdict: Verdict, points: number, by?: string): Scene {
    const scene = this.scene!
    const change = (tile: Tile): Tile =>
      tile.seat === seat ? { ...tile, verdict: verdict || tile.verdict, points: points || tile.points, by: by ?? tile.by } : tile
    return { ...scene, tiles: scene.tiles.map(change) }
  }

  /** Whether the question is still about what stands in the middle. */
  private goesOn(about: string): boolean {
    const { ask } = this
    if (ask === null || this.whole.result) return false
    if (ask.reaction || this.chooses()) return true
    return ask.about === about && ask.kind !== 'play' && this.whole.turned.length === 0
  }

  /** Whether somebody chooses among the cards turned up for a draw!: which counts, or which lies on top. */
  private chooses(): boolean {
    return this.scene?.flip != null && this.ask !== null && !this.ask.reaction && this.whole.turned.length > 0
  }

  /** What stands in the middle makes room. */
  private leave(): void {
    const last = this.made.at(-1)
    if (this.scene && last && last.scene?.id === this.scene.id) this.close(last)
    this.scene = null
  }

  private close(beat: Beat): void {
    if (beat.leaves) return
    beat.phases = [...beat.phases, AWAY]
    beat.leaves = true
    beat.stops = true
  }

  /** The end of the frame: who is asked now, what it came to, and whether it is over. */
  private settle(): void {
    // A verdict is seen before its cause steps aside.
    if (this.chooses()) {
      this.scene = { ...this.scene!, aside: true }
      this.add([], [], 0, this.events.length)
    }
    const last = this.made.at(-1)!
    last.view = this.whole
    const scene = this.scene
    if (!scene) return
    const over = !this.goesOn(scene.as)
    const asked = over ? null : this.concerned(this.ask!)
    const now = last.scene ?? scene
    const before = this.tail.ask?.seats[0]
    if (now.many) {
      const passed = (tile: Tile) => tile.verdict === '' && tile.seat !== asked && (tile.by !== '' || tile.seat === before)
      const tiles = now.tiles.map((tile): Tile => (passed(tile) ? { ...tile, verdict: this.saved(now) } : tile))
      last.scene = { ...now, tiles, asked, flip: over ? null : now.flip }
      if (over) last.phases = [...last.phases, HOLD]
    } else {
      const answered = now.answers.at(-1)
      const lucky = now.flip?.good === true
      const spared = over && now.targets.length === 1 && !now.stamp && answered !== undefined && answered.seat !== now.actor
      last.scene = { ...now, asked }
      if (this.dying()) this.fall(last, asked!)
      if (spared || (over && lucky && now.targets.length === 1)) {
        last.scene = { ...last.scene, stamp: { is: this.saved(now), points: 0, seat: now.targets[0]! } }
        last.phases = [...last.phases, STAMP, HOLD]
      }
    }
    if (over) this.close(last)
    this.scene = last.scene
  }

  /** Whose answer is waited for; where anybody may step in, for whom. */
  private concerned(ask: Ask): number | null {
    return ask.kind === 'loss' ? ask.by : (ask.seats[0] ?? null)
  }

  /** Whether somebody is asked for what could still save them: nothing has been lost yet. */
  private dying(): boolean {
    return this.ask?.kind === 'rescue' && this.ask.amount > 0 && this.tail.ask?.kind !== 'rescue'
  }

  /** The hit that would be the last is seen before the rescue is asked for. */
  private fall(last: Beat, seat: number): void {
    const points = this.ask!.amount + (this.whole.players[seat]?.life ?? 1) - 1
    last.scene = { ...last.scene!, flip: null, stamp: { is: 'hit', points, seat } }
    last.phases = [...last.phases, STAMP, HOLD]
  }

  private saved(scene: Scene): Verdict {
    return this.tail.ask?.kind === 'shot' || scene.as === 'bang' ? 'miss' : 'safe'
  }

  /** The others who are in, as they are reached from this seat. */
  private othersFrom(seat: number): number[] {
    const { places, players } = this.view
    const at = places.indexOf(seat)
    return [...places.slice(at + 1), ...places.slice(0, at)].filter((each) => !isOut(players[each]!))
  }
}
