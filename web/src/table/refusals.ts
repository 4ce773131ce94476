/** Why the table did not do something, in words; the rules' own reasons are the speaker's. */
import { has, t } from '../lib/i18n.svelte.ts'

export function refusalText(code: string): string {
  const id = `ui-refused-${code}`
  return has(id) ? t(id) : t('ui-refused-other', { code })
}
