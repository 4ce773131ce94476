/** The drawings of all icons loaded so far. A set of icons registers itself when it is imported. */
const book = new Map<string, string>()

export function register(paths: Record<string, string>): void {
  for (const [name, body] of Object.entries(paths)) book.set(name, body)
}

export function drawingOf(name: string): string {
  return book.get(name) ?? ''
}
