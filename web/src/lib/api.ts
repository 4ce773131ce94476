/** The server's HTTP API, typed. A refusal is thrown as `Refused` with the server's code. */
import type {
  Credentials,
  Error as ErrorBody,
  Film,
  GameInfo,
  Invitation,
  Me,
  NewTable,
  PersonReport,
  Pieces,
  Problem,
  Problems,
  ReplayCard,
  TableCard,
} from './protocol.ts'

export class Refused extends Error {
  constructor(
    /** A short code: unknown-table, bad-request, too-fast, …, or offline. */
    readonly code: string,
    message: string,
    /** The id of the rule behind it, if there is one. */
    readonly rule = '',
    readonly status = 0,
  ) {
    super(message)
    this.name = 'Refused'
  }
}

/** Resolved when the server knows who asks: a new visitor's first answer brings the cookie. */
let arrived: Promise<unknown> | null = null

function arrive(): Promise<Me> {
  const answer = send<Me>('GET', path('me'))
  arrived ??= answer.catch(() => (arrived = null))
  return answer
}

/** Nothing is asked by nobody: requests without a cookie would be refused, or make several guests. */
async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (arrived === null) void arrive().catch(() => undefined)
  await arrived
  return send<T>(method, path, body)
}

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin', headers: {} }
  if (body instanceof Blob) {
    init.body = body
    init.headers = { 'content-type': 'application/json' }
  } else if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { 'content-type': 'application/json' }
  }
  let response: Response
  try {
    response = await fetch(path, init)
  } catch (problem) {
    throw new Refused('offline', String(problem))
  }
  if (!response.ok) throw await refusal(response)
  if (response.status === 204) return undefined as T
  const text = await response.text()
  return (text === '' ? undefined : JSON.parse(text)) as T
}

async function refusal(response: Response): Promise<Refused> {
  try {
    const body = (await response.json()) as Partial<ErrorBody>
    return new Refused(
      body.error ?? 'unknown',
      body.message ?? response.statusText,
      body.rule ?? '',
      response.status,
    )
  } catch {
    return new Refused('unknown', response.statusText, '', response.status)
  }
}

const path = (...parts: (string | number)[]) => '/api/' + parts.map(encodeURIComponent).join('/')

export const api = {
  me: arrive,
  rename: (name: string) => ask<Me>('PATCH', path('me'), { name }),
  claim: (credentials: Credentials) => ask<Me>('POST', path('me', 'claim'), credentials),
  login: (credentials: Credentials) => ask<Me>('POST', path('me', 'login'), credentials),
  logout: () => ask<Me>('POST', path('me', 'logout')),
  exported: () => ask<unknown>('GET', path('me', 'export')),
  forget: () => ask<void>('DELETE', path('me')),

  games: () => ask<GameInfo[]>('GET', path('games')),
  pieces: (game: string) => ask<Pieces>('GET', path('games', game, 'pieces')),

  tables: () => ask<TableCard[]>('GET', path('tables')),
  table: (id: string) => ask<TableCard>('GET', path('tables', id)),
  open: (table: NewTable) => ask<TableCard>('POST', path('tables'), table),
  enter: (id: string, password: string) =>
    ask<TableCard>('POST', path('tables', id, 'enter'), { password }),
  frames: (id: string) => ask<Film>('GET', path('tables', id, 'frames')),

  replays: () => ask<ReplayCard[]>('GET', path('replays')),
  replay: (id: string) => ask<ReplayCard>('GET', path('replays', id)),
  film: (id: string, view: string) =>
    ask<Film>('GET', `${path('replays', id, 'film')}?view=${encodeURIComponent(view)}`),
  recordAddress: (id: string) => path('replays', id, 'record'),
  importRecord: (file: Blob) => ask<ReplayCard>('POST', path('replays'), file),

  invitation: () => ask<Invitation>('GET', path('invitation')),

  block: (person: string) => ask<void>('POST', path('me', 'blocks'), { person }),
  unblock: (person: string) => ask<void>('DELETE', path('me', 'blocks', person)),
  reportPerson: (report: PersonReport) => ask<Problems>('POST', path('reports'), report),
  report: (problem: Problem) => ask<Problems>('POST', path('problems'), problem),
}

/** What does not change while the page is open is asked once. */
const kept = new Map<string, Promise<unknown>>()

function once<T>(name: string, get: () => Promise<T>): Promise<T> {
  const before = kept.get(name) as Promise<T> | undefined
  if (before) return before
  const now = get()
  kept.set(name, now)
  now.catch(() => kept.delete(name))
  return now
}

export const games = () => once('games', api.games)
export const pieces = (game: string) => once(`pieces ${game}`, () => api.pieces(game))
