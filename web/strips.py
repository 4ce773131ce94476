"""Film strips of the stage, for `make pictures`: what one sees while something is resolved.

Each strip is one sheet of moments. The page's time stands still: see tests/browser/filmed.
"""

from __future__ import annotations

import base64
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tests.browser.filmed import Course, Event, Filmed, Wanted, find

if TYPE_CHECKING:
    from web.pictures import Studio

MOST = 12
"""Moments on one sheet."""
STEP = 60
"""Milliseconds of the page's time between two looks."""
STYLE = """body { margin: 8px; display: grid; gap: 8px; background: #120a05;
  grid-template-columns: 1fr 1fr 1fr }
img { width: 100% }"""
STAND_STILL = """(ms) => document.getAnimations().forEach((one) => {
  one.pause()
  one.currentTime = ms
})"""
WORTH = {"fly", "read", "answer", "stamp", "hit", "tile", "quick", "death", "last", "light"}
"""Phases of which a picture is taken, once each."""
LOOK = """() => {
  const stage = document.querySelector('section.board .stage')
  return [stage?.dataset.phase ?? '', stage?.querySelector('.line')?.textContent ?? '',
    stage?.querySelectorAll('.verdict, .answer, .flip').length ?? 0,
    document.querySelector('#result-title, .death') !== null]
}"""


def played(kind: str, then: Callable[[list[Event]], bool]) -> Wanted:
    """A card is played, and this is what comes of it: seen by whom it is aimed at."""

    def wanted(steps: list[list[Event]], at: int) -> int | None:
        first = steps[at][0] if steps[at] else {}
        after = [event for step in steps[at + 1 : at + 6] for event in step]
        if first.get("kind") != "played" or not str(first.get("card")).startswith(f"{kind}:"):
            return None
        target = first.get("target", (int(first["seat"]) + 1) % 5)
        alone = len(steps[at]) == 1 and first.get("to") == "pile"
        return int(target) if alone and then(after) else None

    return wanted


def told(kind: str, **facts: Any) -> Wanted:
    """Something is told: seen by whom it happens to."""

    def wanted(steps: list[list[Event]], at: int) -> int | None:
        for event in steps[at]:
            if event["kind"] == kind and all(event.get(name) == facts[name] for name in facts):
                return int(event.get("seat", 0))
        return None

    return wanted


def begins(kind: str, card: str = "") -> Callable[[list[Event]], bool]:
    def test(after: list[Event]) -> bool:
        first = after[0] if after else {}
        return first.get("kind") == kind and str(first.get("card", "")).startswith(card)

    return test


STRIPS: dict[str, tuple[str, Wanted, int, int]] = {
    "answered": ("bang", played("bang", begins("played", "missed:")), 0, 2),
    "hit": ("bang", played("bang", begins("wounded")), 0, 2),
    "barrel": ("bang", played("bang", begins("check")), 0, 2),
    "duel": ("bang", played("duel", begins("discarded", "bang:")), 0, 4),
    "indians": ("bang", played("indians", begins("discarded", "bang:")), 0, 5),
    "dynamite": ("bang", told("exploded"), 0, 1),
    "death": ("bang", told("eliminated"), 3, 6),
    "end": ("bang", told("ended"), 5, 6),
    "dice-indians": ("dice", told("attack"), 0, 1),
    "dice-gatling": ("dice", told("gatling"), 0, 1),
}
"""By name: the game, what is looked for, how many choices before it begins, how many it takes."""


def across(*kinds: str, card: str = "") -> Wanted:
    """A step tells all of these, the first of this card: seen from the other side of the table."""

    def wanted(steps: list[list[Event]], at: int) -> int | None:
        found = {event["kind"]: event for event in steps[at]}
        if not all(kind in found for kind in kinds):
            return None
        if not str(found[kinds[0]].get("card", "")).startswith(card):
            return None
        return (int(found[kinds[0]]["seat"]) + 2) % 5

    return wanted


BOX_STRIPS: dict[str, tuple[str, Wanted, int, int]] = {
    "shop": ("gold-rush", across("bought", "offered", card="equipment:pickaxe"), 0, 1),
    "train": ("great-train-robbery", across("turn", "train-moved"), 0, 3),
    "railcar": ("great-train-robbery", across("boarded", "attached"), 0, 1),
    "loads": ("armed-and-dangerous", across("played", "loaded"), 0, 2),
    "fired": ("armed-and-dangerous", across("used", "unloaded"), 0, 1),
    "show": ("wild-west-show", across("event"), 0, 1),
}
"""What boxes do, by name: the box, and the same of it."""


class Strip:
    def __init__(self, studio: Studio, film: Filmed) -> None:
        self.studio, self.film = studio, film
        self.shots: list[bytes] = []
        self._last: list[Any] = []

    def look(self) -> str:
        """What is seen now, if it is worth a picture."""
        now: list[Any] = self.film.page.evaluate(LOOK)
        phase = str(now[0])
        if now != self._last and (phase in WORTH or now[3]) and len(self.shots) < MOST:
            # In flight it is seen in flight; everything else when it has come to rest.
            self.film.page.wait_for_timeout(120 if phase == "fly" else 700)
            self.take()
            self._last = now
        return phase

    def take(self) -> None:
        self.shots.append(self.film.page.locator("section.board").screenshot(animations="allow"))

    def run(self, choices: int) -> None:
        for _ in range(choices):
            if self.film.game.over:
                break
            self.film.step()
            quiet = 0
            for _ in range(240):
                quiet = 0 if self.look() else quiet + 1
                if quiet > 3:
                    break
                roll = self.film.page.get_by_role("button", name="Roll the dice")
                if quiet and roll.count():
                    self.take()
                    roll.click()
                    quiet = 0
                self.film.pass_time(STEP)
        self.film.pass_time(4000)
        self.film.page.wait_for_timeout(3600)
        self.look()

    def keep(self, name: str) -> None:
        images = "".join(
            f'<img src="data:image/png;base64,{base64.b64encode(shot).decode()}">'
            for shot in self.shots
        )
        sheet = self.studio.saloon.browser.new_page(viewport={"width": 1640, "height": 400})
        sheet.set_content(f"<style>{STYLE}</style>{images}")
        sheet.wait_for_timeout(300)
        self.studio.keep(f"strip-{name}", sheet.screenshot(full_page=True))
        sheet.close()


STRIPS_BY_NAME = (*STRIPS, *BOX_STRIPS, "deal")


def strips(studio: Studio, only: str = "") -> None:
    for name, (game, wanted, before, choices) in STRIPS.items():
        if only in ("", name):
            course, at, seat = find(game, wanted)
            strip = Strip(studio, _film(studio, course, at - before, seat))
            strip.run(choices)
            strip.keep(name)
    for name, (box, wanted, before, choices) in BOX_STRIPS.items():
        if only in ("", name):
            course, at, seat = find("bang", wanted, modules=[box])
            strip = Strip(studio, _film(studio, course, at - before, seat))
            strip.run(choices)
            strip.keep(name)
    if only in ("", "deal"):
        film = _film(studio, Course("bang", 4, 5).play(), 0, 2)
        strip = Strip(studio, film)
        film.page.locator(".dealt").wait_for()
        for ms in (260, 620, 1080, 1250, 2200):
            film.page.evaluate(STAND_STILL, ms)
            strip.take()
        film.pass_time(3200)
        film.page.wait_for_timeout(300)
        strip.take()
        strip.keep("deal")


def _film(studio: Studio, course: Course, at: int, seat: int) -> Filmed:
    person = studio.saloon.person(still=False)
    person.set(sounds=False, games=9, hints=False)
    return Filmed(person, course, at, seat, past=True)
