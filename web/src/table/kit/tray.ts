// How large pieces are that lie open on the stage.

export const GAP = 8
/** How high a card is, as a multiple of its width, and the widest it is shown, in units. */
export const CARD = { ratio: 1.446, most: 138 }

/** The widest they can be in any number of rows. */
export function fitIn(width: number, height: number, count: number, ratio = CARD.ratio): number {
  let best = 0
  for (let rows = 1; rows <= count; rows++) {
    const columns = Math.ceil(count / rows)
    best = Math.max(best, Math.min((width - GAP * (columns - 1)) / columns, (height - GAP * (rows - 1)) / rows / ratio))
  }
  return Math.floor(best)
}
