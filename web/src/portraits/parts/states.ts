// What the states add to a face; each can be told without its colours.

export const DEAD_EYES = '~w.:o43.5 48.5 4.6 4|~X2.4:M40.3 45.4L46.7 51.6M46.7 45.4L40.3 51.6'
export const UNDEAD_EYES = 'k.:o43 48 5o57.5 48 4.2|w.:o43.5 48 2.4o57 48.5 1.6|k.:o43.8 48.2 1o57 48.6 .7'
export const UNDEAD_MOUTH =
  'k.:M43 61C47 59.5 53 60 57 61.5C56.5 67 53 68 50 68S43.5 66 43 61Z|w.:M45 61H48V64H45ZM51 61H53.5V63.6H51ZM47 67.6V65H50V67.8Z'
export const STITCHES = 'X1.3:M38 57L45 60|X1.1:M39.4 55.6L38.6 59.4M42 56.6L41.2 60.4M44.4 57.8L43.6 61.2'

const UNDER_A_HAT = 'w1.5:M33 45L67 36V41.5L33 51Z|X.9:M41 43.4L42 48M54 40L55 44.6|q.:o38.5 47 2.2|'
const BARE = 'w1.5:M33 38L67 32V37.5L33 44Z|X.9:M42 36.8L43 41.6M55 34.6L56 39.2|q.:o61 36 2.2|'

/** A bandage round the head, a plaster and a cut. */
export const wounds = (hatted: boolean): string =>
  (hatted ? UNDER_A_HAT : BARE) + 'w1.2:M54 55.5L61 52.5L62.4 55.6L55.4 58.6Z|Q1.7:M40 55L43.5 60'

/** Holes, as paths. */
export const TORN = {
  shoulders: ['M12 108L16 92L22 99L25 88L31 98L34 108Z', 'M76 84L71 90L77 91L74 97L82 95L90 100L92 84Z'],
  hat: 'M60 24L66 14L76 18L69 23L72 28L64 27Z',
  brim: 'M14 47L22 41L24 36L29 41L33 40L31 50Z',
}
