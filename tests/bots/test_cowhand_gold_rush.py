"""The cowhand with Gold Rush: what it buys, what it forces, what it does with its gold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import pytest
from tests.bots.tables import does, goes_on, options, plays_turn, says
from tests.bots.tables import position as placed

from saloon.bots.cowhand import Cowhand
from saloon.bots.cowhand.answers import ANSWERS
from saloon.bots.cowhand.gold import EQUIPMENT, STAYS, USES
from saloon.bots.cowhand.values import CHARACTERS
from saloon.games.bang.catalogue import BUILT
from saloon.games.bang.modules.gold_rush.gold import gold
from saloon.games.bang.state import Bang
from saloon.kernel import Game

HURT = {"life": 3}
"""A Sheriff at whom an Outlaw shoots at once."""


def position(
    *seats: dict[str, Any],
    nuggets: int = 9,
    shop: Sequence[str] = ("horseshoe", "gun-belt", "rhum"),
    worn: Mapping[int, Sequence[str]] | None = None,
    **more: Any,
) -> Game:
    kept = {
        "nuggets": [nuggets, 0, 0, 0, 0],
        "shop": list(shop),
        "worn": [list((worn or {}).get(seat, ())) for seat in range(5)],
    }
    return placed(["gold-rush"], *seats, kept={"gold-rush": kept}, **more)


def bought(game: Game) -> list[str]:
    """What it buys in a whole turn, in this order."""
    said = [text for text in plays_turn(game) if text.endswith("gold-rush buy")]
    return [text.removeprefix("use equipment:").removesuffix(" gold-rush buy") for text in said]


def lay_on_top(game: Game, piece: str) -> None:
    state = cast(Bang, game.state)
    stock = gold(state).stock
    slot = next(each for each in stock if state.face[each].text == f"equipment:{piece}")
    stock.remove(slot)
    stock.append(slot)


def test_it_knows_the_box_and_its_questions() -> None:
    box = BUILT["gold-rush"]
    rows = {row["id"]: row for row in box.data["equipment"]}
    assert {name: price for name, (price, _) in EQUIPMENT.items()} == {
        name: row["cost"] for name, row in rows.items()
    }
    black = {name for name, row in rows.items() if row["border"] == "black"}
    assert black - {"wanted"} == STAYS
    assert set(box.characters) <= set(CHARACTERS)
    assert set(USES) <= {"gold-rush", *rows, *box.characters}
    assert {"use-as", "whom", "another-turn", "cost"} <= set(ANSWERS)


# -- buying ------------------------------------------------------------------------------------


@pytest.mark.parametrize("piece", ["pickaxe", "boots", "rucksack", "union-pacific"])
def test_it_buys_what_helps(piece: str) -> None:
    game = position(shop=["horseshoe", piece, "gun-belt"])
    assert says(game) == f"use equipment:{piece} gold-rush buy"


def test_it_saves_its_gold_where_nothing_helps() -> None:
    """A larger hand without cards, a drink in full health, a second card at draws never made."""
    game = position(shop=["gun-belt", "horseshoe", "rhum"])
    assert "use equipment:rhum gold-rush buy" in options(game)
    assert says(game) == "end"


def test_the_best_comes_first_where_gold_is_short() -> None:
    game = position(shop=["boots", "pickaxe", "lucky-charm"], nuggets=4)
    assert bought(game) == ["pickaxe"]


LUZENA = {"character": "pretty-luzena"}


@pytest.mark.parametrize(("me", "wanted"), [(LUZENA, ["horseshoe"]), ({}, [])])
def test_pretty_luzena_buys_what_is_worth_its_price_to_her(
    me: dict[str, Any], wanted: list[str]
) -> None:
    assert bought(position(me, shop=["horseshoe", "rhum", "shot"])) == wanted


def test_pretty_luzena_knows_that_only_the_first_piece_is_cheaper() -> None:
    assert bought(position(LUZENA, shop=["horseshoe", "boots", "rhum"])) == ["boots"]


def test_pretty_luzena_saves_for_what_she_can_only_just_pay() -> None:
    """Either costs her two nuggets; the drink comes later in a turn, but matters more."""
    game = position({**LUZENA, "life": 1}, shop=["lucky-charm", "rhum", "gun-belt"], nuggets=2)
    assert bought(game) == ["rhum"]


@pytest.mark.parametrize(("life", "wanted"), [(1, True), (4, False)])
@pytest.mark.parametrize("piece", ["rhum", "shot"])
def test_it_buys_a_drink_when_hurt(piece: str, life: int, wanted: bool) -> None:
    game = position({"life": life}, shop=["gun-belt", piece, "horseshoe"])
    assert (says(game) == f"use equipment:{piece} gold-rush buy") is wanted


def test_a_gun_belt_is_for_a_full_hand() -> None:
    hand = ["missed"] * 7
    game = position({"hand": hand, "life": 4}, shop=["gun-belt", "horseshoe", "shot"])
    assert says(game) == "use equipment:gun-belt gold-rush buy"


def test_another_turn_is_bought_when_this_one_is_over() -> None:
    shop = ["gold-rush-equipment", "horseshoe", "gun-belt"]
    game = position({"hand": ["bang", "stagecoach"], "life": 1}, HURT, shop=shop, nuggets=5)
    said = plays_turn(game)
    assert said.index("use equipment:gold-rush-equipment gold-rush buy") > said.index(
        "play bang @1"
    )
    assert said.index("play stagecoach") < said.index("play bang @1")


# -- what it does with a piece --------------------------------------------------------------------


@pytest.mark.parametrize(("life", "effect"), [(4, "use-as bang @1"), (1, "use-as beer")])
def test_a_bottle_is_what_is_needed(life: int, effect: str) -> None:
    game = position({"life": life}, HURT, shop=["bottle", "horseshoe", "gun-belt"])
    does(game, "use equipment:bottle gold-rush buy")
    assert says(game) == effect


def test_a_deputy_never_wants_the_sheriff_and_drinks_with_him() -> None:
    shop = ["wanted", "shot", "gun-belt"]
    game = position({}, {"life": 1}, {"life": 1}, shop=shop, role="deputy")
    does(game, "use equipment:shot gold-rush buy")
    assert says(game) == "choose @1"
    game = position({}, {"life": 1}, shop=shop, role="deputy")
    does(game, "use equipment:wanted gold-rush buy")
    assert says(game) not in ("choose @0", "choose @1")


def test_the_sheriff_is_wanted_by_an_outlaw() -> None:
    game = position({}, {"life": 2}, shop=["wanted", "horseshoe", "gun-belt"])
    assert says(game) == "use equipment:wanted gold-rush buy"
    does(game, says(game))
    assert says(game) == "choose @1"


def dug_up(piece: str, *others: dict[str, Any], role: str) -> Game:
    """A piece of the stock that Josh McCloud has to take, whatever it is."""
    game = position({"character": "josh-mccloud"}, *others, role=role)
    lay_on_top(game, piece)
    does(game, "use josh-mccloud")
    return game


@pytest.mark.parametrize("piece", ["bottle", "pardner"])
def test_what_has_to_be_used_is_not_used_on_a_friend(piece: str) -> None:
    """Nobody else is near, and no life point is missing."""
    far = {"in_play": ["mustang"]}
    game = dug_up(piece, {"hand": ["beer"]}, {}, {}, far, role="deputy")
    for seed in range(8):
        assert "@1" not in says(game, Cowhand(seed))


def test_a_drink_that_has_to_be_given_is_not_given_to_an_enemy() -> None:
    game = dug_up("shot", {"life": 2}, role="outlaw")
    for seed in range(8):
        assert says(game, Cowhand(seed)) != "choose @1"


def test_a_price_is_never_put_on_the_own_head() -> None:
    game = dug_up("wanted", role="outlaw")
    for seed in range(8):
        assert says(game, Cowhand(seed)) != "choose @0"


@pytest.mark.parametrize("source", ["gold-pan", "raddie-snake"])
def test_gold_is_changed_into_cards(source: str) -> None:
    worn = {0: ["gold-pan"]} if source == "gold-pan" else {}
    character = "raddie-snake" if source == "raddie-snake" else "vulture-sam"
    game = position({"character": character}, worn=worn, nuggets=2)
    assert plays_turn(game)[:2] == [f"use {source}"] * 2


def test_a_rucksack_heals_and_saves() -> None:
    hurt = {"life": 2}
    assert "use rucksack" in plays_turn(position(hurt, worn={0: ["rucksack"]}, nuggets=4, shop=[]))
    assert says(position(hurt, worn={0: ["rucksack"]}, nuggets=2, shop=[])) == "end"
    shot = position({"life": 1}, {"hand": ["bang"]}, worn={0: ["rucksack"]}, nuggets=2, turn=1)
    does(shot, "play bang @0")
    goes_on(shot, "rescue")
    assert says(shot) == "use rucksack"


def test_jacky_murieta_shoots_for_gold_at_enemies_only() -> None:
    jacky = {"character": "jacky-murieta"}
    assert says(position(jacky, HURT)) == "use jacky-murieta @1"
    assert says(position(jacky, HURT, {}, {}, {"in_play": ["mustang"]}, role="deputy")) == "end"


# -- forcing, and Beer for gold -------------------------------------------------------------------


def test_an_enemy_is_forced_to_give_up_a_good_piece() -> None:
    game = position({}, worn={1: ["pickaxe"]}, role="outlaw", turn=0)
    assert "use equipment:pickaxe gold-rush force @1" in options(game)
    assert says(position({}, HURT, worn={1: ["pickaxe"]})) == (
        "use equipment:pickaxe gold-rush force @1"
    )
    assert says(position({}, HURT, worn={1: ["horseshoe"]}, shop=[])) == "end", "not worth it"
    assert says(position({}, worn={1: ["pickaxe"]}, role="deputy")) == "end"


def test_a_beer_is_sold_only_where_it_is_of_no_use() -> None:
    assert says(position({"hand": ["beer"]})) == "end", "kept against the worst"
    assert says(position({"hand": ["beer", "beer"]})) == "use beer gold-rush beer"
    assert says(position({"hand": ["beer", "beer"], "life": 2})) == "play beer"
    out = {"out": True}
    two = position({"hand": ["beer"], "life": 2}, {}, out, out, out, role="renegade")
    assert "use beer gold-rush beer" in plays_turn(two)


def test_don_bell_takes_another_turn() -> None:
    game = position({"character": "don-bell"}, deck=["bang:5d"])
    does(game, "end")
    assert game.decision.kind == "another-turn"
    assert says(game) == "another-turn"


def test_dutch_will_gives_the_worse_card() -> None:
    game = position({"character": "dutch-will"}, deck=["wells-fargo", "dynamite"], step="phase-1")
    goes_on(game, "cost")
    assert says(game) == "discard dynamite"
