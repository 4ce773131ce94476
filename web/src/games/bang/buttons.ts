// How the answers read that are buttons, and what is said beside the question.

import { t } from '../../lib/i18n.svelte.ts'
import type { Ask, OptionInfo } from '../../lib/protocol.ts'
import type { Act } from '../../table/kit/Acts.svelte'
import type { PromptButton } from '../../table/Prompt.svelte'
import { costOf, helpless, scattered, type Lit } from './selection.ts'
import type { BangView, PlayerView } from './view.ts'

type Label = (option: OptionInfo) => string

const KEYS: Record<string, string> = { pass: 'P', end: 'E' }
const QUIET = new Set(['pass', 'deck'])

/** No answer of the rules: what was chosen to be discarded goes. */
export const DISCARDS: OptionInfo = { text: 'discards', verb: 'discards', card: null, seat: null, detail: '' }

/** Nor this: on a phone the cards before the others are laid out to be chosen from. */
export const OTHERS: OptionInfo = { text: 'others', verb: 'others', card: null, seat: null, detail: '' }

export const othersButton = (count: number): PromptButton => ({
  option: OTHERS, label: t('ui-table-choose-theirs', { count }), key: '', look: 'gold',
})

/** The end of the turn stands beside the hand and says what will follow. */
export function actsOf(ends: OptionInfo[], me: PlayerView, label: Label): Act[] {
  const over = me.cards - me.hand_limit
  return ends.map((option) => ({ option, label: label(option), key: KEYS.end!, then: over > 0 ? t('ui-table-then-discard', { count: over }) : '' }))
}

export function buttonsOf(options: OptionInfo[], ask: Ask | null, view: BangView, label: Label): PromptButton[] {
  return options.map((option) => {
    const points = ask ? costOf(option, ask, view) : 0
    return {
      option,
      label: points ? t('ui-table-at-cost', { what: label(option), points }) : label(option),
      key: KEYS[option.verb] ?? '',
      look: QUIET.has(option.verb) ? 'quiet' : 'gold',
    }
  })
}

/** For several cards that go together: one button, once all are chosen. */
export const discardButton = (count: number, full: boolean): PromptButton => ({
  option: DISCARDS, label: t('ui-table-discard-chosen', { count }), key: 'Enter', look: 'gold', disabled: !full,
})

/** A quiet word beside the question. */
export function remarkOf(ask: Ask, lit: Lit): string {
  if (helpless(ask)) return t('ui-table-helpless')
  return scattered(ask, lit) ? t('ui-table-choose-lit') : ''
}
