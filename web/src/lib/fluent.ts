// The texts of one language: Fluent messages by id, shared with the server's side.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export type Language = 'en' | 'cs' | 'hu'
export const LANGUAGES: readonly Language[] = ['en', 'cs', 'hu']

export type Arguments = Record<string, FluentVariable>

/** Messages by id, or `id.attribute`. Several bundles: the first one that knows an id speaks. */
export class Texts {
  readonly language: string
  readonly #bundles: readonly FluentBundle[]

  constructor(language: string, bundles: readonly FluentBundle[]) {
    this.language = language
    this.#bundles = bundles
  }

  has(id: string): boolean {
    return this.#find(id) !== null
  }

  /** Null if there is no such message. A missing argument leaves its name in the text. */
  format(id: string, args?: Arguments): string | null {
    const found = this.#find(id)
    return found === null ? null : found.bundle.formatPattern(found.pattern, args ?? null, [])
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

// One chunk for each language, fetched when it is first wanted.
const LOADERS: Record<Language, () => Promise<{ sources: string[] }>> = {
  en: () => import('./texts/en'),
  cs: () => import('./texts/cs'),
  hu: () => import('./texts/hu'),
}

const loaded = new Map<Language, Promise<Texts>>()

export function loadTexts(language: Language): Promise<Texts> {
  let texts = loaded.get(language)
  if (texts === undefined) {
    texts = LOADERS[language]().then(
      ({ sources }) => new Texts(language, [bundleOf(language, sources)]),
    )
    // A download that failed may be tried again.
    texts.catch(() => loaded.delete(language))
    loaded.set(language, texts)
  }
  return texts
}
