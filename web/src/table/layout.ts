// Who sits where: the viewer at the bottom, the others from the viewer's left on clockwise, as turns go.

/** The seats in the order in which they sit, beginning after the one at the bottom. */
export function others(places: number[], bottom: number): number[] {
  const at = Math.max(0, places.indexOf(bottom))
  return [...places.slice(at + 1), ...places.slice(0, at)]
}
