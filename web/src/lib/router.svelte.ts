/** Addresses without a hash: a route is a pattern like `/r/:id/:step`, a link is a plain <a href>. */
export interface Place {
  path: string
  search: URLSearchParams
}

export interface Match {
  name: string
  params: Record<string, string>
}

const ROUTES: [pattern: string, name: string][] = [
  ['/', 'lobby'],
  ['/t/:id', 'table'],
  ['/new', 'new'],
  ['/replays', 'replays'],
  ['/r/:id', 'replay'],
  ['/r/:id/:step', 'replay'],
  ['/cards', 'cards'],
  ['/rules', 'rules'],
  ['/settings', 'settings'],
  ['/about', 'about'],
]

/** The route a path belongs to; `lost` if there is none. */
export function match(path: string): Match {
  const parts = path.replace(/\/+$/, '').split('/')
  for (const [pattern, name] of ROUTES) {
    const wanted = pattern.replace(/\/+$/, '').split('/')
    if (wanted.length !== parts.length) continue
    const params: Record<string, string> = {}
    const fits = wanted.every((each, at) => {
      if (!each.startsWith(':')) return each === parts[at]
      try {
        params[each.slice(1)] = decodeURIComponent(parts[at]!)
      } catch {
        return false
      }
      return parts[at] !== ''
    })
    if (fits) return { name, params }
  }
  return { name: 'lost', params: {} }
}

const read = (): Place => ({
  path: location.pathname,
  search: new URLSearchParams(location.search),
})

let here = $state.raw(read())

export function place(): Place {
  return here
}

/** Go somewhere; with `replace`, without a new entry in the history. */
export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', to)
  else history.pushState(null, '', to)
  here = read()
  if (!replace) scrollTo(0, 0)
}

/** Links inside the page change the place, everything else is the browser's. */
export function followLinks(): () => void {
  const clicked = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || link.target || link.hasAttribute('download')) return
    const to = new URL(link.href, location.href)
    if (to.origin !== location.origin || to.pathname.startsWith('/api/')) return
    if (to.hash && to.pathname === location.pathname) return
    event.preventDefault()
    go(to.pathname + to.search + to.hash)
  }
  const moved = () => {
    here = read()
  }
  document.addEventListener('click', clicked)
  addEventListener('popstate', moved)
  return () => {
    document.removeEventListener('click', clicked)
    removeEventListener('popstate', moved)
  }
}
