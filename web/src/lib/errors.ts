/** What went wrong, in the player's words. */
import { Refused } from './api.ts'
import { has, t } from './i18n.svelte.ts'
import { VOCABULARIES } from './vocabulary.ts'

export function explain(problem: unknown): string {
  if (!(problem instanceof Refused)) return t('ui-error-unknown', { detail: String(problem) })
  for (const game of Object.keys(VOCABULARIES)) {
    const why = `${game}-why-${problem.rule}`
    if (problem.rule && has(why)) return t(why)
  }
  const id = `ui-error-${problem.code}`
  const detail = problem.message
  return has(id) ? t(id, { detail }) : t('ui-error-unknown', { detail: detail || problem.code })
}
