// How large something is, told whenever that changes. Svelte's own way asks at once when it comes, which
// lays out the whole page in the midst of its changes; an observer is told when that has been done anyway.
import type { Attachment } from 'svelte/attachments'

export interface Size {
  width: number
  height: number
}

/** Where what lies on the stage asks how large that is. */
export const CENTRE = Symbol('centre')

export const sized =
  (told: (width: number, height: number) => void): Attachment<HTMLElement> =>
  (element) => {
    const observer = new ResizeObserver(([entry]) => {
      const { inlineSize, blockSize } = entry!.borderBoxSize[0]!
      told(Math.round(inlineSize), Math.round(blockSize))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }
