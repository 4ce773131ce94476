"""UA-DUEL, UA-INTERACT: duels, and what they mean for the characters of the base game."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.kernel import option
from saloon.testing import rule
from saloon.testing.dice_scenario import DiceScenario

FIVE = ["sheriff", "outlaw", "deputy", "outlaw", "renegade"]
THREE = ["deputy", "outlaw", "renegade"]
MODULES = ["duels", "rage"]


def scene(roll: str = "gatling gatling dyn dyn duel", **more: Any) -> DiceScenario:
    """Seat 0 has stopped rolling and has one duel to fight, or what the test says."""
    s = DiceScenario(more.pop("roles", FIVE), modules=MODULES, roll=roll, **more)
    s.stop()
    return s


def rolled(s: DiceScenario) -> list[tuple[int, str]]:
    return [(event.seat, event.facts["face"]) for event in s.heard("duel-rolled")]


@rule("UA-DUEL-01", "UA-DUEL-15")
def test_any_other_player_can_be_challenged() -> None:
    s = scene()
    assert (s.kind, s.asked) == ("duel", 0)
    assert s.targets() == [1, 2, 3, 4]
    assert s.refused(option("challenge", seat=0)) == "UA-DUEL-01"
    s.duel(2, "arrow")
    assert s.heard("challenged")[0].facts["target"] == 2


@rule("UA-DUEL-01")
def test_challenging_anybody_can_be_tried_and_is_explained() -> None:
    s = scene()
    rules, state = s.game.rules, s.game.state
    tries = rules.conceivable(state, s.game.decision, 0)
    challenges = [tried.seat for tried in tries if tried.verb == "challenge"]
    assert sorted(set(challenges)) == [0, 1, 2, 3, 4]


@rule("UA-DUEL-02")
@pytest.mark.parametrize("face", ["arrow", "dynamite", "gatling", "whisky"])
def test_the_challenged_player_loses_without_a_duel_face(face: str) -> None:
    s = scene()
    s.duel(2, face)
    assert rolled(s) == [(2, face)]
    assert s.heard("duel-lost")[0].seat == 2


@rule("UA-EXAMPLE-05", "UA-DUEL-03", "UA-DUEL-04", "UA-DUEL-05")
def test_the_die_goes_to_and_fro_until_somebody_fails() -> None:
    s = scene()
    s.duel(2, "duel duel arrow")
    assert rolled(s) == [(2, "duel"), (0, "duel"), (2, "arrow")]
    assert [event.facts["hit"] for event in s.heard("duel-rolled")] == [True, True, False]
    assert s.life(2) == 7
    assert len(s.tokens(2)) == 1
    assert s.arrows(2) == 0
    assert s.supply == 9
    assert (s.life(0), s.tokens(0)) == (11, [])


@rule("UA-EXAMPLE-06", "UA-DUEL-03", "UA-WOUND-11")
def test_the_challenger_may_lose() -> None:
    s = scene(token_pile="dyn")
    s.duel(2, "duel whisky")
    assert rolled(s) == [(2, "duel"), (0, "whisky")]
    assert s.life(0) == 10
    # The token was taken, and went back at the end of this same turn.
    assert s.heard("token-taken")[0].seat == 0
    assert s.heard("tokens-returned")[0].facts["tokens"] == ["dynamite"]
    assert (s.active, s.tokens(0)) == (1, [])
    # No life point and no Rage card for that whisky.
    assert not s.heard("healed")
    assert not s.heard("rage-drawn")


@rule("UA-DUEL-05")
@pytest.mark.parametrize("face", ["arrow", "dynamite", "gatling", "whisky"])
def test_other_symbols_do_nothing_in_a_duel(face: str) -> None:
    s = scene("gatling gatling dyn dyn duel", life={2: 5}, arrows={2: 1})
    s.duel(2, face)
    assert (s.life(2), s.arrows(2), s.supply) == (4, 1, 8)
    assert not s.heard("exploded")
    assert not s.heard("gatling")
    assert not s.heard("healed")


@rule("UA-EXAMPLE-07", "UA-DUEL-06", "UA-DUEL-07", "UA-DUEL-10")
def test_two_duels_go_to_two_opponents_one_after_the_other() -> None:
    s = scene("gatling dyn dyn duel duel")
    assert s.game.decision.amount == 2
    s.duel(1, "arrow")
    # The first duel is over, and only now the second opponent is chosen.
    assert s.life(1) == 7
    assert len(s.tokens(1)) == 1
    assert (s.kind, s.targets()) == ("duel", [2, 3, 4])
    assert s.refused(option("challenge", seat=1)) == "UA-DUEL-07"
    s.duel(2, "duel arrow")
    assert [event.seat for event in s.heard("duel-lost")] == [1, 0]


@rule("UA-EXAMPLE-07", "UA-DUEL-07", "UA-DUEL-09")
def test_with_two_opponents_the_second_duel_goes_to_the_other() -> None:
    s = scene("gatling dyn dyn duel duel", roles=THREE)
    assert s.targets() == [1, 2]
    s.duel(1, "arrow gatling")
    # There is nothing to choose any more.
    assert [event.facts["target"] for event in s.heard("challenged")] == [1, 2]
    assert [event.seat for event in s.heard("duel-lost")] == [1, 2]
    assert s.active == 1


@rule("UA-DUEL-08")
def test_a_duel_face_rolled_away_starts_nothing() -> None:
    s = DiceScenario(FIVE, modules=MODULES, roll="gatling dyn dyn duel gatling")
    s.reroll("duel:duel", "whisky")
    s.stop()
    assert s.active == 1
    assert not s.heard("challenged")


@rule("UA-DUEL-09")
def test_a_duel_without_an_opponent_left_has_no_effect() -> None:
    everybody_else = {1: 0, 2: 0, 3: 0}
    s = DiceScenario(
        FIVE, modules=MODULES, life=everybody_else,
        roll="gatling dyn dyn duel duel duel duel duel arrow",
    )  # fmt: skip
    s.stop()
    assert s.active == 4
    assert [event.facts["target"] for event in s.heard("challenged")] == [4]
    assert rolled(s) == [(4, "duel"), (0, "duel"), (4, "duel"), (0, "arrow")]


@rule("UA-EXAMPLE-18", "UA-DUEL-11", "UA-DUEL-14")
def test_an_eliminated_challenger_fights_no_further_duel() -> None:
    s = scene("gatling dyn dyn duel duel", first=1, life={1: 1})
    assert s.asked == 1
    s.duel(3, "duel gatling")
    assert s.out() == [1]
    assert s.active == 2
    assert len(s.heard("challenged")) == 1
    assert not s.heard("token-taken")


@rule("UA-DUEL-11")
def test_the_end_of_the_game_is_looked_at_after_each_duel() -> None:
    s = scene("gatling dyn dyn duel duel", life={0: 1})
    s.duel(1, "duel arrow")
    assert s.winners == ("outlaw", (1, 3))


@rule("UA-DUEL-12", "UA-INTERACT-09")
@pytest.mark.parametrize(
    ("hunter", "rolls", "side", "winner"),
    [(0, "arrow", "deputy", 0), (2, "duel arrow", "deputy", 0)],
)
def test_three_players_eliminate_their_target_in_a_duel_in_person(
    hunter: int, rolls: str, side: str, winner: int
) -> None:
    """The Deputy hunts the Renegade: he wins as challenger, and as the one who was challenged."""
    s = scene(roles=THREE, first=hunter, life={2: 1})
    s.duel(2 - hunter, rolls)
    assert s.winners == (side, (winner,))
    assert s.heard("eliminated")[0].facts["by"] == winner


@rule("UA-DUEL-12")
def test_the_other_duellist_is_the_cause() -> None:
    s = scene()
    s.duel(2, "arrow")
    assert s.heard("lost")[0].facts == {"life": 7, "cause": "duel", "by": 0}
    s = scene()
    s.duel(2, "duel arrow")
    assert s.heard("lost")[0].facts == {"life": 10, "cause": "duel", "by": 2}


@rule("UA-DUEL-13", "UA-INTERACT-04")
def test_a_duel_has_no_limit_and_no_further_roll() -> None:
    s = scene(characters={0: "lucky-duke"})
    s.duel(2, " ".join(["duel"] * 21) + " arrow")
    assert len(rolled(s)) == 22
    assert s.active == 1
    assert s.heard("duel-lost")[0].seat == 0


@rule("UA-DUEL-14")
def test_who_is_eliminated_by_a_duel_takes_no_token() -> None:
    s = scene(life={2: 1})
    s.duel(2, "arrow")
    assert s.out() == [2]
    assert s.heard("eliminated")[0].facts["by"] == 0
    assert not s.heard("token-taken")
    assert s.game.view()["token_pile"] == 15


@rule("UA-INTERACT-01")
def test_bart_cassidy_cannot_avert_a_duel() -> None:
    s = scene(characters={2: "bart-cassidy"})
    s.duel(2, "arrow")
    assert (s.active, s.life(2)) == (1, 7)


@rule("UA-INTERACT-03", "UA-DUEL-12")
def test_el_gringo_brings_an_arrow_to_the_other_duellist_whoever_started() -> None:
    s = scene(characters={2: "el-gringo"})
    s.duel(2, "arrow")
    assert (s.arrows(0), s.arrows(2)) == (1, 0)
    s = scene(characters={0: "el-gringo"})
    s.duel(2, "duel arrow")
    assert (s.life(0), s.arrows(0), s.arrows(2)) == (8, 0, 1)


@rule("UA-INTERACT-05")
def test_pedro_ramirez_may_return_an_arrow_for_a_duel() -> None:
    s = scene(characters={2: "pedro-ramirez"}, arrows={2: 2})
    s.duel(2, "arrow")
    assert (s.kind, s.asked) == ("return-arrow", 2)
    s.choose(option("return", seat=2))
    assert s.arrows(2) == 1


@rule("UA-INTERACT-07")
def test_whisky_and_duels_do_not_matter_to_suzy() -> None:
    s = scene("gatling gatling dyn duel whisky", characters={0: "suzy-lafayette"}, life={0: 3})
    s.duel(2, "arrow")
    # One life point for the whisky, two at the end of the turn.
    assert (s.active, s.life(0)) == (1, 6)
    sides = [set(kind.faces) & {"bullseye1", "bullseye2"} for kind in s.state.kinds]
    assert [bool(each) for each in sides] == [True, True, True, False, False]
