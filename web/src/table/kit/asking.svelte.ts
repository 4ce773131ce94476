// What a board asks the table, and what it says of the question; the same in every game.
import { has, t } from '../../lib/i18n.svelte.ts'
import type { Answer } from '../../lib/protocol.ts'
import type { Speaker } from '../../lib/speak.ts'
import type { Order } from '../socket.ts'

type Asking = (order: Order) => Promise<Answer>

/** A remark beside the question: why something cannot be done. */
export interface Note {
  text: string
  rule: string
}

export const SILENCE: Note = { text: '', rule: '' }

export const sentenceCase = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Why something cannot be done; the rules answer. Nothing if it can. */
export async function whyNot(
  ask: Asking | undefined,
  speaker: Speaker,
  what: { verb: string; seat: number | null; card?: string; detail?: string },
): Promise<Note | null> {
  const answer = await ask?.({ do: 'why', ...what })
  if (!answer?.refused) return null
  // What the sentence is about is known here and need not be sent.
  const about = { ...(what.card === undefined ? {} : { card: what.card }), ...(what.seat === null ? {} : { target: what.seat }) }
  return answer.rule
    ? { text: speaker.refusal(answer.rule, { ...about, ...answer.facts }), rule: answer.rule }
    : { text: t('ui-table-not-now'), rule: '' }
}

/** Why the numbers at a seat are what they are, each in a sentence. */
export async function reasonsAt(ask: Asking, speaker: Speaker, seat: number): Promise<[name: string, told: string][]> {
  const { reasons } = await ask({ do: 'reasons', seat })
  return Object.entries(reasons)
    .flatMap(([name, facts]) => (Array.isArray(facts) ? facts : [facts]).map((each) => [name, each] as const))
    .filter(([, facts]) => facts)
    .map(([name, facts]) => [name, sentenceCase(speaker.reason(name, facts))])
}

/** The piece a question is about, sought in these groups of pieces. */
export function sourceOf(game: string, groups: string[], id: string, iconOf: (group: string, id: string) => string) {
  const group = groups.find((each) => id && has(`${game}-${each}-${id}`))
  return group ? { group, id, name: t(`${game}-${group}-${id}`), icon: iconOf(group, id) } : null
}

/**
 * Whether an answer is on its way for so long that it shows: reactions are held back so that all take
 * equally long, and who has answered must see that they have.
 */
export class Sent {
  now = $state(false)

  constructor(busy: () => boolean) {
    $effect(() => {
      if (!busy()) return
      const timer = setTimeout(() => (this.now = true), 200)
      return () => {
        clearTimeout(timer)
        this.now = false
      }
    })
  }
}
