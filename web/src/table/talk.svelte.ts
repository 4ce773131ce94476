/** What was just said stands beside who said it, for a while; whom one has muted says nothing. */
import { SvelteSet } from 'svelte/reactivity'
import { t } from '../lib/i18n.svelte.ts'
import type { Said } from '../lib/protocol.ts'

/**
 * What was said by somebody, or by a bot: that is made here, of a text and whom it is about. What was
 * said before one came is only found in the talk.
 */
export type Heard = Said & { remark?: { words: string; name: string }; before?: boolean }

/** So much of the talk is kept. */
const KEPT = 300

/** Of one step bots speak first: they need no time to write. */
const sooner = (one: Heard, other: Heard): boolean =>
  one.game < other.game || (one.game === other.game && (one.step < other.step || (one.step === other.step && !!one.remark && !other.remark)))

/** What bots have said, between what people have said, where each of it belongs. */
export function woven(chat: Heard[], remarks: Heard[]): Heard[] {
  const all = [...chat]
  for (const remark of remarks) {
    const at = all.findIndex((one) => sooner(remark, one))
    all.splice(at < 0 ? all.length : at, 0, remark)
  }
  return all.slice(-KEPT)
}

export const wordsOf = ({ remark, phrase, text }: Heard): string => (remark ? t(remark.words, { name: remark.name }) : phrase ? t(`ui-phrase-${phrase}`) : text)

export interface Bubble {
  seat: number
  text: string
}

/** People one does not want to read, for this visit. */
export const muted = new SvelteSet<string>()

/** Milliseconds a bubble stands: the longer the text, the longer. */
export const standing = (text: string): number => 3500 + 45 * text.length

/** One bubble for each who talks. */
export class Talk {
  bubbles = $state.raw<Bubble[]>([])
  #read = 0

  constructor(already: number) {
    this.#read = already
  }

  /** What came since the last time. */
  hear(chat: Heard[], heard: (one: Heard) => boolean, words: (one: Heard) => string = wordsOf): void {
    const news = chat.filter((one) => !one.before)
    for (const one of news.slice(this.#read)) {
      if (one.seat === null || !heard(one)) continue
      const bubble = { seat: one.seat, text: words(one) }
      this.bubbles = [...this.bubbles.filter((each) => each.seat !== one.seat), bubble]
      setTimeout(() => (this.bubbles = this.bubbles.filter((each) => each !== bubble)), standing(bubble.text))
    }
    this.#read = news.length
  }
}
