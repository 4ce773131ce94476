// The Great Train Robbery on the felt: the row of stations with the train under it, at the foot of the stage.
// Railcars in front of players are cards in play, and lie there like any other.
import type { BangEvent, BangView } from '../../view.ts'
import type { Felt } from '../index.ts'
import { LOCOMOTIVES, RAILCARS, STATIONS } from './icons.ts'
import Train from './Train.svelte'

const LINE = 'line'
const without = (list: string[], face: string): string[] => list.filter((each) => each !== face)

/** In front of whom cards lie, after some have gone from one to the other. */
const laying = (view: BangView, moves: [face: string, to: number | null][]): BangView['players'] =>
  view.players.map((player) => {
    const left = moves.reduce((cards, [face]) => without(cards, face), player.in_play)
    return { ...player, in_play: [...left, ...moves.filter(([, to]) => to === player.seat).map(([face]) => face)] }
  })

const greatTrainRobbery: Felt = {
  groups: { railcar: RAILCARS, station: STATIONS, locomotive: LOCOMOTIVES },
  line: (view) => (view.stations?.length ? Train : null),
  faces: (view) => view.train ?? [],

  follow: (view: BangView, event: BangEvent, whole: BangView): BangView => {
    const { engine = whole.engine!, stations = [], train = [] } = view
    switch (event.kind) {
      case 'dealt':
        return { ...view, stations: whole.stations ?? [], train: whole.train ?? [], engine: { ...engine, at: 0 }, railcars_left: whole.railcars_left ?? 0 }
      case 'discarded':
        // It goes under the others.
        return event.card.startsWith('railcar:') ? { ...view, railcars_left: (view.railcars_left ?? 0) + 1 } : view
      case 'locomotive':
        return { ...view, engine: { ...engine, side: event.side } }
      case 'train-moved':
        return { ...view, engine: { ...engine, at: event.station ? stations.indexOf(event.station) : stations.length } }
      case 'new-line':
        return { ...view, engine: { side: event.side, at: 0 }, stations: event.row, train: event.railcars }
      case 'attached':
        return { ...view, train: [...train, event.card], railcars_left: Math.max(0, (view.railcars_left ?? 0) - 1) }
      case 'boarded':
        return { ...view, train: without(train, event.card) }
      case 'uncoupled':
        return { ...view, players: laying(view, [[event.card, null]]) }
      case 'parked':
        return { ...view, players: laying(view, [[event.card, event.target]]) }
      case 'swapped':
        return { ...view, players: laying(view, [[event.card, event.target], [event.got, event.seat]]) }
    }
    return view
  },

  stage: (event) => (event.kind === 'boarded' ? { cause: event.card, from: event.card, home: `seat-${event.seat}`, goes: true } : null),

  show: (event, show, staged) => {
    const seat = `seat-${event.seat}`
    if (event.kind === 'boarded' && !staged) show.add('travel', { from: event.card, to: seat, face: event.card })
    if (event.kind === 'parked' && event.target !== event.seat) show.add('travel', { from: seat, to: `seat-${event.target}`, face: event.card })
    if (event.kind === 'uncoupled') show.add('travel', { from: seat, to: LINE, face: event.card })
    if (event.kind === 'swapped') {
      show.add('travel', { from: seat, to: `seat-${event.target}`, face: event.card })
      show.add('travel', { from: `seat-${event.target}`, to: seat, face: event.got })
    }
  },
}

export default greatTrainRobbery
