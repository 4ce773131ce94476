// Where things lie on the board now: what has a place says so with `data-at`.

import { boxOf, sameBox, type Box } from './geometry.ts'

export class Places {
  /** One unit in pixels. */
  u = $state(1)
  /** How wide the board is. */
  width = $state(9999)
  middle = $state.raw<Box>({ x: 0, y: 0, w: 504, h: 400 })
  boxes = $state.raw(new Map<string, Box>())
  /** Whether it has been looked. */
  known = $state(false)
  private root: HTMLElement | undefined
  private observer: ResizeObserver | undefined

  follow(root: HTMLElement): () => void {
    this.root = root
    const observer = (this.observer = new ResizeObserver(() => this.look()))
    observer.observe(root)
    const middle = root.querySelector('.middle')
    if (middle) observer.observe(middle)
    return () => observer.disconnect()
  }

  /**
   * Not at once: to ask where things lie would lay out the page in the midst of its changes. Who observes
   * anew is called when the page has been laid out anyway, and before it is painted.
   */
  lookSoon(): void {
    if (!this.root) return
    this.observer?.unobserve(this.root)
    this.observer?.observe(this.root)
  }

  private look(): void {
    const root = this.root!
    const frame = root.getBoundingClientRect()
    this.u = parseFloat(getComputedStyle(root).getPropertyValue('--u')) || Math.min(frame.width / 1144, frame.height / 794, 1.6)
    this.width = frame.width
    this.known = frame.width > 0
    const place = root.querySelector('.middle')
    const middle = place ? boxOf(frame, place) : { x: frame.width * 0.25, y: frame.height * 0.24, w: frame.width * 0.5, h: frame.height * 0.44 }
    const boxes = new Map<string, Box>()
    for (const each of root.querySelectorAll<HTMLElement>('[data-at]')) {
      const box = boxOf(frame, each)
      if (box.w) boxes.set(each.dataset.at!, box)
    }
    // On a phone only its line lies there, the buttons are elsewhere.
    for (const each of root.querySelectorAll('.ask .prompt, .ask .prompt .line')) {
      const box = boxOf(frame, each)
      if (box.w && !boxes.has('question')) boxes.set('question', box)
    }
    const words = root.querySelector('.caption .line')
    if (words) boxes.set('words', boxOf(frame, words))
    // What lies where it lay is not drawn anew.
    if (!sameBox(middle, this.middle)) this.middle = middle
    if (boxes.size !== this.boxes.size || [...boxes].some(([name, box]) => !sameBox(box, this.boxes.get(name)))) this.boxes = boxes
  }
}
