// The Great Train Robbery on the felt: the row of stations with the train under it, at the foot of the stage.
// Railcars in front of players are cards in play, and lie there like any other.
import type { BoxClient } from '../index.ts'
import { LOCOMOTIVES, RAILCARS, STATIONS } from './icons.ts'

const greatTrainRobbery: BoxClient = {
  on: (view) => (view.stations ?? []).length > 0,
  groups: { railcar: RAILCARS, station: STATIONS, locomotive: LOCOMOTIVES },
  line: () => import('./Train.svelte'),
  faces: (view) => view.train ?? [],
}

export default greatTrainRobbery
