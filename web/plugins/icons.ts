import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/**
 * The icon collection has 4,000 icons, of which we use some dozens. `import paths from
 * './icons.ts?paths'` gives the drawings of exactly the icons that file names, as values in single
 * quotes after a colon.
 */
const NAMED = /:\s*'([a-z0-9-]+)'/g

interface Collection {
  icons: Record<string, { body: string }>
  aliases?: Record<string, { parent: string }>
}

/** What the collection lacks, or says less plainly. */
const OWN: Record<string, string> = {
  'own-close':
    '<path fill="currentColor" d="M120 72 256 208 392 72l48 48-136 136 136 136-48 48-136-136-136 136-48-48 136-136L72 120z"/>',
  'own-back': '<path fill="currentColor" d="M96 80h64v352H96zM416 80v352L176 256z"/>',
  'own-on': '<path fill="currentColor" d="M352 80h64v352h-64zM96 80v352l240-176z"/>',
}

const all = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as Collection

export function drawing(name: string): string | undefined {
  return OWN[name] ?? all.icons[all.aliases?.[name]?.parent ?? name]?.body
}

export function namesIn(source: string): string[] {
  return [...new Set([...source.matchAll(NAMED)].map((match) => match[1]!))].sort()
}

export function iconPaths(): Plugin {
  return {
    name: 'saloon-icon-paths',
    load(id) {
      if (!id.endsWith('?paths')) return null
      const file = id.slice(0, -'?paths'.length)
      this.addWatchFile(file)
      const bodies: Record<string, string> = {}
      for (const name of namesIn(readFileSync(file, 'utf-8'))) {
        const body = drawing(name)
        if (body === undefined) this.error(`${file}: there is no icon '${name}'`)
        bodies[name] = body
      }
      return `export default ${JSON.stringify(bodies)}`
    },
  }
}
