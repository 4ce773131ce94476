import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/**
 * The icon collection has 4,000 icons, of which we use some dozens. `import sheet from
 * './icons.ts?sheet'` gives the address of an SVG file with exactly the icons that file names, as
 * values in single quotes after a colon. They are pictures, not scripts: the browser fetches them
 * beside the page.
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

/** One file of symbols, `#name` each. */
function sheet(names: string[]): string {
  const symbols = names.map(
    (name) => `<symbol id="${name}" viewBox="0 0 512 512">${drawing(name)}</symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

export function iconSheets(): Plugin {
  const SERVED = '/@icons'
  let building = false
  return {
    name: 'saloon-icon-sheets',
    configResolved(config) {
      building = config.command === 'build'
    },
    configureServer(server) {
      server.middlewares.use(SERVED, (request, response) => {
        const file = decodeURIComponent(request.url!.split('?')[0]!)
        response.setHeader('content-type', 'image/svg+xml')
        response.end(sheet(namesIn(readFileSync(file, 'utf-8'))))
      })
    },
    load(id) {
      if (!id.endsWith('?sheet')) return null
      const file = id.slice(0, -'?sheet'.length)
      this.addWatchFile(file)
      const names = namesIn(readFileSync(file, 'utf-8'))
      for (const name of names)
        if (drawing(name) === undefined) this.error(`${file}: there is no icon '${name}'`)
      const asset = building && this.emitFile({ type: 'asset', name: 'icons.svg', source: sheet(names) })
      const url = asset ? `import.meta.ROLLUP_FILE_URL_${asset}` : JSON.stringify(SERVED + file)
      return `export default { url: ${url}, names: ${JSON.stringify(names)} }`
    },
  }
}
