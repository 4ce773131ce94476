"""The sheriff, sent by Manhunt after outlaws."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.games.legends.board import NEXT, ROCKS
from saloon.testing import rule
from saloon.testing.legends_scenario import LegendsScenario as Scenario


def manhunt(*others: dict[str, Any], **more: Any) -> Scenario:
    """The first player plays Manhunt; the sheriff waits in his office."""
    first = {"hand": ["manhunt"], **more.pop("first", {})}
    s = Scenario([{"space": "RF01", **first}, *others], **more)
    s.act("play manhunt")
    return s


@rule("WL-SHERIFF-02", "WL-EFFECT-09")
def test_without_an_outlaw_he_stays() -> None:
    s = manhunt({"mp": 1}, {})
    assert (s.kind, s.player(0).lp) == ("act", 1)


@rule("WL-SHERIFF-03", "WL-SHERIFF-04", "WL-POKERCARD-04")
def test_he_is_sent_up_to_three_spaces_and_need_not_go() -> None:
    s = manhunt({"wp": 1, "space": "CJ01"}, {})
    assert (s.asked, s.kind, s.player(0).lp) == (0, "sheriff", 1)
    s.act("send DR02", "send DR06", "send DR10")
    assert (s.state.sheriff, s.kind) == ("DR10", "act")
    s = manhunt({"wp": 1, "space": "CJ01"}, {})
    s.pass_on()  # when the time is up he stays, too
    assert (s.state.sheriff, s.kind) == ("DR01", "act")
    s = manhunt({"wp": 1, "space": "CJ01"}, {})
    s.act("send DR02", "pass")
    assert (s.state.sheriff, s.kind) == ("DR02", "act"), "he need not go all the way"


@rule("WL-SHERIFF-14")
def test_bandits_do_not_stop_him() -> None:
    s = manhunt({"wp": 1, "space": "CJ12"}, {}, sheriff="DR07", bandits=["DC01"])
    s.act("send DC01", "send CJ02")
    assert (s.state.sheriff, s.state.bandits) == ("CJ02", ["DC01"])
    assert s.kind == "sheriff"


@rule("WL-SHERIFF-14")
@pytest.mark.parametrize("start", ["MP05", "RF05", "DR07", "SV09"])
def test_impassable_areas_are_closed_to_him(start: str) -> None:
    s = manhunt({"wp": 1, "space": "SV12"}, {}, sheriff=start)
    beyond = {space for borders in ROCKS.values() if start in borders for space in borders}
    sent = s.offered("send")
    assert sorted(sent) == sorted(NEXT[start]), "from space to space"
    assert beyond - {start, *NEXT[start]}, "there is something beyond the rocks"
    for space in beyond - {start, *NEXT[start]}:
        assert s.refused(f"send {space}")


@rule("WL-SHERIFF-25", "WL-SHERIFF-05")
def test_he_stops_at_outlaws_only() -> None:
    s = manhunt({"mp": 1, "space": "DR02"}, {"wp": 1, "space": "DR06", "hand": ["hustle", "cheat"]})
    s.act("send DR02")
    assert s.kind == "sheriff"
    s.act("send DR06")
    assert (s.asked, s.kind) == (2, "discard")


@rule("WL-EXAMPLE-37", "WL-SHERIFF-15")
def test_an_outlaw_with_one_card_is_arrested_at_once() -> None:
    outlaw = {"wp": 4, "space": "DR02", "hand": ["hustle"], "money": 50, "nuggets": 3}
    s = manhunt(outlaw, {})
    s.act("send DR02")
    arrested = s.player(1)
    assert s.kind == "act"
    assert s.pile() == ["manhunt", "hustle"]
    assert (arrested.wp, arrested.space, arrested.wounds, len(arrested.hand)) == (0, "DR01", 1, 1)
    assert (arrested.money, arrested.nuggets) == (20, 1)
    assert s.heard("opponent-drew") == []


@rule("WL-EXAMPLE-39", "WL-SHERIFF-07", "WL-SHERIFF-08", "WL-SHERIFF-16")
def test_an_outlaw_with_two_cards_fights_with_the_other() -> None:
    outlaw = {"wp": 4, "space": "DR02", "hand": ["hustle:qs", "cheat"]}
    s = manhunt(outlaw, {}, fights={"deck": ["q", "4", "5", "8"]})
    s.act("send DR02", "discard cheat", "lay hustle")
    assert (s.asked, len(s.offered("fight-card"))) == (0, 4)  # who sent him plays him
    s.act("fight-card fight:q")
    # The queen's own effect lets the outlaw draw; equal values lose all the same.
    assert (s.player(1).wp, s.player(1).space) == (0, "DR01")


@rule("WL-SHERIFF-21", "WL-SHERIFF-22")
def test_an_outlaw_who_wins_gains_nothing_and_he_goes_home() -> None:
    outlaw = {"wp": 4, "space": "DR02", "hand": ["living_legend:as", "cheat"]}
    s = manhunt(outlaw, {}, fights={"deck": ["8", "4", "5", "9"]})
    s.act("send DR02", "discard cheat", "lay living_legend", "fight-card fight:8")
    outcome = s.player(1)
    assert (outcome.wp, outcome.space, outcome.lp, outcome.wounds) == (4, "DR02", 0, 1)
    assert s.state.sheriff == "DR01"


@rule("WL-SHERIFF-17", "WL-SHERIFF-18", "WL-SHERIFF-19", "WL-SHERIFF-20")
def test_a_beaten_outlaw_loses_what_an_arrest_takes() -> None:
    outlaw = {"wp": 4, "space": "MP06", "money": 30, "cattle": ["cattle:die#blue"]}
    s = manhunt(outlaw, {})
    s.act("send MP06")
    beaten = s.player(1)
    assert (beaten.wp, beaten.money, beaten.cattle, beaten.space) == (0, 10, [], "DR01")
    assert (beaten.wounds, len(beaten.hand), len(s.state.blue)) == (1, 1, 8)


@rule("WL-SHERIFF-06")
def test_of_several_outlaws_the_mover_chooses_one() -> None:
    s = manhunt({"wp": 1, "space": "DR02"}, {"wp": 2, "space": "DR02"})
    s.act("send DR02")
    assert (s.asked, s.offered("hunt")) == (0, ["@1", "@2"])
    s.act("hunt @2")
    assert [s.player(seat).wp for seat in (1, 2)] == [1, 0]


@rule("WL-SHERIFF-09", "WL-SHERIFF-10", "WL-SHERIFF-23", "WL-EXAMPLE-46")
def test_an_outlaw_may_send_him_against_himself() -> None:
    first = {"wp": 7, "space": "DR02", "hand": ["manhunt", "cheat", "sprint"]}
    s = manhunt({}, {}, first=first, fights={"deck": ["8", "j", "k", "9"]})
    s.act("send DR02", "discard sprint", "lay cheat")
    assert s.asked == 2  # the right-hand neighbour plays him
    s.act("fight-card fight:j")
    assert (s.player(0).space, s.player(0).wp, s.state.actions) == ("DR01", 0, 2)
    lp = s.player(0).lp
    s.ends_turn()
    assert s.player(0).lp == lp


@rule("WL-SHERIFF-11", "WL-SHERIFF-12", "WL-SHERIFF-13")
def test_he_attacks_only_where_he_enters() -> None:
    s = Scenario([{"space": "DR01", "hand": ["living_legend", "manhunt"]}, {}])
    s.act("play living_legend wp")
    assert (s.player(0).wp, s.player(0).space) == (1, "DR01")
    s.act("play manhunt", "pass")
    assert s.player(0).wp == 1
    s = Scenario([{"space": "DR01", "hand": ["living_legend", "manhunt"]}, {}])
    s.act("play living_legend wp", "play manhunt", "send DR02", "send DR01")
    assert s.player(0).wp == 0


@rule("WL-SHERIFF-24")
def test_a_fight_that_starts_anew_costs_no_second_card() -> None:
    outlaw = {"wp": 4, "space": "DR02", "hand": ["shootout", "cheat", "hustle", "tenacity"]}
    s = manhunt(outlaw, {}, fights={"deck": ["8", "4", "5", "9"]})
    s.act("send DR02", "discard cheat", "lay shootout", "fight-card fight:8", "yes")
    assert (s.asked, s.kind, len(s.player(1).hand)) == (1, "lay", 3)
