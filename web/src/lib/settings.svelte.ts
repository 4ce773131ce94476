/** What a player sets for this browser. Kept in local storage; never sent anywhere. */
export type Language = 'en' | 'cs' | 'hu'
export type Theme = 'auto' | 'dark' | 'light'
export type Motion = 'auto' | 'full' | 'none'

export interface Settings {
  theme: Theme
  /** Null until chosen: then the browser's. */
  language: Language | null
  motion: Motion
  /** How fast animations run: 1 is normal, 2 twice as fast. */
  speed: number
  /** Whether things are shown one after the other, one by one on a nod, or all at once. */
  show: 'flow' | 'step' | 'now'
  /** Games seen to their end here: the first ones are shown more slowly. */
  games: number
  sounds: boolean
  /** From 0 to 1. */
  volume: number
  /** Ask before plays that hurt oneself. */
  confirm: boolean
  /** Tell a newcomer what to do on their turn. */
  hints: boolean
  /** Hear what bots have to say. */
  remarks: boolean
  /** The size of cards: 1 is normal. */
  cardSize: number
}

const KEY = 'saloon.settings'
const DEFAULTS: Settings = {
  theme: 'dark',
  language: null,
  motion: 'auto',
  speed: 1,
  show: 'flow',
  games: 0,
  sounds: true,
  volume: 0.6,
  confirm: true,
  hints: true,
  remarks: true,
  cardSize: 1,
}
const ALLOWED: { [K in keyof Settings]: (value: unknown) => boolean } = {
  theme: (value) => ['auto', 'dark', 'light'].includes(value as string),
  language: (value) => value === null || ['en', 'cs', 'hu'].includes(value as string),
  motion: (value) => ['auto', 'full', 'none'].includes(value as string),
  speed: (value) => typeof value === 'number' && value >= 0.5 && value <= 4,
  show: (value) => ['flow', 'step', 'now'].includes(value as string),
  games: (value) => typeof value === 'number' && value >= 0,
  sounds: (value) => typeof value === 'boolean',
  volume: (value) => typeof value === 'number' && value >= 0 && value <= 1,
  confirm: (value) => typeof value === 'boolean',
  hints: (value) => typeof value === 'boolean',
  remarks: (value) => typeof value === 'boolean',
  cardSize: (value) => typeof value === 'number' && value >= 0.7 && value <= 1.6,
}

/** Stored settings, each one taken only if it makes sense. */
export function understood(stored: unknown): Settings {
  const result: Record<string, unknown> = { ...DEFAULTS }
  if (typeof stored === 'object' && stored !== null) {
    for (const [name, value] of Object.entries(stored)) {
      if (name in ALLOWED && ALLOWED[name as keyof Settings](value)) result[name] = value
    }
  }
  return result as unknown as Settings
}

function read(): Settings {
  try {
    return understood(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    return { ...DEFAULTS }
  }
}

export const settings: Settings = $state(read())

let calm: MediaQueryList | undefined

/** Whether animations are to be left out. */
export function still(): boolean {
  if (settings.motion !== 'auto') return settings.motion === 'none'
  calm ??= matchMedia('(prefers-reduced-motion: reduce)')
  return calm.matches
}

/** Keep the page and the storage in step with the settings. Called once, by the app. */
export function followSettings(): void {
  $effect(() => {
    const root = document.documentElement
    if (settings.theme === 'auto') delete root.dataset.theme
    else root.dataset.theme = settings.theme
    if (settings.motion === 'auto') delete root.dataset.motion
    else root.dataset.motion = settings.motion
    // An inline value would win over the style sheet's zero for reduced motion.
    if (still()) root.style.removeProperty('--speed')
    else root.style.setProperty('--speed', String(1 / settings.speed))
    root.style.setProperty('--card-scale', String(settings.cardSize))
    try {
      localStorage.setItem(KEY, JSON.stringify(settings))
    } catch {
      // A browser without storage keeps them for this visit.
    }
  })
}
