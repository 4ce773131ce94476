import type { Box } from '../index.ts'

const goldRush: Box = { on: (view) => view.shop !== undefined, felt: () => import('./felt.ts') }

export default goldRush
