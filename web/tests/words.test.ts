/** Every word the pages ask for exists in every language, with its arguments. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const texts = join(root, '..', 'src', 'saloon', 'texts')
const LANGUAGES = ['en', 'cs', 'hu']

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((each) => {
    const path = join(folder, each.name)
    if (each.isDirectory()) return sources(path)
    return /\.(svelte|ts)$/.test(each.name) ? [readFileSync(path, 'utf-8')] : []
  })
}

const asked = new Set(
  ['pages', 'ui', 'lib']
    .flatMap((folder) => sources(join(root, 'src', folder)))
    .flatMap((source) => [...source.matchAll(/\bt\('(ui-[a-z-]+(?:\.[a-z]+)?)'/g)])
    .map((match) => match[1]!),
)

function bundle(language: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false })
  const folder = join(texts, language)
  for (const name of readdirSync(folder).filter((each) => /^ui.*\.ftl$/.test(each)))
    made.addResource(new FluentResource(readFileSync(join(folder, name), 'utf-8')))
  return made
}

/** The ids of all messages, with the names of their arguments. */
function shape(language: string): Map<string, string> {
  const found = new Map<string, string>()
  const folder = join(texts, language)
  for (const name of readdirSync(folder).filter((each) => /^ui.*\.ftl$/.test(each))) {
    const source = readFileSync(join(folder, name), 'utf-8')
    for (const part of source.split(/^(?=ui-)/m).filter((each) => each.startsWith('ui-'))) {
      const args = new Set([...part.matchAll(/\$([a-z]+)/g)].map((match) => match[1]))
      found.set(/^[a-z-]+/.exec(part)![0], [...args].sort().join())
    }
  }
  return found
}

it('at a table do not come with other pages', () => {
  const ids = readFileSync(join(texts, 'en', 'ui-pages.ftl'), 'utf-8').matchAll(/^(ui-[a-z-]+) =/gm)
  const said = ['table', 'games', 'ui', 'lib'].flatMap((folder) => sources(join(root, 'src', folder)))
  said.push(...['App.svelte', 'pages/TableGate.svelte'].map((name) => readFileSync(join(root, 'src', name), 'utf-8')))
  // The host who changes the table again fetches the words of those pages.
  const own = said.filter((source) => !source.includes('pages/new/Setup.svelte')).join()
  // `ui-error-${code}` may say everything that begins so.
  const beginnings = [...own.matchAll(/\b(ui-[a-z-]+)\$\{/g)].map((match) => match[1]!)
  const missing = [...ids].map((match) => match[1]!).filter((id) => new RegExp(`\\b${id}(?![a-z-])`).test(own) || beginnings.some((each) => id.startsWith(each)))
  expect(missing).toEqual([])
})

describe.each(LANGUAGES)('the words of %s', (language) => {
  it('are all there', () => {
    const here = bundle(language)
    const missing = [...asked].filter((id) => {
      const [name, attribute] = id.split('.') as [string, string?]
      const message = here.getMessage(name)
      return attribute ? !message?.attributes[attribute] : !message?.value
    })
    expect(missing).toEqual([])
  })

  it('are said once: no file takes an id of another', () => {
    const folder = join(texts, language)
    const ids = readdirSync(folder)
      .filter((each) => each.endsWith('.ftl'))
      .flatMap((each) => [...readFileSync(join(folder, each), 'utf-8').matchAll(/^([a-z][\w-]*) *=/gm)])
      .map((match) => match[1]!)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  it('have the same ids and arguments as the English ones', () => {
    expect(shape(language)).toEqual(shape('en'))
  })
})
