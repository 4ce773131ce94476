import type { Box } from '../index.ts'

const eldorado: Box = { on: (view) => view.clock !== undefined, felt: () => import('./felt.ts') }

export default eldorado
