"""Whole games with every box of classic BANG!, for three and for eight players, by clicking."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.crowd import MODULES
from tests.browser.people import Person
from tests.browser.table import open_table

THREE = {"three-player-mode": True}
MIXED = {"combined-event-deck": True}


@pytest.mark.parametrize(
    ("players", "name", "rulings"), [(3, "Three 7", THREE), (8, "Eight 7", MIXED)]
)
def test_a_game_with_every_box_is_played_to_its_end(
    person: Person, players: int, name: str, rulings: dict[str, Any]
) -> None:
    """The tables are called so that one is not shot too soon."""
    number = person.new_table(name, players=players, modules=MODULES, rulings=rulings)
    table = open_table(person, number)
    chance = random.Random(players)
    answers, events = [], set()
    while not table.wait()["over"]:
        events.update(person.page.locator("[data-at=event] .name").all_inner_texts())
        answers.append(table.answer(chance))
        assert len(answers) < 500, "the game does not end"
    assert len(answers) > 15
    assert len(events) > 1, "one event a round"
    expect(table.result).to_be_visible()
    expect(person.page.locator(".result .people li")).to_have_count(players)
