// How the Dice Game is shown: dice that tumble, arrows that are taken, and what a roll does to
// whom as a row of small verdicts.

import type { Told } from '../../lib/speak.ts'
import type { Arrival, Beat, Phase, Scene, Script, Tail, Verdict } from '../../table/stage/script.ts'
import type { DiceFact as Fact } from './facts.ts'
import { follow } from './following.ts'
import { isOut, type DiceView } from './view.ts'

/** Milliseconds at pace 1. */
const ROLL: Phase = { is: 'roll', ms: 900 }
const LAND: Phase = { is: 'land', ms: 160 }
const ARROW: Phase = { is: 'quick', ms: 340 }
const NEXT_ARROW = 120
const LIGHT: Phase = { is: 'light', ms: 360 }
const TILE: Phase = { is: 'tile', ms: 350 }
const HIT: Phase = { is: 'hit', ms: 280 }
const QUICK: Phase = { is: 'quick', ms: 360 }
const HOLD: Phase = { is: 'hold', ms: 900 }
const AWAY: Phase = { is: 'away', ms: 300 }
const DEATH: Phase = { is: 'death', ms: 1560 }
const DEAL: Phase = { is: 'deal', ms: 3000 }
const LAST: Phase = { is: 'last', ms: 1500 }
const READ: Phase = { is: 'read', ms: 420 }

const SILENT = new Set(['locked', 'bones-shuffled', 'rage-discarded', 'rage-shuffled'])
/** Comes point by point. */
const ADDED = new Set(['arrow', 'lost'])
/** What begins something that happens to several, and what the losses say it was. */
const STORMS: Record<string, string> = { attack: 'indians', gatling: 'gatling', exploded: 'dynamite' }

/** An event of one kind, or of some. */
type Of<Kind extends Fact['kind']> = Extract<Fact, { kind: Kind }>

let made = 0

export const script: Script = (tail, arrival, viewer) => new Telling(tail, arrival, viewer).beats()

interface Opening {
  view: DiceView
  events: Fact[]
  lines: Told[]
}

/** The first roll comes with the deal: the table before it, and the roll. */
export function opening(view: DiceView): Opening | null {
  const { active: seat, dice, rolls_left: left } = view
  const taken = dice.filter((face) => face === 'arrow').length
  const arrows = (player: { seat: number }) => (player.seat === seat ? taken : 0)
  // Should more have happened already, it stays as it is.
  if (view.step !== 'reroll' || view.rolls !== 1 || view.players.some((each) => each.arrows !== arrows(each))) return null
  const supply = view.supply + taken
  const rolled: Fact = { kind: 'rolled', seat, rolled: dice, dice, roll: 1, left }
  const took = Array.from({ length: taken }, (_, at): Fact => ({ kind: 'arrow', seat, arrows: at + 1, supply: supply - at - 1, why: 'die' }))
  return {
    view: {
      ...view, dice: dice.map(() => ''), rolls: 0, supply,
      prospects: { ...view.prospects, locked: [] },
      players: view.players.map((player) => ({ ...player, arrows: 0 })),
    },
    events: [rolled, ...took],
    // All arrows of a roll are told in one line, as the server does.
    lines: [{ kind: 'turn', seat, turn: view.turn }, rolled, ...took.slice(-1).map((last) => ({ ...last, amount: taken }))],
  }
}

class Telling {
  private readonly events: Fact[]
  private readonly whole: DiceView
  private view: DiceView
  private scene: Scene | null = null
  private made: Beat[] = []

  constructor(tail: Tail, arrival: Arrival, private readonly viewer: number | null) {
    this.events = arrival.moment.events as Fact[]
    this.whole = arrival.moment.view as DiceView
    this.view = tail.view as DiceView
  }

  beats(): Beat[] {
    let upto = 0
    while (upto < this.events.length) {
      const group = this.group(upto)
      upto += group.length
      for (const each of group) this.view = follow(this.view, each, this.whole)
      this.show(group[0]!, group, upto)
    }
    if (this.made.length === 0) this.add([], [], 0)
    this.leave()
    this.made.at(-1)!.view = this.whole
    return this.made
  }

  private group(from: number): Fact[] {
    const first = this.events[from]!
    let to = from + 1
    for (; to < this.events.length; to++) {
      const next = this.events[to]!
      if (next.kind !== first.kind || next.why !== first.why || next.cause !== first.cause) break
      if (first.kind !== 'arrows-returned' && !(ADDED.has(first.kind) && next.seat === first.seat)) break
    }
    return this.events.slice(from, to)
  }

  private add(events: Fact[], phases: Phase[], upto: number, changes = 0): void {
    const first = events[0]
    this.made.push({
      events, phases, changes, upto,
      view: this.view,
      scene: this.scene,
      leaves: false,
      line: first ? { ...events.at(-1)!, ...(ADDED.has(first.kind) ? { amount: events.length } : {}) } : null,
      stops: phases.length > 0,
    })
  }

  private show(event: Fact, group: Fact[], upto: number): void {
    if (SILENT.has(event.kind)) return this.add(group, [], upto)
    if (this.scene && event.kind !== 'lost' && event.kind !== 'arrows-returned' && event.kind !== 'eliminated') this.leave()
    switch (event.kind) {
      case 'dealt':
        return this.add(group, [DEAL], upto)
      case 'rolled': {
        this.add(group, [ROLL, LAND], upto)
        // What they show is told when they lie.
        this.made.at(-1)!.tells = 1
        // The first roll of one's own turn is one's own to make.
        if (event.seat === this.viewer && event.roll === 1) this.made.at(-1)!.gate = 'roll'
        return
      }
      case 'arrow':
        return this.add(group, [{ ...ARROW, ms: ARROW.ms + NEXT_ARROW * (group.length - 1) }], upto)
      case 'attack':
      case 'gatling':
      case 'exploded':
        this.storm(event)
        return this.add(group, [LIGHT, READ], upto)
      case 'lost':
        return this.lose(event, group, upto)
      case 'aimed':
      case 'challenged':
        return this.add(group, [READ], upto)
      case 'eliminated':
        if (this.scene) this.verdict(event.seat, 'out', 0)
        return this.add(group, [DEATH], upto)
      case 'won':
        return this.add(group, [LAST], upto)
    }
    this.add(group, [QUICK], upto)
  }

  private storm(event: Of<'attack' | 'gatling' | 'exploded'>): void {
    const cause = STORMS[event.kind]!
    const arrows = new Map((event.kind === 'attack' ? event.arrows : []) as [number, number][])
    const living = this.view.players.filter((player) => !isOut(player)).map((player) => player.seat)
    const at = living.indexOf(event.seat)
    const from = cause === 'gatling' ? [...living.slice(at + 1), ...living.slice(0, at)] : [...living.slice(at), ...living.slice(0, at)]
    const targets = cause === 'dynamite' ? [event.seat] : from
    this.scene = {
      id: ++made, actor: event.seat, cause, as: cause, targets, many: cause !== 'dynamite', felt: cause === 'indians', answers: [], flip: null, stamp: null, asked: null,
      tiles: targets.map((seat) => ({
        seat, by: '', points: 0,
        verdict: cause === 'indians' && !arrows.get(seat) ? 'safe' : '',
        ...(cause === 'indians' ? { arrows: arrows.get(seat) ?? 0 } : {}),
      })),
    }
  }

  private lose(event: Of<'lost'>, group: Fact[], upto: number): void {
    if (this.scene?.as === event.cause) {
      this.verdict(event.seat, 'hit', group.length)
      return this.add(group, [TILE], upto)
    }
    this.leave()
    this.add(group, [HIT, QUICK], upto)
  }

  private verdict(seat: number, verdict: Verdict, points: number): void {
    const scene = this.scene!
    this.scene = {
      ...scene,
      tiles: scene.tiles.map((tile) => (tile.seat === seat ? { ...tile, verdict, points: points || tile.points } : tile)),
    }
  }

  private leave(): void {
    const last = this.made.at(-1)
    const scene = this.scene
    this.scene = null
    if (!scene || !last || last.scene?.id !== scene.id) return
    const tiles = scene.tiles.map((tile) => (tile.verdict ? tile : { ...tile, verdict: 'safe' as const }))
    last.scene = { ...scene, tiles }
    last.phases = [...last.phases, HOLD, AWAY]
    last.leaves = true
  }
}
