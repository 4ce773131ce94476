/** What the details of options say, read by the forms that the games declare. */
import type { Any } from './any.ts'
import { VOCABULARIES } from './vocabulary.ts'

export type DetailFacts = Readonly<Record<string, string | string[] | number>>

/** What a detail may say before it is known of which verb it is. */
export type Read<Details> = Partial<Any<Details[keyof Details]>>

/** How the details of one game are read: with the types that it declares. */
export function readerOf<Details>(game: string) {
  return (option: { verb: string; detail: string }): Read<Details> => detailOf(game, option.verb, option.detail) as Read<Details>
}

const patterns = new Map<string, RegExp>()

function patternOf(form: string): RegExp {
  let pattern = patterns.get(form)
  if (pattern === undefined) {
    pattern = new RegExp(`^${form.replace(/\{([a-z_]+)\}/g, '(?<$1>[^ >]+)')}$`)
    patterns.set(form, pattern)
  }
  return pattern
}

/** The facts of a detail, by name, of the first form that fits; nothing of what is not declared. */
export function detailOf(game: string, verb: string, detail: string): DetailFacts {
  for (const { form, lists, numbers } of VOCABULARIES[game]?.details[verb] ?? []) {
    const found = patternOf(form).exec(detail)?.groups
    if (!found) continue
    return Object.fromEntries(
      Object.entries(found).map(([name, text]) => {
        if (numbers?.includes(name)) return [name, Number(text)]
        return [name, lists?.includes(name) ? text.split(',') : text]
      }),
    )
  }
  return {}
}
