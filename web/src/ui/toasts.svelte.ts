/** Short notices at the edge of the screen; they are also read out. */
export interface Toast {
  id: number
  text: string
  kind: 'info' | 'good' | 'bad'
}

let next = 1
export const toasts: Toast[] = $state([])

export function toast(text: string, kind: Toast['kind'] = 'info', seconds = 6): void {
  const id = next++
  toasts.push({ id, text, kind })
  // Too many at once are worse than the oldest gone early.
  while (toasts.length > 4) toasts.shift()
  setTimeout(() => dismiss(id), seconds * 1000)
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((each) => each.id === id)
  if (at >= 0) toasts.splice(at, 1)
}
