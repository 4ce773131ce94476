/** What went wrong, in the player's words. */
import { Refused } from './api.ts'
import { has, t } from './i18n.svelte.ts'

export function explain(problem: unknown): string {
  if (!(problem instanceof Refused)) return t('ui-error-unknown', { detail: String(problem) })
  if (problem.rule && has(`bang-why-${problem.rule}`)) return t(`bang-why-${problem.rule}`)
  const id = `ui-error-${problem.code}`
  const detail = problem.message
  return has(id) ? t(id, { detail }) : t('ui-error-unknown', { detail: detail || problem.code })
}
