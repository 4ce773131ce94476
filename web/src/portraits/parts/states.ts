// What the states add to a face; each can be told without its colours.

export const DEAD_EYES = '~w.:o43.5 48.5 4.6 4|~X2.4:M40.3 45.4L46.7 51.6M46.7 45.4L40.3 51.6'
export const UNDEAD_EYES = 'k.:o43 48 5o57.5 48 4.2|w.:o43.5 48 2.4o57 48.5 1.6|k.:o43.8 48.2 1o57 48.6 .7'
export const UNDEAD_MOUTH =
  'k.:M43 61C47 59.5 53 60 57 61.5C56.5 67 53 68 50 68S43.5 66 43 61Z|w.:M45 61H48V64H45ZM51 61H53.5V63.6H51ZM47 67.6V65H50V67.8Z'
export const STITCHES = 'X1.3:M38 57L45 60|X1.1:M39.4 55.6L38.6 59.4M42 56.6L41.2 60.4M44.4 57.8L43.6 61.2'

/** A pad over the left eye, held by a strip to the ear and one across the brow, and a cut. */
export const PAD =
  'w1.3:M46 44.5L63 34L67 37L49 48Z|w1.3:M33 51L38 48L39 52L34 55Z|w1.6:M36.5 44.5C39 42 47 42.5 48.6 45.5C49.5 50 47.5 54.5 43.5 55C39.5 54.5 36.5 50 36.5 44.5Z|X.9:M38 51L47.5 47.5M40 53.5L47.5 50.5|q.:o42 48.4 2.2|Q1.7:M57 56L60.5 60.5M57 59.5L60 57'
/** A mouth that was plain, in pain. */
export const PAIN = 'X1.9:M44 64L46.4 62L48.8 64.2L51.2 62L53.6 64.2L56 62.2'

/** Holes, as paths. */
export const TORN = {
  shoulders: ['M12 108L16 92L22 99L25 88L31 98L34 108Z', 'M76 84L71 90L77 91L74 97L82 95L90 100L92 84Z'],
  hat: 'M60 24L66 14L76 18L69 23L72 28L64 27Z',
  brim: 'M14 47L22 41L24 36L29 41L33 40L31 50Z',
}
