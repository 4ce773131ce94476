// Where something that is called up finds room, beside what it is about.

export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Spot {
  left: number
  top: number
}

const GAP = 8

/**
 * Above, below, right or left of the subject, or above it to the side of what must stay clear: the first
 * place that covers nothing of it; where there is none, the one that covers least.
 */
export function free(subject: Rect, wide: number, high: number, clear: Rect[], width: number, height: number): Spot {
  const middle = (subject.left + subject.right) / 2 - wide / 2
  const level = (subject.top + subject.bottom) / 2 - high / 2
  const above = subject.top - high - GAP
  const below = subject.bottom + GAP
  const tried: Spot[] = [
    ...(above >= GAP ? [{ left: middle, top: above }] : []),
    ...(below + high <= height - GAP ? [{ left: middle, top: below }] : []),
    { left: subject.right + GAP, top: level },
    { left: subject.left - wide - GAP, top: level },
    ...clear.flatMap((each) => [
      { left: each.left - wide - GAP, top: above },
      { left: each.right + GAP, top: above },
      { left: middle, top: each.top - high - GAP },
    ]),
    { left: middle, top: above >= GAP ? above : below },
  ]
  const inside = tried.map(({ left, top }) => ({
    left: Math.max(GAP, Math.min(left, width - wide - GAP)),
    top: Math.max(GAP, Math.min(top, height - high - GAP)),
  }))
  const covered = ({ left, top }: Spot): number =>
    [...clear, subject].reduce((sum, each, index) => {
      const across = Math.min(left + wide, each.right) - Math.max(left, each.left)
      const down = Math.min(top + high, each.bottom) - Math.max(top, each.top)
      const area = across > 0 && down > 0 ? across * down : 0
      // Over the subject itself is bad, over a question is worse.
      return sum + area * (index < clear.length ? 4 : 1)
    }, 0)
  let best = inside[0]!
  for (const each of inside) if (covered(each) < covered(best)) best = each
  return best
}
