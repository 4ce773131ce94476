import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GAMES } from '../../games/index.ts'
import { wantTexts, wantWords } from '../../lib/i18n.svelte.ts'
import { settings } from '../../lib/settings.svelte.ts'
import Death from './Death.svelte'

const player = (seat: number, role: string | null, more: object = {}) => ({ seat, role, status: 'in', life: 3, character: 'rose-doolan', ...more })
const names = ['Me', 'Hank', 'Pearl', 'Rufus']
const table = (role: string, life = 3) => [player(0, role, { status: 'out', life: 0 }), player(1, null), player(2, 'sheriff', { life }), player(3, null)]

function fall(role: string, more: object = {}) {
  const players = table(role)
  render(Death, { game: 'bang', names, players, seat: 0, fate: { seat: 0, by: 1, cause: 'duel' }, hope: GAMES.bang!.hopes!({ players }, 0), onwatch: () => undefined, onhurry: () => undefined, ...more })
  return document.querySelector('.death')!
}
const plain = (one: Element) => one.textContent!.replace(/[\u2068\u2069]/g, '').replace(/\s+/g, ' ')

beforeEach(async () => {
  settings.language = 'en'
  await Promise.all([wantTexts('bang', []), wantWords('life')])
})
afterEach(cleanup)

describe('who is out is told', () => {
  it('who did it and with what, as words and as a card', async () => {
    const poster = fall('deputy')
    screen.getByRole('heading', { name: /Hank got you with Duel/ })
    await waitFor(() => expect(poster.querySelector('.cause')!.textContent).toContain('Duel'))
    expect(poster.querySelectorAll('.killer')).toHaveLength(1)
    expect(plain(poster)).toContain('Deputy · OUT')
  })
  it('what one can still win by, and on whom it hangs', () => {
    expect(plain(fall('deputy'))).toContain("If the Sheriff's side wins, so do you: Pearl has 3 life points left.")
    cleanup()
    expect(plain(fall('outlaw'))).toContain('If the Sheriff falls, you win after all: Pearl has 3 life points left.')
  })
  it('that one may still win where it is hidden who the Sheriff is', () => {
    const players = table('outlaw').map((each) => ({ ...each, role: each.seat ? null : each.role }))
    expect(plain(fall('outlaw', { hope: GAMES.bang!.hopes!({ players }, 0) }))).toContain('You can still win with your side.')
  })
  it('that all is lost, unless one may come back', () => {
    expect(plain(fall('renegade'))).toContain('you cannot win any more')
    cleanup()
    expect(plain(fall('renegade', { note: 'You may come back.' }))).not.toContain('you cannot win')
    cleanup()
    // With three everybody plays alone.
    expect(GAMES.bang!.hopes!({ players: table('deputy').slice(0, 3) }, 0)).toBeNull()
  })
  it('that the cards lie open where they do, and what to do now', async () => {
    expect(plain(fall('outlaw'))).not.toContain('All cards lie open')
    cleanup()
    const [onwatch, onhurry, onanew] = [vi.fn(), vi.fn(), vi.fn()]
    expect(plain(fall('outlaw', { open: true, onwatch, onhurry, onanew }))).toContain('All cards lie open')
    for (const name of [/Watch on/, /Hurry/, /new game/]) await fireEvent.click(screen.getByRole('button', { name }))
    for (const done of [onwatch, onhurry, onanew]) expect(done).toHaveBeenCalledTimes(1)
  })
})
