// Which events are told in one line. The twin of saloon/texts/weaving.py: change both.

export type Told = { kind: string; [fact: string]: unknown }

const GROUPED = new Set(['drew', 'turned', 'discarded', 'took', 'put-back'])
/** Events that come point by point; what they leave is known from the last. */
const REPEATED = new Set(['arrow', 'lost'])
/** Events after which a card in play may go, and the fact that names it. */
const SPENDING: Record<string, string> = { used: 'card', check: 'for', checked: 'for' }
/** Events with which a card is turned up to see what it is. */
const CHECKS = ['check', 'guessed']

export function kindOf(face: string): string {
  return face.split(':', 1)[0]!
}

/** The events as lines: draw! checks and rescues told at once, equal events together. */
export function weave(events: readonly Told[]): Told[] {
  return group(repeat(join(events)))
}

/** Points that go to or from the same seat for the same reason, one after the other, add up. */
function repeat(events: readonly Told[]): Told[] {
  const out: Told[] = []
  for (const event of events) {
    if (!REPEATED.has(event.kind)) {
      out.push(event)
      continue
    }
    const last = out.at(-1)
    const same = last && ['kind', 'seat', 'why', 'cause'].every((name) => last[name] === event[name])
    if (same) out[out.length - 1] = { ...event, amount: Number(last.amount) + 1 }
    else out.push({ ...event, amount: 1 })
  }
  return out
}

function join(events: readonly Told[]): Told[] {
  const out: Told[] = []
  const saved = new Map<unknown, unknown[]>()
  const spent = new Set<string>()
  let at = 0
  while (at < events.length) {
    const event = events[at]!
    at += 1
    const spending = SPENDING[event.kind]
    if (spending !== undefined) spent.add(String(event[spending]))
    if (CHECKS.includes(event.kind)) {
      at = joinCheck(events, event, at, out)
    } else if (event.kind === 'rescued' && woundFollows(events, event, at)) {
      saved.set(event.seat, [...(saved.get(event.seat) ?? []), event.with])
    } else if (event.kind === 'wounded' && saved.has(event.seat)) {
      out.push({ ...event, with: [...new Set(saved.get(event.seat))] })
      saved.delete(event.seat)
    } else if (event.kind === 'discarded' && goesByItself(event, spent)) {
      continue
    } else if (event.kind === 'dealt') {
      out.push(event)
      const roles = (event.roles as unknown[] | undefined) ?? []
      roles.forEach((role, seat) => {
        if (typeof role === 'string') out.push({ kind: 'role', seat, role })
      })
    } else {
      out.push(event)
    }
  }
  return out
}

/** Whether a card in play goes because it was used, or with its draw! check: that was told. */
function goesByItself(discarded: Told, spent: ReadonlySet<string>): boolean {
  const card = String(discarded.card)
  const why = String(discarded.why)
  return discarded.from === 'play' && kindOf(card) === why && (spent.has(card) || spent.has(why))
}

/** A draw! check with the cards turned up, and with what it came to if that is known. */
function joinCheck(events: readonly Told[], check: Told, from: number, out: Told[]): number {
  const turned: unknown[] = []
  const between: Told[] = []
  let at = from
  while (at < events.length && ['turned', 'reshuffled'].includes(events[at]!.kind)) {
    const event = events[at]!
    if (event.kind === 'turned') turned.push(event.card)
    else between.push(event)
    at += 1
  }
  const next = events[at]
  const decided = next?.kind === 'checked' && next.seat === check.seat && next.for === check.for
  out.push({ ...check, ...(decided ? next : {}), turned }, ...between)
  return decided ? at + 1 : at
}

function woundFollows(events: readonly Told[], rescued: Told, from: number): boolean {
  return events.slice(from).some((e) => e.kind === 'wounded' && e.seat === rescued.seat)
}

/** Consecutive events that differ in nothing but their card become one, with all the cards. */
function group(events: readonly Told[]): Told[] {
  const out: Told[] = []
  let held: Told[] = []
  const close = () => {
    const first = held[0]
    if (first !== undefined) {
      const cards = first.card === undefined ? held.length : held.map((event) => event.card)
      out.push({ ...first, cards })
    }
    held = []
  }
  for (const event of events) {
    if (held.length && !alike(held[0]!, event)) close()
    if (GROUPED.has(event.kind)) held.push(event)
    else out.push(event)
  }
  close()
  return out
}

function alike(one: Told, other: Told): boolean {
  if (one.card === undefined !== (other.card === undefined)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  names.delete('card')
  return [...names].every((name) => one[name] === other[name])
}
