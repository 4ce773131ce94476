// The table page without a server: recorded games are fed to it through a socket of our own.
// ?game=7&step=40, or ?game=7&kind=shot for the first question of a kind; ?phase=lobby|finished|paused.
// `play()` in the console goes on, one step at a time.

import { mount } from 'svelte'
import { speak, startTexts, wantTexts } from '../lib/i18n.svelte.ts'
import { tableState } from '../table/state.fixture.ts'
import Table from '../table/Table.svelte'
import Toasts from '../ui/Toasts.svelte'
import type { TableState } from '../lib/protocol'
import { withChanges } from '../lib/view.ts'
import '../ui/fonts.css'
import '../ui/icons.ts'
import '../ui/theme.css'

const query = new URLSearchParams(location.search)
const recorded = import.meta.glob<any>('./games/*.json', { import: 'default' })
const game = await recorded[`./games/${query.get('game') ?? '7'}.json`]!()
const book = await recorded['./games/pieces.json']!()

const kind = query.get('kind')
const nth = Number(query.get('nth') ?? 0)
const fits = game.asks
  .map((ask: any, index: number) => [ask, index])
  .filter(([ask]: any) => ask && (query.has('other') ? !ask.options.length : ask.options.length) && ask.kind === kind)
const last = game.film.frames.length - 1
let step = Math.min(last, kind ? (fits[nth]?.[1] ?? 0) : Number(query.get('step') ?? 0))
const phase = (query.get('phase') as TableState['phase']) ?? (step === last ? 'finished' : 'playing')

const viewAt = (at: number) =>
  game.film.frames.slice(0, at + 1).reduce((view: any, frame: any) => withChanges(view, frame.changes), game.film.view)

const table = () => tableState({
  id: 'dev',
  settings: { name: 'Friday showdown', game: game.game, players: game.names.length, modules: game.modules, edition: 'dynamite-box', rulings: {}, clock: query.has('clock') ? { bank: 60, increment: 5, reaction: 20 } : null, access: 'link', undo: true },
  phase,
  host: 'me',
  seats: game.names.map((name: string, seat: number) =>
    phase === 'lobby' && seat > game.seat + 1
      ? null
      : seat === game.seat
        ? { kind: 'human', name, person: 'me', bot: '', here: true, stand_in: false, former: '' }
        : { kind: seat % 2 ? 'bot' : 'human', name, person: seat % 2 ? '' : `p${seat}`, bot: seat % 2 ? 'random' : '', here: seat !== 4, stand_in: seat === 6, former: '' },
  ),
  watching: [{ id: 'w', name: 'Józsi' }],
  game: phase === 'lobby' ? 0 : 1,
  replay: phase === 'finished' ? 'abc' : '',
  seed_hash: 'f00dfeed12345678',
})

let n = 1
class Recorded {
  onopen: any = null
  onmessage: any = null
  onclose: any = null
  constructor(readonly url: string) {
    current = this
    setTimeout(() => {
      this.onopen?.({})
      this.tell({ is: 'welcome', n, epoch: 'dev', you: 'me', seat: query.has('watch') ? null : game.seat, table: table(), step, view: phase === 'lobby' ? null : viewAt(step), ask: phase === 'playing' ? game.asks[step] : null, clocks: [{ seat: game.seat, left: 41_000, running: true }], chat: [{ is: 'said', n: 0, who: 'p0', name: 'Ilona', text: 'Who shot the Sheriff?', phrase: '', seat: 0, game: 1, step: 0 }, { is: 'said', n: 0, who: 'me', name: 'me', text: '', phrase: 'trust-me', seat: game.seat, game: 1, step: 0 }], preferences: null })
    })
  }
  tell(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  send(text: string) {
    const command = JSON.parse(text)
    const refused = command.do === 'why' ? { refused: 'illegal', rule: 'BB-DIST-09', facts: { target: command.seat ?? 0, distance: 3, range: 1, seats: 3 } } : {}
    const reasons = command.do === 'reasons' ? { distance: { seats: 1, distance: 2, farther: ['mustang'] }, range: { range: 1, by: 'colt-45' } } : {}
    this.tell({ is: 'answer', re: command.id, refused: '', rule: '', facts: {}, reasons, ...refused })
    if (command.do === 'choose') play()
  }
  close() {}
}
let current: Recorded

/** Go on with the recorded game, whatever was chosen. */
function play() {
  if (step >= last) return
  step++
  current.tell({ is: 'step', n: ++n, frame: game.film.frames[step], ask: game.asks[step], clocks: [] })
}
Object.assign(window, { WebSocket: Recorded, play })

const answers: Record<string, unknown> = {
  '/api/me': { id: 'me', name: game.names[game.seat], claimed: false, tables: [] },
  '/api/games': book.games,
  '/api/games/bang/pieces': book.pieces.bang,
  '/api/games/dice/pieces': book.pieces.dice,
  '/api/tables/dev/frames': { ...game.film, frames: game.film.frames.slice(0, step + 1) },
}
const real = window.fetch
window.fetch = (async (input: any, init: any) =>
  String(input) in answers ? new Response(JSON.stringify(answers[String(input)])) : real(input, init)) as typeof fetch

await startTexts()
await wantTexts('bang')
await wantTexts('dice')
if (query.has('lang')) await speak(query.get('lang') as 'en' | 'cs' | 'hu')
if (query.has('theme')) document.documentElement.dataset.theme = query.get('theme')!
mount(Table, { target: document.getElementById('app')!, props: { params: { id: 'dev' }, search: query } })
mount(Toasts, { target: document.getElementById('app')! })
