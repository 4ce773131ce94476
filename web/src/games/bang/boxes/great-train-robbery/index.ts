import type { Box } from '../index.ts'

const greatTrainRobbery: Box = { on: (view) => view.stations !== undefined, felt: () => import('./felt.ts') }

export default greatTrainRobbery
