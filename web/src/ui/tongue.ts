// Another language, chosen by somebody who is told if its words cannot be fetched.
import { speak, t } from '../lib/i18n.svelte.ts'
import type { Language } from '../lib/settings.svelte.ts'
import { toast } from './toasts.svelte.ts'

export function choose(language: Language): void {
  speak(language).catch(() => toast(t('ui-broken-text'), 'bad'))
}
