// Looking for words, as one types them.

/** Without case and accents: who types `pomocnik` finds `Pomocník`. */
const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether all of these words occur in a text; null where nothing is looked for. */
export function seeking(words: string): ((text: string) => boolean) | null {
  const sought = bare(words).split(/\s+/).filter(Boolean)
  if (!sought.length) return null
  return (text) => {
    const told = bare(text)
    return sought.every((word) => told.includes(word))
  }
}
