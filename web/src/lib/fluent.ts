// The texts of one language: Fluent messages by id, shared with the server's side.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export type Language = 'en' | 'cs' | 'hu'
export const LANGUAGES: readonly Language[] = ['en', 'cs', 'hu']

export type Arguments = Record<string, FluentVariable>

const MOST_SAID = 4000

/** What is asked for, by one name: the message and all that goes into it, each with its type. */
function nameOf(id: string, args?: Arguments): string {
  let name = id
  for (const each in args) name += `\n${each} ${typeof args[each]} ${String(args[each])}`
  return name
}

/** Messages by id, or `id.attribute`. Several bundles: the first one that knows an id speaks. */
export class Texts {
  readonly language: string
  readonly #bundles: readonly FluentBundle[]
  /** A table says the same things again and again: what was said is kept. */
  readonly #said = new Map<string, string>()

  constructor(language: string, bundles: readonly FluentBundle[]) {
    this.language = language
    this.#bundles = bundles
  }

  has(id: string): boolean {
    return this.#find(id) !== null
  }

  /** Null if there is no such message. A missing argument leaves its name in the text. */
  format(id: string, args?: Arguments): string | null {
    const name = nameOf(id, args)
    const known = this.#said.get(name)
    if (known !== undefined) return known
    const found = this.#find(id)
    if (found === null) return null
    const said = found.bundle.formatPattern(found.pattern, args ?? null, [])
    if (this.#said.size >= MOST_SAID) this.#said.clear()
    this.#said.set(name, said)
    return said
  }

  #find(id: string) {
    const [name, attribute] = id.split('.', 2) as [string, string?]
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(name)
      const pattern = attribute === undefined ? message?.value : message?.attributes[attribute]
      if (pattern !== undefined && pattern !== null) return { bundle, pattern }
    }
    return null
  }
}

export function bundleOf(language: string, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const source of sources) bundle.addResource(new FluentResource(source))
  return bundle
}

type Loader = () => Promise<{ sources: string[] }>

// One chunk for each language, and one for each game in it, fetched when first wanted.
const LOADERS: Record<Language, Loader> = {
  en: () => import('./texts/en'),
  cs: () => import('./texts/cs'),
  hu: () => import('./texts/hu'),
}
const OF_GAMES: Record<string, Record<Language, Loader>> = {
  bang: {
    en: () => import('./texts/bang/en'),
    cs: () => import('./texts/bang/cs'),
    hu: () => import('./texts/bang/hu'),
  },
  dice: {
    en: () => import('./texts/dice/en'),
    cs: () => import('./texts/dice/cs'),
    hu: () => import('./texts/dice/hu'),
  },
  legends: {
    en: () => import('./texts/legends/en'),
    cs: () => import('./texts/legends/cs'),
    hu: () => import('./texts/legends/hu'),
  },
}

// And one for each box, for the pages away from a table, and for that of rules.
const OF_BOXES = import.meta.glob<string>(
  [
    '../../../src/saloon/texts/*/bang-*.ftl',
    '../../../src/saloon/texts/*/ui-{pages,rules}.ftl',
    '!../../../src/saloon/texts/*/*-terminal.ftl',
    '!../../../src/saloon/texts/*/bang-ask.ftl',
    '!../../../src/saloon/texts/*/bang-base.ftl',
    '!../../../src/saloon/texts/*/bang-log.ftl',
    '!../../../src/saloon/texts/*/bang-why.ftl',
    '../../../src/saloon/texts/*/ui-life.ftl',
  ],
  { query: '?raw', import: 'default' },
)

const loaded = new Map<string, Promise<FluentBundle>>()

function once(name: string, load: () => Promise<FluentBundle>): Promise<FluentBundle> {
  let bundle = loaded.get(name)
  if (bundle === undefined) {
    bundle = load()
    // A download that failed may be tried again.
    bundle.catch(() => loaded.delete(name))
    loaded.set(name, bundle)
  }
  return bundle
}

/** How to fetch the words of a game (`bang`) or of a box of it (its name after the game's), or of a page; null if it has none. */
function loaderOf(name: string, language: Language): (() => Promise<string[]>) | null {
  if (Object.hasOwn(OF_GAMES, name)) return async () => (await OF_GAMES[name]![language]()).sources
  const load = OF_BOXES[`../../../src/saloon/texts/${language}/${name}.ftl`]
  return load === undefined ? null : async () => [await load()]
}

/** The boxes of a game that have words of their own. */
export function boxesOf(game: string): string[] {
  return Object.keys(OF_BOXES)
    .map((path) => path.match(/texts\/en\/(.*)\.ftl$/)?.[1] ?? '')
    .filter((name) => name.startsWith(`${game}-`))
}

/** The words of a language, with those of some games and boxes. */
export async function loadTexts(language: Language, names: Iterable<string> = []): Promise<Texts> {
  const bundle = await once(language, async () => bundleOf(language, (await LOADERS[language]()).sources))
  // They join the same bundle: words of a game may be made of those that are said everywhere.
  const joining = [...names].map((name) => {
    const load = loaderOf(name, language)
    if (load === null) return bundle
    return once(`${name}/${language}`, async () => {
      for (const source of await load()) bundle.addResource(new FluentResource(source))
      return bundle
    })
  })
  await Promise.all(joining)
  return new Texts(language, [bundle])
}
