"""The table as a player sees it: the question, what lights up, and how to answer."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Locator, expect
from tests.browser.deals import play_out
from tests.browser.people import PATIENCE, Person

# What a player sees at once: whether they are asked, what lights up, whether it is over.
LOOK = """() => {
  const board = document.querySelector('section.board')
  const stops = [...(board?.querySelectorAll('[data-stop]') ?? [])].filter((each) => !each.disabled)
  return {
    mine: document.title.startsWith('●') && !board?.querySelector('.prompt.busy'),
    over: document.querySelector('#result-title') !== null,
    question: board?.querySelector('.prompt p')?.textContent.trim() ?? '',
    stops: stops.map((each) => ({
      name: each.getAttribute('aria-label') ?? each.textContent.trim(),
      what: each.matches('.aim') ? 'aim' : each.closest('.buttons') ? 'button' : 'card',
    })),
  }
}"""
READY = f"() => {{ const seen = ({LOOK})(); return seen.over || (seen.mine && seen.stops.length) }}"

# A card in a fan is covered by its neighbours: a place where it can be seen and clicked.
FREE_PLACE = """(element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  for (const down of [0.5, 0.25, 0.75, 0.08, 0.92])
    for (const along of [0.5, 0.25, 0.1, 0.05, 0.75, 0.9]) {
      const [x, y] = [left + width * along, top + height * down]
      if (element.contains(document.elementFromPoint(x, y))) return { x, y }
    }
  return null
}"""

# Where something lies, and what a click on its middle would meet: for who reads a failure.
LIES_OVER = """(element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const met = document.elementFromPoint(left + width / 2, top + height / 2)
  const names = []
  for (let each = met; each && each !== document.body; each = each.parentElement)
    names.push(each.tagName.toLowerCase() + [...each.classList].map((one) => '.' + one).join(''))
  const place = [left, top, width, height].map(Math.round).join(' ')
  return `at ${place} lies ${names.slice(0, 6).join(' < ') || 'nothing'}`
}"""

# One of the things that light up, and where to press it; null if by now nothing does.
PICK = f"""(chance) => {{
  const {{ mine, stops }} = ({LOOK})()
  if (!mine || !stops.length) return null
  // Whoever has picked a card aims; otherwise any card or button will do.
  const some = (wanted) => stops.map((stop, at) => (wanted(stop) ? at : -1)).filter((at) => at >= 0)
  // What was chosen is confirmed, not changed for ever.
  const sure = some(({{ name }}) => name === 'Do it' || /^Discard [0-9]+ cards/.test(name))
  const aims = some(({{ what }}) => what === 'aim')
  const from = sure.length ? sure : aims.length ? aims : some(() => true)
  const at = from[Math.floor(chance * from.length)]
  const all = [...document.querySelectorAll('section.board [data-stop]:not([disabled])')]
  all[at].scrollIntoView({{ block: 'nearest', inline: 'nearest' }})
  return {{ name: stops[at].name, place: ({FREE_PLACE})(all[at]), over: ({LIES_OVER})(all[at]) }}
}}"""

# What lights up, and no click reaches it.
OUT_OF_REACH = f"""() => {{
  const all = [...document.querySelectorAll('section.board [data-stop]:not([disabled])')]
  return all.filter((each) => {{
    each.scrollIntoView({{ block: 'nearest', inline: 'nearest' }})
    return ({FREE_PLACE})(each) === null
  }}).map((each) => each.ariaLabel ?? each.textContent.trim())
}}"""

Seen = dict[str, Any]


class TablePage:
    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.board = self.page.locator("section.board")
        self.prompt = self.board.locator(".prompt")
        self.hand = self.board.locator("[data-at=hand]")
        self.cards = self.hand.locator("[data-face]")
        self.stops = self.board.locator("[data-stop]:not([disabled])")
        self.result = self.page.locator("#result-title")
        self.log = self.page.locator("[role=log]").first

    def look(self) -> Seen:
        seen: Seen = self.page.evaluate(LOOK)
        return seen

    def wait(self) -> Seen:
        """Until one is asked or the game is over."""
        self.page.wait_for_function(READY, timeout=PATIENCE)
        return self.look()

    @property
    def question(self) -> Locator:
        return self.prompt.locator("p").first

    def faces(self) -> list[str]:
        return [str(each.get_attribute("data-face")) for each in self.cards.all()]

    def answer(self, chance: random.Random, *, tap: bool = False) -> str:
        """Do one of the things that light up, and say which; none if the game is over."""
        while not self.wait()["over"]:
            if done := self.answer_now(chance, tap=tap):
                return done
        return ""

    def answer_now(self, chance: random.Random, *, tap: bool = False) -> str:
        """The same, but nothing is done if at this moment nothing lights up."""
        self._step_back()
        before = chance.getstate()
        picked = self.page.evaluate(PICK, chance.random())
        if picked is None:
            # The same game again, however often one was too early.
            chance.setstate(before)
            return ""
        assert picked["place"] is not None, f"cannot be reached: {picked['name']}; {picked['over']}"
        self._touch(picked["place"], tap)
        return str(picked["name"])

    def out_of_reach(self) -> list[str]:
        """What lights up, but lies under something else or outside of the window."""
        self._step_back()
        return [str(each) for each in self.page.evaluate(OUT_OF_REACH)]

    def press(self, thing: Locator, *, tap: bool = False) -> None:
        self._step_back()
        thing.scroll_into_view_if_needed()
        place = thing.evaluate(FREE_PLACE)
        assert place is not None, f"cannot be reached: {thing.get_attribute('aria-label')}"
        self._touch(place, tap)

    def _step_back(self) -> None:
        """A card under the pointer rises and hides its neighbour."""
        self.page.mouse.move(2, 2)

    def _touch(self, place: dict[str, float], tap: bool) -> None:
        if tap:
            self.page.touchscreen.tap(place["x"], place["y"])
        else:
            self.page.mouse.click(place["x"], place["y"])

    def end_turn(self) -> None:
        self.board.get_by_role("button", name="End").click()


def play_on(people: list[Person], chance: random.Random, limit: int = 1500, **how: Any) -> int:
    """Everybody answers until the game is over for all; returns how many answers it took."""
    tables = [TablePage(person) for person in people]
    for answers in range(limit):
        asked: list[TablePage] = []

        def ready(asked: list[TablePage] = asked) -> bool:
            """Somebody is asked, or nobody will be any more."""
            seen = [(table, table.look()) for table in tables]
            asked[:] = [table for table, look in seen if look["mine"] and look["stops"]]
            return bool(asked) or all(look["over"] for _, look in seen)

        tables[0].person.wait_until(ready)
        if not asked:
            return answers
        asked[0].answer_now(chance, **how)
    raise AssertionError(f"the game is not over after {limit} answers")


def open_table(person: Person, table: str) -> TablePage:
    person.page.goto(f"{person.saloon.address}/t/{table}")
    expect(person.page.locator(".room")).to_be_visible()
    return TablePage(person)


def open_when_over(person: Person, table: str) -> str:
    """The person's game goes on to its end; then they come back to its result. Returns the id of
    its replay. A page that stays there would draw every step of all that nobody looks at."""
    person.page.goto("about:blank")
    replay = play_out(person, table)
    expect(open_table(person, table).result).to_be_visible()
    return replay
