"""The cowhand with Eldorado: what each event means for it."""

from __future__ import annotations

from typing import Any, cast

import pytest

import saloon
from saloon.bots import Chair, make_bot, play_out
from saloon.bots.cowhand import Cowhand
from saloon.bots.cowhand.answers import ANSWERS
from saloon.bots.cowhand.eldorado import OFFERS
from saloon.bots.cowhand.stance import stances
from saloon.bots.cowhand.table import Table
from saloon.games.bang.modules.eldorado import eldorado
from saloon.games.bang.modules.eldorado.course import course
from saloon.games.bang.state import Bang
from saloon.kernel import Game

FIVE = ("outlaw", "sheriff", "outlaw", "renegade", "deputy")


def position(*seats: dict[str, Any], event: str, role: str = "outlaw", **more: Any) -> Game:
    """A table with the cowhand on seat 0, to the right of the Sheriff."""
    given: list[dict[str, Any]] = [{} for _ in FIVE]
    for number, each in enumerate(seats):
        given[number] = dict(each)
    roles = list(FIVE)
    at = roles.index(role)
    roles[0], roles[at] = roles[at], roles[0]
    for number, dealt in enumerate(roles):
        given[number]["role"] = dealt
    placed: dict[str, Any] = {"seats": given, "turn": 0, "event": event, **more}
    game = saloon.new_game("bang", players=5, seed=3, modules=["eldorado"], position=placed)
    game.listen()
    return game


def says(game: Game) -> str:
    asked = game.unanswered()[0]
    chair = Chair(game, asked)
    return chair.text(Cowhand(1).choose(chair, game.options(asked)))


def test_what_it_knows_of_exists() -> None:
    assert set(eldorado.event_cards) >= OFFERS
    assert {"dough", "collect", "share", "lifetime"} <= set(ANSWERS)


def test_a_deputy_with_bangs_joins_the_cavalry() -> None:
    game = position({"hand": ["bang", "bang"]}, event="cavalry", role="deputy")
    assert says(game) == "use cavalry"
    assert says(position({"hand": ["beer"]}, event="cavalry", role="deputy")) != "use cavalry"


def test_an_outlaw_in_need_shows_the_role_to_drink() -> None:
    game = position({"hand": ["missed"], "life": 1}, event="desperados")
    assert says(game) == "use desperados"
    game.choose("use desperados")
    assert says(game).endswith("as beer")
    assert says(position({"hand": ["missed"]}, event="desperados")) == "end"


def test_two_cards_go_for_a_life_point_when_it_matters() -> None:
    poor = {"hand": ["dynamite", "schofield"], "life": 1}
    game = position(poor, event="dough-badman", step="before-draw")
    assert says(game).startswith("discard")
    rich = {"hand": ["beer", "barrel"], "life": 3}
    assert says(position(rich, event="dough-badman", step="before-draw")) == "pass"


def test_two_bangs_are_fired_at_an_enemy_together() -> None:
    game = position({"hand": ["bang", "bang"]}, {"life": 1}, event="wet-ammo")
    assert says(game).endswith("@1")
    game = position({"hand": ["bang", "bang"]}, event="wet-ammo", role="deputy")
    assert not says(game).endswith("@1"), "never at the own Sheriff"


def test_the_top_of_the_pile_is_a_free_answer() -> None:
    game = position(
        {"hand": ["gatling:10h"]},
        {"hand": ["missed:2s"]},
        {"hand": ["missed:3s"]},
        event="mad-ride",
    )
    game.choose("play gatling:10h")
    game.choose("miss missed:2s", 1)
    assert says(game) == "use mad-ride"


def test_who_has_made_the_pact_is_an_outlaw_to_everybody() -> None:
    game = position(event="devils-pact", role="deputy")
    course(cast(Bang, game.state)).pact = 3
    table = Table(Chair(game, 0).view)
    assert stances(table, {who: {"outlaw": 1.0} for who in range(5)})[3] > 1
    course(cast(Bang, game.state)).pact = -1
    course(cast(Bang, game.state)).digger = 0
    table = Table(Chair(game, 0).view)
    assert table.role == "grave-digger"
    assert stances(table, {}) == {1: -1.0, 2: 1.0, 3: 1.0, 4: 1.0}


@pytest.mark.parametrize("turn", [0, 1])
def test_the_last_two_are_enemies_though_three_outlaws_seem_to_have_fallen(turn: int) -> None:
    """A Deputy who made the pact lies there as an Outlaw, but none of the two is a Deputy."""
    last = [{"hand": ["bang:2c"], "life": 2}, {"hand": ["bang:3c"], "life": 2}]
    game = position(*last, *[{"out": True}] * 3, event="scout", role="renegade", turn=turn)
    course(cast(Bang, game.state)).pact = 4
    roles = [seen["role"] for seen in game.view(None)["players"]]
    assert roles == [None, "sheriff", "outlaw", "outlaw", "outlaw"]
    assert says(game).startswith("play bang")


@pytest.mark.parametrize("seed", range(4))
def test_cowhands_play_whole_games_with_it(seed: int) -> None:
    boxes = ["dodge-city", "high-noon", "eldorado"]
    game = saloon.new_game("bang", players=6, seed=seed, modules=boxes)
    play_out(game, [make_bot("cowhand", seat) for seat in range(6)])
    assert game.result is not None
