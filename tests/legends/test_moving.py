"""Movement over the board: points, mounts, the sheriff's space, bandits, what may follow."""

from __future__ import annotations

from saloon.games.legends.config import configure
from saloon.testing import rule
from saloon.testing.legends_scenario import LegendsScenario as Scenario


def test_a_verb_names_one_act_or_one_for_each_kind_of_card() -> None:
    config = configure(2)
    acts = [(act.verb, act.card) for act in config.acts]
    for source in (*config.gear.values(), *config.characters.values()):
        acts += [(act.verb, act.card) for act in source.acts]
    assert len(set(acts)) == len(acts)
    without = {verb for verb, card in acts if not card}
    assert without.isdisjoint({verb for verb, card in acts if card})


@rule("WL-MOVE-01", "WL-MOVE-03", "WL-ACT-03")
def test_a_move_on_foot_goes_two_spaces() -> None:
    s = Scenario([{"space": "DR01"}, {}])
    assert "DR05" in s.offered("move")
    assert "DR06" in s.offered("move")  # by way of DR02 or DR05
    assert s.refused("move DR10") == "WL-MOVE-03"
    s.act("move DR06")
    assert s.player(0).space == "DR06"
    assert s.state.actions == 2
    assert s.offered("go") == []


@rule("WL-MOVE-02", "WL-ITEM-01", "WL-ITEM-02", "WL-ITEM-03", "WL-ITEM-04")
def test_a_mount_has_its_own_number_of_points() -> None:
    for gear, points in (("mule", 3), ("mule+", 4), ("mustang", 4), ("mustang+", 5)):
        s = Scenario([{"space": "SV03", "gear": ["revolver", gear]}, {}])
        s.act("move SV05")
        assert s.state.points == points - 1
        assert s.shown(0)["movement"] == points


@rule("WL-MOVE-04")
def test_corners_are_enough() -> None:
    s = Scenario([{"space": "RF04"}, {}])
    s.act("move RF03")
    assert s.state.points == 1


@rule("WL-MOVE-05")
def test_impassable_areas_are_closed() -> None:
    s = Scenario([{"space": "MP05", "gear": ["revolver", "mule+"]}, {}])
    assert s.refused("move RF05") == "WL-MOVE-03"  # two spaces through the rocks, five around
    s = Scenario([{"space": "MP05", "gear": ["revolver", "mustang+"]}, {}])
    s.act("move RF05")
    assert s.state.points == 0


@rule("WL-MOVE-06", "WL-MOVE-11")
def test_any_number_of_figures_on_a_space_and_the_sheriff_with_the_lawful() -> None:
    s = Scenario([{"space": "DR02", "mp": 1}, {"space": "DR01"}, {"space": "DR01"}])
    s.act("move DR01")
    assert [s.player(seat).space for seat in range(3)] == ["DR01"] * 3


@rule("WL-MOVE-07", "WL-MOVE-08")
def test_points_left_are_kept_until_something_else_begins() -> None:
    s = Scenario([{"space": "DR01", "gear": ["revolver", "mustang"]}, {}])
    s.act("move DR05")
    assert s.state.points == 3
    s.act("go DR09")
    assert s.state.points == 2
    assert s.state.actions == 2
    s.act("work")
    assert s.offered("go") == []
    assert s.refused("go DR10") == "WL-MOVE-07"


@rule("WL-MOVE-08", "WL-RAIL-05", "WL-ACT-05")
def test_shipping_cattle_ends_the_movement() -> None:
    s = Scenario(
        [{"space": "SV09", "gear": ["revolver", "mustang"], "cattle": ["cattle:lp1#blue"]}, {}]
    )
    s.act("move SV12")
    assert s.state.points == 3
    s.act("ship cattle:lp1#blue")
    assert s.offered("go") == []
    assert s.state.actions == 2


@rule("WL-MOVE-09")
def test_an_outlaw_neither_enters_nor_passes_the_sheriffs_space() -> None:
    s = Scenario([{"space": "MP07", "wp": 1}, {}], sheriff="MP06")
    assert s.refused("move MP06") == "WL-MOVE-09"
    s = Scenario([{"space": "SV03", "wp": 1, "gear": ["revolver"]}, {}], sheriff="SV05")
    assert s.refused("move SV05") == "WL-MOVE-09"
    assert s.refused("move SV06") == "WL-MOVE-09"


@rule("WL-MOVE-12")
def test_who_became_an_outlaw_beside_the_sheriff_may_leave() -> None:
    s = Scenario([{"space": "DR01", "wp": 1}, {}])
    s.act("move DR02")
    assert s.player(0).space == "DR02"
    assert s.refused("go DR01") == "WL-MOVE-09"


@rule("WL-MOVE-13", "WL-HIDE-02")
def test_a_bandit_ends_the_movement() -> None:
    s = Scenario([{"space": "DR07", "gear": ["revolver", "mustang"]}, {}], bandits=["DC01"])
    assert s.refused("move CJ01") == "WL-MOVE-13"
    s.act("move DC01")
    assert s.player(0).space == "DC01"
    assert s.state.points == 0
    s = Scenario([{"space": "DR07", "gear": ["revolver", "mustang"]}, {}])
    s.act("move DC01")
    assert s.state.points == 3


@rule("WL-MOVE-14")
def test_nothing_follows_a_movement_that_a_bandit_ended() -> None:
    hand = ["sprint", "hustle"]
    s = Scenario([{"space": "DR07", "hand": hand}, {"space": "DC01"}], bandits=["DC01"])
    s.act("move DC01", "lay hustle")
    s.pass_on()
    s.act("pass")
    while s.kind != "act":
        s.pass_on()
    assert s.refused("play sprint") == "WL-MOVE-18"


@rule("WL-MOVE-19")
def test_a_move_goes_at_least_one_space_and_may_come_back() -> None:
    s = Scenario([{"space": "DR01"}, {}])
    assert s.refused("move DR01") == "WL-MOVE-19"
    s.act("move DR02", "go DR01")
    assert s.player(0).space == "DR01"
    assert s.state.actions == 2


@rule("WL-EXAMPLE-38", "WL-POKERCARD-01", "WL-CARD-07")
def test_sprint_gives_two_spaces_more_and_one_of_sprint_and_punch_is_enough() -> None:
    hand = ["sprint:2s", "sprint:2c", "punch:7s"]
    s = Scenario([{"space": "DR01", "hand": hand}, {"space": "DR10"}])
    s.act("move DR06", "play sprint:2s", "go DR10")
    assert s.state.actions == 2
    assert s.player(0).space == "DR10"
    assert s.state.points == 1
    assert s.refused("play sprint:2c") == "WL-MOVE-18"
    assert s.refused("punch punch:7s @1") == "WL-MOVE-18"
    s.act("go DR09")
    assert s.pile() == ["sprint"]


@rule("WL-CARD-07", "WL-POKERCARD-07", "WL-TERM-10", "WL-ACT-06")
def test_after_a_punch_no_sprint() -> None:
    s = Scenario([{"space": "DR01", "hand": ["punch", "sprint"]}, {"space": "DR02"}, {}])
    s.act("move DR02")
    assert s.refused("punch punch @2") == "WL-POKERCARD-07"
    s.act("punch punch @1")
    assert s.player(1).wounds == 1
    assert s.state.actions == 2
    assert s.refused("play sprint") == "WL-CARD-07"


@rule("WL-CARD-08", "WL-MOVE-18", "WL-EFFECT-10")
def test_reactions_follow_a_move_action_only() -> None:
    gear = ["revolver", "whiskey"]
    s = Scenario(
        [{"space": "DR01", "hand": ["saddle_up", "sprint"], "gear": gear}, {"space": "DR02"}]
    )
    assert s.refused("play sprint") == "WL-MOVE-18"
    s.act("play saddle_up", "go DR02")
    assert s.refused("play sprint") == "WL-MOVE-18"
    assert s.refused("whiskey @1") == "WL-MOVE-18"
    s.act("move DR05", "work")
    assert s.refused("play sprint") == "WL-MOVE-18"


@rule("WL-CARD-09", "WL-ITEM-11", "WL-STORE-10")
def test_whiskey_besides_a_punch_but_not_after_a_sprint() -> None:
    gear = ["revolver", "whiskey"]
    s = Scenario([{"space": "DR01", "hand": ["punch"], "gear": gear}, {"space": "DR02"}])
    s.act("move DR02", "whiskey @1", "punch punch @1")
    assert s.player(1).wounds == 2
    assert "whiskey" not in s.player(0).gear
    s = Scenario([{"space": "DR01", "hand": ["sprint"], "gear": gear}, {"space": "DR02"}])
    s.act("move DR02", "play sprint", "go DR05", "go DR02")
    assert s.refused("whiskey @1") == "WL-MOVE-18"


@rule("WL-POKERCARD-09", "WL-MOVE-17")
def test_saddle_up_moves_two_more_than_a_move_and_is_none() -> None:
    s = Scenario([{"space": "DR01", "hand": ["saddle_up"], "wp": 1}, {}], sheriff="DR05")
    s.act("play saddle_up")
    assert s.state.points == 4
    assert s.state.actions == 2
    assert s.refused("go DR05") == "WL-MOVE-09"
    s.act("go DR09")
    assert s.state.points == 1
