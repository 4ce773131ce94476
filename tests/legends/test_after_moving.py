"""What may follow a Move action, and what holds for every kind of movement."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.games.legends.board import NEXT
from saloon.games.legends.moments import Arrived
from saloon.testing import rule
from saloon.testing.legends_scenario import LegendsScenario as Scenario


@rule("WL-MOVE-19", "WL-POKERCARD-09")
def test_a_movement_that_was_begun_goes_somewhere() -> None:
    s = Scenario([{"space": "DR01", "hand": ["saddle_up", "hustle"]}, {}])
    s.act("play saddle_up")
    assert {each.partition(" ")[0] for each in s.options()} == {"go"}
    assert s.refused("work") == "WL-MOVE-19"
    assert s.refused("end") == "WL-MOVE-19"
    assert s.refused("play hustle") == "WL-MOVE-19"
    s.pass_on()  # a clock that runs out goes, too
    assert (s.state.points, s.offered("work")) == (3, [""])
    s.act("end")
    assert s.state.active == 1


@rule("WL-MOVE-19", "WL-BOARD-02")
def test_one_sheriff_never_shuts_anybody_in() -> None:
    """So a card for moving can be played wherever a figure stands."""
    assert min([len(near) for near in NEXT.values()]) > 1


@rule("WL-MOVE-10", "WL-MOVE-17")
def test_the_sheriffs_space_is_closed_to_every_movement_of_an_outlaw() -> None:
    s = Scenario([{"space": "DR01", "wp": 1, "hand": ["sprint"]}, {}], sheriff="DR10")
    s.act("move DR06", "play sprint")
    assert s.refused("go DR10") == "WL-MOVE-09"
    kit = {"character": "kit_carson", "lp": 5, "space": "DR01", "wp": 1}
    s = Scenario([kit, {}], sheriff="DR10")
    s.act("move DR06")
    assert "DR10" not in s.offered("further")
    assert "DR09" in s.offered("further")


@rule("WL-MOVE-18", "WL-RAIL-05")
@pytest.mark.parametrize("closes", ["ship cattle", "work"])
def test_nothing_follows_a_move_after_something_else_was_begun(closes: str) -> None:
    player = {
        "space": "SV09", "hand": ["sprint", "punch"], "cattle": ["cattle:lp1#blue"],
        "gear": ["revolver", "whiskey"],
    }  # fmt: skip
    s = Scenario([player, {"space": "SV12"}])
    s.act("move SV12")
    assert s.refused("whiskey @1") == ""
    s.act(closes)
    assert s.refused("play sprint") == "WL-MOVE-18"
    assert s.refused("punch punch @1") == "WL-MOVE-18"
    assert s.refused("whiskey @1") == "WL-MOVE-18"


@rule("WL-MOVE-18", "WL-CARD-09", "WL-EFFECT-19")
def test_several_effects_may_follow_one_another() -> None:
    kit = {
        "character": "kit_carson", "lp": 5, "space": "DR01", "hand": ["punch"],
        "gear": ["revolver", "whiskey"],
    }  # fmt: skip
    s = Scenario([kit, {"space": "DR06"}])
    s.act("move DR02")
    assert s.refused("whiskey @1") == "WL-ITEM-11"
    s.act("further DR06")
    assert (s.state.points, s.offered("go")) == (0, [])
    s.act("whiskey @1", "punch punch @1")
    assert (s.player(1).wounds, s.state.actions) == (2, 2)
    assert s.refused("further DR02") == "WL-CHAR-16"


@rule("WL-EFFECT-19", "WL-CHAR-06", "WL-EFFECT-05")
def test_billy_may_demand_and_then_sprint_but_not_the_other_way_round() -> None:
    billy = {"character": "billy_the_kid", "lp": 5, "space": "DR01", "hand": ["sprint"]}
    victim = {"space": "DR02", "money": 20}
    s = Scenario([billy, victim])
    s.act("move DR02", "demand @1", "play sprint", "go DR06")
    assert (s.player(1).money, s.player(0).space) == (10, "DR06")
    s = Scenario([billy, victim])
    s.act("move DR05", "play sprint", "go DR02")
    assert s.refused("demand @1") == "WL-MOVE-18"
    s = Scenario([{**billy, "hand": ["saddle_up"]}, victim])
    s.act("play saddle_up", "go DR02")
    assert s.refused("demand @1") == "WL-MOVE-18"


@rule("WL-EFFECT-18", "WL-CHAR-12", "WL-EFFECT-04")
def test_doc_holliday_draws_once_for_a_move_and_what_follows_it() -> None:
    doc = {"character": "doc_holliday", "lp": 5, "space": "DR02"}
    player = {"space": "DR01", "hand": ["punch", "punch"], "gear": ["revolver", "whiskey"]}
    s = Scenario([player, doc])
    s.act("move DR02", "punch punch @1")
    assert (s.player(1).wounds, len(s.player(1).hand)) == (1, 1)
    s.act("whiskey @1")
    assert (s.player(1).wounds, len(s.player(1).hand)) == (2, 1)
    s.act("move DR01", "go DR02", "punch punch @1")  # another action, another card
    assert (s.player(1).wounds, len(s.player(1).hand)) == (3, 2)


@rule("WL-EFFECT-18", "WL-CHAR-12")
def test_doc_holliday_draws_once_for_a_fight() -> None:
    doc = {"character": "doc_holliday", "lp": 5, "space": "DR07", "hand": ["cheat"]}
    s = Scenario([doc, {"space": "RF01"}], bandits=["DC01"], fights={"deck": ["8", "2"]})
    s.act("move DC01", "lay cheat", "fight-card fight:8")
    # A wound by the card and one for the defeat; the consolation card and one of his own.
    assert (s.player(0).wounds, len(s.player(0).hand)) == (2, 2)
    s = Scenario([{**doc, "wounds": 3}, {"space": "RF01"}], bandits=["DC01"])
    s.act("move DC01", "lay cheat")
    s.pass_on()
    while s.kind != "act":
        s.pass_on()
    whys = [each.facts["why"] for each in s.heard("drew") if each.seat == 0]
    assert "doc_holliday" not in whys  # a fourth wound is none


@rule("WL-MOVE-16")
@pytest.mark.parametrize(
    ("player", "acts", "spaces"),
    [
        ({"space": "DR01"}, ["move DR06", "work"], []),
        ({"space": "DR01"}, ["move DR05", "work"], ["DR05"]),
        ({"space": "DR01", "hand": ["sprint"]},
         ["move DR02", "play sprint", "go DR06", "go DR05", "work"], ["DR02", "DR05"]),
        ({"space": "DR01", "hand": ["saddle_up"]},
         ["play saddle_up", "go DR06", "go DR05", "work"], ["DR05"]),
        ({"space": "DR01", "character": "kit_carson", "lp": 5},
         ["move DR02", "further DR05", "work"], ["DR02", "DR05"]),
        ({"space": "MP05", "character": "bloody_knife", "lp": 5},
         ["through north_mesa:RF05", "work"], ["RF05"]),
    ],
)  # fmt: skip
def test_every_kind_of_movement_ends_somewhere(
    player: dict[str, Any], acts: list[str], spaces: list[str]
) -> None:
    s = Scenario([player, {}])
    if not spaces:  # it has not ended before something else begins
        s.act(acts[0])
    else:
        s.act(*acts)
    assert [each.space for each in s.state.moments if isinstance(each, Arrived)] == spaces


@rule("WL-MOVE-16", "WL-CHAR-24")
def test_the_ride_of_rowdy_ends_somewhere() -> None:
    rowdy = {"character": "yb_rowdy", "lp": 5, "space": "CJ11", "hand": ["hustle"]}
    s = Scenario([rowdy, {}], income="")
    s.act("discard hustle", "go CJ12", "go SV10")
    s.act("pass")
    assert [each.space for each in s.state.moments if isinstance(each, Arrived)] == ["SV10"]


@rule("WL-CHAR-24")
def test_rowdy_need_not_ride_and_rides_three_spaces_at_most() -> None:
    rowdy = {"character": "yb_rowdy", "lp": 5, "space": "CJ11", "hand": ["hustle"]}
    s = Scenario([rowdy, {}], income="")
    s.act("pass")
    assert (s.kind, s.hand(0), s.player(0).space) == ("income", ["hustle"], "CJ11")
    s = Scenario([rowdy, {}], income="")
    s.act("discard hustle", "go CJ12", "go SV10", "go CJ12")
    assert (s.kind, s.player(0).space) == ("income", "CJ12")
    assert Scenario([{**rowdy, "lp": 4}, {}], income="").kind == "income"
    assert Scenario([{**rowdy, "hand": []}, {}], income="").kind == "income"


@rule("WL-CHAR-08", "WL-MOVE-08")
def test_bloody_knife_passes_in_the_middle_of_a_movement_and_heals_each_time() -> None:
    knife = {"character": "bloody_knife", "lp": 5, "space": "MP05", "wounds": 3}
    s = Scenario([{**knife, "hand": ["saddle_up"]}, {}])
    s.act("play saddle_up", "through north_mesa:RF05", "through north_mesa:MP05")
    assert (s.player(0).space, s.player(0).wounds) == ("MP05", 1)
    assert (s.state.points, s.state.actions) == (0, 2)
    s = Scenario([knife, {"space": "RF05", "money": 10}])
    s.act("through north_mesa:RF05")
    assert s.refused("through north_mesa:RF05") != ""
    s = Scenario([{**knife, "hand": ["punch"]}, {"space": "RF05"}])
    s.act("through north_mesa:RF05", "punch punch @1")  # it is a Move action
    assert s.player(1).wounds == 1


@rule("WL-START-03", "WL-START-07")
def test_a_clock_that_runs_out_keeps_what_was_chosen_last() -> None:
    gear = ["revolver", "rifle", "mule", "mustang"]
    s = Scenario([{"gear": gear, "weapon": "rifle", "mount": "mustang"}, {}])
    s.pass_on()
    s.pass_on()
    assert (s.kind, s.player(0).weapon, s.player(0).mount) == ("act", "rifle", "mustang")
