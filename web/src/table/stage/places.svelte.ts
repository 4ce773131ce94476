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
  /** What is next to be looked at: everything, or what is said and asked. */
  private all = true
  /** What was found last: to look through the whole table each time takes longer than to measure it. */
  private found: Record<string, Element | null> = {}

  follow(root: HTMLElement): () => void {
    this.root = root
    const observer = (this.observer = new ResizeObserver((seen) => this.look(seen)))
    observer.observe(root)
    const middle = this.find('.middle')
    if (middle) observer.observe(middle)
    return () => observer.disconnect()
  }

  /**
   * Not at once: to ask where things lie would lay out the page in the midst of its changes. Who observes
   * anew is called when the page has been laid out anyway, and before it is painted.
   */
  lookSoon(all = false): void {
    if (!this.root) return
    this.all ||= all
    this.observer?.unobserve(this.root)
    this.observer?.observe(this.root)
  }

  private find(selector: string): Element | null {
    const last = this.found[selector]
    return last?.isConnected ? last : (this.found[selector] = this.root!.querySelector(selector))
  }

  /** One that comes and goes: only where it would be, not in the whole table. */
  private findIn(around: string, name: string): Element | null {
    const children = this.find(around)?.children ?? []
    for (const each of children) if (each.classList.contains(name)) return each
    return null
  }

  private look(seen: ResizeObserverEntry[]): void {
    const root = this.root!
    const frame = root.getBoundingClientRect()
    const place = this.find('.middle')
    const middle = place ? boxOf(frame, place) : { x: frame.width * 0.25, y: frame.height * 0.24, w: frame.width * 0.5, h: frame.height * 0.44 }
    const question = questionIn(this.findIn('.inner', 'ask'), frame)
    // Nothing else moves unless one of these does.
    const before = this.boxes.get('question')
    const moved = frame.width !== this.width || !sameBox(middle, this.middle) || (question ? !sameBox(question, before) : before !== undefined)
    const all = this.all || moved || seen.some((entry) => entry.target !== root)
    this.all = false
    this.u = parseFloat(root.style.getPropertyValue('--u')) || Math.min(frame.width / 1144, frame.height / 794, 1.6)
    this.width = frame.width
    this.known = frame.width > 0
    const boxes = all ? boxesIn(root, frame) : new Map(this.boxes)
    put(boxes, 'question', question)
    const words = this.findIn('.stage', 'caption')?.querySelector('.line')
    put(boxes, 'words', words ? boxOf(frame, words) : undefined)
    // What lies where it lay is not drawn anew.
    if (!sameBox(middle, this.middle)) this.middle = middle
    if (boxes.size !== this.boxes.size || [...boxes].some(([name, box]) => !sameBox(box, this.boxes.get(name)))) this.boxes = boxes
  }
}

const put = (boxes: Map<string, Box>, name: string, box: Box | undefined) => (box ? boxes.set(name, box) : boxes.delete(name))

/** What has a place, but for the hands at the seats: nothing comes to the stage from there. */
function boxesIn(root: HTMLElement, frame: DOMRect): Map<string, Box> {
  const boxes = new Map<string, Box>()
  for (const each of root.querySelectorAll<HTMLElement>('[data-at]:not([data-at^="hand-"])')) {
    const box = boxOf(frame, each)
    if (box.w) boxes.set(each.dataset.at!, box)
  }
  return boxes
}

/** On a phone only its line lies there, the buttons are elsewhere. */
function questionIn(asked: Element | null, frame: DOMRect): Box | undefined {
  for (const each of asked?.querySelectorAll('.prompt, .prompt .line') ?? []) {
    const box = boxOf(frame, each)
    if (box.w) return box
  }
  return undefined
}
