"""The kernel's contract in the middle of poker and of stories, for every number of players.

Random games come there seldom, and hidden cards matter most there.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.legends.box import ride

from saloon.testing import conformance
from saloon.testing.interference import check_non_interference
from saloon.testing.legends_scenario import LegendsScenario as Scenario

HANDS = [
    ["lady_luck:10h", "hustle:qs", "tenacity:ks"],
    ["cheat:2h", "hustle:qc", "sprint:2s"],
    ["hustle:qd", "tenacity:kd", "living_legend:as"],
    ["punch:7s", "punch:7h", "hands_up:6s"],
    ["manhunt:4s", "shootout:3s", "saddle_up:8h"],
    ["bulletproof_vest:js", "gold_lump:10s", "trackers_instinct:9h"],
]


def town(players: int, **first: Any) -> list[dict[str, Any]]:
    """Everybody is at the Darkrock saloon, with money and cards."""
    seats = [{"space": "DR05", "money": 60, "hand": hand} for hand in HANDS[:players]]
    seats[0] = {**seats[0], **first}
    return seats


def poker(players: int) -> Scenario:
    s = Scenario(town(players))
    s.act("poker", "yes")
    return s


def added(players: int) -> Scenario:
    s = Scenario(town(players))
    s.act("poker", *["yes"] * (players - 1))
    for seat in s.game.unanswered():
        s.game.choose(s.game.options(seat)[0], seat)
    return s


def dealer(players: int) -> Scenario:
    s = Scenario(town(players))
    s.act("poker", *["no"] * (players - 1))
    return s


def told(players: int, number: int, *acts: str, **more: Any) -> Scenario:
    """A story is told for the first player and the others who fit on its card."""
    needed = 2 if players < 5 else 3
    put = [[0, 0], *[[1, 0]] * (needed - 1)]
    s = Scenario(town(players, **more), stories={"open": [number, 40], "cylinders": put})
    s.act(*acts, f"contribute story:{number}", "end")
    return s


def gang(players: int) -> Scenario:
    return told(players, 26, money=100)


def race(players: int) -> Scenario:
    return told(players, 25, *ride("DR06", 2), space="DR06", gear=["revolver", "mustang"])


def paying(players: int) -> Scenario:
    s = Scenario(town(players), stories={"open": [27, 40]})
    s.act("contribute story:27")
    return s


def riding(players: int) -> Scenario:
    seats = town(players)
    seats[1] = {**seats[1], "wp": 3, "space": "DR02"}
    put = [[0, 0], *[[1, 0]] * (1 if players < 5 else 2)]
    s = Scenario(seats, stories={"open": [5, 40], "cylinders": put})
    s.act("work", "contribute story:5", "end")
    return s


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("begin", [poker, added, dealer, gang, race, paying, riding])
def test_the_contract_holds_in_the_middle(begin: Any, players: int) -> None:
    s = begin(players)
    assert s.kind in ("join", "poker-card", "lay", "discard", "sheriff")
    conformance.check_everything(s.game, Random(players))
    for seat in range(players):
        check_non_interference(s.game, seat, Random(seat), 12)
