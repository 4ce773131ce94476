import type { Verdict } from './script.ts'

/** How a verdict looks. */
export function lookOf(verdict: Verdict): 'good' | 'hot' | 'dull' | 'out' {
  switch (verdict) {
    case 'hit':
    case 'boom':
    case 'lost':
      return 'hot'
    case 'out':
      return 'out'
    case 'no-help':
    case 'bad-luck':
      return 'dull'
  }
  return 'good'
}
