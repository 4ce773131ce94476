// A fight as it is watched: what counts and what does not, and what is at stake.
import { cleanup, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { wantTexts } from '../../../lib/i18n.svelte.ts'
import { settings } from '../../../lib/settings.svelte.ts'
import type { PlayerView, Ring, Stakes } from '../facts.ts'
import { follow } from '../following.ts'
import type { LegendsView } from '../view.ts'
import { robberyText } from '../words.ts'
import Fight from './Fight.svelte'

const player = (seat: number, character: string): PlayerView => ({
  seat, status: 'alive', character, choice: [], side: 'neutral', space: 'DR10', lp: 0, mp: 0, wp: 0, money: 0, nuggets: 0, wounds: 0, proven: true,
  gear: [], weapon: '', mount: '', movement: 2, hand_limit: 5, cards: 1, hand: [], cattle: [], herd: [],
})
const none: Stakes = { money: 0, nuggets: 0, cattle: 0, money_lost: 0, nuggets_lost: 0 }

function fight(more: Partial<Ring>): LegendsView {
  const ring: Ring = {
    deck: 13, drawn: 0, known: [], played: [], laid: [0, 0], own: [], revealed: [['hustle:qs'], ['tenacity:ks']], fight: 'robbery', fighter: 0, rival: 1, reaction: -2,
    changes: [], left_out: [], stakes: null, ...more,
  }
  return {
    turn: 1, active: 0, first: 0, step: 'act', length: 15, ending: 0, actions: 2, going: '', points: 0, sheriff: 'DR01', bandits: [], deck: 30, pile: [], cattle: {},
    spent: [], basket: [], reach: {}, offers: [], result: null, ring, game: 'legends', viewer: 0, players: [player(0, 'bass_reeves'), player(1, 'kit_carson')],
  }
}

function watch(more: Partial<Ring>) {
  const nothing = () => undefined
  return render(Fight, {
    view: fight(more), names: ['Ann', 'Bert'], viewer: 0, ask: null, question: '', waits: '', busy: false, labelOf: () => '', onchoose: nothing,
  }).container
}

beforeEach(async () => {
  settings.language = 'en'
  await wantTexts('legends')
})
afterEach(cleanup)

it('lists what does not count beside what does, struck and with the reason', () => {
  const shown = watch({
    changes: [{ seat: 0, id: 'revolver', by: 1 }],
    left_out: [{ seat: 1, id: 'kit_carson', by: -1, rule: 'WL-CHAR-16' }, { seat: 0, id: 'annie_oakley', by: 0, rule: 'WL-CHAR-02' }],
  })
  const [left, right] = [...shown.querySelectorAll<HTMLElement>('.corner ul')]
  expect(within(left!).getAllByRole('listitem').map((each) => each.textContent.replaceAll(/\s+/g, ' ').trim())).toEqual([
    'Revolver +1', 'Annie Oakley does not count: only against players',
  ])
  expect(within(right!).getByRole('listitem').textContent).toMatch(/Kit Carson −1.*only outside the towns/)
  expect(right!.querySelector('s')?.textContent).toBe('Kit Carson')
  expect(left!.querySelectorAll('s')).toHaveLength(1)
  // On a phone both sides' stand together below, each with whose it is.
  const below = shown.querySelector<HTMLElement>('.below')!
  expect([...below.children].map((each) => each.textContent.split(':')[0]!.trim())).toEqual(['Bert', 'You'])
  // What does not count is not counted: 12 and 1 against 13.
  expect(shown.querySelector('.numbers')?.textContent).toBe('13:13')
})

it('tells in numbers what a robbery would bring', () => {
  watch({ stakes: { ...none, money: 40, nuggets: 2 } })
  expect(screen.getByText(/half of the money/).textContent).toBe('If you win: 1 WP, half of the money ($40) or half of the gold (2 nuggets).')
})

it('tells it in words as long as the numbers are not here', () => {
  watch({})
  expect(screen.getByText(/half of the money/).textContent).toMatch(/1 WP, the cattle, and half of the money or of the gold/)
})

it('tells what an arrest and the sheriff would cost', () => {
  watch({ fight: 'arrest', stakes: { ...none, money: 30, nuggets: 1, cattle: 1 } })
  expect(screen.getByText(/goes to jail/).textContent).toMatch(/loses all WP, the cattle, half of the money \(\$30\), half of the gold \(1 nugget\)\.$/)
  cleanup()
  watch({ fight: 'sheriff', rival: -1, stakes: { ...none, money: 30 } })
  expect(screen.getByText(/jail/).textContent).toMatch(/jail: all WP, half of the money \(\$30\) are lost\.$/)
})

it('says what is above a limit, and that there may be nothing', () => {
  expect(robberyText({ ...none, money: 40, money_lost: 20 })).toBe('1 WP, half of the money ($40) ($20 above the limit is lost)')
  expect(robberyText({ ...none, nuggets: 2, nuggets_lost: 1, cattle: 1 })).toBe('1 WP, the cattle, half of the gold (2 nuggets) (1 above the limit will be lost)')
  expect(robberyText(none)).toBe('1 WP, nothing else to take')
})

it('hears of what does not count while the fight is told', () => {
  const told = follow(fight({}), { kind: 'left-out', seat: 1, why: 'revolver', amount: 1, rule: 'WL-ITEM-15' })
  expect(told.ring?.left_out).toEqual([{ seat: 1, id: 'revolver', by: 1, rule: 'WL-ITEM-15' }])
  expect(follow(told, { kind: 'fight', seat: 0, fight: 'duel', target: 1 }).ring?.left_out).toEqual([])
})
