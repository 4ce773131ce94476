// The table as the page knows it: what the socket tells, kept so that Svelte sees it change.

import type {
  Answer,
  AnyNews,
  Ask,
  Film,
  Preferences,
  Said,
  SeatClock,
  TableState,
  Welcome,
} from '../lib/protocol'
import { develop, join, momentAfter, type Fact, type Moment } from './history'
import type { Link, Order } from './socket'

export interface Outside {
  send(order: Order): Promise<Answer>
  film(): Promise<Film>
  now(): number
}

/** Told of every step as it happens, with the view before it: for motion, sound and speech. */
export type Watcher = (events: Fact[], before: Record<string, any> | null, moment: Moment) => void

const NO_FAVOURS: Preferences = {
  pass_reactions: false,
  barrel_first: false,
  always_draw: false,
  any_order: true,
}

export class LiveTable {
  link = $state<Link>('connecting')
  code = $state(0)
  you = $state('')
  seat = $state<number | null>(null)
  table = $state.raw<TableState | null>(null)
  view = $state.raw<Record<string, any> | null>(null)
  ask = $state.raw<Ask | null>(null)
  step = $state(0)
  clocks = $state.raw<SeatClock[]>([])
  /** When the clocks were told, on our own clock. */
  clocksAt = $state(0)
  chat = $state.raw<Said[]>([])
  preferences = $state.raw<Preferences>(NO_FAVOURS)
  history = $state.raw<Moment[]>([])
  /** Whether the past is still being fetched. */
  loading = $state(false)
  /** Which moment of the history is looked at; null is now. */
  at = $state<number | null>(null)
  /** The last choice sent and not yet answered. */
  sending = $state('')

  shown = $derived(this.at === null ? this.view : (this.history[this.at]?.view ?? this.view))
  host = $derived(this.table !== null && this.table.host === this.you)
  names = $derived((this.table?.seats ?? []).map((who) => who?.name ?? ''))
  /** Everybody at the table by public id, as they are called now. */
  people = $derived(
    new Map(
      [...(this.table?.watching ?? []), ...(this.table?.seats ?? [])].flatMap((who) =>
        who === null ? [] : [['person' in who ? who.person : who.id, who.name] as const],
      ),
    ),
  )
  /** The other people here, seated or watching. */
  others = $derived.by(() => {
    const seated = (this.table?.seats ?? []).flatMap((who) => (who?.person ? [{ id: who.person, name: who.name }] : []))
    return [...seated, ...(this.table?.watching ?? [])].filter((who) => who.id !== this.you)
  })
  /** What the server committed itself to, game by game, while nobody was told the seed. */
  readonly commitments: Record<number, string> = {}
  mine = $derived(this.ask !== null && this.ask.options.length > 0)

  private watchers = new Set<Watcher>()
  private game = -1
  private viewer: number | null = null
  private fetching = 0

  constructor(private readonly outside: Outside) {}

  watch(watcher: Watcher): () => void {
    this.watchers.add(watcher)
    return () => this.watchers.delete(watcher)
  }

  setLink(link: Link, code = 0): void {
    this.link = link
    this.code = code
  }

  take(news: AnyNews): void {
    switch (news.is) {
      case 'welcome':
        return this.welcome(news)
      case 'table':
        return this.around(news.table)
      case 'step': {
        const before = this.view
        const moment = momentAfter(before ?? {}, news.frame)
        this.view = moment.view
        this.step = moment.step
        this.history = [...this.history, moment]
        this.sending = ''
        this.question(news.ask, news.clocks)
        for (const watcher of this.watchers) watcher(moment.events, before, moment)
        return
      }
      case 'back':
        this.history = this.history.filter((moment) => moment.step <= news.step)
        this.view = news.view
        this.step = news.step
        if (this.at !== null && this.at >= this.history.length) this.at = null
        return this.question(news.ask, news.clocks)
      case 'asked':
        return this.question(news.ask, news.clocks)
      case 'said':
        this.chat = [...this.chat, news].slice(-300)
    }
  }

  private welcome(news: Welcome): void {
    this.you = news.you
    this.seat = news.seat
    this.chat = news.chat as Said[]
    this.preferences = news.preferences ?? NO_FAVOURS
    const kept = this.history.length > 0 && this.game === news.table.game && this.viewer === news.seat
    this.around(news.table)
    this.view = news.view
    this.step = news.step
    this.question(news.ask, news.clocks)
    this.viewer = news.seat
    if (news.view === null) this.forget()
    else if (!kept || this.history.at(-1)!.step !== news.step) {
      this.history = []
      this.at = null
      void this.fetchHistory()
    }
  }

  private around(table: TableState): void {
    this.table = table
    if (table.seed_hash && !table.seed) this.commitments[table.game] ??= table.seed_hash
    if (table.game !== this.game) {
      this.game = table.game
      this.forget()
      this.view = null
      this.ask = null
    }
  }

  private forget(): void {
    this.history = []
    this.at = null
    this.loading = false
    this.fetching++
  }

  private question(ask: Ask | null, clocks: SeatClock[]): void {
    if (ask?.id !== this.ask?.id) this.sending = ''
    this.ask = ask
    this.clocks = clocks
    this.clocksAt = this.outside.now()
  }

  private async fetchHistory(): Promise<void> {
    const mine = ++this.fetching
    this.loading = true
    try {
      const film = await this.outside.film()
      // Another game, another seat: this film is of no use any more.
      if (mine === this.fetching) this.history = join(develop(film), this.history)
    } catch {
      // Without the film the log begins now; the game itself is not held up.
    } finally {
      if (mine === this.fetching) this.loading = false
    }
  }

  // -- looking back ------------------------------------------------------------------------------

  look(at: number | null): void {
    this.at = at === null || at >= this.history.length - 1 ? null : Math.max(0, at)
  }

  back(): void {
    this.look((this.at ?? this.history.length - 1) - 1)
  }

  forward(): void {
    if (this.at !== null) this.look(this.at + 1)
  }

  // -- doing -------------------------------------------------------------------------------------

  do(order: Order): Promise<Answer> {
    return this.outside.send(order)
  }

  async choose(option: string): Promise<Answer> {
    const ask = this.ask
    if (ask === null) throw new Error('nothing is asked')
    this.sending = option
    const answer = await this.do({ do: 'choose', ask: ask.id, option })
    // An accepted answer may be held back, so that every reaction takes equally long.
    if (answer.refused) this.sending = ''
    return answer
  }

  async prefer(change: Partial<Preferences>): Promise<void> {
    const before = this.preferences
    this.preferences = { ...before, ...change }
    const answer = await this.do({ do: 'prefer', preferences: this.preferences })
    if (answer.refused) this.preferences = before
  }

  /** Milliseconds left for a seat, or null if no clock runs for it. */
  left(seat: number, now: number): number | null {
    const clock = this.clocks.find((one) => one.seat === seat)
    if (!clock) return null
    return Math.max(0, clock.left - (clock.running ? now - this.clocksAt : 0))
  }
}
