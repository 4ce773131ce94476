"""The life of a table: light that follows the game, bots that remark on it, talk beside the log."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.axe import violations
from tests.browser.filmed import Course, Event, Filmed, find
from tests.browser.people import Person, Saloon

LIGHT = "() => document.querySelector('[data-light]')?.dataset.light ?? ''"
MOVES = "(one) => getComputedStyle(one).animationName"
WIDE = {"width": 1440, "height": 900}
NARROW = {"width": 1024, "height": 768}


def passed_on(steps: list[list[Event]], at: int) -> int | None:
    """Dynamite comes round: seen by whom it comes to."""
    found = [event for event in steps[at] if event["kind"] == "passed"]
    return int(found[0]["to"]) if found else None


@pytest.fixture(scope="module")
def dynamite() -> tuple[Course, int, int]:
    return find("bang", passed_on)


def test_light_follows_what_is_shown_and_says_why(
    saloon: Saloon, dynamite: tuple[Course, int, int]
) -> None:
    person = saloon.person(still=False)
    person.set(games=9, hints=False)
    film = Filmed(person, *dynamite)
    sign = film.page.locator("header .sign")
    expect(sign).to_have_text("Dynamite: you are next")
    assert film.page.evaluate(LIGHT) == "fuse"
    film.step()
    # It has been passed on, but that has not been shown yet.
    expect(sign).to_have_text("Dynamite: you are next")
    film.pass_time(8000)
    expect(sign).to_have_text("Dynamite lies before you")
    assert film.page.locator(".light").evaluate(MOVES) != "none"


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_who_wants_no_motion_gets_light_without_any(
    person: Person, dynamite: tuple[Course, int, int], theme: str
) -> None:
    person.set(theme=theme)
    Filmed(person, *dynamite, frozen=False)
    light = person.page.locator(".light")
    expect(light).to_have_attribute("data-is", "fuse")
    assert light.evaluate(MOVES) == "none"
    assert violations(person) == []


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
def test_what_a_bot_says_stands_at_its_seat_and_in_the_talk(
    person: Person, size: dict[str, int]
) -> None:
    person.page.set_viewport_size(size)  # type: ignore[arg-type]
    film = Filmed(person, Course("bang", 7, 5).play(), 0, 0, frozen=False, past=True)
    film.page.wait_for_load_state("networkidle")
    bubble = film.page.locator("section.board .bubble")
    for _ in range(len(film.course.choices) - 1):
        film.step()
        if bubble.count():
            break
    words = bubble.first.inner_text()
    assert len(words) > 5
    talk = film.page.get_by_role("log", name="Chat")
    log = film.page.get_by_role("log", name="Log")
    if size is WIDE:
        expect(log).to_be_visible()
        expect(film.page.get_by_role("tab", name="Chat")).to_have_count(0)
    else:
        expect(talk).to_have_count(0)
        # Nobody is called to the chat by what a bot says.
        expect(film.page.locator("header .count")).to_have_count(0)
        film.page.get_by_role("button", name="Chat").click()
    expect(talk).to_contain_text(words)
    assert violations(person) == []
    talk.get_by_role("button", name="Mute").first.click()
    expect(talk).not_to_contain_text(words)


COVERED = """() => {
  const board = document.querySelector('section.board')
  const needed = '.seat, .prompt, .caption > *, .cause, .supply, .middle h2, [data-at=dice], .die'
  return Object.fromEntries([...board.querySelectorAll('.bubble')].map((bubble) => {
    const said = bubble.getBoundingClientRect()
    const under = [...board.querySelectorAll(needed)].filter((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect()
      const wide = Math.min(right, said.right) - Math.max(left, said.left)
      return wide > 1 && Math.min(bottom, said.bottom) - Math.max(top, said.top) > 1
    })
    return [bubble.innerText, under.map((each) => each.className)]
  }))
}"""


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", ["bang", "dice"])
def test_what_is_said_covers_nothing_that_is_needed(saloon: Saloon, game: str, phone: bool) -> None:
    person = saloon.person(phone=phone)
    person.set(games=9, hints=False)
    film = Filmed(person, Course(game, 7, 5).play(), 0, 0, frozen=False, past=True)
    film.page.wait_for_load_state("networkidle")
    heard: set[str] = set()
    for _ in range(len(film.course.choices) - 1):
        film.step()
        said: dict[str, list[str]] = film.page.evaluate(COVERED)
        for words in said.keys() - heard:
            assert said[words] == [], words
        heard |= said.keys()
        if len(heard) > 2:
            break
    assert heard


def test_one_writes_under_the_log_and_finds_gestures_there(person: Person) -> None:
    person.page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    Filmed(person, Course("bang", 7, 5).play(), 0, 0, frozen=False)
    page = person.page
    expect(page.get_by_role("button", name="Howdy!")).to_have_count(0)
    page.get_by_role("button", name="Stock phrases").click()
    expect(page.get_by_role("button", name="Howdy!")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("body").press("c")
    expect(page.get_by_placeholder("Say something")).to_be_focused()
