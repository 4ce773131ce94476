// What moves BANG!'s table: the light on it, and what there is to say something about.
import { bystanders, felled, hurt, over, type Cue, type GameLife, type Mood } from '../../table/life/life.ts'
import { hushedOn } from './boxes/index.ts'
import type { BangEvent } from './facts.ts'
import { has } from './tags.ts'
import { kindOf, type BangView, type PlayerView } from './view.ts'

const isIn = (player: PlayerView | undefined): boolean => player?.status === 'in'

function mood(view: BangView, viewer: number | null): Mood | null {
  if (view.result) return null
  return fuse(view, viewer) ?? twoLeft(view) ?? eventCard(view)
}

/** Whoever plays minds what lies here or comes next; whoever looks on minds it wherever it lies. */
function fuse(view: BangView, viewer: number | null): Mood | null {
  const lying = view.players.flatMap(({ seat, in_play }) => in_play.map(kindOf).filter((kind) => has(kind, 'fuse')).map((kind) => ({ kind, at: { seat, pieces: [`bang-card-${kind}`] } })))
  const plays = viewer !== null && isIn(view.players[viewer])
  const mine = lying.find(({ at }) => at.seat === viewer)
  if (plays && mine) return { light: 'fuse', words: 'ui-mood-fuse-mine', ...mine.at }
  const near = lying.find(({ kind, at }) => !plays || (has(kind, 'comes-round') && nextTo(view, at.seat) === viewer))
  return near ? { light: 'fuse', words: plays ? 'ui-mood-fuse-next' : 'ui-mood-fuse', ...near.at } : null
}

function nextTo({ places, players }: BangView, seat: number): number | undefined {
  const at = places.indexOf(seat)
  return [...places.slice(at + 1), ...places.slice(0, at)].find((each) => isIn(players[each]))
}

function twoLeft({ players }: BangView): Mood | null {
  return players.length > 2 && players.filter(isIn).length === 2 ? { light: 'face-off', words: 'ui-mood-two' } : null
}

function eventCard(view: BangView): Mood | null {
  const now = Object.values(view.events ?? {}).flatMap((deck) => deck.now ?? [])
  return now.length ? { light: 'noon', words: 'ui-mood-event', pieces: now.map((id) => `bang-event-${id}`) } : null
}

function cues(event: BangEvent, view: BangView): Cue[] {
  switch (event.kind) {
    case 'wounded':
      return hurt(event)
    case 'checked':
      if (!event.good) return []
      return [{ topic: 'luck', seat: event.seat }, ...(event.seat === view.active ? [] : [{ topic: 'spoiled' as const, seat: view.active, about: event.seat }])]
    case 'skipped':
      return [{ topic: 'locked-up', seat: event.seat }]
    case 'passed':
      return [{ topic: 'fuse', seat: event.seat, about: event.to }, { topic: 'fuse-next', seat: event.to, about: event.seat }]
    case 'exploded':
      return bystanders(view, event.seat).map((each) => ({ topic: 'boom', seat: each, about: event.seat }))
    case 'healed':
      return [{ topic: 'healed', seat: event.seat }]
    case 'took':
      return event.from !== undefined && event.from !== event.seat ? [{ topic: 'robbed', seat: event.from, about: event.seat }] : []
    case 'eliminated':
      return felled(event, view)
    case 'ended':
      return over(event, view)
  }
  return []
}

const life: GameLife = { mood, cues, hushed: hushedOn }

export default life
