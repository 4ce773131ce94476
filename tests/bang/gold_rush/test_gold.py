"""Earning and holding nuggets (GR-GOLD)."""

from __future__ import annotations

import pytest
from tests.bang.gold_rush.table import buys, nuggets, table

import saloon
from saloon.games.bang.life import lose_life
from saloon.games.bang.modules.gold_rush.gold import gold
from saloon.games.bang.state import Harm
from saloon.kernel import Script
from saloon.testing import conformance, rule, seat

ME = seat(role="sheriff", hand=["bang"])


@rule("GR-GOLD-01", "GR-GOLD-02")
def test_a_bang_that_hits_pays_a_nugget() -> None:
    s = table(ME, seat(), nuggets=0)
    s.plays("bang", at=1)
    assert s.life(1) == 3
    assert nuggets(s) == [1, 0, 0, 0]


@rule("GR-GOLD-01")
def test_a_shot_that_is_cancelled_pays_nothing() -> None:
    s = table(ME, seat(hand=["missed"]), nuggets=0)
    s.plays("bang", at=1)
    s.responds(1, "missed")
    assert nuggets(s) == [0, 0, 0, 0]


@rule("GR-GOLD-02", "GR-GOLD-03")
def test_indians_and_a_duel_pay_too() -> None:
    s = table(seat(role="sheriff", hand=["indians", "duel"]), nuggets=0)
    s.plays("indians")
    assert nuggets(s) == [3, 0, 0, 0]
    s.plays("duel", at=2)
    assert nuggets(s) == [4, 0, 0, 0]


@rule("GR-GOLD-03", "ED-33")
@pytest.mark.parametrize(("edition", "earned"), [("dynamite-box", 3), ("hu-compendium", 3)])
def test_every_wounded_player_counts(edition: str, earned: int) -> None:
    s = table(seat(role="sheriff", hand=["gatling"]), nuggets=0, edition=edition)
    s.plays("gatling")
    assert nuggets(s)[0] == earned


@rule("GR-GOLD-01", "ED-33")
@pytest.mark.parametrize(("ruling", "earned"), [("per-life", 3), ("per-wound", 1)])
def test_a_wound_of_several_points_pays_for_each_or_once(ruling: str, earned: int) -> None:
    s = table(ME, seat(), nuggets=0, rulings={"nugget-per-life": ruling})
    by, victim = s.state.players[0], s.state.players[1]
    for _ in lose_life(s.state, victim, 3, Harm(by, "bang")):
        raise AssertionError("nobody is asked")
    assert nuggets(s) == [earned, 0, 0, 0]


@rule("GR-GOLD-04")
def test_nuggets_are_for_all_to_see() -> None:
    s = table(ME, seat(), nuggets=[3, 1, 0, 2])
    for viewer in (0, 1, 2, None):
        seen = s.game.view(viewer)["players"]
        assert [player["nuggets"] for player in seen] == [3, 1, 0, 2]


@rule("GR-GOLD-05")
def test_hurting_oneself_pays_nothing() -> None:
    s = table(ME, nuggets=0)
    s.plays("bang", at=0)
    assert s.life(0) == 4, "of 5: the Sheriff"
    assert nuggets(s) == [0, 0, 0, 0]


@rule("GR-GOLD-06", "CB-DAMAGE-03")
def test_dynamite_pays_nobody() -> None:
    me = seat(role="sheriff")
    s = table(me, seat(in_play=["dynamite"]), nuggets=0, deck=["3s"])
    s.ends_turn()
    assert s.life(1) == 1
    assert nuggets(s) == [0, 0, 0, 0]


@rule("GR-GOLD-07")
def test_who_loses_a_duel_of_the_own_pays_nobody() -> None:
    s = table(seat(role="sheriff", hand=["duel"]), seat(hand=["bang"]), nuggets=0)
    s.plays("duel", at=1)
    s.responds(1, "bang")
    assert s.life(0) == 4
    assert nuggets(s) == [0, 0, 0, 0]


@rule("GR-GOLD-08")
def test_only_life_points_that_were_there_count() -> None:
    s = table(ME, seat(role="outlaw", life=1), nuggets=0)
    harm = Harm(s.state.players[0], "bang")
    for _ in lose_life(s.state, s.state.players[1], 2, harm):
        raise AssertionError("nobody is asked")
    assert nuggets(s) == [1, 0, 0, 0]


def _drink(script: Script[None]) -> None:
    """Declare Beer after Beer, until nobody asks any more."""
    decision = next(script)
    while True:
        beers = [each for each in decision.options_for(1) if each.verb == "rescue"]
        decision = script.send(beers[0])


@rule("GR-GOLD-08", "GR-GOLD-09", "GR-GOLD-14")
def test_a_hit_of_two_survived_with_two_beers_pays_two() -> None:
    s = table(ME, seat(life=2, hand=["beer", "beer"]), nuggets=0)
    script = lose_life(s.state, s.state.players[1], 2, Harm(s.state.players[0], "bang"))
    with pytest.raises(StopIteration):
        _drink(script)
    assert (s.state.players[1].life, nuggets(s)[0]) == (2, 2)


@rule("GR-GOLD-09")
def test_a_beer_against_a_lethal_hit_does_not_take_the_nugget_back() -> None:
    s = table(ME, seat(life=1, hand=["beer"]), nuggets=0)
    s.plays("bang", at=1)
    s.passes(1)
    s.responds(1, "beer")
    assert s.life(1) == 1
    assert nuggets(s) == [1, 0, 0, 0]


@rule("GR-GOLD-10")
def test_the_nugget_is_there_before_the_next_one_is_shot_at() -> None:
    s = table(seat(role="sheriff", hand=["gatling"]), seat(), seat(hand=["missed"]), nuggets=0)
    s.plays("gatling")
    s.asks(2, "shot")
    assert nuggets(s) == [1, 0, 0, 0]


@rule("GR-GOLD-11", "GR-BUY-02")
def test_what_is_paid_is_gone() -> None:
    s = table(ME, nuggets=[5, 1, 0, 0])
    buys(s, "boots")
    assert nuggets(s) == [2, 1, 0, 0]


@rule("GR-GOLD-12", "ED-80")
def test_there_are_always_nuggets() -> None:
    s = table(ME, seat(), nuggets=[30, 20, 20, 20])
    s.plays("bang", at=1)
    assert nuggets(s)[0] == 31


@rule("GR-GOLD-13")
def test_nothing_takes_nuggets() -> None:
    s = table(
        seat(role="sheriff", hand=["panic", "cat-balou"]),
        seat(hand=["beer", "missed"]),
        nuggets=[0, 5, 0, 0],
    )
    s.plays("panic", at=1)
    s.plays("cat-balou", at=1)
    assert nuggets(s) == [0, 5, 0, 0]


@pytest.mark.games
@pytest.mark.parametrize("players", range(4, 8))
def test_random_games_keep_the_contract(players: int) -> None:
    game = saloon.new_game("bang", players=players, seed=players, modules=["gold-rush"])
    conformance.play_and_check(game, players, every=60)


@pytest.mark.games
@pytest.mark.parametrize("players", [3, 8])
def test_random_games_with_other_boxes_keep_the_contract(players: int) -> None:
    boxes = ["gold-rush", "dodge-city", "bullet", "high-noon"]
    game = saloon.new_game("bang", players=players, seed=players, modules=boxes)
    conformance.play_and_check(game, players, every=60)


def test_a_purse_below_nothing_is_found() -> None:
    s = table(ME, seat(), nuggets=0)
    assert s.game.rules.problems(s.state) == []
    gold(s.state).nuggets[2] = -1
    assert s.game.rules.problems(s.state) == ["seat 2 has -1 nuggets"]
