/** Messages of one language, formatted. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export type Args = Record<string, FluentVariable>

export class Texts {
  private readonly bundle: FluentBundle

  constructor(
    readonly language: string,
    sources: string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false })
    for (const source of sources) this.add(source)
  }

  add(source: string): void {
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true })
  }

  /** Whether there is such a message, or such an attribute: `id` or `id.attribute`. */
  has(id: string): boolean {
    return this.pattern(id) !== null
  }

  format(id: string, args: Args = {}): string {
    const pattern = this.pattern(id)
    return pattern === null ? id : this.bundle.formatPattern(pattern, args, [])
  }

  private pattern(id: string) {
    const dot = id.indexOf('.')
    const message = this.bundle.getMessage(dot < 0 ? id : id.slice(0, dot))
    if (!message) return null
    return dot < 0 ? message.value : (message.attributes[id.slice(dot + 1)] ?? null)
  }
}
