"""What lies where on the table, and what gets in each other's way."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import Page

# Cards of a fan cover each other as they should: a hand is one thing, around all its cards.
MEASURE = """() => {
  const board = document.querySelector('section.board')
  const box = (name, elements, within = '') => {
    const all = elements.map((each) => each.getBoundingClientRect())
    const rects = all.filter(({ width, height }) => width && height)
    const least = (side) => Math.min(...rects.map((each) => each[side]))
    const most = (side) => Math.max(...rects.map((each) => each[side]))
    const [left, top, right, bottom] = [least('left'), least('top'), most('right'), most('bottom')]
    return rects.length ? [{ name, left, top, right, bottom, within }] : []
  }
  // Round things have empty corners.
  const round = (name, elements, within) =>
    box(name, elements, within).map(({ left, top, right, bottom }) => {
      const edge = (right - left) * 0.147
      ;[left, top, right, bottom] = [left + edge, top + edge, right - edge, bottom - edge]
      return { name, left, top, right, bottom, within }
    })
  const all = (selector, from = board) => [...from.querySelectorAll(selector)]
  const found = []
  for (const seat of all('.seat')) {
    const name = seat.dataset.at
    found.push(...box(name, [seat]))
    for (const mini of all('.mini', seat))
      found.push(...box(`${name} ${mini.dataset.face}`, [mini], name))
    found.push(...round(`${name} portrait`, all('.portrait', seat), name))
    const parts = ['.who strong', '.life > *', '.hand', '.counters', '.number', '.before .row > *']
    for (const part of parts)
      found.push(...box(`${name} ${part}`, all(part, seat), name))
  }
  for (const figure of all('.piles figure')) {
    // The stage lies over what has stepped back for it.
    if (figure.closest('.under')) continue
    const { event } = figure.dataset
    found.push(...box(event ? `event ${event}` : figure.textContent.trim(), [figure]))
  }
  for (const [at, stop] of all('.line .stop').entries())
    for (const part of ['.plank', '.wagon', '.called'])
      found.push(...box(`stop ${at} ${part}`, all(part, stop)))
  for (const card of all('.tray [data-face]'))
    found.push(...box(`open ${card.dataset.face}`, [card]))
  const prompt = board.querySelector('.prompt')
  const flows = prompt && getComputedStyle(prompt).display === 'contents'
  const asked = flows ? '.prompt .line' : '.prompt'
  found.push(...box('question', all(asked)))
  if (flows) found.push(...box('buttons', all('.prompt .buttons')))
  found.push(...box('acts', all('.acts.buttons')))
  found.push(...box('hint', all('.hint')))
  // What is resolved lies over the dice, which step back.
  const laid = board.matches('.staged') ? [] : all('[data-die]')
  for (const die of laid) found.push(...box(`die ${die.dataset.die}`, [die]))
  if (!board.matches('.dice.staged'))
    for (const part of ['.forecast', '.stock', '.middle h2', '.revealed'])
      found.push(...box(part, all(part)))
  const hand = board.querySelector('[data-at=hand]')
  const scrolled = hand && hand.scrollWidth > hand.clientWidth + 1 && hand.clientWidth < 800
  if (hand) found.push(...box('hand', scrolled ? [hand] : all('[data-face], .back', hand)))
  found.push(...box('faces', all('.cards .one')))
  const stage = board.querySelector('.stage')
  if (stage) {
    found.push(...box('line', all('.caption .line', stage)))
    found.push(...box('cause', all('.layer > .cause:not(.aside)', stage)))
    for (const [at, tile] of all('.row li', stage).entries())
      found.push(...box(`tile ${at}`, [tile]))
  }
  return [...found, ...box('board', [board], 'page')]
}"""
# The way of the arrow, point by point, with where it ends and what it may not cross. Words are
# where their letters are: around them the line fades out.
ARROW = """() => {
  const stage = document.querySelector('section.board > .stage')
  const arrow = stage?.querySelector('.arrow')
  if (!arrow) return null
  const on = (path, x, y) => new DOMPoint(x, y).matrixTransform(path.getScreenCTM())
  const shaft = arrow.querySelector('.shaft'), head = arrow.querySelector('.head')
  const way = Array.from({ length: 101 }, (_, at) =>
    shaft.getPointAtLength((shaft.getTotalLength() * at) / 100)).map(({ x, y }) => on(shaft, x, y))
  const place = (element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, top, right, bottom } = range.getBoundingClientRect()
    return { left, top, right, bottom }
  }
  const frame = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return { left, top, right, bottom }
  }
  const { e, f } = head.transform.baseVal.getItem(0).matrix
  const tip = on(shaft, e, f)
  const prompt = document.querySelector('section.board .prompt')
  const flows = prompt && getComputedStyle(prompt).display === 'contents'
  const asked = flows ? prompt.querySelector('.line') : prompt
  const words = stage.querySelector('.caption .line')
  return {
    to: arrow.dataset.to,
    way: way.map(({ x, y }) => [x, y]),
    tip: [tip.x, tip.y],
    seat: frame(document.querySelector(`.seat[data-at="${arrow.dataset.to}"]`)),
    question: asked && frame(asked),
    words: words && place(words),
    unit: parseFloat(stage.style.getPropertyValue('--u')),
  }
}"""
CLOSE = 1.5
"""Pixels by which two things may touch: edges are rounded."""
REACH = 14.0
"""Units between the tip of an arrow and whom it points to, at most."""


def belong_together(one: str, other: str) -> bool:
    """A verdict may lie on its cause."""
    return {one.split()[0], other.split()[0]} == {"cause", "tile"}


class Box(NamedTuple):
    name: str
    left: float
    top: float
    right: float
    bottom: float
    within: str

    def meets(self, other: Box) -> bool:
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return min(across, down) > CLOSE

    def holds(self, x: float, y: float) -> bool:
        return self.left < x < self.right and self.top < y < self.bottom

    def away(self, x: float, y: float) -> float:
        """How far a point lies outside."""
        across = max(self.left - x, 0.0, x - self.right)
        down = max(self.top - y, 0.0, y - self.bottom)
        return max(across, down)

    def inside(self, other: Box) -> bool:
        return (
            self.left >= other.left - CLOSE
            and self.top >= other.top - CLOSE
            and self.right <= other.right + CLOSE
            and self.bottom <= other.bottom + CLOSE
        )


def boxes(page: Page) -> list[Box]:
    page.evaluate("() => document.fonts.ready")
    return [Box(**each) for each in page.evaluate(MEASURE)]


def lost_arrow(page: Page, to: str) -> list[str]:
    """Whether an arrow ends at whom it is aimed at, and leaves the question and the words alone."""
    found = page.evaluate(ARROW)
    if found is None or found["to"] != to:
        return [f"no arrow to {to}: {found and found['to']}"]
    question, words, seat = (
        found[part] and Box(name=part, within="", **found[part])
        for part in ("question", "words", "seat")
    )
    told = []
    x, y = found["tip"]
    # Where there is no room beside it, one's own question is as good as oneself.
    ends = [seat] if question is None else [seat, question]
    if min(each.away(x, y) for each in ends) > REACH * found["unit"]:
        told.append(f"the arrow to {to} ends at {x:.0f}, {y:.0f}: {seat}")
    for kept, name in ((question, "question"), (words, "words")):
        within = [at for at, point in enumerate(found["way"]) if kept and kept.holds(*point)]
        if within:
            told.append(f"the arrow to {to} crosses the {name} at {within} of 100: {kept}")
    return told


def complaints(page: Page) -> list[str]:
    """Which two things overlap, and what sticks out of the board, of its seat or of the page."""
    found = boxes(page)
    by_name = {each.name: each for each in found}
    size = page.viewport_size
    assert size is not None
    by_name["page"] = Box("page", 0, 0, size["width"], size["height"], "")
    told = []
    for at, one in enumerate(found):
        around = by_name[one.within or "board"]
        if not one.inside(around):
            told.append(f"{one.name} leaves {around.name}: {one}")
        for other in found[at + 1 :]:
            apart = one.within == other.within and not belong_together(one.name, other.name)
            if apart and one.meets(other):
                told.append(f"{one.name} and {other.name} overlap: {one} {other}")
    return told
