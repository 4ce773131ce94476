/** What one thinks the others are: kept in this browser for oneself, by table and game; never sent anywhere. */

const KEY = 'saloon.guesses'
/** So many games are remembered. */
const KEPT = 30

type Book = Record<string, Record<string, string>>

function read(): Book {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Book) : {}
  } catch {
    return {}
  }
}

let book = $state.raw<Book>(read())

/** By seat: the role one has guessed there. */
export const guessesIn = (game: string): Record<string, string> => book[game] ?? {}

/** The next guess for a seat: one role after the other, and then none. */
export function guessNext(game: string, seat: number, roles: readonly string[]): void {
  const { [seat]: now, ...others } = guessesIn(game)
  const next = roles[now === undefined ? 0 : roles.indexOf(now) + 1]
  const mine = next === undefined ? others : { ...others, [seat]: next }
  const rest = Object.entries(book).filter(([name]) => name !== game).slice(-KEPT + 1)
  book = Object.fromEntries([...rest, [game, mine]])
  try {
    localStorage.setItem(KEY, JSON.stringify(book))
  } catch {
    // A browser without storage keeps them for this visit.
  }
}
