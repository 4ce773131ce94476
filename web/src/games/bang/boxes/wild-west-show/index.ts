import type { Box } from '../index.ts'

const wildWestShow: Box = { on: (view) => view.passed_over !== undefined, felt: () => import('./felt.ts') }

export default wildWestShow
