/** What is said of each game, part by part; texts of all but the first have its name in them. */
export const PARTS: Record<string, string[]> = {
  bang: ['roles', 'turn', 'borders', 'distance', 'shots', 'checks', 'end', 'first', 'boxes'],
  dice: ['roles', 'turn', 'faces', 'arrows', 'places', 'end', 'first', 'boxes'],
  legends: ['aim', 'turn', 'map', 'sides', 'fights', 'poker', 'stories', 'end', 'first', 'boxes'],
}
/** What is told in plain words. */
export const TOLD: Record<string, string[]> = {
  bang: ['distance', 'shots', 'checks', 'end'],
  dice: ['arrows', 'places', 'end'],
  legends: ['aim', 'turn', 'map', 'sides', 'fights', 'poker', 'stories', 'end'],
}
