/**
 * When the page has been laid out, and before it is painted. To ask where or how large something is, or to
 * scroll to its end, would otherwise lay out the whole page in the midst of its changes, and then once more.
 */
export function whenLaid(element: Element, run: () => void): () => void {
  const observer = new ResizeObserver(() => {
    observer.disconnect()
    run()
  })
  observer.observe(element)
  return () => observer.disconnect()
}
