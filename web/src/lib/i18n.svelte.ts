/** The words of the client in the player's language: `t('ui-nav-play')`, `t('bang-card-beer.text')`. */
import { untrack } from 'svelte'
import { Texts, boxesOf, loadTexts, type Arguments } from './fluent.ts'
import { settings, type Language } from './settings.svelte.ts'

export const LANGUAGES: Language[] = ['en', 'cs', 'hu']
/** Each language in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  cs: 'Čeština',
  hu: 'Magyar',
}

// Replaced as a whole with another language, so that everything on the page follows.
let current = $state.raw({ language: 'en' as Language, texts: new Texts('en', []), names: new Set<string>() })

export function language(): Language {
  return current.language
}

/** A message, or an attribute of one, in the current language; an unknown one is its own id. */
export function t(id: string, args?: Arguments): string {
  return current.texts.format(id, args) ?? id
}

export function has(id: string): boolean {
  return current.texts.has(id)
}

/** The messages themselves, for whoever formats more than single ids. */
export function texts(): Texts {
  return current.texts
}

/** The language a new visitor most likely reads. */
export function detect(wanted: readonly string[] = navigator.languages): Language {
  for (const each of wanted) {
    const short = each.slice(0, 2).toLowerCase()
    // Slovaks read Czech far better than English.
    if (short === 'sk') return 'cs'
    if ((LANGUAGES as string[]).includes(short)) return short as Language
  }
  return 'en'
}

// The games and boxes whose words are wanted besides those that are said everywhere.
const wanted = new Set<string>()

async function show(language: Language): Promise<void> {
  const names = new Set(wanted)
  const texts = await loadTexts(language, names)
  // Another language may have been chosen meanwhile.
  if ((settings.language ?? language) !== language) return
  current = { language, texts, names }
  document.documentElement.lang = language
}

/** The words in the player's language, before anything is shown. */
export function startTexts(): Promise<void> {
  return show(settings.language ?? detect())
}

/** The words of a game with these boxes, or with all, before anything of it is shown. */
export async function wantTexts(game: string, boxes?: Iterable<string>): Promise<void> {
  return want([game, ...(boxes === undefined ? boxesOf(game) : [...boxes].map((box) => `${game}-${box}`))])
}

/** The words of a page that says much which is said nowhere else, together with those of a game. */
export async function wantPage(page: string, game: string): Promise<void> {
  return want([page, game, ...boxesOf(game)])
}

/** The words of all that is no table. */
export function wantPages(): Promise<void> {
  return wantWords('pages')
}

/** Words that are not needed at once. */
export function wantWords(part: 'pages' | 'life'): Promise<void> {
  return want([`ui-${part}`])
}

function want(names: string[]): Promise<void> {
  // Who waits for them in a page is not to wait again with every other language.
  return untrack(async () => {
    if (names.every((name) => current.names.has(name))) return
    for (const name of names) wanted.add(name)
    await startTexts()
  })
}

/** Speak another language from now on; the one before stays if its words cannot be fetched. */
export async function speak(language: Language): Promise<void> {
  const before = settings.language
  settings.language = language
  try {
    await show(language)
  } catch (error) {
    if (settings.language === language) settings.language = before
    throw error
  }
}
