// One line to one table: commands go out and are answered, news comes in, numbered.
//
// The line may break at any time. Then it is opened again, naming the last news seen; what has not
// been answered is sent again under the same id, which the server answers without doing it twice.
// A number that is missing makes us ask for everything anew.

import type { Answer, AnyCommand, AnyNews } from '../lib/protocol'

export type Link = 'connecting' | 'connected' | 'reconnecting' | 'refused' | 'closed'

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
/** A command as a caller gives it: the id is ours to make. */
export type Order = Without<AnyCommand, 'id'>

/** The part of a WebSocket that is used here. */
export interface Wire {
  send(text: string): void
  close(code?: number): void
  onopen: ((event: any) => void) | null
  onmessage: ((event: any) => void) | null
  onclose: ((event: any) => void) | null
}

export interface Surroundings {
  open(url: string): Wire
  now(): number
  later(run: () => void, ms: number): unknown
  cancel(timer: unknown): void
  random(): number
}

export interface Listener {
  news(news: AnyNews): void
  link(link: Link, code?: number): void
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 8_000
const FULL_WAIT = 2_000
const LATER = 1013 // too many wait to be let in
const QUIET = 5_000 // after so much silence we ask whether somebody is there
const PATIENCE = 7_000 // and so long we wait for any sign of life
// Codes by which the server says that trying again is pointless.
const FINAL = new Set([1008, 4401, 4403, 4404])

interface Pending {
  command: AnyCommand
  answered: (answer: Answer) => void
}

export const browser: Surroundings = {
  open: (url) => new WebSocket(url),
  now: () => performance.now(),
  later: (run, ms) => setTimeout(run, ms),
  cancel: (timer) => clearTimeout(timer as number),
  random: Math.random,
}

export class TableSocket {
  private wire: Wire | null = null
  private since: { epoch: string; n: number } | null = null
  private pending = new Map<string, Pending>()
  private made = 0
  private readonly mark: string
  private failures = 0
  private resyncing = false
  private heard = 0
  private asked = 0
  private retry: unknown = null
  private watch: unknown = null
  private stopped = true

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly world: Surroundings = browser,
  ) {
    this.mark = Math.floor(world.random() * 36 ** 8).toString(36)
  }

  start(): void {
    if (!this.stopped) return
    this.stopped = false
    this.listener.link('connecting')
    this.connect()
  }

  stop(): void {
    this.stopped = true
    this.drop()
    this.world.cancel(this.retry)
    this.listener.link('closed')
  }

  /** Do something at the table. The promise is kept even across broken lines. */
  send(order: Order): Promise<Answer> {
    const id = `${this.mark}-${++this.made}`
    const command = { ...order, id } as AnyCommand
    return new Promise((answered) => {
      this.pending.set(id, { command, answered })
      this.put(command)
    })
  }

  /** The page is looked at again: do not wait for a timer. */
  nudge(): void {
    if (this.stopped) return
    if (this.wire === null) {
      this.world.cancel(this.retry)
      this.connect()
    } else {
      this.lookAfter()
    }
  }

  /**
   * Start over at once: the network has changed, or somebody does not want to wait. An open line is
   * not trusted either: one that has died with the old network says so only much later.
   */
  renew(): void {
    if (this.stopped) return
    this.drop()
    this.world.cancel(this.retry)
    this.failures = 0
    this.listener.link('reconnecting')
    this.connect()
  }

  private connect(): void {
    const since = this.since === null ? '' : `${this.since.epoch}:${this.since.n}`
    const wire = this.world.open(since ? `${this.address}?since=${encodeURIComponent(since)}` : this.address)
    this.wire = wire
    wire.onopen = () => {
      if (wire !== this.wire) return
      this.heard = this.world.now()
      this.asked = 0
      this.resyncing = false
      this.listener.link('connected')
      for (const [id, { command }] of [...this.pending]) {
        if (command.do === 'ping') this.pending.delete(id)
        else this.put(command)
      }
      this.tend()
    }
    wire.onmessage = (event: { data: string }) => {
      if (wire !== this.wire) return
      this.heard = this.world.now()
      this.failures = 0
      this.take(JSON.parse(event.data))
    }
    wire.onclose = (event: { code?: number }) => {
      if (wire === this.wire) this.lost(event?.code ?? 1006)
    }
  }

  private put(command: AnyCommand): void {
    try {
      this.wire?.send(JSON.stringify(command))
    } catch {
      // Not open yet, or no longer: it is sent when the line is open again.
    }
  }

  private take(message: AnyNews | Answer): void {
    if (message.is === 'answer') {
      const pending = this.pending.get(message.re)
      this.pending.delete(message.re)
      pending?.answered(message)
      return
    }
    if (message.is === 'welcome') {
      this.since = { epoch: message.epoch, n: message.n }
      this.resyncing = false
      this.listener.news(message)
      return
    }
    if (this.since === null || this.resyncing || message.n <= this.since.n) return
    if (message.n > this.since.n + 1) {
      this.resyncing = true
      void this.send({ do: 'resync' })
      return
    }
    this.since.n = message.n
    this.listener.news(message)
  }

  private tend(): void {
    this.world.cancel(this.watch)
    this.watch = this.world.later(() => {
      this.lookAfter()
      if (this.wire !== null) this.tend()
    }, QUIET)
  }

  /** Silence is either peace or a dead line: ask, and give up on a line that does not answer. */
  private lookAfter(): void {
    const now = this.world.now()
    if (this.asked > this.heard && now - this.asked >= PATIENCE) this.lost(1006)
    else if (this.asked <= this.heard && now - this.heard >= QUIET - 100) {
      this.asked = now
      void this.send({ do: 'ping' })
    }
  }

  private drop(): void {
    const wire = this.wire
    this.wire = null
    this.world.cancel(this.watch)
    if (wire === null) return
    wire.onopen = wire.onmessage = wire.onclose = null
    wire.close()
  }

  private lost(code: number): void {
    this.drop()
    if (FINAL.has(code)) {
      this.stopped = true
      this.listener.link('refused', code)
      return
    }
    this.listener.link('reconnecting', code)
    // After a restart everybody comes back: not all in the same moment, and later if it is full.
    const first = code === LATER ? FULL_WAIT : FIRST_WAIT
    const wait = Math.min(LONGEST_WAIT, first * 2 ** this.failures++)
    this.retry = this.world.later(() => this.connect(), wait * (0.5 + this.world.random()))
  }
}

/** The address of a table's socket, seen from this page. */
export function socketAddress(table: string, page: { protocol: string; host: string } = location): string {
  const scheme = page.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${page.host}/api/tables/${encodeURIComponent(table)}/socket`
}
