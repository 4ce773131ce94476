"""Every story: when a cylinder may be put on it, what it brings, bandits and sheriff."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from tests.legends.box import ride

from saloon.games.legends.board import HIDEOUTS, NEXT
from saloon.games.legends.reading import pieces
from saloon.testing import rule
from saloon.testing.legends_scenario import LegendsScenario as Scenario

STORIES = {story.number: story for story in pieces().stories}
COUNTED = ("money", "nuggets", "lp", "mp", "wp", "wounds")


class Tale(NamedTuple):
    number: int
    seat: dict[str, Any]
    acts: list[str]
    """What the player does before a cylinder may be put down; nothing if a state is asked for."""
    answers: list[str]
    changes: dict[str, int]
    gear: str = ""
    unmet: dict[str, Any] | None = None
    """How the player is instead, so that the story refuses the same acts."""
    table: dict[str, Any] | None = None


def beside(space: str) -> str:
    """Somewhere next to a space, in open country or not, but no hideout."""
    hideouts = [hideout.spaces[0] for hideout in HIDEOUTS]
    return next(each for each in NEXT[space] if each not in hideouts)


def to(space: str, **seat: Any) -> tuple[dict[str, Any], list[str]]:
    """A player beside a space, who goes there."""
    return {"space": beside(space), **seat}, [f"move {space}"]


DUEL = {"space": "DR02", "hand": ["tenacity:ks", "living_legend:as"]}
VICTORY = ["duel @1", "lay tenacity"]
ROBBERY = ["rob @1", "lay tenacity"]
GANG = {"fights": {"deck": ["8", "7", "9", "6"]}}
BEAT = ["lay living_legend", "fight-card fight:8"]
"""An ace against an eight, which wounds."""
SHIPS = {"space": "SV12", "cattle": ["cattle:money40#blue"]}
SHIPPED = ["ship cattle:money40#blue"]
POKER = {"space": "DR05", "hand": ["hustle:qs", "tenacity:kd"]}
DEALT = [
    "sprint:2s", "manhunt:4h", "hands_up:6s", "lightning_draw:5d", "punch:7c",
    "bulletproof_vest:jd", "shootout:3c", "gold_lump:10s",
]  # fmt: skip
"""A card for the player, four for the dealer, the flop."""
PLAYED = ["poker", "lay hustle", "lay tenacity"]
ACE = {"hand": ["living_legend:as"]}

TALES = [
    Tale(1, SHIPS, SHIPPED, [], {"money": 20, "cards": 1}, unmet={**SHIPS, "wounds": 1}),
    Tale(2, {"nuggets": 3}, [], ["choose sell_nuggets-2", "sell 2"], {"money": 40, "nuggets": -2},
         unmet={"nuggets": 2}),
    Tale(2, {"nuggets": 3}, [], ["choose roll_prospecting_die"], {"nuggets": 1},
         table={"dice": "nugget"}),
    Tale(3, *to("DR05"), ["choose draw-2"], {"cards": 2}),
    Tale(3, *to("RF03"), ["choose wound-1_lp-1"], {"wounds": 1, "lp": 1}),
    Tale(4, DUEL, VICTORY, BEAT, {"lp": 2, "wounds": 1, "cards": -1}, table=GANG),
    Tale(5, {"space": "DR10"}, ["work"], [], {"money": 20}),
    Tale(6, DUEL, ROBBERY, ["choose money-40"], {"money": 40}),
    Tale(6, {"space": "MP02", "cattle": ["cattle:money40#blue"]}, ["rustle cattle:money40#blue"],
         ["choose wp-1"], {"wp": 1, "cards": 1}),
    Tale(7, *to("DR05", gear=["revolver", "whiskey"], wounds=2), ["choose heal-2"], {"wounds": -2},
         unmet=to("DR05", wounds=2)[0]),
    Tale(8, DUEL, ROBBERY, ["choose draw-2"], {"cards": 2}),
    Tale(8, DUEL, ROBBERY, ["choose wound-1_money-50"], {"wounds": 1, "money": 50}),
    Tale(9, SHIPS, SHIPPED, [], {"money": 20, "cards": 1}),
    Tale(10, POKER, PLAYED, ["choose item-ten_gallon_draw-1"], {"cards": 1}, "ten_gallon",
         table={"deck": DEALT}),
    Tale(11, {"space": "CJ11"}, ["prospect"], ["choose item-map"], {}, "map",
         unmet={"space": "SV03"}, table={"dice": "blank blank"}),
    Tale(11, {"space": "CJ11"}, ["prospect"], ["choose nugget-1"], {"nuggets": 1},
         table={"dice": "blank blank"}),
    Tale(12, {"space": "DR10", "nuggets": 2}, ["sell 2"], ["choose wound-1_money-20"],
         {"money": 50, "wounds": 1}, unmet={"space": "DR10", "nuggets": 1}),
    Tale(12, {"space": "DR10", "nuggets": 2}, ["sell 2"], ["pass"], {"money": 30}),
    Tale(13, {"space": "MP02"}, ["acquire"], ["choose return_cattle_money-20_lp-1"],
         {"money": 20, "lp": 1, "cattle": -1}),
    Tale(13, {"space": "MP02"}, ["acquire"], ["choose money-20"], {"money": 20}),
    Tale(14, {"space": "RF01", "wounds": 1, "money": 10}, ["doctor"], [], {"money": 20}),
    Tale(15, *to("DC01", **ACE), BEAT, {"money": 40, "wounds": 1}, table=GANG),
    Tale(16, {"space": "CJ01", "cattle": ["cattle:die#blue"]}, [], ["choose return_cattle"],
         {"lp": 1, "cattle": -1}, unmet={"space": "DR06", "cattle": ["cattle:die#blue"]}),
    Tale(16, {"space": "CJ01", "cattle": ["cattle:die#blue"]}, [], ["choose wound-1"],
         {"lp": 1, "wounds": 1}),
    Tale(17, POKER, PLAYED, [], {"money": 30}, table={"deck": DEALT}),
    Tale(18, {"space": "DR02", "money": 50}, ["buy mustang", "buy whiskey"], [], {"cards": 2},
         unmet={"space": "DR02", "money": 60, "gear": ["revolver+", "mustang"]}),
    Tale(19, *to("DC01", **ACE), [], {"lp": 1},
         table={"fights": {"deck": ["8", "7"]}, "bandits": ["DC01"]}),
    Tale(20, *to("SV03", gear=["revolver", "mule"]), ["choose nugget-1"], {"nuggets": 1},
         unmet=to("SV03", gear=["revolver", "mustang"])[0]),
    Tale(20, *to("CJ11", gear=["revolver", "mule"]), ["choose money-20"], {"money": 20}),
    Tale(21, *to("SV12"), [], {"money": 10, "cards": 1}),
    Tale(22, *to("DR10"), ["choose wp-1_money-40"], {"wp": 1, "money": 40}),
    Tale(22, *to("DR10"), ["choose money-20"], {"money": 20}),
    Tale(23, {"space": "RF05", "money": 40, "wounds": 1}, ["revel 1"], [],
         {"wounds": -1, "cards": 1}),
    Tale(24, {"space": "SV03", **ACE}, ["prospect"], BEAT, {"nuggets": 2, "wounds": 1, "cards": -1},
         table={**GANG, "dice": "blank blank"}),
    Tale(25, {"space": "DR06", "gear": ["revolver", "mustang"], **ACE}, ride("DR06", 2),
         ["lay living_legend"], {"lp": 1, "cards": -1},
         unmet={"space": "DR06", "gear": ["revolver", "mule+"], **ACE}),
    Tale(25, {"space": "DR06", "gear": ["revolver", "mustang"], **ACE}, ride("DR06", 2), ["pass"],
         {"money": 20}),
    Tale(26, {"money": 60, **ACE}, [], BEAT, {"lp": 3, "wounds": 1, "cards": -1},
         unmet={"money": 50}, table=GANG),
    Tale(26, {"money": 60, "nuggets": 1, "hand": ["shootout:3s"]}, [],
         ["lay shootout", "fight-card fight:9", "no", "choose lose_money-20"],
         {"wounds": 1, "money": -30}, table=GANG),
    Tale(27, {"hand": ["hustle:qs", "sprint:2s"]}, [], ["choose money-30"], {"money": 30},
         unmet={"hand": ["hustle:qs", "cheat:2h"]}),
    Tale(27, {"hand": ["hustle:qs", "sprint:2s"]}, [], ["choose lp-1"], {"lp": 1}),
    Tale(28, *to("MP02", cattle=["cattle:die#green"]), [], {"lp": 1}, unmet=to("MP02")[0]),
    Tale(29, DUEL, VICTORY, BEAT, {"money": 50, "wounds": 1, "cards": -1}, table=GANG),
    Tale(30, {"space": "DR02"}, ["upgrade revolver"], [], {"money": 20}),
    Tale(31, *to("CJ01", hand=["hustle"]), ["choose discard-1"], {"cards": -1, "lp": 1}),
    Tale(31, *to("CJ01", hand=["hustle"]), ["choose wound-1"], {"wounds": 1, "lp": 1}),
    Tale(32, {"gear": ["revolver", "provisions"], "wounds": 3}, ["provisions"],
         ["choose item-whiskey"], {"wounds": -1}, "whiskey"),
    Tale(32, {"gear": ["revolver", "provisions"]}, ["provisions"], ["choose item-provisions"],
         {"cards": 1}, "provisions"),
    Tale(33, *to("DR01"), ["choose mp-1"], {"mp": 1, "money": 20}),
    Tale(33, *to("DR01"), ["choose money-40"], {"money": 40}),
    Tale(34, SHIPS, SHIPPED, [], {"lp": 1, "money": 10}),
    Tale(34, {"space": "MP02", "cattle": ["cattle:money40#blue"]}, ["rustle cattle:money40#blue"],
         [], {"lp": 1, "money": 10}),
    Tale(35, {"space": "DR10", "nuggets": 1}, ["sell 1"], ["choose lose_money-20_lp-1"],
         {"money": -20, "lp": 1}),
    Tale(35, {"space": "DR10", "nuggets": 1}, ["sell 1"], ["choose draw-1"], {"cards": 1}),
    Tale(36, {"space": "DR05"}, ["poker"], ["choose item-ten_gallon_draw-1"], {"cards": 1},
         "ten_gallon", table={"deck": [DEALT[0], "bulletproof_vest:js", *DEALT[2:]]}),
    Tale(36, {"space": "DR05"}, ["poker"], ["choose money-20"], {"money": 20},
         table={"deck": [DEALT[0], "bulletproof_vest:js", *DEALT[2:]]}),
    Tale(37, {"space": "SV03", "hand": ["hustle"]}, [], ["choose item-map_draw-1"], {"cards": 1},
         "map", unmet={"space": "DR10", "hand": ["hustle"]}),
    Tale(38, *to("DR10", **ACE), BEAT, {"lp": 1, "money": 30, "wounds": 1, "cards": -1},
         table=GANG),
    Tale(38, *to("SV12", **ACE), BEAT, {"lp": 1, "money": 30, "wounds": 1, "cards": -1},
         table=GANG),
    Tale(39, {"space": "DR02"}, ["buy provisions"], ["choose draw-2"], {"cards": 2}),
    Tale(39, {"space": "DR02", "wounds": 1}, ["buy provisions"], ["choose heal-1_draw-1"],
         {"wounds": -1, "cards": 1}),
    Tale(40, {"wounds": 2}, [], [], {"wounds": -1, "money": 20}, unmet={"wounds": 1}),
]  # fmt: skip


def told(tale: Tale, seat: dict[str, Any]) -> Scenario:
    """A game of three in which the player has one cylinder on the story already.

    The second player is there to be beaten, the third is an outlaw far away.
    """
    players = [seat, {"space": "DR02"}, {"space": "SH11", "wp": 1}]
    other = 5 if tale.number != 5 else 21
    return Scenario(
        players, stories={"open": [tale.number, other], "cylinders": [[1, 0]]},
        **(tale.table or {}),
    )  # fmt: skip


def act(s: Scenario, acts: list[str]) -> None:
    """The acts of a player, and what they lead to."""
    for each in acts:
        if s.can(s.asked, each):
            s.act(each)
        if s.kind == "lay" and s.heard("fight")[-1].facts["fight"] == "bandit":
            s.act("lay living_legend", "fight-card fight:8", "choose lp-1")


def counted(s: Scenario) -> dict[str, int]:
    player = s.player(0)
    numbers = {name: getattr(player, name) for name in COUNTED}
    return {**numbers, "cards": len(player.hand), "cattle": len(player.cattle)}


def check(tale: Tale) -> None:
    story = STORIES[tale.number]
    card = f"contribute story:{tale.number}"
    s = told(tale, tale.seat)
    if tale.acts:
        assert s.refused(card) == "WL-STORY-02"
    else:
        assert tale.unmet or tale.number in {each.number for each in TALES if each.unmet}
    if tale.unmet is not None:
        other = told(tale, tale.unmet)
        act(other, tale.acts)
        assert other.refused(card) == "WL-STORY-02"
    act(s, tale.acts)
    s.act(card)
    before, gear = counted(s), set(s.player(0).gear)
    bandits = set(s.state.bandits)
    s.act("end", *tale.answers)
    # The reward is there, then bandits, then the sheriff.
    assert (s.kind, s.asked, s.game.decision.amount) == ("sheriff", 0, story.sheriff)
    changes = {name: now - before[name] for name, now in counted(s).items() if now != before[name]}
    assert changes == tale.changes
    assert set(s.player(0).gear) - gear == ({tale.gear} if tale.gear else set())
    places = {each.spaces[0] for each in HIDEOUTS if each.letter in story.bandits}
    assert set(s.state.bandits) - bandits == places - {player.space for player in s.state.players}
    s.act("pass")
    assert f"story:{tale.number}" in s.game.view(None)["stories"][0]["told"]


def of(number: int) -> list[Tale]:
    return [tale for tale in TALES if tale.number == number]


@rule("WL-TALE-01", "WL-TALE-02", "WL-TALE-03", "WL-TALE-04", "WL-TALE-05")
@pytest.mark.parametrize("number", range(1, 6))
def test_stories_1_to_5(number: int) -> None:
    assert of(number)
    for tale in of(number):
        check(tale)


@rule("WL-TALE-06", "WL-TALE-07", "WL-TALE-08", "WL-TALE-09", "WL-TALE-10")
@pytest.mark.parametrize("number", range(6, 11))
def test_stories_6_to_10(number: int) -> None:
    assert of(number)
    for tale in of(number):
        check(tale)


@rule("WL-TALE-11", "WL-TALE-12", "WL-TALE-13", "WL-TALE-14", "WL-TALE-15")
@pytest.mark.parametrize("number", range(11, 16))
def test_stories_11_to_15(number: int) -> None:
    assert of(number)
    for tale in of(number):
        check(tale)


@rule("WL-TALE-16", "WL-TALE-17", "WL-TALE-18", "WL-TALE-19", "WL-TALE-20")
@pytest.mark.parametrize("number", range(16, 21))
def test_stories_16_to_20(number: int) -> None:
    assert of(number)
    for tale in of(number):
        check(tale)


@rule("WL-TALE-21", "WL-TALE-22", "WL-TALE-23", "WL-TALE-24", "WL-TALE-25")
@pytest.mark.parametrize("number", range(21, 26))
def test_stories_21_to_25(number: int) -> None:
    assert of(number)
    for tale in of(number):
        check(tale)


@rule("WL-TALE-26", "WL-TALE-27", "WL-TALE-28", "WL-TALE-29", "WL-TALE-30")
@pytest.mark.parametrize("number", range(26, 31))
def test_stories_26_to_30(number: int) -> None:
    assert of(number)
    for tale in of(number):
        check(tale)


@rule("WL-TALE-31", "WL-TALE-32", "WL-TALE-33", "WL-TALE-34", "WL-TALE-35")
@pytest.mark.parametrize("number", range(31, 36))
def test_stories_31_to_35(number: int) -> None:
    assert of(number)
    for tale in of(number):
        check(tale)


@rule("WL-TALE-36", "WL-TALE-37", "WL-TALE-38", "WL-TALE-39", "WL-TALE-40")
@pytest.mark.parametrize("number", range(36, 41))
def test_stories_36_to_40(number: int) -> None:
    assert of(number)
    for tale in of(number):
        check(tale)
