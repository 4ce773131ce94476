// Taking something with the pointer and pulling it away.

export class Pull<Thing> {
  /** What is held; nothing, if nothing is. */
  thing = $state.raw<Thing | null>(null)
  /** Where the pointer is, and how far that is from where the thing was taken. */
  at = $state.raw({ x: 0, y: 0, dx: 0, dy: 0 })
  /** Whether it was pulled far enough to be meant; it stays so wherever it is let go. */
  meant = $state(false)
  #from = { x: 0, y: 0 }

  constructor(private readonly enough: number) {}

  take(event: PointerEvent, thing: Thing): void {
    // A menu that comes up keeps the end of it to itself.
    if (event.button > 0) return
    this.thing = thing
    this.#from = { x: event.clientX, y: event.clientY }
  }

  /** Whether it has just gone far enough. */
  move(event: PointerEvent): boolean {
    if (this.thing === null) return false
    const [x, y] = [event.clientX, event.clientY]
    const [dx, dy] = [x - this.#from.x, y - this.#from.y]
    this.at = { x, y, dx, dy }
    if (this.meant || Math.hypot(dx, dy) < this.enough) return false
    this.meant = true
    return true
  }

  /** Let go; what was pulled away, if it was meant. */
  end(): Thing | null {
    const thing = this.meant ? this.thing : null
    this.thing = null
    this.at = { x: 0, y: 0, dx: 0, dy: 0 }
    this.meant = false
    return thing
  }
}
