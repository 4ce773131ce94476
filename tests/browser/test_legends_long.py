"""Whole games of Western Legends that take minutes: two players, a thumb, and keys alone."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect
from tests.browser.legends import LegendsPage, legends_table
from tests.browser.people import Person, Saloon

pytestmark = pytest.mark.long
MOST = 1500
"""Answers after which a game should be over."""


def play_out(table: LegendsPage, chance: random.Random, *, tap: bool = False) -> None:
    for _ in range(MOST):
        if not table.answer(chance, tap=tap):
            break
    expect(table.result).to_be_visible()


def test_two_play_against_the_man_in_black(person: Person) -> None:
    table = legends_table(person, "Black hat", players=2, modules=["goals"])
    play_out(table, random.Random(2))
    expect(table.log).to_contain_text("The Man in Black")


def test_four_play_on_a_phone(saloon: Saloon) -> None:
    person = saloon.person(phone=True)
    person.set(hints=False)
    table = legends_table(person, "By thumb", players=4)
    chance = random.Random(7)
    pushes = 0
    for _ in range(MOST):
        if table.wait()["over"]:
            break
        try:
            table.answer_now(chance, tap=True)
        except AssertionError:
            # The camera takes in what can be chosen as far as a thumb can tell spaces apart.
            # Who wants one of the few others, or one under a button, looks it up in the list.
            assert table.scene.count() == 0, "what lies over the map can be reached"
            pushes += 1
            person.page.get_by_role("button", name="List of spaces").tap()
            listed = person.page.get_by_role("dialog", name="List of spaces")
            chance.choice(listed.locator("li .btn").all()).tap()
            expect(listed).to_be_hidden()
        # A finger looks at a space first; the button goes there.
        go = person.page.get_by_role("button", name="Go there", exact=True)
        if go.count():
            go.tap()
    expect(table.result).to_be_visible()
    assert pushes < MOST / 20, "what can be chosen is in sight nearly always"
    assert person.page.evaluate("() => document.documentElement.scrollWidth - innerWidth") == 0


def test_keys_are_enough_for_a_whole_game(person: Person) -> None:
    table = legends_table(person, "By keys", players=3)
    keys, chance = person.page.keyboard, random.Random(3)
    for _ in range(MOST):
        seen = table.wait()
        if seen["over"]:
            break
        for _ in range(chance.randrange(len(seen["stops"]) + 1)):
            keys.press("ArrowDown")
        keys.press("Enter")
    expect(table.result).to_be_visible()
