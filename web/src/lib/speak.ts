// What happened, what is asked and what can be answered, in the words of one language.
// The twin of saloon/texts/speaker.py: both make the same sentences, change both.

import type { Arguments, Texts } from './fluent.ts'
import type { Ask, OptionInfo } from './protocol.ts'
import { detailOf } from './details.ts'
import { idOf, kindOf, SUITS } from './faces.ts'
import { VOCABULARIES, type Spoken, type Vocabulary } from './vocabulary.ts'

export type Told = { kind: string; [fact: string]: unknown }

/** A stretch of text; a mention says what of, so that it can be shown on hovering. */
export interface Part {
  text: string
  is?: Mention
  /** A face (`bang:5d`), the id of a piece (`vera-custer`), or the number of a seat. */
  id?: string
}

/** A seat, or a group of pieces. */
export type Mention = string

export interface Line {
  text: string
  parts: Part[]
  /** The kind of the event, for its look. */
  kind: string
  seat: number | null
  /** Whether it is about the viewer. */
  mine: boolean
}

export type OptionFacts = Pick<OptionInfo, 'verb'> & Partial<OptionInfo>
export type AskFacts = Pick<Ask, 'kind' | 'seats'> & Partial<Ask>

const NOTHING: Vocabulary = { gifts: [], groups: [], printed: {}, spoken: {}, details: {}, secret: {} }
const UNKNOWN: Spoken = {}

// A mention travels through Fluent as text between private marks.
const BEGIN = '\uE000'
const MIDDLE = '\uE001'
const END = '\uE002'
const MARKS = /[\uE000-\uE002]/g

let latest: { of: readonly unknown[]; speaker: Speaker } | null = null

/** Who speaks to the same viewer of the same table is the same. */
export function speakerFor(...of: ConstructorParameters<typeof Speaker>): Speaker {
  if (!latest || of.some((each, at) => each !== latest!.of[at])) latest = { of, speaker: new Speaker(...of) }
  return latest.speaker
}

export class Speaker {
  readonly viewer: number | null
  readonly #texts: Texts
  readonly #names: string[]
  readonly #game: string
  readonly #words: Vocabulary
  readonly #nothing: Arguments
  /** What has been said: the table, its log and who reads aloud tell the same. */
  readonly #lines = new WeakMap<Told, Line | null>()

  constructor(texts: Texts, names: readonly string[], viewer: number | null, game: string) {
    this.#texts = texts
    this.#names = names.map((name) => name.replace(MARKS, ''))
    this.viewer = viewer
    this.#game = game
    this.#words = VOCABULARIES[game] ?? NOTHING
    this.#nothing = defaults(this.#words)
  }

  /** Any message, by id or `id.attribute`; an unknown one is its id in readable form. */
  text(id: string, args?: Arguments): string {
    return this.#texts.format(id, args) ?? readable(id)
  }

  /** The name of a piece: `piece('card', 'bang')`. */
  piece(group: string, id: string): string {
    return this.#texts.format(`${this.#game}-${group}-${id}`) ?? readable(id)
  }

  /** `BANG! 5♦` of `bang:5d`, and the name of anything else that has one. */
  card(face: string): string {
    return plain(this.#piece(face, 'card'))
  }

  /** What happened, line by line; the server has put together what is told in one line. */
  lines(what: readonly Told[]): Line[] {
    return what.flatMap((told) => {
      let said = this.#lines.get(told)
      if (said === undefined) this.#lines.set(told, (said = this.#line(told)))
      return said ?? []
    })
  }

  #line(told: Told): Line | null {
    const id = `${this.#game}-log-${told.kind}`
    const said = this.#texts.format(id, this.#arguments(told)) ?? `${readable(told.kind)}.`
    if (said === '') return null // goes without saying
    const parts = split(tidy(said))
    const text = parts.map((part) => part.text).join('')
    const seat = typeof told.seat === 'number' ? told.seat : null
    return { text, parts, kind: told.kind, seat, mine: this.#isAboutMe(told) }
  }

  /** What the viewer is asked, or what somebody else is. */
  question(ask: AskFacts, viewerIsAsked: boolean): string {
    return plain(this.#question(ask, viewerIsAsked))
  }

  questionParts(ask: AskFacts, viewerIsAsked: boolean): Part[] {
    return split(this.#question(ask, viewerIsAsked))
  }

  /** The label of an answer to a question of this kind. */
  option(option: OptionFacts, kind: string): string {
    const { verb, card, seat, detail } = option
    const facts: Record<string, unknown> = { card, seat }
    for (const [name, value] of Object.entries(detailOf(this.#game, verb, detail ?? ''))) {
      facts[name] = value
      if (Array.isArray(value)) facts.count = value.length
    }
    const args = this.#arguments(facts)
    const said =
      this.#texts.format(`${this.#game}-do-${verb}.${kind}`, args) ??
      this.#texts.format(`${this.#game}-do-${verb}`, args) ??
      [readable(verb), args.card, readable(detail ?? '')].filter((each) => each !== '').join(' ')
    return plain(said)
  }

  /** Why something is not possible. */
  refusal(rule: string, facts: Readonly<Record<string, unknown>>): string {
    return plain(this.#refusal(rule, facts))
  }

  refusalParts(rule: string, facts: Readonly<Record<string, unknown>>): Part[] {
    return split(this.#refusal(rule, facts))
  }

  /** Why a number of a seat is what it is: `reason('hand_limit', …)`. */
  reason(number: string, facts: Readonly<Record<string, unknown>>): string {
    const name = number.replaceAll('_', '-')
    return plain(this.#texts.format(`${this.#game}-reason-${name}`, this.#arguments(facts)) ?? readable(name))
  }

  // -- sentences ------------------------------------------------------------------------------

  #question(ask: AskFacts, viewerIsAsked: boolean): string {
    const { kind, seats, by, about, amount } = ask
    const args = this.#arguments({ seat: seats[0], seats, by, about, amount })
    const whose = viewerIsAsked ? '' : '.other'
    // Who can give one answer only is told so, where there is something to say about it.
    const only = viewerIsAsked && ask.options?.length === 1 ? this.#texts.format(`${this.#game}-ask-${kind}.only`, args) : undefined
    const said =
      only ??
      this.#texts.format(`${this.#game}-ask-${kind}${whose}`, args) ??
      this.#texts.format(`${this.#game}-ask-unknown${whose}`, args)
    return tidy(said ?? readable(kind))
  }

  #refusal(rule: string, facts: Readonly<Record<string, unknown>>): string {
    const args = this.#arguments(facts)
    const said =
      this.#texts.format(`${this.#game}-why-${rule}`, args) ??
      this.#texts.format(`${this.#game}-why-unknown`, args)
    return tidy(said ?? rule)
  }

  // -- facts as arguments ---------------------------------------------------------------------

  #arguments(facts: Readonly<Record<string, unknown>>): Arguments {
    const args: Arguments = { ...this.#nothing }
    for (const name of this.#words.secret[String(facts.kind)] ?? []) {
      if (facts[name] === undefined) args[`${name}Is`] = 'hidden'
    }
    for (const [name, value] of Object.entries(facts)) this.#add(args, name, value, facts.seat)
    return args
  }

  #said(name: string): Spoken {
    return this.#words.spoken[name] ?? UNKNOWN
  }

  #add(args: Arguments, name: string, value: unknown, actor: unknown): void {
    if (typeof value === 'boolean') args[name] = value ? 'yes' : 'no'
    else if (typeof value === 'number') this.#addNumber(args, name, value, actor)
    else if (Array.isArray(value)) this.#addList(args, name, value)
    else if (typeof value === 'string' && value !== '') {
      args[name] = this.#piece(value, name)
      args[`${name}Is`] = kindOf(value)
      args[`${name}Rank`] = marked('card', value, rankOf(value))
    }
  }

  #addNumber(args: Arguments, name: string, value: number, actor: unknown): void {
    const said = this.#said(name)
    if (said.counted && !said.amount) args.count = value
    else if (!said.seat) args[name] = value
    else if (value >= 0) {
      args[name] = this.#name(value)
      const who = value === this.viewer ? 'me' : 'other'
      args[`${name}Is`] = name !== 'seat' && value === actor ? 'self' : who
    }
  }

  #addList(args: Arguments, name: string, values: readonly unknown[]): void {
    const said = this.#said(name)
    if (said.seats) {
      const seats = values.filter((value) => typeof value === 'number')
      const you = this.#texts.format(`${this.#game}-you`) ?? 'you'
      const named = seats.map((seat) =>
        seat === this.viewer ? marked('seat', String(seat), you) : this.#name(seat),
      )
      args[name] = this.#and(named)
      const whose = this.viewer !== null && seats.includes(this.viewer) ? 'me' : 'other'
      args[`${name}Is`] = seats.length ? whose : 'none'
    } else {
      // Cards told by their symbols are lists in a list.
      const ids = values.flat().filter((value) => typeof value === 'string')
      const words = said.manner === 'bunched'
        ? [...new Set(ids)].map((id) => this.#several(id, ids.filter((each) => each === id).length, name))
        : ids.map((id) => (said.manner === 'ranks' ? marked('card', id, rankOf(id)) : this.#piece(id, name)))
      args[name] = this.#and(words)
      args[`${name}Is`] = ids.length ? kindOf(ids[0]!) : 'none'
    }
    if (said.counted) args.count = values.length
  }

  /** `2× Beer` of two dice that show the same. */
  #several(id: string, count: number, fact: string): string {
    return count === 1 ? this.#piece(id, fact) : `${count}× ${this.#piece(id, fact)}`
  }

  #and(words: readonly string[]): string {
    if (words.length < 2) return words.join('')
    const list = words.slice(0, -1).join(', ')
    const last = words[words.length - 1]!
    return this.#texts.format(`${this.#game}-and`, { list, last }) ?? `${list}, ${last}`
  }

  #name(seat: number): string {
    return marked('seat', String(seat), this.#names[seat] ?? `#${seat + 1}`)
  }

  /** A face or an id as a mention with its name. */
  #piece(id: string, fact: string): string {
    const [kind, rest] = id.split(':', 2) as [string, string?]
    const groups = this.#said(fact).groups
    // Of which kind it is goes without saying.
    if (rest !== undefined && groups) return this.#piece(rest, fact)
    if (rest !== undefined && this.#words.groups.includes(kind)) {
      const inner = rest.split('#', 1)[0]!
      return marked(kind, inner, this.piece(kind, inner))
    }
    for (const group of groups ?? this.#words.groups) {
      const name = this.#texts.format(`${this.#game}-${group}-${kind}`)
      if (name !== null) return marked(group, id, `${name} ${this.#printed(id)}`.trim())
    }
    return `${readable(kind)} ${rankOf(id)}`.trim()
  }

  /** Rank and suit, or the symbols in brackets. */
  #printed(face: string): string {
    const [kind, rest] = face.split(':', 2) as [string, string?]
    const group = this.#words.printed[kind]
    if (group === undefined || !rest) return rankOf(face)
    const symbols = rest.split('#', 1)[0]!.split('+')
    return `(${symbols.map((symbol) => this.piece(group, symbol)).join(', ')})`
  }

  #isAboutMe(told: Told): boolean {
    return this.viewer !== null && Object.keys(told).some((name) => this.#said(name).seat && told[name] === this.viewer)
  }
}

/** `5♦` of `bang:5d`; the number that tells two equal cards apart is not printed. */
export function rankOf(face: string): string {
  const printed = idOf(face)
  if (printed === '') return ''
  const suit = printed.slice(-1)
  return printed.slice(0, -1).toUpperCase() + (SUITS[suit] ?? suit)
}

/** What a message is given of facts that are not told. */
function defaults(words: Vocabulary): Arguments {
  const args: Arguments = { card: '', cardIs: 'none', cardRank: '', count: 0 }
  for (const [name, said] of Object.entries(words.spoken)) {
    if (said.seat || said.seats || said.piece) Object.assign(args, { [name]: '', [`${name}Is`]: 'none' })
    if (said.flag) args[name] = 'no'
    if (said.amount) args[name] = 0
  }
  return args
}

function readable(id: string): string {
  const words = id.replaceAll('-', ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

function marked(is: Mention, id: string, text: string): string {
  return text === '' ? '' : `${BEGIN}${is} ${id}${MIDDLE}${text}${END}`
}

/** A sentence that ends with the name of a card needs no full stop after an exclamation mark. */
function tidy(text: string): string {
  return text.replace(/!(\uE002?)\./g, '!$1')
}

function split(text: string): Part[] {
  const parts: Part[] = []
  for (const piece of text.split(/(\uE000[^\uE002]*\uE002)/)) {
    const mention = /^\uE000(\S+) ([^\uE001]*)\uE001([^\uE002]*)\uE002$/.exec(piece)
    if (mention) parts.push({ text: mention[3]!, is: mention[1] as Mention, id: mention[2]! })
    else if (piece !== '') parts.push({ text: piece })
  }
  return parts
}

function plain(text: string): string {
  return split(text)
    .map((part) => part.text)
    .join('')
}
