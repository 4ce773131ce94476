// How a piece stands to what is asked, and choosing several; the same in every game.

export interface Picking {
  /** It can be taken now: the keys stop at it. */
  lit?: boolean
  /** It is taken, and may be put back. */
  selected?: boolean
  /** Lies there, but cannot be used now. */
  dim?: boolean
  /** May be used, but to no use: what is written across it. */
  waste?: string
}

interface Question {
  /** Whether something is asked that these pieces may answer. */
  asked: boolean
  can: { has(face: string): boolean }
  /** What may be used, but to no use, and how that is said. */
  wasted?: { has(face: string): boolean }
  waste?: string
  chosen?: readonly string[]
}

/** How one piece of several stands to a question about them. */
export function stands(face: string, { asked, can, wasted, waste = '', chosen = [] }: Question): Required<Picking> {
  const vain = can.has(face) && wasted?.has(face) === true
  return { lit: can.has(face) && !vain, selected: chosen.includes(face), dim: asked && !can.has(face), waste: vain ? waste : '' }
}

/** One more of them, or one less; there are no more than `most`, the first goes. */
export function toggled<T>(all: readonly T[], one: T, most = Infinity): T[] {
  return all.includes(one) ? all.filter((each) => each !== one) : [...all, one].slice(-most)
}

/** A name and what more is known, as it is read out. */
export const spoken = (...parts: unknown[]): string => parts.filter(Boolean).join(', ')
