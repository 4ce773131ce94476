import type { Box } from '../index.ts'

const armedAndDangerous: Box = { on: (view) => view.loads !== undefined, felt: () => import('./felt.ts') }

export default armedAndDangerous
