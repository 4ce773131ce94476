/** The words of the client in the player's language: `t('ui-nav-play')`, `t('bang-card-beer.text')`. */
import { Texts, loadTexts, type Arguments } from './fluent.ts'
import { settings, type Language } from './settings.svelte.ts'

export const LANGUAGES: Language[] = ['en', 'cs', 'hu']
/** Each language in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  cs: 'Čeština',
  hu: 'Magyar',
}

// Replaced as a whole with another language, so that everything on the page follows.
let current = $state.raw({ language: 'en' as Language, texts: new Texts('en', []) })

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

async function show(language: Language): Promise<void> {
  const texts = await loadTexts(language)
  // Another language may have been chosen meanwhile.
  if ((settings.language ?? language) !== language) return
  current = { language, texts }
  document.documentElement.lang = language
}

/** The words in the player's language, before anything is shown. */
export function startTexts(): Promise<void> {
  return show(settings.language ?? detect())
}

/** Speak another language from now on. */
export function speak(language: Language): Promise<void> {
  settings.language = language
  return show(language)
}
