"""The busiest table: nothing covers anything else, on a desk and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.crowd import ME, busiest, sit_down_at
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
