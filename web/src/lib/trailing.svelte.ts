// What is said and counted beside the table follows it in frames of its own.
import { untrack } from 'svelte'
import { afterwards, type Rank } from './turns.ts'

/** The same, as soon as it is its turn; at once where it is about the same thing as before. */
export function trailing<T>(read: () => T, rank: Rank = 'words', same: (before: T, now: T) => boolean = () => false): () => T {
  let shown = $state.raw(untrack(read))
  $effect(() => {
    const [before, now] = [untrack(() => shown), read()]
    if (now === before) return
    if (!same(before, now)) return afterwards(() => (shown = now), rank)
    shown = now
    return undefined
  })
  return () => shown
}

/** What lights up for a question in one place of the table. */
interface Lights {
  question: number
  /** Nothing of this lights up, and what is asked may lie over it: what lit up before goes out with that. */
  dark: boolean
}

/** The same but for what the question is called: one of others after one of others. */
const alike = (before: object, now: object): boolean =>
  Object.entries(now).every(([name, value]) => name === 'question' || value === before[name as keyof typeof before])

/** For what lights up for a question: not with it, but at once with whatever one does to answer it. */
export const sameQuestion = (before: Lights, now: Lights): boolean => before.question === now.question || now.dark || alike(before, now)
