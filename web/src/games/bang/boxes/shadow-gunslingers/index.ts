import type { Box } from '../index.ts'

const shadowGunslingers: Box = { on: (view) => view.sides !== undefined, felt: () => import('./felt.ts') }

export default shadowGunslingers
