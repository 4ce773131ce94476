import { isGroup } from './icons.ts'
import { kindOf } from './view.ts'

/** Of which group a face is: a card names its kind first, every other piece its group. */
export function groupOf(face: string): string {
  const first = kindOf(face)
  return first !== 'card' && isGroup(first) ? first : 'card'
}
