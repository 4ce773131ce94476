"""The cowhand and Shadow Gunslingers: turns without life, and a Renegade on a side."""

from __future__ import annotations

from typing import Any, cast

import pytest
from tests.bots.tables import does, goes_on, options, plays_turn, says
from tests.bots.tables import position as placed

import saloon
from saloon.bots import Chair, make_bot, play_out
from saloon.bots.cowhand.belief import Belief
from saloon.bots.cowhand.stance import stances
from saloon.bots.cowhand.table import Table
from saloon.games.bang.modules.shadow_gunslingers.box import sides
from saloon.games.bang.state import Bang
from saloon.kernel import Game

SHADOWS = "shadow-gunslingers"
HURT = {"life": 3}
OUT = {"out": True}


def position(*seats: dict[str, Any], gold: int | None = None, **more: Any) -> Game:
    if gold is None:
        return placed([SHADOWS], *seats, **more)
    shop = more.pop("shop")
    kept = {"nuggets": [gold, 0, 0, 0, 0], "shop": shop, "worn": [[] for _ in range(5)]}
    return placed([SHADOWS, "gold-rush"], *seats, kept={"gold-rush": kept}, **more)


def shadow(*hand: str, **more: Any) -> dict[str, Any]:
    return {"presence": "shadow", "hand": list(hand), **more}


def sided(side: str, *hand: str, others: tuple[dict[str, Any], ...] = ()) -> Game:
    """The cowhand is the Shadow Renegade, in a turn on this side."""
    game = position(shadow(*hand), *others, role="renegade")
    sides(cast(Bang, game.state))[0] = side
    return game


# -- a turn of a shadow ---------------------------------------------------------------------------


def test_a_shadow_plays_what_it_has() -> None:
    """Nothing outlives the turn: the last Missed! is no reason to keep anything."""
    said = plays_turn(position(shadow("bang", "stagecoach", "panic"), HURT))
    assert said[0] == "play stagecoach"
    assert {"play bang @1", "play panic @1"} & set(said)


def test_a_shadow_drinks_nothing() -> None:
    game = position(shadow("beer", "saloon"), HURT)
    assert "play beer" in options(game)
    assert not [text for text in plays_turn(game) if text in ("play beer", "play saloon")]


def test_a_shadow_has_nothing_to_lose_in_a_duel() -> None:
    full = {**HURT, "hand": ["beer", "missed", "barrel"]}
    assert says(position(shadow("duel"), full)) == "play duel @1"
    assert says(position({"hand": ["duel"]}, full)) != "play duel @1"


@pytest.mark.parametrize("piece", ["pickaxe", "boots", "gold-pan"])
def test_a_shadow_buys_nothing_to_keep(piece: str) -> None:
    shop = [piece, "union-pacific", "horseshoe"]
    game = position(shadow(), HURT, gold=9, shop=shop)
    assert says(game) == "use equipment:union-pacific gold-rush buy"
    does(game, says(game))
    assert f"use equipment:{piece} gold-rush buy" in options(game)
    assert f"use equipment:{piece} gold-rush buy" not in plays_turn(game)


def test_a_shadow_sells_its_beer() -> None:
    game = position(shadow("beer"), gold=0, shop=["horseshoe"])
    assert says(game) == "use beer gold-rush beer"


def test_a_shadow_outlaw_shoots_at_the_sheriff_and_a_shadow_deputy_does_not() -> None:
    assert says(position(shadow("bang"), HURT)) == "play bang @1"
    far = {"in_play": ["mustang"]}
    assert says(position(shadow("bang"), HURT, {}, {}, far, role="deputy")) != "play bang @1"


# -- shadows as others see them -------------------------------------------------------------------


def test_who_is_haunted_stays_and_may_keep_things() -> None:
    game = placed(
        [SHADOWS, "valley-of-shadows"], {"presence": "haunting", "in_play": ["ghost"]}, HURT
    )
    assert not Table(Chair(game, 0).view).me.leaves
    assert Table(Chair(position(shadow()), 0).view).me.leaves


def test_a_duel_of_a_shadow_is_answered_for_the_own_sake() -> None:
    game = position({"hand": ["bang", "bang"], "life": 1}, HURT, {}, {}, shadow("duel"), turn=4)
    does(game, "play duel @0")
    goes_on(game, "bang")
    assert says(game).startswith("discard bang")


# -- the Shadow Renegade --------------------------------------------------------------------------


def test_the_shadow_renegade_plays_for_the_side_it_shows() -> None:
    others: tuple[dict[str, Any], ...] = ({"life": 1}, {}, {"in_play": ["mustang"]}, OUT)
    assert says(sided("outlaw", "bang", others=others)) == "play bang @1"
    assert says(sided("deputy", "bang", others=others)) != "play bang @1"


def test_the_others_take_the_shadow_renegade_for_what_it_shows() -> None:
    def towards(role: str, side: str) -> float:
        game = position({}, {}, {}, shadow(role="renegade"), {}, role=role, turn=3)
        sides(cast(Bang, game.state))[3] = side
        table = Table(Chair(game, 0).view)
        return stances(table, {who: {"outlaw": 1.0} for who in range(5)})[3]

    assert towards("outlaw", "outlaw") < 0 < towards("outlaw", "deputy")
    assert towards("deputy", "deputy") < 0 < towards("deputy", "outlaw")


def test_the_side_it_shows_is_no_role_that_others_lack() -> None:
    game = position({}, {}, {}, shadow(role="renegade"), {}, role="outlaw", turn=3)
    sides(cast(Bang, game.state))[3] = "outlaw"
    table = Table(Chair(game, 0).view)
    assert table.seats[3].role == "outlaw"
    odds = Belief().roles(table)
    assert odds[3] == {"renegade": 1.0}
    assert odds[2]["outlaw"] > 0, "one of the two that are left"


@pytest.mark.parametrize("seed", range(3))
def test_cowhands_play_whole_games_with_it(seed: int) -> None:
    boxes = [SHADOWS, "gold-rush", "valley-of-shadows", "armed-and-dangerous", "wild-west-show"]
    game = saloon.new_game("bang", players=7, seed=seed, modules=boxes)
    play_out(game, [make_bot("cowhand", seat) for seat in range(7)])
    assert game.result is not None
