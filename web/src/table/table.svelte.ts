// The table as the page knows it: what the socket tells, kept so that Svelte sees it change.

import type {
  Answer,
  AnyNews,
  Ask,
  Film,
  Preferences,
  SeatClock,
  TableState,
  Welcome,
} from '../lib/protocol'
import { showOf } from '../games/index'
import { develop, join, momentAfter, type Fact, type Moment } from './history'
import type { Link, Order } from './socket'
import { woven, type Heard } from './talk.svelte'
import { Shown } from './stage/front.svelte'
import { Queue, type Wish } from './stage/queue'
import { linePlaces, plainScript, type Beat, type Script } from './stage/script'

export interface Outside {
  send(order: Order): Promise<Answer>
  film(): Promise<Film>
  now(): number
  /** Without these nothing waits: all is shown as it comes. */
  later?(run: () => void, ms: number): unknown
  soon?(run: () => void): unknown
  painted?(run: () => void): unknown
  cancel?(timer: unknown): void
}

/** Told of everything as it is shown, with what is told of it: for motion, sound and speech. */
export type Watcher = (beat: Beat, lines: Moment['lines'], quiet: boolean) => void

const NO_FAVOURS: Preferences = { pass_reactions: false, habits: {}, hurry: false }

export class LiveTable {
  link = $state<Link>('connecting')
  code = $state(0)
  you = $state('')
  seat = $state<number | null>(null)
  table = $state.raw<TableState | null>(null)
  /** What the server has told last; what is shown of it is in `front`. */
  view = $state.raw<Record<string, any> | null>(null)
  step = $state(0)
  private pending = $state.raw<Ask | null>(null)
  readonly queue: Queue
  /** The table as it is shown. */
  readonly front = new Shown()
  chat = $state.raw<Heard[]>([])
  preferences = $state.raw<Preferences>(NO_FAVOURS)
  history = $state.raw<Moment[]>([])
  /** Whether the past is still being fetched. */
  loading = $state(false)
  /** Which moment of the history is looked at; null is now. */
  at = $state<number | null>(null)
  /** The last choice sent and not yet answered. */
  sending = $state('')

  shown = $derived(this.at === null ? this.front.view : (this.history[this.at]?.view ?? this.front.view))
  /** The question as it is shown, and the clocks. */
  ask = $derived(this.front.ask)
  clocks = $derived(this.front.clocks)
  clocksAt = $derived(this.front.clocksAt)
  /** Whether something is still to be shown. */
  showing = $derived(this.front.beat !== null || this.front.waiting > 0 || this.front.stopped !== '')
  /** In which game one has just fallen, and has not said what now. */
  fell = $state(-1)
  /** The cards of a new game have just been dealt: until that was seen, nothing else is. */
  dealt = $state(false)
  /** What was told last. */
  line = $state.raw<Fact | null>(null)
  /** The history as far as it has been shown; of the step being shown, the lines so far. */
  past = $derived.by((): Moment[] => {
    const { moment, upto, step } = this.front
    const whole = this.history.filter((each) => each.step <= step)
    if (moment === null || moment.step <= step) return whole
    const places = linePlaces(moment)
    const lines = moment.lines.filter((_, line) => places[line]! <= upto)
    return lines.length ? [...whole, { ...moment, lines }] : whole
  })
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

  constructor(private readonly outside: Outside) {
    const { later, soon, painted, cancel } = outside
    this.queue = new Queue(
      { now: () => outside.now(), later: (run, ms) => later?.(run, ms), cancel: (timer) => cancel?.(timer), ...(soon && { soon }), ...(painted && { painted }) },
      {
        changed: (_, change) => (painted && !document.hidden ? this.front.inTurn(change) : this.front.all(change)),
        caughtUp: () => this.front.catchUp(),
        began: (beat, moment, quiet) => this.tell(beat, moment, quiet),
      },
      plainScript,
    )
  }

  /** How one wants to be shown things. */
  wants(wish: Wish): void {
    this.queue.wants(this.outside.later ? wish : { ...wish, manner: 'now' })
  }

  private told = new WeakMap<Moment, number>()
  private tell(beat: Beat, moment: Moment, quiet: boolean): void {
    const before = this.told.get(moment) ?? 0
    this.told.set(moment, beat.upto)
    const places = linePlaces(moment)
    const lines = moment.lines.filter((_, line) => places[line]! > before && places[line]! <= beat.upto)
    this.line = lines.at(-1) ?? this.line
    for (const watcher of this.watchers) watcher(beat, lines, quiet)
  }

  private get script(): Script {
    return showOf(this.table?.settings.game ?? '').script
  }

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
        const moment = momentAfter(this.view ?? {}, news.frame)
        this.view = moment.view
        this.step = moment.step
        this.history = [...this.history, moment]
        this.sending = ''
        this.pending = news.ask
        this.queue.push({ moment, ask: news.ask, clocks: news.clocks })
        return
      }
      case 'back':
        this.history = this.history.filter((moment) => moment.step <= news.step)
        this.view = news.view
        this.step = news.step
        if (this.at !== null && this.at >= this.history.length) this.at = null
        return this.begin(news.ask, news.clocks)
      case 'asked':
        return this.question(news.ask, news.clocks)
      case 'said':
        this.chat = [...this.chat, news].slice(-300)
    }
  }

  private welcome(news: Welcome): void {
    this.you = news.you
    this.seat = news.seat
    // The server knows nothing of what bots have said.
    this.chat = woven(news.chat, this.chat.filter((one) => one.remark))
    this.preferences = news.preferences ?? NO_FAVOURS
    const kept = this.history.length > 0 && this.game === news.table.game && this.viewer === news.seat
    this.around(news.table)
    this.view = news.view
    this.step = news.step
    this.begin(news.ask, news.clocks)
    this.viewer = news.seat
    this.deal(news.view !== null && news.step === 0 && news.table.phase === 'playing')
    if (this.dealt) this.open(news)
    if (news.view === null) this.forget()
    else if (!kept || this.history.at(-1)!.step !== news.step) {
      this.history = []
      this.at = null
      void this.fetchHistory()
    }
  }

  private deal(now: boolean): void {
    this.dealt = now
    // Without time nothing can be waited for.
    this.queue.hold(now && this.outside.later !== undefined)
  }

  /** What the rules do before anybody is asked is seen after the deal, not with it. */
  private open({ view, ask, clocks }: Welcome): void {
    const first = showOf(this.table?.settings.game ?? '').opening?.(view!, this.seat)
    if (!first) return
    const { events, lines } = first
    // Not even what precedes the first choice has been shown: the log knows nothing of it yet.
    this.queue.reset(first.view, -1, null, [], this.seat, this.script)
    this.front.catchUp()
    this.queue.push({ moment: { step: 0, turn: view!.turn, events, lines, view: view! }, ask, clocks })
  }

  dealSeen(): void {
    this.deal(false)
    this.tellLast()
  }

  private around(table: TableState): void {
    this.table = table
    if (table.seed_hash && !table.seed) this.commitments[table.game] ??= table.seed_hash
    if (table.game !== this.game) {
      this.game = table.game
      this.forget()
      this.view = null
      this.begin(null, [])
    }
  }

  private forget(): void {
    this.history = []
    this.at = null
    this.loading = false
    this.fetching++
  }

  private question(ask: Ask | null, clocks: SeatClock[]): void {
    this.noted(ask)
    this.queue.question(ask, clocks)
  }

  /** Everything anew, as it is: nothing of it is news. */
  private begin(ask: Ask | null, clocks: SeatClock[]): void {
    this.noted(ask)
    this.line = null
    this.queue.reset(this.view, this.step, ask, clocks, this.seat, this.script)
    this.front.catchUp()
  }

  private noted(ask: Ask | null): void {
    if (ask?.id !== this.pending?.id) this.sending = ''
    this.pending = ask
  }

  private async fetchHistory(): Promise<void> {
    const mine = ++this.fetching
    this.loading = true
    try {
      const film = await this.outside.film()
      // Another game, another seat: this film is of no use any more.
      if (mine !== this.fetching) return
      this.history = join(develop(film), this.history)
      this.tellLast()
    } catch {
      // Without the film the log begins now; the game itself is not held up.
    } finally {
      if (mine === this.fetching) this.loading = false
    }
  }

  /** Who has just come is told what happened last, and sees what stands in the middle since. */
  private tellLast(): void {
    const last = this.history.at(-1)
    if (this.line !== null || this.dealt || !this.queue.idle || last?.step !== this.queue.front.step) return
    this.line = last.lines.at(-1) ?? null
    const before = this.history.at(-2)
    if (before) this.queue.recall(before.view, last)
  }

  // -- looking back ------------------------------------------------------------------------------

  look(at: number | null): void {
    this.at = at === null || at >= this.past.length - 1 ? null : Math.max(0, at)
  }

  back(): void {
    this.look((this.at ?? this.past.length - 1) - 1)
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
    // Whoever has answered has seen enough of what led there.
    this.queue.toNow()
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
