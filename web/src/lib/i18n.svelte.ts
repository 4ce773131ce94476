/** The words of the client in the player's language: `t('ui-play')`, `t('bang-card-beer.text')`. */
import { bundleOf, Texts, type Args } from './fluent.ts'
import { settings, type Language } from './settings.svelte.ts'

export const LANGUAGES: Language[] = ['en', 'cs', 'hu']
/** Each language in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  cs: 'Čeština',
  hu: 'Magyar',
}

const files = import.meta.glob<string>('../../../src/saloon/texts/*/*.ftl', {
  query: '?raw',
  import: 'default',
})

// What is there of each language; a file is fetched once.
const loaded = new Map<Language, { texts: Texts; files: Set<string> }>()
// The reader: replaced whenever words were added, so that everything on the page follows.
let current = $state.raw({ language: 'en' as Language, texts: new Texts('en', [bundleOf('en', [])]) })

export function language(): Language {
  return current.language
}

/** A message, or an attribute of one, in the current language. */
export function t(id: string, args?: Args): string {
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

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.ftl'.length)
}

async function load(language: Language, names: 'all' | string[]): Promise<Texts> {
  const here = loaded.get(language) ?? { texts: new Texts(language, [bundleOf(language, [])]), files: new Set<string>() }
  loaded.set(language, here)
  const wanted = Object.keys(files).filter(
    (path) =>
      path.includes(`/${language}/`) &&
      !here.files.has(path) &&
      (names === 'all' || names.includes(nameOf(path))),
  )
  const sources = await Promise.all(wanted.map((path) => files[path]!()))
  wanted.forEach((path, at) => {
    if (here.files.has(path)) return
    here.files.add(path)
    here.texts.add(sources[at]!)
  })
  return here.texts
}

function show(language: Language, texts: Texts): void {
  current = { language, texts }
  document.documentElement.lang = language
}

/** The shell's words in the player's language, before anything is shown. */
export async function startTexts(): Promise<void> {
  const language = settings.language ?? detect()
  show(language, await load(language, ['ui']))
}

/** All words: the names and texts of every game. */
export async function allTexts(): Promise<void> {
  const language = current.language
  const texts = await load(language, 'all')
  if (current.language === language) show(language, texts)
}

export async function speak(language: Language): Promise<void> {
  settings.language = language
  const texts = await load(language, 'all')
  if (settings.language === language) show(language, texts)
}
