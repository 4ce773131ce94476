/** Where the drawings of the icons are. A set of icons registers itself when it is imported. */
const book = new Map<string, string>()

export interface Sheet {
  url: string
  names: string[]
}

export function register(sheet: Sheet): void {
  for (const name of sheet.names) book.set(name, `${sheet.url}#${name}`)
}

/** The address of an icon's drawing; empty if no loaded set has it. */
export function addressOf(name: string): string {
  return book.get(name) ?? ''
}
