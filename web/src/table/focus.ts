// Who plays by keys is led from one thing to the next; who points is left alone.

import { tick } from 'svelte'
import { afterwards } from '../lib/turns.ts'

let keys = false

/** Know by which means the page was last used. Returns how to stop. */
export function followInput(): () => void {
  const typed = () => (keys = true)
  const pointed = () => (keys = false)
  addEventListener('keydown', typed, true)
  addEventListener('pointerdown', pointed, true)
  return () => {
    removeEventListener('keydown', typed, true)
    removeEventListener('pointerdown', pointed, true)
  }
}

/** Whether the focus is nowhere: what had it is gone, or the page has just come up. */
export function isLost(at: Element | null = document.activeElement): boolean {
  return at === null || at === document.body || at.id === 'main'
}

/**
 * Put the focus on the first of these, unless it is on one of them already, or somewhere else on the
 * page on purpose: in the chat, in a menu.
 */
export function lead(within: Element | undefined, find: () => HTMLElement[]): void {
  // To look for them goes through the whole table: not for nothing.
  if (!keys) return
  const at = document.activeElement
  const wanted = find()
  if (wanted.includes(at as HTMLElement)) return
  if (isLost(at) || within?.contains(at)) wanted[0]?.focus()
}

/** `lead` after every change, on behalf of one board; after another question when what answers it has lit up. */
export function leading(): (question: number, within: Element | undefined, find: () => HTMLElement[]) => (() => void) | undefined {
  let last = -1
  return (question, within, find) => {
    const anew = question !== last
    last = question
    if (anew) return afterwards(() => lead(within, find), 'motion', true)
    void tick().then(() => lead(within, find))
    return undefined
  }
}
