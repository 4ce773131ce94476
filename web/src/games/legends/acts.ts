// What a player may do in the own turn, as one reads it: options of one kind are one entry.
import type { OptionInfo } from '../../lib/protocol.ts'
import { detailOf } from './facts.ts'
import type { Offer } from './facts.ts'

/** Answers that name a space of the board. */
const ON_MAP = ['move', 'go', 'further', 'through', 'stand', 'send', 'lead']
/** These go together: one walks on with what one walked with. */
const GOODS = ['buy', 'upgrade']
/** Each of several amounts. */
const AMOUNTS = ['sell', 'revel']

export interface Entry {
  /** The verb, with the seat where it is aimed at somebody. */
  key: string
  verb: string
  options: OptionInfo[]
  /** Done at once, chosen on the map, among goods, or in the hand. */
  how: 'do' | 'map' | 'store' | 'hand' | 'amount'
  shortcut: string
}

/** The space an option names, if it names one. */
export function placeOf(option: OptionInfo): string {
  return ON_MAP.includes(option.verb) ? (detailOf(option).place ?? option.detail) : ''
}

/** Letters for what is done often; others get the next digit. */
const KEYS: Record<string, string> = {
  'move': 'M', 'go': 'M', 'work': 'W', 'store': 'B', 'sell': 'S', 'doctor': 'D', 'revel': 'V', 'prospect': 'G', 'acquire': 'A', 'rob-bank': 'R', 'poker': 'K',
}

/** The entries of the list, as they are offered. */
export function entriesOf(options: readonly OptionInfo[], hand: readonly string[]): Entry[] {
  const found = new Map<string, Entry>()
  for (const option of options) {
    // The end of the turn has its own button, stories and goals their own cards.
    if (option.verb === 'end' || option.verb === 'contribute' || option.verb === 'goal') continue
    const [key, how] = sorted(option, hand)
    const entry = found.get(key)
    if (entry) entry.options.push(option)
    else found.set(key, { key, verb: option.verb, options: [option], how, shortcut: '' })
  }
  const entries = [...found.values()]
  const used = new Set<string>()
  let digit = 1
  for (const entry of entries) {
    const wanted = KEYS[entry.key] ?? ''
    if (wanted && !used.has(wanted)) entry.shortcut = wanted
    else if (digit <= 9) entry.shortcut = String(digit++)
    used.add(entry.shortcut)
  }
  return entries
}

function sorted(option: OptionInfo, hand: readonly string[]): [key: string, how: Entry['how']] {
  const { verb, card, seat, detail } = option
  if (placeOf(option)) return [verb === 'go' || verb === 'move' ? verb : `map-${verb}`, 'map']
  if (GOODS.includes(verb)) return ['store', 'store']
  if (AMOUNTS.includes(verb)) return [verb, 'amount']
  if (card && hand.includes(card) && verb !== 'sell-card') return ['hand', 'hand']
  return [[verb, card ?? '', seat ?? '', detail].join(' ').trim().replaceAll(/ +/g, ' '), 'do']
}

/** What an option would bring, if that is known beforehand. */
export function offerOf(offers: readonly Offer[], option: OptionInfo): Offer | undefined {
  return offers.find((offer) => offer.verb === option.verb && (offer.detail ?? '') === option.detail && (offer.seat ?? null) === (option.seat ?? null))
}

const PARTS = ['money', 'lp', 'wp', 'mp', 'nuggets', 'wounds', 'cards'] as const

/** What comes in and what goes out, as numbers of things. */
export function partsOf(offer: Offer): { what: string; amount: number }[] {
  return PARTS.flatMap((what) => {
    const amount = (offer as unknown as Record<string, number | undefined>)[what]
    return amount ? [{ what, amount }] : []
  })
}

/** The verbs that the data of the board calls by other names. */
const DONE_AT: Record<string, string> = {
  work: 'work', buy_equipment: 'buy', sell_nuggets: 'sell', bank_robbery: 'rob-bank', heal_all: 'doctor', revel: 'revel', prospect: 'prospect', acquire_cattle: 'acquire', poker: 'poker',
}

/** What belongs to a place and is not offered there now: why not is worth asking. */
export function missing(actions: readonly string[], options: readonly OptionInfo[]): string[] {
  const offered = new Set(options.map((option) => option.verb))
  return actions.map((action) => DONE_AT[action] ?? '').filter((verb) => verb && !offered.has(verb))
}
