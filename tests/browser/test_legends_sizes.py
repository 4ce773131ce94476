"""The table of Western Legends in every window: nothing overlaps, is cut or too small."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.axe import violations
from tests.browser.crowd import INSTEAD
from tests.browser.filmed import Course, Filmed
from tests.browser.legends import LegendsPage, new_legends
from tests.browser.people import Person, Saloon
from tests.browser.sizes import small
from tests.browser.table import open_table

from saloon.table import sight
from saloon.table.protocol import Clock, TableState
from saloon.testing.legends_scenario import LegendsScenario as Scenario

DESKS = [(1920, 1080), (1440, 900), (1024, 768)]
TOUCHED = [(844, 390), (390, 844)]
HAND = ["hands_up:6s", "shootout:3s", "sprint:2s", "tenacity:ks", "hustle:qs"]
GEAR = ["revolver+", "mule", "whiskey", "map", "provisions"]
PEOPLE = [
    "billy_the_kid", "wyatt_earp", "bass_reeves",
    "doc_holliday", "kit_carson", "calamity_jane",
]  # fmt: skip
STORE, BANK, SALOON = "DR02", "DR10", "DR05"

# The parts of the table; what lies in another (a button on the map) is not compared with it.
LAID = """() => {
  const board = document.querySelector('section.board')
  const found = []
  const add = (name, element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
    if (width && height && element.checkVisibility()) found.push([name, left, top, right, bottom])
  }
  const all = (selector, from = board) => [...from.querySelectorAll(selector)]
  for (const plate of all('.others > *')) add('plate ' + plate.textContent.slice(0, 20), plate)
  for (const part of ['.right > .prompt', '.right > .stories', '.sheet', '.me', '.ends'])
    for (const element of all(':scope > ' + part)) add(part, element)
  for (const card of all(':scope > .cards [data-face]')) add('card', card)
  const log = document.querySelector('.room.corner > aside')
  if (log) add('log', log)
  return found
}"""
CUT = """() => {
  const found = []
  const words = '.plate .name, .own .name, .entry b, .entry small, .btn, .question,' +
    ' .cartridges b, .poker:not(:has(.counts)), .story b, .story .asks, .good b,' +
    ' .good .text, .scene h2, .lead, .tool, .list button'
  for (const element of document.querySelectorAll(words)) {
    if (!element.checkVisibility()) continue
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
    if (clientWidth && (scrollWidth > clientWidth + 1.5 || scrollHeight > clientHeight + 3))
      found.push(`cut: ${element.className} ${element.textContent.trim().slice(0, 40)} ` +
        `${scrollWidth}x${scrollHeight} in ${clientWidth}x${clientHeight}`)
  }
  const { scrollWidth, scrollHeight } = document.documentElement
  if (scrollWidth > innerWidth || scrollHeight > innerHeight + 1) found.push('the page scrolls')
  const scene = document.querySelector('.scene')
  if (scene && scene.scrollWidth > scene.clientWidth + 1) found.push('the scene is cut')
  return found
}"""
# What is pressed comes into sight first: chips and shelves can be pushed along.
TOUCH = """() => {
  const found = []
  const pressed = '[data-stop]:not([disabled], .cells *), .tool, .list button,' +
    ' .ends button, .ribbon'
  const veil = document.querySelector('.veil')
  for (const element of (veil ?? document).querySelectorAll(pressed)) {
    if (!element.checkVisibility()) continue
    element.scrollIntoView({ block: 'center', inline: 'center' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const name = element.ariaLabel ?? element.textContent.trim()
    if (Math.min(width, height) < 43.5) found.push(`too small to hit ${width}x${height}: ${name}`)
    const fan = element.matches('.poker') ? [0.12, 0.5] : [0.5]
    const hit = (along) => document.elementFromPoint(left + width * along, top + height / 2)
    if (!fan.some((along) => element.contains(hit(along)))) found.push(`cannot be hit: ${name}`)
  }
  return found
}"""
# A finger first looks at a space; it has to be as large as a thumb all the same.
CELLS = """() => [...document.querySelectorAll('.cells [data-stop]')].flatMap((cell) => {
  const { width, height } = cell.getBoundingClientRect()
  return Math.min(width, height) < 43 ? [`${width}x${height}: ${cell.ariaLabel}`] : []
})"""


def seats(players: int, **mine: Any) -> list[dict[str, Any]]:
    others: list[dict[str, Any]] = [
        {
            "character": PEOPLE[seat], "space": (BANK, "RF01", STORE)[seat % 3], "lp": 9 + seat,
            "wp" if seat % 2 else "mp": seat, "wounds": seat % 3, "money": 120, "nuggets": 2,
            "gear": GEAR[: 2 + seat % 4], "cattle": ["cattle:lp1#blue"] if seat == 2 else [],
        }
        for seat in range(players)
    ]  # fmt: skip
    own = {"space": BANK, "hand": HAND, "gear": GEAR, "wp": 4, "mp": 0, "cattle": []}
    others[0] = {**others[0], **own, **mine}
    return others


def turn(players: int = 4) -> Scenario:
    return Scenario(seats(players))


def sit_down(person: Person, shown: Scenario) -> LegendsPage:
    """A table of the same size, where this game is shown to the first seat."""
    players = len(shown.state.players)
    number = new_legends(person, f"Size {players}", players=players)
    instead = {
        "view": sight.view(shown.game, "seat0"),
        "ask": msgspec.to_builtins(sight.ask(shown.game, "seat0")),
    }
    person.context.add_init_script(INSTEAD % json.dumps(instead))
    open_table(person, number)
    table = LegendsPage(person)
    table.wait()
    return table


def overlaps(page: Page) -> list[str]:
    found: list[Any] = page.evaluate(LAID)
    size = page.viewport_size
    assert size is not None
    told = []
    for at, (name, left, top, right, bottom) in enumerate(found):
        if left < -1 or top < -1 or right > size["width"] + 1 or bottom > size["height"] + 1:
            told.append(f"{name} leaves the page: {left, top, right, bottom}")
        for other, left2, top2, right2, bottom2 in found[at + 1 :]:
            if name == other == "card":
                continue  # a fan
            across = min(right, right2) - max(left, left2)
            if across > 2 and min(bottom, bottom2) - max(top, top2) > 2:
                one, two = (left, top, right, bottom), (left2, top2, right2, bottom2)
                told.append(f"{name} and {other} overlap: {one}, {two}")
    return told


def everywhere(page: Page, *, touch: bool) -> list[str]:
    found = []
    for width, height in TOUCHED if touch else DESKS:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        each = overlaps(page) + small(page, 11 if touch else 12) + page.evaluate(CUT)
        if touch:
            each += page.evaluate(TOUCH) + page.evaluate(CELLS)
        found += [f"{width}×{height}: {one}" for one in each]
    return found


@pytest.mark.parametrize("touch", [False, True], ids=["desk", "touch"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_turn_fits_every_window(saloon: Saloon, players: int, touch: bool) -> None:
    person = saloon.person(phone=touch)
    person.set(hints=False)
    table = sit_down(person, turn(players))
    assert table.lit.count() > 3
    found = everywhere(person.page, touch=touch)
    assert not found, "\n".join(found)
    assert not violations(person)


# A word that goes on in the next line.
BROKEN = """() => [...document.querySelectorAll('.cards .name')].flatMap((name) => {
  const words = name.textContent.split(/[\\s-]+/)
  let from = 0
  return words.filter((word) => {
    const range = document.createRange()
    from = name.textContent.indexOf(word, from)
    range.setStart(name.firstChild, from)
    range.setEnd(name.firstChild, from + word.length)
    return new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size > 1
  })
})"""
LONG_NAMES = ["bulletproof_vest", "lightning_draw", "manhunt", "tenacity", "shootout"]


@pytest.mark.parametrize("language", ["en", "cs", "hu"])
def test_no_name_on_a_card_is_broken_in_two(saloon: Saloon, language: str) -> None:
    """But on a phone on its side, where the cards are as wide as a thumb."""
    for touch in (False, True):
        person = saloon.person(phone=touch)
        person.set(hints=False, language=language)
        sit_down(person, Scenario(seats(4, hand=LONG_NAMES)))
        for width, height in TOUCHED[1:] if touch else DESKS:
            person.page.set_viewport_size(ViewportSize(width=width, height=height))
            person.page.wait_for_timeout(60)
            assert person.page.evaluate(BROKEN) == [], (width, height)


def test_a_clock_is_seen_beside_the_actions_left(saloon: Saloon) -> None:
    course = Course("legends", 3, 4).play()
    acts = [at for at, (seat, does) in enumerate(course.choices) if does.startswith("move ")]
    person = saloon.person(phone=True)
    person.set(hints=False)
    film = Timed(person, course, acts[0], course.choices[acts[0]][0], clock=75, frozen=False)
    for width, height in [*TOUCHED, *DESKS]:
        film.page.set_viewport_size(ViewportSize(width=width, height=height))
        film.page.wait_for_timeout(60)
        clock, left = (film.page.locator(f".panel-of {part}") for part in (".clock", ".cartridges"))
        expect(clock).to_be_visible()
        one, other = clock.bounding_box(), left.bounding_box()
        assert one is not None
        assert other is not None
        beside = one["x"] >= other["x"] + other["width"]
        assert beside or one["y"] + one["height"] <= other["y"] + 1, (width, height)


class Timed(Filmed):
    """A table with a clock."""

    def around(self, phase: str = "playing") -> TableState:
        self.settings = msgspec.structs.replace(self.settings, clock=Clock())
        return super().around(phase)


def test_all_one_may_do_is_in_sight_at_a_small_desk(saloon: Saloon) -> None:
    """Without pushing the list along, though there are people above it and oneself below."""
    person = saloon.person()
    person.set(hints=False)
    table = sit_down(person, Scenario(seats(4, space="RF02", wp=0, mp=1)))
    person.page.set_viewport_size(ViewportSize(width=1024, height=768))
    person.page.wait_for_timeout(60)
    assert table.entries.count() >= 4
    high = "(it) => [it.scrollHeight, it.clientHeight]"
    whole, shown = table.board.locator(".entries").evaluate(high)
    assert whole <= shown + 1


def until(shown: Scenario, kind: str) -> Scenario:
    """The first answer of everybody, until the first seat is asked this."""
    for _ in range(20):
        if shown.kind == kind and 0 in shown.game.unanswered():
            return shown
        seat = shown.game.unanswered()[0]
        shown.game.choose(shown.game.options(seat)[0], seat)
    raise AssertionError(f"nobody is asked {kind}")


def fight() -> Scenario:
    shown = Scenario(seats(4))
    shown.act("rob-bank", "lay sprint")
    return until(shown, "fight-reaction")


def guard() -> Scenario:
    """The first seat plays the guard against the second."""
    all_seats = seats(4)
    all_seats[1] |= {"space": BANK, "hand": ["gold_lump:10s", "punch:7h"]}
    shown = Scenario(all_seats, active=1, first=1)
    shown.act("rob-bank", "lay punch")
    return until(shown, "fight-card")


def poker() -> Scenario:
    shown = Scenario(seats(4, space=SALOON))
    shown.act("poker", "yes")
    return until(shown, "poker-card")


def store() -> Scenario:
    return Scenario(seats(4, space=STORE, gear=["revolver"], money=80))


def robbery() -> Scenario:
    """With all there is to say of it: what counts and what does not, and what is at stake."""
    all_seats = seats(4)
    all_seats[0] |= {"money": 70, "nuggets": 3}
    all_seats[1] |= {"space": BANK, "character": "jesse_james", "lp": 4, "money": 120}
    all_seats[1] |= {
        "gear": ["revolver+", "shotgun+"],
        "nuggets": 4,
        "hand": ["trackers_instinct:9h"],
    }
    all_seats[1] |= {"cattle": ["cattle:die#blue"]}
    shown = Scenario(all_seats)
    shown.act("rob @1", "lay sprint", "lay trackers_instinct")
    return until(shown, "fight-reaction")


SCENES = {"store": store, "fight": fight, "robbery": robbery, "guard": guard, "poker": poker}


@pytest.mark.parametrize("touch", [False, True], ids=["desk", "touch"])
@pytest.mark.parametrize("scene", SCENES)
def test_scenes_fit_every_window(saloon: Saloon, scene: str, touch: bool) -> None:
    person = saloon.person(phone=touch)
    person.set(hints=False)
    table = sit_down(person, SCENES[scene]())
    if scene == "store":
        table.entries.filter(has_text="Shop").click()
        table.scene.locator(".good[data-stop]").first.click()
    table.scene.wait_for()
    found = everywhere(person.page, touch=touch)
    assert not found, "\n".join(found)
    assert not violations(person)


def test_a_game_of_poker_in_the_last_round_can_be_played(saloon: Saloon) -> None:
    """The light of the last round lies on the felt, not over what is asked on it."""
    all_seats = seats(4, space=SALOON)
    shown = Scenario(all_seats, ending=2)
    shown.act("poker", "yes")
    table = sit_down(saloon.person(), until(shown, "poker-card"))
    table.press(table.scene.locator(".hand [data-face]").first)
    expect(table.scene.locator(".hand .selected")).to_have_count(1)
