"""Whatever lights up can be clicked, and whatever is said lies where nothing else does."""

from __future__ import annotations

from typing import Any

import pytest
from tests.browser.crowd import EVERYTHING, FULL, FULL_SEATS, ME, fullest, sit_down_at
from tests.browser.filmed import Course, Filmed
from tests.browser.measuring import boxes, complaints
from tests.browser.people import Saloon
from tests.browser.scenes import chosen
from tests.browser.table import TablePage
from tests.browser.test_sizes import DESKS, TOUCHED, resize, watcher

MINE = {
    "hand": ["water-tower", "missed", "bang", "cat-balou"],
    "in_play": ["scope", "whip", "railcar:cattle-truck", "canteen"],
}


def laid(*choices: tuple[int, str]) -> Course:
    """Every box, in a turn in which nearly everything can be done."""
    seats: list[dict[str, Any]] = [{**each} for each in FULL_SEATS]
    seats[ME] |= MINE
    position = {
        "seats": seats,
        "event": ["blessing", "dorothy-rage", "mad-ride"],
        "pile": ["saloon"],
        "kept": FULL,
    }
    more = {"modules": EVERYTHING["modules"], "position": position}
    return chosen(Course("bang", 1, 8, more), *choices)


def asked(saloon: Saloon, words: str, *, touch: bool, hints: bool = False) -> Filmed:
    """After a choice with these words in it, which brings a question of one's own."""
    person = watcher(saloon, touch=touch)
    person.set(hints=hints)
    film = Filmed(person, laid((ME, words)), 0, ME)
    film.step()
    film.pass_time(6000)
    film.page.locator(".prompt.mine").wait_for()
    return film


def unreached(film: Filmed, *, touch: bool) -> list[str]:
    found, table = [], TablePage(film.person)
    for size in TOUCHED if touch else DESKS:
        resize(film.page, size)
        film.wait_for_layout()
        found += [f"{size}: {each}" for each in table.out_of_reach()]
    return found


def answered(film: Filmed, option: str) -> None:
    film.pass_time(100)
    film.page.wait_for_timeout(300)
    assert film.answers == [option]


@pytest.mark.parametrize("touch", [False, True])
def test_a_railcar_is_taken_while_a_card_is_on_the_stage(saloon: Saloon, touch: bool) -> None:
    """What stands in the middle steps aside for the train that it asks about."""
    film = asked(saloon, "water-tower", touch=touch)
    assert film.page.locator("section.board > .stage").get_attribute("data-scene") == "water-tower"
    assert film.page.locator("[data-at=line] .wagon.lit").count() == 3
    found = unreached(film, touch=touch)
    assert not found, "\n".join(found)
    TablePage(film.person).press(film.page.locator("[data-at=line] .wagon.lit").first, tap=touch)
    answered(film, "take-free railcar:prisoner-car")


@pytest.mark.parametrize("touch", [False, True])
def test_a_card_is_named_among_all_there_are(saloon: Saloon, touch: bool) -> None:
    """Too many for one look: they are in order, and are scrolled through."""
    film = asked(saloon, "dorothy-rage @1", touch=touch)
    names = film.page.locator(".prompt .buttons .btn").all_inner_texts()
    assert len(names) > 50
    assert names == sorted(names, key=str.lower)
    found = unreached(film, touch=touch)
    assert not found, "\n".join(found)
    table = TablePage(film.person)
    table.press(table.prompt.get_by_role("button", name="Whip"), tap=touch)
    answered(film, "name whip")


@pytest.mark.parametrize("touch", [False, True])
def test_a_name_is_found_by_a_part_of_it(saloon: Saloon, touch: bool) -> None:
    film = asked(saloon, "dorothy-rage @1", touch=touch)
    table = TablePage(film.person)
    seek = table.prompt.get_by_role("searchbox")
    table.press(seek, tap=touch)
    film.page.keyboard.type("xx")
    film.pass_time(100)
    assert table.prompt.get_by_role("status").is_visible()
    seek.fill("WHI")
    film.pass_time(100)
    names = table.prompt.locator(".buttons .btn").all_inner_texts()
    assert names == ["Whip", "Whisky"]
    found = unreached(film, touch=touch)
    for size in TOUCHED[:-1] if touch else DESKS:
        resize(film.page, size)
        film.wait_for_layout()
        # It lies over the train, on purpose, but nothing sticks out.
        found += [each for each in complaints(film.page) if " leaves " in each]
    assert not found, "\n".join(found)
    seek.fill("whip")
    film.pass_time(100)
    seek.press("Enter")
    answered(film, "name whip")


@pytest.mark.parametrize("touch", [False, True])
def test_one_may_change_ones_mind_while_oneself_could_be_aimed_at(
    saloon: Saloon, touch: bool
) -> None:
    film = Filmed(watcher(saloon, touch=touch), laid(), 0, ME)
    film.pass_time(9000)
    table = TablePage(film.person)
    table.press(table.hand.get_by_role("button", name="Cat Balou"), tap=touch)
    table.board.locator(".seat.me .aim.legal").wait_for()
    found = unreached(film, touch=touch)
    assert not found, "\n".join(found)
    table.press(table.board.locator(".seat.me .mini[data-face^=whip]"), tap=touch)
    answered(film, "use whip:5c red-ringo")


PHONE = (390, 844)


@pytest.mark.parametrize("size", [PHONE, (844, 390)])
def test_what_is_told_lies_beside_what_is_for_sale(saloon: Saloon, size: tuple[int, int]) -> None:
    """On a phone, with every box and what newcomers are told."""
    film = asked(saloon, "water-tower", touch=True, hints=True)
    resize(film.page, size)
    film.wait_for_layout()
    assert film.page.locator(".hint").count() == 1
    assert "line" in [box.name for box in boxes(film.page)]
    found = complaints(film.page)
    assert not found, "\n".join(found)


# The words about who is out, and what else lies at that seat.
FATE = """() => [...document.querySelectorAll('.seat.out')].flatMap((seat) => {
  const range = document.createRange()
  range.selectNodeContents(seat.querySelector('.fate'))
  const words = range.getBoundingClientRect()
  const { right, bottom } = seat.getBoundingClientRect()
  const others = ['.portrait', '.role', '.counters', '.tokens', '.title', '.before .number']
  const meets = others.filter((name) => {
    const box = seat.querySelector(name)?.getBoundingClientRect()
    return box && Math.min(words.right, box.right) - Math.max(words.left, box.left) > 1.5 &&
      Math.min(words.bottom, box.bottom) - Math.max(words.top, box.top) > 1.5
  })
  return words.right > right || words.bottom > bottom ? [...meets, 'edge'] : meets
})"""


@pytest.mark.parametrize("language", ["en", "cs", "hu"])
def test_what_is_said_of_who_is_out_lies_free(saloon: Saloon, language: str) -> None:
    """Beside their portrait and the sign of their role."""
    person = saloon.person(phone=True)
    person.set(language=language)
    sit_down_at(person, fullest(), EVERYTHING)
    for size in TOUCHED[:-1]:
        resize(person.page, size)
        person.page.wait_for_timeout(200)
        assert person.page.locator(".seat.out").count() == 1
        assert person.page.evaluate(FATE) == [], size
