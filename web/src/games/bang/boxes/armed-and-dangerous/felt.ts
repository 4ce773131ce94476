// Armed & Dangerous on the felt: load tokens are cartridges, on orange cards and at portraits. There are
// always four places, so that nobody has to count.
import { t } from '../../../../lib/i18n.svelte.ts'
import type { BangEvent, BangView } from '../../view.ts'
import type { Counter, Felt } from '../index.ts'
import { LOAD } from './icons.ts'

const MOST = 4
/** The portrait, where a card has its face. */
const CHARACTER = ''

const counter = (view: BangView, count: number): Counter => ({
  icon: LOAD.token,
  count,
  most: MOST,
  label: t('bang-word-loads', { count }),
  about: `${t('bang-word-loads.about')} ${t('bang-word-loads.supply', { count: view.loads!.supply })}`,
})

const armedAndDangerous: Felt = {
  loads: (view, seat) => {
    const { characters, cards } = view.loads!
    const own = characters[seat] ?? 0
    const laid = view.players[seat]!.in_play.filter((face) => face in cards)
    return {
      ...(own ? { [CHARACTER]: counter(view, own) } : {}),
      ...Object.fromEntries(laid.map((face) => [face, counter(view, cards[face]!)])),
    }
  },

  follow: (view: BangView, event: BangEvent): BangView => {
    if (!view.loads) return view
    const { supply, characters, cards } = view.loads
    if (event.kind === 'eliminated') return { ...view, loads: { supply: supply + characters[event.seat]!, characters: characters.with(event.seat, 0), cards } }
    if (event.kind !== 'loaded' && event.kind !== 'unloaded') {
      // With a card that leaves its place go the tokens on it.
      const lying = new Set(view.players.flatMap((player) => player.in_play))
      const gone = Object.keys(cards).filter((face) => !lying.has(face))
      // What is used up pays with them first.
      if (gone.length === 0 || event.kind === 'used') return view
      const left = Object.fromEntries(Object.entries(cards).filter(([face]) => lying.has(face)))
      return { ...view, loads: { supply: gone.reduce((sum, face) => sum + cards[face]!, supply), characters, cards: left } }
    }
    const { amount, tokens } = event
    const left = supply + (event.kind === 'loaded' ? -amount : amount)
    if (event.card === undefined) return { ...view, loads: { supply: left, characters: characters.with(event.seat, tokens), cards } }
    const { [event.card]: _, ...others } = cards
    return { ...view, loads: { supply: left, characters, cards: tokens ? { ...others, [event.card]: tokens } : others } }
  },

  show: (event, show) => {
    const loads = event.kind === 'loaded'
    if (!loads && event.kind !== 'unloaded') return
    show.add('float', { to: event.card ?? `seat-${event.seat}`, text: `${loads ? '+' : '−'}${event.amount}`, icon: LOAD.token, good: loads })
    show.sound('click')
  },
}

export default armedAndDangerous
