"""The rulings about characters of Dodge City: each alone, both values, and both presets."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.games.registry import new_game
from saloon.games.rulings import parse_ruling
from saloon.kernel import SetupError
from saloon.testing import Scenario, rule, seat

MODULES: dict[str, Any] = {"modules": ["dodge-city"]}


def switch(name: str, *, box: Any, hu: Any) -> pytest.MarkDecorator:
    """Every way to come to a value: no choice, each preset, and this switch against the preset."""
    ways = [
        pytest.param({}, box, id="default"),
        pytest.param({"edition": "dynamite-box"}, box, id="box"),
        pytest.param({"edition": "hu-compendium"}, hu, id="hu"),
        pytest.param({"edition": "dynamite-box", "rulings": {name: hu}}, hu, id="box-but"),
        pytest.param({"edition": "hu-compendium", "rulings": {name: box}}, box, id="hu-but"),
    ]
    return pytest.mark.parametrize(("table", "value"), ways)


def lives(character: str, table: dict[str, Any]) -> tuple[int, int, int]:
    """Life points and maximum of a character as dealt, and the cards in the hand."""
    game = new_game(
        "bang", players=4, seed=3, sheriff=0, characters={1: character}, **MODULES, **table
    )
    assert game.decision.seats == (0,)
    player = game.view()["players"][1]
    return player["life"], player["max_life"], player["cards"]


@rule("ED-17", "DC-CHAR-19")
@switch("elena-fuente-lives", box=4, hu=3)
def test_how_many_life_points_elena_fuente_has(table: dict[str, Any], value: int) -> None:
    assert lives("elena-fuente", table) == (value, value, value)


@rule("ED-18", "DC-CHAR-14")
@switch("pixie-pete-lives", box=4, hu=3)
def test_how_many_life_points_pixie_pete_has(table: dict[str, Any], value: int) -> None:
    assert lives("pixie-pete", table) == (value, value, value)


@rule("ED-20", "DC-CHAR-15")
@switch("sean-mallory-lives", box=4, hu=3)
def test_how_many_life_points_sean_mallory_has(table: dict[str, Any], value: int) -> None:
    assert lives("sean-mallory", table) == (value, value, value)


@rule("ED-17")
def test_the_sheriff_has_one_more_than_the_edition_prints() -> None:
    s = Scenario(seats=[seat("elena-fuente", role="sheriff")], edition="hu-compendium", **MODULES)
    assert s.life(0) == 4


@rule("ED-17", "ED-18", "ED-20")
def test_such_numbers_are_typed_and_refused_like_other_rulings() -> None:
    assert parse_ruling("elena-fuente-lives=3") == ("elena-fuente-lives", 3)
    with pytest.raises(SetupError, match="one of 4, 3, not 7"):
        new_game("bang", players=4, seed=1, rulings={"elena-fuente-lives": 7}, **MODULES)


@rule("ED-19", "DC-CHAR-14")
@switch("pixie-pete-draw", box=3, hu=4)
def test_how_many_cards_pixie_pete_draws(table: dict[str, Any], value: int) -> None:
    s = Scenario(seats=[seat("pixie-pete", role="sheriff")], step="phase-1", **MODULES, **table)
    assert len(s.hand(0)) == value


@rule("ED-21", "DC-CHAR-06")
@switch("pat-brennan-own-cards", box=True, hu=False)
def test_whether_pat_brennan_takes_his_own_cards(table: dict[str, Any], value: bool) -> None:
    s = Scenario(
        seats=[
            seat("pat-brennan", role="sheriff", in_play=["barrel:qs"]),
            seat(in_play=["scope:as"]),
        ],
        step="phase-1",
        **MODULES,
        **table,
    )
    s.asks(0, "draw-phase")
    own = ["take barrel:qs @0"] if value else []
    assert s.options(0) == ["deck", "take scope:as @1", *own]


@rule("ED-21", "DC-CHAR-06")
@switch("pat-brennan-own-cards", box=True, hu=False)
def test_pat_brennan_with_only_his_own_cards_in_play(table: dict[str, Any], value: bool) -> None:
    s = Scenario(
        seats=[seat("pat-brennan", role="sheriff", in_play=["barrel"])],
        step="phase-1",
        **MODULES,
        **table,
    )
    if value:
        s.responds(0, "deck")
    assert len(s.hand(0)) == 2


@rule("ED-22", "DC-CHAR-07")
@switch("molly-stark-scope", box="any-hand-card", hu="bang-missed-beer")
@pytest.mark.parametrize("answer", ["missed:2s", "dodge"])
def test_what_molly_stark_draws_for(table: dict[str, Any], value: str, answer: str) -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["bang"]), seat("molly-stark", hand=[answer])],
        **MODULES,
        **table,
    )
    s.plays("bang", at=1)
    s.responds(1, answer)
    from_dodge = int(answer == "dodge")
    from_ability = int(answer != "dodge" or value == "any-hand-card")
    assert len(s.hand(1)) == from_dodge + from_ability


@rule("ED-22", "DC-CHAR-07")
@switch("molly-stark-scope", box="any-hand-card", hu="bang-missed-beer")
def test_molly_stark_draws_for_the_bangs_of_a_duel(table: dict[str, Any], value: str) -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["duel", "bang"]),
            seat("molly-stark", hand=["bang", "bang"]),
        ],
        **MODULES,
        **table,
    )
    s.plays("duel", at=1)
    s.responds(1, "bang")
    s.responds(0, "bang")
    s.responds(1, "bang")
    assert (s.life(0), len(s.hand(1))) == (4, 2), f"the same with {value}"


@rule("ED-22", "DC-CHAR-07")
@switch("molly-stark-scope", box="any-hand-card", hu="bang-missed-beer")
def test_molly_stark_draws_for_the_beer_that_saves_her(table: dict[str, Any], value: str) -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["bang"]), seat("molly-stark", hand=["beer"], life=1)],
        deck=["mustang"],
        **MODULES,
        **table,
    )
    s.plays("bang", at=1)
    s.passes(1)
    s.responds(1, "beer")
    assert (s.life(1), s.hand(1)) == (1, ["mustang"]), f"the same with {value}"


@rule("ED-23", "DC-CHAR-03")
@switch("vera-custer-timing", box="phase-1", hu="turn-start")
def test_when_vera_custer_chooses(table: dict[str, Any], value: str) -> None:
    s = Scenario(
        seats=[seat(role="sheriff"), seat("vera-custer", in_play=["jail"]), seat("lucky-duke")],
        deck=["2c", "ah"],
        turn=1,
        step="begin",
        **MODULES,
        **table,
    )
    if value == "turn-start":
        s.responds(1, "copy", at=2)
        s.asks(1, "count")  # Lucky Duke's ability helps her already
        s.responds(1, "ah")
        s.responds(1, "ah")
        assert s.active == 1
    else:
        s.flips("2c")
        assert s.active == 2, "and she stayed in jail without having chosen"
    named = ["vera-custer", "lucky-duke"] if value == "turn-start" else ["vera-custer"]
    assert [source.id for source in s.state.players[1].abilities] == named


@rule("ED-23")
def test_named_before_the_checks_an_ability_outlasts_a_lost_turn() -> None:
    s = Scenario(
        seats=[seat(role="sheriff"), seat("vera-custer", in_play=["jail"]), seat("paul-regret")],
        deck=["2c"],
        turn=1,
        step="begin",
        rulings={"vera-custer-timing": "turn-start"},
        **MODULES,
    )
    s.responds(1, "copy", at=2)
    s.flips("2c")
    assert s.active == 2
    assert s.distance(0, 1) == 2
