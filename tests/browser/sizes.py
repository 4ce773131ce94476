"""What is too small to be read or to be hit, and what is cut, on a page."""

from __future__ import annotations

from playwright.sync_api import Page

# Words that are seen; signs (a suit, a shape) stand for themselves and are told elsewhere.
SMALL = """(least) => {
  const found = []
  const told = (element, words, style) => {
    const size = parseFloat(style.fontSize)
    if (size && size < least - 0.01) found.push(`${size}px: ${words} (${element.className})`)
  }
  for (const element of document.querySelectorAll('.room *')) {
    if (element.closest('.sr-only, svg, .shape, [aria-hidden=true]')) continue
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    const box = element.getBoundingClientRect()
    if (!box.width || !box.height) continue
    const words = [...element.childNodes]
      .filter((node) => node.nodeType === 3)
      .map((node) => node.textContent.trim())
      .join(' ')
      .trim()
    if (/[\\p{L}\\d]/u.test(words)) told(element, words, getComputedStyle(element))
    const before = getComputedStyle(element, '::before')
    if (before.content !== 'none' && /[\\p{L}\\d]/u.test(before.content))
      told(element, before.content, before)
  }
  return found
}"""

CUT = """() => {
  const found = []
  for (const element of document.querySelectorAll(
    '.seat .name, .seat .title, .card .name, .card .text, .btn, .prompt p, .piles figcaption'
  )) {
    if (!element.checkVisibility() || element.matches('.cause .name')) continue
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
    if (!clientWidth) continue
    if (scrollWidth > clientWidth + 1.5 || scrollHeight > clientHeight + 2.5)
      found.push(
        `cut: ${element.className} ${element.dataset.text ?? element.textContent} ` +
          `${scrollWidth}×${scrollHeight} in ${clientWidth}×${clientHeight}`,
      )
  }
  const { scrollWidth, scrollHeight } = document.documentElement
  if (scrollWidth > innerWidth || scrollHeight > innerHeight + 1) found.push('the page scrolls')
  const inner = document.querySelector('.board .inner')
  if (inner.scrollHeight > inner.clientHeight + 1)
    found.push(`the table scrolls: ${inner.scrollHeight} in ${inner.clientHeight}`)
  return found
}"""

# How far a finger may be off the middle of a thing and still hit it.
NARROW = """() => {
  const found = []
  const pressed = '[data-stop]:not([disabled]), header button, .acts.buttons button'
  for (const element of document.querySelectorAll(pressed)) {
    if (!element.checkVisibility()) continue
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const hits = (x, y) => element.contains(document.elementFromPoint(x, y))
    // A card in a fan shows a strip: from where it can be hit.
    let best = [0, 0]
    for (const along of [0.5, 0.25, 0.1, 0.75, 0.9]) {
      const [x, y] = [left + (right - left) * along, (top + bottom) / 2]
      if (!hits(x, y)) continue
      const reach = (dx, dy) => {
        let far = 0
        while (far < 60 && hits(x + dx * (far + 1), y + dy * (far + 1))) far++
        return far
      }
      best = [1 + reach(-1, 0) + reach(1, 0), 1 + reach(0, -1) + reach(0, 1)]
      break
    }
    if (Math.min(...best) < 43)
      found.push(`${best.join('×')}: ${element.ariaLabel ?? element.textContent.trim()}`)
  }
  return found
}"""


def small(page: Page, least: float) -> list[str]:
    return [f"too small {each}" for each in page.evaluate(SMALL, least)]


def cut(page: Page) -> list[str]:
    return [str(each) for each in page.evaluate(CUT)]


def narrow(page: Page) -> list[str]:
    return [f"too narrow {each}" for each in page.evaluate(NARROW)]
