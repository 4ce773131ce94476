// What the board says of spaces and of what can be done, made of what the view knows.
import { has, t } from '../../lib/i18n.svelte.ts'
import type { OptionInfo } from '../../lib/protocol.ts'
import type { Speaker } from '../../lib/speak.ts'
import { sentenceCase } from '../../table/kit/asking.svelte.ts'
import { entriesOf, offerOf, partsOf } from './acts.ts'
import type { Offer, Stakes } from './facts.ts'
import { actionsAt } from './map/layout.ts'
import type { Lit } from './map/Map.svelte'
import type { Shown } from './Panel.svelte'
import { kindOf, type LegendsView } from './view.ts'

export const nameOf = (space: string): string => t(`legends-place-${space}`)

/** What can be done on a space, in a few words. */
export const doneAt = (space: string): string =>
  actionsAt(space)
    .map((action) => `ui-legends-at-${action}`)
    .filter(has)
    .map((each) => t(each))
    .join(' · ')

const signed = (amount: number, text: string): string => `${amount < 0 ? '−' : '+'}${text}`

/** What a robber may take, in numbers: the cattle, and the money or the gold. */
export function spoilsOf({ money, nuggets, cattle, money_lost, nuggets_lost }: Stakes): string[] {
  const coins = money ? [t('ui-legends-spoils-money', { money, lost: money_lost })] : []
  const gold = nuggets ? [t('ui-legends-spoils-nuggets', { count: nuggets, lost: nuggets_lost })] : []
  return [...(cattle ? [t('ui-legends-spoils-cattle')] : []), ...coins, ...gold]
}

/** All that a robbery brings who wins it. */
export function robberyText(stakes: Stakes): string {
  const parts = spoilsOf(stakes)
  // The gold instead of the money, not besides.
  if (stakes.money && stakes.nuggets) {
    const [one, other] = parts.splice(-2) as [string, string]
    parts.push(t('ui-legends-spoils-either', { one, other }))
  }
  return [t('ui-legends-unit-wp', { count: 1 }), ...(parts.length ? parts : [t('ui-legends-spoils-none')])].join(', ')
}

/** What an arrest costs besides the points, to follow them: `, half of the money ($30)`. */
export const lossText = (stakes: Stakes): string => spoilsOf(stakes).map((each) => `, ${each}`).join('')

/** What an offer brings, in numbers: `+$40, +2 LP`. */
export function gainText(offer: Offer): string {
  if (offer.verb === 'prospect') return t('ui-legends-gain-prospect', { dice: offer.dice ?? 0, room: offer.room ?? 0 })
  if (offer.spoils) return t('ui-legends-gain-rob', { spoils: robberyText(offer.spoils) })
  const parts = partsOf(offer).map(({ what, amount }) =>
    what === 'money' ? signed(amount, `$${Math.abs(amount)}`) : signed(amount, t(`ui-legends-unit-${what}`, { count: Math.abs(amount) })),
  )
  const gain = parts.join(', ')
  const lost = offer.lost ? ` ${t('ui-legends-gain-lost', { money: offer.lost })}` : ''
  if (offer.pot) return `${gain}; ${t('ui-legends-gain-pot', { pot: offer.pot })}`
  return offer.guard ? t('ui-legends-gain-guard', { count: offer.guard, gain: `${gain}${lost}` }) : `${gain}${lost}`
}

/** The list of what can be done, in words. */
export function shownEntries(view: LegendsView, options: readonly OptionInfo[], seat: number, speaker: Speaker, kind: string): Shown[] {
  const player = view.players[seat]!
  return entriesOf(options, player.hand).map((entry) => {
    const first = entry.options[0]!
    const offer = offerOf(view.offers, first)
    const said = (option: OptionInfo) => sentenceCase(speaker.option(option, kind))
    const own = has(`ui-legends-act-${entry.verb}`) && (entry.how !== 'do' || offer !== undefined)
    return {
      ...entry,
      title: entry.how === 'store' ? t('ui-legends-act-store') : entry.how === 'hand' ? t('ui-legends-act-hand') : own ? t(`ui-legends-act-${entry.verb}`) : said(first),
      gain: gainOf(),
      choices: entry.how === 'amount' ? entry.options.map((option) => ({ option, label: said(option), gain: offerGain(option) })) : [],
    }
    function offerGain(option: OptionInfo): string {
      const found = offerOf(view.offers, option)
      return found ? gainText(found) : said(option)
    }
    function gainOf(): string {
      if (entry.key === 'move') return t('ui-legends-gain-move', { count: player.movement, mount: player.mount ? t(`legends-card-${player.mount}`) : t('ui-legends-on-foot') })
      if (entry.key === 'go') return t('ui-legends-gain-go', { count: view.points })
      if (entry.how === 'store') return t('ui-legends-gain-store', { count: entry.options.length, money: player.money })
      if (entry.how === 'hand') return [...new Set(entry.options.map((option) => t(`legends-card-${kindOf(option.card ?? '')}`)))].join(' · ')
      if (offer) return gainText(offer)
      return has(`ui-legends-gain-${entry.verb}`) ? t(`ui-legends-gain-${entry.verb}`) : ''
    }
  })
}

/** What it takes to go there, in words. */
export const costOf = (light: Lit | undefined): string[] =>
  light === undefined || light.cost === null ? [] : [t('ui-legends-points', { count: light.cost }), ...(light.again ? [t('ui-legends-another-action')] : [])]

/** Everything about a space for who cannot see it: its name, who stands there, what it costs. */
export function spoken(view: LegendsView, names: readonly string[], space: string, light: Lit | undefined): string {
  const here = view.players.filter((player) => player.space === space).map((player) => (player.seat === view.viewer ? t('ui-table-you') : (names[player.seat] ?? '')))
  if (view.sheriff === space) here.push(t('legends-word-sheriff'))
  if (view.bandits.includes(space)) here.push(t('legends-word-bandit'))
  return [nameOf(space), ...costOf(light), here.length ? t('ui-legends-here', { names: here.join(', ') }) : '', doneAt(space)].filter(Boolean).join('. ')
}
