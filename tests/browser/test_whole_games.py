"""Whole games by clicking: eight players with every box, and every box by itself.

Of the latter one is played each day, another one the next day; `make browser-long` plays the
others, and BOX=gold-rush names the one that is played instead of today's.
"""

from __future__ import annotations

import os
import random
from datetime import date

import pytest
from playwright.sync_api import expect
from tests.browser.people import Person
from tests.browser.table import TablePage, open_table

from saloon.games.bang.catalogue import BUILT

BOXES = [name for name in BUILT if name != "base"]
TODAY = os.environ.get("BOX") or BOXES[date.today().toordinal() % len(BOXES)]
MOST = 600
"""Answers of one player in a game, by far."""

SEEN = {
    "dodge-city": ".mini.green, .card.green",
    "gold-rush": "[data-at=shop] .price",
    "shadow-gunslingers": ".seat.ghost",
    "high-noon": "[data-event=now]",
    "fistful-of-cards": "[data-event=now]",
    "armed-and-dangerous": ".loads .on",
    "eldorado": "[data-event=now]",
    "great-train-robbery": "[data-at=line] .wagon",
    "wild-west-show": "[data-event]",
}
"""What of a box is seen at its table; some bring nothing but cards and characters."""


PASSING = {"shadow-gunslingers"}
"""What comes and goes between two questions to oneself, and may be missed in a short game."""


LOOK = "(wanted) => wanted.filter((each) => document.querySelector(`section.board :is(${each})`))"


def play(table: TablePage, chance: random.Random, wanted: list[str]) -> tuple[int, set[str]]:
    """To the end: how many answers that took, and which of these things were seen."""
    answers, seen, unreached = 0, set[str](), list[str]()
    while not table.wait()["over"]:
        seen.update(table.page.evaluate(LOOK, wanted))
        if beyond := table.out_of_reach():
            unreached.append(f"{table.look()['question']} {beyond}")
        answers += bool(table.answer_now(chance))
        assert answers < MOST, "the game does not end"
    assert not unreached, "\n".join(unreached)
    return answers, seen


def check_end(table: TablePage, players: int) -> None:
    expect(table.result).to_be_visible()
    expect(table.page.locator(".result .people li")).to_have_count(players)


def test_a_game_with_every_box_is_played_to_its_end(person: Person) -> None:
    # One of the shorter games in which everything is seen.
    number = person.new_table("Eight 6", players=8, modules=BOXES)
    table = open_table(person, number)
    answers, seen = play(table, random.Random(8), sorted(set(SEEN.values())))
    assert answers > 15
    assert seen == set(SEEN.values())
    check_end(table, 8)


@pytest.mark.parametrize(
    "box", [pytest.param(box, marks=[] if box == TODAY else pytest.mark.long) for box in BOXES]
)
def test_a_game_with_one_box_is_played_to_its_end(person: Person, box: str) -> None:
    number = person.new_table(f"One {box}", players=4, modules=[box])
    table = open_table(person, number)
    wanted = [SEEN[box]] if box in SEEN and box not in PASSING else []
    answers, seen = play(table, random.Random(4), wanted)
    assert answers > 5
    assert seen == set(wanted)
    check_end(table, 4)


@pytest.mark.long
def test_a_game_of_three_is_played_to_its_end(person: Person) -> None:
    """With goals of their own, and both decks of events in one."""
    boxes = ["dodge-city", "bullet", "high-noon", "fistful-of-cards"]
    rulings = {"three-player-mode": True}
    number = person.new_table("Three 7", players=3, modules=boxes, rulings=rulings)
    table = open_table(person, number)
    answers, seen = play(table, random.Random(3), [SEEN["high-noon"]])
    assert answers > 5
    assert seen
    check_end(table, 3)
