// Why the numbers at a seat are what they are, line by line, from what the table answers.

type Words = (id: string, args?: Record<string, string | number>) => string

/** The name of a card or character that changes a number; both share one list. */
function named(id: string, t: Words, has: (id: string) => boolean): string {
  for (const group of ['card', 'character', 'event']) {
    if (has(`bang-${group}-${id}`)) return t(`bang-${group}-${id}`)
  }
  return has(`ui-table-by-${id}`) ? t(`ui-table-by-${id}`) : id
}

export function reasonLines(
  reasons: Record<string, any>,
  t: Words,
  has: (id: string) => boolean,
): string[] {
  const names = (list: unknown) =>
    String(list ?? '')
      .split(', ')
      .filter(Boolean)
      .map((id) => named(id, t, has))
      .join(', ')
  const distance = (id: string, facts: Record<string, any>) => {
    const parts = [t('ui-table-reason-seats', { seats: facts.seats ?? 0 })]
    if (facts.nearer) parts.push(t('ui-table-reason-nearer', { names: names(facts.nearer) }))
    if (facts.farther) parts.push(t('ui-table-reason-farther', { names: names(facts.farther) }))
    return t(id, { distance: facts.distance ?? 0, parts: parts.join(' · ') })
  }
  const lines: string[] = []
  if (reasons.distance) lines.push(distance('ui-table-reason-distance', reasons.distance))
  if (reasons.sees_me) lines.push(distance('ui-table-reason-sees-me', reasons.sees_me))
  if (reasons.range) {
    lines.push(t('ui-table-reason-range', { range: reasons.range.range, name: names(reasons.range.by) }))
  }
  if (reasons.hand_limit) {
    const { hand_limit: limit, by } = reasons.hand_limit
    lines.push(t('ui-table-reason-limit', { limit, name: names(by) }))
  }
  return lines
}
