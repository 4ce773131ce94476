"""The cowhand with The Great Train Robbery: which railcars it wants, and what it does with them."""

from __future__ import annotations

from typing import Any

import pytest

import saloon
from saloon.bots import Chair
from saloon.bots.cowhand import Cowhand
from saloon.bots.cowhand.answers import ANSWERS
from saloon.bots.cowhand.train import ASKED
from saloon.bots.cowhand.values import CARDS, CHARACTERS
from saloon.games.bang.catalogue import BUILT
from saloon.kernel import Game

FOUR = ("outlaw", "sheriff", "outlaw", "renegade")
ROW = ["boom-town", "dodgeville", "virginia-town", "tombrock"]


def position(
    *seats: dict[str, Any], train: list[str], at: int = 1, side: str = "leland", **more: Any
) -> Game:
    """A table with the cowhand on seat 0, an Outlaw to the right of the Sheriff."""
    given: list[dict[str, Any]] = [{} for _ in FOUR]
    for number, each in enumerate(seats):
        given[number] = dict(each)
    for number, role in enumerate(FOUR):
        given[number]["role"] = role
    kept = {"row": ROW, "train": train, "at": at, "leland": int(side == "leland")}
    placed = {"seats": given, "turn": 0, "kept": {"great-train-robbery": kept}, **more}
    game = saloon.new_game(
        "bang", players=4, seed=3, modules=["great-train-robbery"], position=placed
    )
    game.listen()
    return game


def says(game: Game) -> str:
    asked = game.unanswered()[0]
    chair = Chair(game, asked)
    return chair.text(Cowhand(1).choose(chair, game.options(asked)))


def test_it_knows_the_box_and_its_questions() -> None:
    box = BUILT["great-train-robbery"]
    railcars = {row["id"] for row in box.data["railcar"]}
    assert {*box.cards, *railcars} <= set(CARDS)
    assert set(box.characters) <= set(CHARACTERS)
    assert set(ASKED) <= set(ANSWERS)


@pytest.mark.parametrize(("railcar", "wanted"), [("observation-car", True), ("private-car", False)])
def test_it_pays_for_what_is_worth_it(railcar: str, wanted: bool) -> None:
    game = position({"hand": ["bang"]}, train=[railcar, "lumber-flatcar", "circus-wagon"])
    said = says(game)
    assert said.startswith(f"use railcar:{railcar}") is wanted


def test_it_uses_what_brings_cards() -> None:
    game = position({"in_play": ["mail-car"]}, train=["caboose", "private-car", "sleeper-car"])
    assert says(game) == "use railcar:mail-car"


@pytest.mark.parametrize(
    ("lying", "rides"), [(["missed", "wells-fargo"], True), (["missed", "missed"], False)]
)
def test_it_rides_the_cattle_truck_for_what_lies_there_not_for_the_ride(
    lying: list[str], rides: bool
) -> None:
    train = ["cattle-truck", "lumber-flatcar", "circus-wagon"]
    game = position({"hand": ["missed"], "life": 4}, train=train, pile=lying)
    assert says(game).startswith("use railcar:cattle-truck") is rides


def test_a_burden_goes_to_an_enemy_and_the_ghost_car_to_itself() -> None:
    train = ["lumber-flatcar", "ghost-car", "caboose"]
    game = position({"hand": ["bang"]}, {"life": 1}, train=train)
    take = next(text for text in _options(game) if "lumber-flatcar great" in text)
    game.choose(take)
    assert says(game) == "choose @1", "the Sheriff"
    game = position({"hand": ["bang"]}, train=["ghost-car", "lumber-flatcar", "caboose"])
    game.choose(next(text for text in _options(game) if "ghost-car great" in text))
    assert says(game) == "choose @0"


@pytest.mark.parametrize(("life", "says_so"), [(1, "ignore"), (4, "twice")])
def test_full_steam_goes_as_it_suits(life: int, says_so: str) -> None:
    side = "ironhorse" if life == 1 else "leland"
    game = position({"hand": ["full-steam"], "life": life}, train=["caboose"], side=side)
    game.choose(next(text for text in _options(game) if text.startswith("play full-steam")))
    while game.decision.kind != "full-steam":
        game.choose("pass")
    assert says(game) == says_so


def _options(game: Game) -> list[str]:
    asked = game.unanswered()[0]
    return [game.state.option_text(each) for each in game.options(asked)]
