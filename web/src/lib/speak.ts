// What happened, what is asked and what can be answered, in the words of one language.
// The twin of saloon/texts/speaker.py: both make the same sentences, change both.

import type { Arguments, Texts } from './fluent.ts'
import type { Ask, OptionInfo } from './protocol.ts'

export type Told = { kind: string; [fact: string]: unknown }

/** A stretch of text; a mention says what of, so that it can be shown on hovering. */
export interface Part {
  text: string
  is?: Mention
  /** A face (`bang:5d`), the id of a piece (`vera-custer`), or the number of a seat. */
  id?: string
}

export type Mention = 'card' | 'character' | 'event' | 'role' | 'module' | 'die' | 'suit' | 'seat'

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

const SEATS = [
  'seat', 'target', 'from', 'by', 'to', 'sheriff', 'first', 'giver', 'master', 'starter',
]
const SOURCES = [
  'card', 'why', 'for', 'about', 'as', 'with', 'character', 'event', 'next', 'role', 'side', 'pack',
  'suit', 'detail', 'guess', 'apart', 'nearer', 'farther', 'cards', 'turned', 'winners',
  'cause', 'face', 'die', 'dice', 'rolled', 'symbols', 'token', 'tokens', 'zombies',
  'need', 'instead',
]
const FLAGS = ['good', 'store', 'pile', 'in_play', 'hit', 'barred']
const NUMBERS = [
  'count', 'amount', 'life', 'number', 'shots', 'distance', 'range', 'hand_limit', 'seats',
  'points', 'arrows', 'supply', 'roll', 'left', 'dynamite', 'places', 'needed',
  'held', 'deck', 'total', 'living', 'hands', 'bonus',
]
/** Answers whose detail is a list of dice, by what they show. */
const NAMING_DICE = ['reroll', 'change']
const SEAT_LISTS = ['seats', 'winners', 'zombies']
const ID_LISTS = ['nearer', 'farther']
const COUNTED = ['cards', 'turned', 'winners', 'seats', 'rolled', 'tokens', 'zombies']

/** Where an id is looked for, by the name of the fact; most may be any piece. */
const GROUPS: Record<string, readonly Mention[]> = {
  character: ['character'],
  event: ['event'],
  next: ['event'],
  role: ['role'],
  pack: ['module'],
  suit: ['suit'],
  face: ['die'],
  die: ['die'],
  dice: ['die'],
  rolled: ['die'],
  symbols: ['die'],
  token: ['die'],
  tokens: ['die'],
}
const ANY_PIECE: readonly Mention[] = ['card', 'character', 'event', 'role', 'module', 'die']

/** Faces on which symbols of dice are printed. */
const WITH_SYMBOLS = ['rage', 'token']
const SUITS: Record<string, string> = { c: '♣', d: '♦', h: '♥', s: '♠' }

// A mention travels through Fluent as text between private marks.
const BEGIN = '\uE000'
const MIDDLE = '\uE001'
const END = '\uE002'
const MARKS = /[\uE000-\uE002]/g

export class Speaker {
  readonly viewer: number | null
  readonly #texts: Texts
  readonly #names: string[]
  readonly #game: string

  constructor(texts: Texts, names: readonly string[], viewer: number | null, game = 'bang') {
    this.#texts = texts
    this.#names = names.map((name) => name.replace(MARKS, ''))
    this.viewer = viewer
    this.#game = game
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
    const lines: Line[] = []
    for (const told of what) {
      const id = `${this.#game}-log-${told.kind}`
      const said = this.#texts.format(id, this.#arguments(told)) ?? `${readable(told.kind)}.`
      if (said === '') continue // goes without saying
      const parts = split(tidy(said))
      const text = parts.map((part) => part.text).join('')
      const seat = typeof told.seat === 'number' ? told.seat : null
      lines.push({ text, parts, kind: told.kind, seat, mine: this.#isAboutMe(told) })
    }
    return lines
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
    const words = (detail ?? '').split(' ')
    if (words[0] === 'as') facts.as = words[1]
    else if (NAMING_DICE.includes(verb)) {
      const dice = words[0]!.split(',')
      Object.assign(facts, { dice, count: dice.length })
    } else if (words[0]!.includes('>')) [facts.die, facts.face] = words[0]!.split('>')
    else [facts.detail, facts.with] = words
    const args = this.#arguments(facts)
    const said =
      this.#texts.format(`${this.#game}-do-${verb}.${kind}`, args) ??
      this.#texts.format(`${this.#game}-do-${verb}`, args) ??
      [readable(verb), args.card, args.detail].filter((each) => each !== '').join(' ')
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
    const said =
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
    const args: Arguments = {}
    for (const name of [...SEATS, ...SOURCES]) {
      args[name] = ''
      args[`${name}Is`] = 'none'
    }
    for (const name of FLAGS) args[name] = 'no'
    for (const name of NUMBERS) args[name] = 0
    args.cardRank = ''
    for (const [name, value] of Object.entries(facts)) this.#add(args, name, value, facts.seat)
    if (facts.card === undefined && facts.cards !== undefined) args.cardIs = 'hidden'
    return args
  }

  #add(args: Arguments, name: string, value: unknown, actor: unknown): void {
    if (typeof value === 'boolean') args[name] = value ? 'yes' : 'no'
    else if (typeof value === 'number') this.#addNumber(args, name, value, actor)
    else if (Array.isArray(value)) this.#addList(args, name, value)
    else if (typeof value === 'string' && value !== '') {
      if (ID_LISTS.includes(name)) this.#addList(args, name, value.split(', '))
      else {
        args[name] = this.#piece(value, name)
        args[`${name}Is`] = kindOf(value)
        args[`${name}Rank`] = marked('card', value, rankOf(value))
      }
    }
  }

  #addNumber(args: Arguments, name: string, value: number, actor: unknown): void {
    if (name === 'cards') args.count = value
    else if (!SEATS.includes(name)) args[name] = value
    else if (value >= 0) {
      args[name] = this.#name(value)
      const who = value === this.viewer ? 'me' : 'other'
      args[`${name}Is`] = name !== 'seat' && value === actor ? 'self' : who
    }
  }

  #addList(args: Arguments, name: string, values: readonly unknown[]): void {
    if (SEAT_LISTS.includes(name)) {
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
      const words = namesDice(name)
        ? [...new Set(ids)].map((id) => this.#several(id, ids.filter((each) => each === id).length, name))
        : ids.map((id) => (name === 'turned' ? marked('card', id, rankOf(id)) : this.#piece(id, name)))
      args[name] = this.#and(words)
      args[`${name}Is`] = ids.length ? kindOf(ids[0]!) : 'none'
    }
    if (COUNTED.includes(name)) args.count = values.length
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
    // Of which kind a die is goes without saying.
    if (rest !== undefined && namesDice(fact)) return this.#piece(rest, fact)
    if (rest !== undefined && (ANY_PIECE as readonly string[]).includes(kind)) {
      const inner = rest.split('#', 1)[0]!
      return marked(kind as Mention, inner, this.piece(kind, inner))
    }
    for (const group of GROUPS[fact] ?? ANY_PIECE) {
      const name = this.#texts.format(`${this.#game}-${group}-${kind}`)
      if (name !== null) return marked(group, id, `${name} ${this.#printed(id)}`.trim())
    }
    return `${readable(kind)} ${rankOf(id)}`.trim()
  }

  /** Rank and suit, or the symbols in brackets. */
  #printed(face: string): string {
    const [kind, rest] = face.split(':', 2) as [string, string?]
    if (!WITH_SYMBOLS.includes(kind) || !rest) return rankOf(face)
    const symbols = rest.split('#', 1)[0]!.split('+')
    return `(${symbols.map((symbol) => plain(this.#piece(symbol, 'die'))).join(', ')})`
  }

  #isAboutMe(told: Told): boolean {
    return this.viewer !== null && SEATS.some((name) => told[name] === this.viewer)
  }
}

/** `5♦` of `bang:5d`; the number that tells two equal cards apart is not printed. */
export function rankOf(face: string): string {
  const printed = (face.split(':', 2)[1] ?? '').split('#', 1)[0]!
  if (printed === '') return ''
  const suit = printed.slice(-1)
  return printed.slice(0, -1).toUpperCase() + (SUITS[suit] ?? suit)
}

const namesDice = (fact: string): boolean => GROUPS[fact]?.[0] === 'die'

function kindOf(face: string): string {
  return face.split(':', 1)[0]!
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
