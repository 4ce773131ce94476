"""The tracks with their rewards, changing sides, limits."""

from __future__ import annotations

import pytest

from saloon.games.legends.gains import gain_lp, gain_mp, gain_wp, lose_lp, lose_wp
from saloon.testing import rule
from saloon.testing.legends_scenario import LegendsScenario as Scenario


def legend(s: Scenario, gain: str, times: int = 1) -> None:
    """Play a Living Legend for a point of one kind."""
    for _ in range(times):
        s.act(f"play living_legend {gain}")


@rule("WL-TERM-01", "WL-TERM-02", "WL-TERM-03")
@pytest.mark.parametrize(
    ("points", "side"), [({"mp": 1}, "lawman"), ({"wp": 1}, "outlaw"), ({}, "neutral")]
)
def test_sides(points: dict[str, int], side: str) -> None:
    assert Scenario([points, {}]).shown(0)["side"] == side


@rule("WL-EXAMPLE-02", "WL-TRACK-01", "WL-TRACK-02", "WL-TRACK-03")
def test_all_rewards_on_the_way_are_received() -> None:
    s = Scenario([{"mp": 1}, {}], income="cards")
    gain_mp(s.state, s.player(0), 2, "test")
    assert (s.player(0).mp, s.player(0).money, s.player(0).lp) == (3, 20, 2)


@rule("WL-TRACK-04")
def test_the_rewards_of_the_marshal_track() -> None:
    s = Scenario([{}, {}], income="cards")
    seen = []
    for _ in range(9):
        before = (s.player(0).money, s.player(0).lp)
        gain_mp(s.state, s.player(0), 1, "test")
        seen.append((s.player(0).money - before[0], s.player(0).lp - before[1]))
        s.player(0).money = 0
    assert seen == [
        (20, 0), (20, 0), (0, 2), (30, 0), (30, 0), (0, 4), (40, 0), (40, 0), (0, 6),
    ]  # fmt: skip


@rule("WL-TRACK-05", "WL-TRACK-06", "WL-TRACK-07")
def test_the_rewards_of_the_wanted_track() -> None:
    s = Scenario([{}, {}])
    drawn = []
    for _ in range(9):
        before = len(s.player(0).hand)
        gain_wp(s.state, s.player(0), 1, "test")
        drawn.append(len(s.player(0).hand) - before)
    assert drawn == [0, 1, 0, 1, 0, 1, 0, 1, 0]
    assert s.player(0).lp == 0


@rule("WL-EXAMPLE-03", "WL-TERM-09", "WL-POKERCARD-16")
def test_a_sixth_wanted_point_draws_a_card_and_pays_the_row() -> None:
    s = Scenario([{"wp": 5, "hand": ["living_legend"]}, {}])
    legend(s, "wp")
    assert (s.player(0).wp, len(s.player(0).hand)) == (6, 1)
    assert s.state.actions == 2
    s.ends_turn()
    assert s.player(0).lp == 2


@rule("WL-TRACK-11", "WL-TRACK-12")
def test_points_beyond_nine_become_lp() -> None:
    s = Scenario([{"wp": 9, "hand": ["living_legend"]}, {}])
    legend(s, "wp")
    assert (s.player(0).wp, s.player(0).lp) == (9, 1)
    s = Scenario([{"mp": 8}, {}])
    gain_mp(s.state, s.player(0), 3, "test")
    assert (s.player(0).mp, s.player(0).lp) == (9, 6 + 2)


@rule("WL-TRACK-13", "WL-SIDE-11", "WL-SIDE-12")
def test_who_climbs_again_is_paid_again() -> None:
    s = Scenario([{"wp": 2}, {}])
    lose_wp(s.state, s.player(0), "test")
    assert s.player(0).side == "neutral"
    gain_wp(s.state, s.player(0), 2, "test")
    assert len(s.player(0).hand) == 1
    lose_wp(s.state, s.player(0), "test")
    gain_mp(s.state, s.player(0), 1, "test")
    assert (s.player(0).side, s.player(0).money) == ("lawman", 40)


@rule("WL-SIDE-01", "WL-SIDE-02", "WL-TERM-04", "WL-SIDE-08")
def test_a_lawman_who_gains_wanted_points_loses_the_others() -> None:
    s = Scenario([{"mp": 5, "lp": 2, "money": 40, "hand": ["living_legend"]}, {}], income="cards")
    legend(s, "wp")
    assert (s.player(0).mp, s.player(0).wp) == (0, 1)
    assert (s.player(0).lp, s.player(0).money) == (2, 40)


@rule("WL-SIDE-03")
def test_an_outlaw_gains_no_marshal_points() -> None:
    s = Scenario([{"wp": 1}, {}])
    gain_mp(s.state, s.player(0), 2, "test")
    assert (s.player(0).mp, s.player(0).wp, s.player(0).money) == (0, 1, 20)


@rule("WL-SIDE-04", "WL-RAIL-03")
def test_an_outlaw_cannot_do_what_gives_marshal_points() -> None:
    s = Scenario([{"wp": 1, "space": "SV12", "cattle": ["cattle:lp1#blue"]}, {}])
    assert s.refused("ship cattle") == "WL-RAIL-03"


@rule("WL-SIDE-05", "WL-CATTLE-06", "WL-RAIL-06")
def test_an_outlaw_takes_the_other_alternative() -> None:
    s = Scenario([{"space": "SH07", "cattle": ["cattle:mp_or_wp#green"]}, {}])
    s.act("rustle cattle")
    assert s.kind == "act"  # the first wanted point makes an outlaw, and MP no choice
    assert s.player(0).wp == 2


@rule("WL-TRACK-14", "WL-TRACK-18", "WL-CHAR-04")
def test_an_ability_works_from_five_points_on() -> None:
    s = Scenario([{"character": "bass_reeves", "lp": 4}, {}], income="")
    assert len(s.player(0).hand) == 0
    s = Scenario([{"character": "bass_reeves", "lp": 5}, {}], income="")
    assert len(s.player(0).hand) == 1
    s = Scenario(
        [{"character": "kit_carson", "lp": 4, "hand": ["living_legend"], "space": "DR01"}, {}]
    )
    legend(s, "lp")
    s.act("move DR02", "further DR06")
    assert s.player(0).space == "DR06"


@rule("WL-TRACK-15", "WL-TRACK-16")
def test_an_ability_stays_and_points_never_fall_below_nothing() -> None:
    s = Scenario([{"character": "calamity_jane", "lp": 4}, {}])
    gain_lp(s.state, s.player(0), 1, "test")
    lose_lp(s.state, s.player(0), 9, "test")
    assert s.player(0).lp == 0
    assert s.shown(0)["hand_limit"] == 6


@rule("WL-LIMIT-01", "WL-BANK-05")
def test_money_above_the_limit_is_lost_the_points_are_not() -> None:
    s = Scenario([{"space": "DR10", "money": 90, "nuggets": 3}, {}], income="cards")
    s.act("sell 3")
    assert (s.player(0).money, s.player(0).lp) == (120, 3)


@rule("WL-WOUND-01", "WL-WOUND-02", "WL-LIMIT-05")
def test_at_most_three_wounds() -> None:
    s = Scenario(
        [{"space": "DR01", "hand": ["punch"] * 2}, {"space": "DR02", "wounds": 2}], bandits=[]
    )
    s.act("move DR02", "punch punch @1")
    assert s.player(1).wounds == 3
    s.act("move DR01", "go DR02", "punch punch @1")
    assert s.player(1).wounds == 3
