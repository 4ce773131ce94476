/** Time that stands still unless a test moves it. */
export class Clock {
  at = 0
  private timers: { at: number; run: () => void }[] = []
  now = () => this.at
  later = (run: () => void, ms: number) => {
    const timer = { at: this.at + ms, run }
    this.timers.push(timer)
    return timer
  }
  cancel = (timer: unknown) => this.drop(timer)
  drop(timer: unknown): void {
    this.timers = this.timers.filter((each) => each !== timer)
  }
  get pending(): number {
    return this.timers.length
  }
  /** Let time pass, in order. */
  pass(ms: number): void {
    const until = this.at + ms
    for (;;) {
      const next = this.timers.filter((each) => each.at <= until).sort((one, other) => one.at - other.at)[0]
      if (!next) break
      this.cancel(next)
      this.at = Math.max(this.at, next.at)
      next.run()
    }
    this.at = until
  }
}

/** Time in which a task can be put off. */
export class Tasks extends Clock {
  next: (() => void)[] = []
  soon = (run: () => void) => {
    this.next.push(run)
    return run
  }
  override cancel = (timer: unknown) => {
    this.next = this.next.filter((each) => each !== timer)
    this.drop(timer)
  }
  run(): void {
    for (const each of this.next.splice(0)) each()
  }
}

/** Time in which a screen takes a while to paint. */
export class Screen extends Clock {
  painted = (run: () => void) => this.later(run, 20)
}
