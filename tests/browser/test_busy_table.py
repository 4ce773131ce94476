"""The busiest table: nothing covers anything else, on a desk and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.crowd import EVERYTHING, ME, SHADOW, busiest, fullest, sit_down_at
from tests.browser.measuring import boxes, complaints
from tests.browser.people import Saloon


def check(page: Page) -> None:
    found = complaints(page)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("phone", [False, True])
def test_nothing_is_covered_in_a_turn_or_while_aiming(saloon: Saloon, phone: bool) -> None:
    person = saloon.person(phone=phone)
    table = sit_down_at(person, busiest())
    names = [box.name for box in boxes(person.page)]
    assert {f"seat-{seat}" for seat in range(8)} <= set(names)
    laid = [name for name in names if name.startswith("seat-") and ":" in name]
    if phone:  # too small for seven at once: a number tells how many
        numbers = table.board.locator(".seat .number:visible").all_inner_texts()
        assert [each.strip("■") for each in numbers] == ["8", "7", "5", "4", "4", "1"]
    else:
        assert len(laid) > 30
    assert {"event now", "event next", "question", "hand"} <= set(names)
    check(person.page)
    table.press(table.hand.get_by_role("button", name="BANG!").first, tap=phone)
    expect(table.question).to_contain_text("in which way")  # the event allows another one
    check(person.page)
    table.prompt.get_by_role("button", name="Play BANG!").click()
    expect(table.question).to_contain_text("choose whom")
    check(person.page)


@pytest.mark.parametrize("phone", [False, True])
def test_nothing_is_covered_in_the_general_store(saloon: Saloon, phone: bool) -> None:
    game = busiest()
    store = next(
        each for each in game.options(ME) if "general-store" in game.state.option_text(each)
    )
    game.choose(store, ME)
    person = saloon.person(phone=phone)
    sit_down_at(person, game)
    check(person.page)


# Names and prices that are wider or higher than their place.
CUT = """() => [...document.querySelectorAll('.offer .name, .plank b, .called')]
  .filter((each) => each.clientWidth)
  .filter(
    (each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2,
  )
  .map((each) => each.textContent)"""


@pytest.mark.parametrize(
    ("width", "height"), [(1920, 1080), (1440, 900), (1024, 768), (844, 390), (390, 844)]
)
def test_nothing_is_covered_or_cut_with_every_box(saloon: Saloon, width: int, height: int) -> None:
    """Three events, a ghost, a shadow, the shop, the train, nuggets and tokens."""
    person = saloon.person(phone=width < 900)
    person.page.set_viewport_size({"width": width, "height": height})
    table = sit_down_at(person, fullest(), EVERYTHING)
    assert table.board.locator("[data-event=now]").count() == 3
    expect(table.board.locator(".seat.ghost")).to_have_count(1)
    shadow = table.board.locator(f"[data-at=seat-{SHADOW}]")
    expect(shadow.locator(".tokens")).to_contain_text("Outlaws")
    expect(table.board.locator(".magazine")).to_have_count(5)
    expect(table.board.locator("[data-at=shop] .price")).to_have_count(3)
    expect(table.board.locator("[data-at=line] .wagon")).to_have_count(4)
    check(person.page)
    assert person.page.evaluate(CUT) == []
    if width >= 1440:
        wide = "(it) => it.scrollWidth - it.clientWidth"
        assert person.page.locator("header .sign").evaluate(wide) <= 0, "what is in force is cut"


def test_on_a_phone_what_the_others_have_is_chosen_in_the_middle(saloon: Saloon) -> None:
    """Gold makes somebody give up equipment: it would lie over the shop, so it is asked for."""
    person = saloon.person(phone=True)
    table = sit_down_at(person, fullest(), EVERYTHING)
    shop = table.board.locator("[data-at=shop] [data-stop]")
    theirs = table.board.locator(".tray [data-face='equipment:gun-belt']")
    expect(shop).to_have_count(3)
    expect(theirs).to_have_count(0)
    table.prompt.get_by_role("button", name="One of 4 cards before the others").tap()
    expect(theirs).to_be_visible()
    table.prompt.get_by_role("button", name="Cancel").tap()
    expect(theirs).to_have_count(0)


def test_a_railcar_is_paid_for_with_a_card_that_is_chosen_last(saloon: Saloon) -> None:
    person = saloon.person()
    table = sit_down_at(person, fullest(), EVERYTHING)
    table.press(table.board.locator("[data-face='railcar:lounge-car']"))
    expect(table.question).to_contain_text("in which way")
    ways = table.prompt.get_by_role("button", name="Lounge Car")
    assert ways.count() <= 3
    check(person.page)


EXPLAINED = {
    "an offer of the shop": "[data-at=shop] [data-face]",
    "nuggets": ".seat:not(.me) .counters > *",
    "tokens on a character": ".seat:not(.me) .magazine",
    "a station": "[data-at=line] .plank",
    "a railcar": "[data-at=line] .wagon",
    "the locomotive": "[data-at=line] .wagon[data-face^=locomotive]",
    "an event": "[data-event=now]",
    "equipment before somebody": ".mini[data-face^=equipment]",
    "a railcar before somebody": ".mini[data-face^=railcar]",
    "a Dangerous card with tokens": ".mini:has(.loads), .mini .loads",
    "the side of a shadow": f"[data-at=seat-{SHADOW}] .tokens > *",
}


def test_every_thing_of_a_box_explains_itself(saloon: Saloon) -> None:
    person = saloon.person()
    table = sit_down_at(person, fullest(), EVERYTHING)
    silent = []
    for name, selector in EXPLAINED.items():
        thing = table.board.locator(selector).first
        if thing.count() == 0:
            silent.append(f"{name}: not there")
            continue
        person.page.mouse.move(2, 2)
        thing.hover()
        tip = person.page.get_by_role("tooltip")
        try:
            expect(tip).to_be_visible(timeout=2000)
        except AssertionError:
            silent.append(name)
            continue
        if len(tip.inner_text()) <= 20:
            silent.append(f"{name}: {tip.inner_text()}")
    assert not silent
