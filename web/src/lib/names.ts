/** Names of things that have a text, with a readable stand-in for those that have none yet. */
import { has, t } from './i18n.svelte.ts'

/** `high-noon` as one may show it. */
function readable(id: string): string {
  const words = id.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function named(message: string, id: string): string {
  return has(message) ? t(message) : readable(id)
}

/** A longer text, or nothing. */
export function told(message: string): string {
  return has(message) ? t(message) : ''
}
