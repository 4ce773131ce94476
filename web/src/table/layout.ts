// Where the others sit around the oval, in percent of the table; the viewer sits at the bottom.
// From the viewer's left and on clockwise, as turns go.

export interface Spot {
  x: number
  y: number
}

const SPOTS: Record<number, [number, number][]> = {
  1: [[50, 12]],
  2: [[22, 20], [78, 20]],
  3: [[14, 40], [50, 11], [86, 40]],
  4: [[13, 45], [29, 13], [71, 13], [87, 45]],
  5: [[13, 50], [20, 20], [50, 10.5], [80, 20], [87, 50]],
  6: [[13, 51], [16, 25], [38, 10.5], [62, 10.5], [84, 25], [87, 51]],
  7: [[13, 54.5], [12.5, 32], [27, 11], [50, 10], [73, 11], [87.5, 32], [87, 54.5]],
}

export function spots(others: number): Spot[] {
  const known = SPOTS[others]
  if (known) return known.map(([x, y]) => ({ x, y }))
  // More than a box allows: an even arc.
  return Array.from({ length: others }, (_, index) => {
    const angle = Math.PI * (1 - (index + 0.5) / others)
    return { x: 50 + 38 * Math.cos(angle), y: 58 - 48 * Math.sin(angle) }
  })
}

/** The seats in the order in which they sit, beginning after the one at the bottom. */
export function others(places: number[], bottom: number): number[] {
  const at = Math.max(0, places.indexOf(bottom))
  return [...places.slice(at + 1), ...places.slice(0, at)]
}
