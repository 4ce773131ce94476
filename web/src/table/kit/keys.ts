// Playing by keys: which of them are the board's, and the way from one thing to the next.

/** Whether a key is meant for the table: nothing is typed, no dialog lies over it. */
export function forBoard(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false
  const on = event.target as HTMLElement
  return !on.matches('input, textarea, select, [contenteditable]') && !document.querySelector('dialog[open]')
}

/** Everything on the board that answers, in order. */
export function stops(root: HTMLElement | undefined): HTMLElement[] {
  const all = [...(root?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])]
  return all.filter((each) => !(each as HTMLButtonElement).disabled)
}

/** Arrows go around these; whether this key did. */
export function walk(event: KeyboardEvent, all: HTMLElement[]): boolean {
  if (!event.key.startsWith('Arrow') || event.shiftKey || all.length === 0) return false
  const at = all.indexOf(document.activeElement as HTMLElement)
  const step = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : -1
  all[at < 0 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length]!.focus()
  return true
}
