"""Limits, losses and gains where there is too little or too much; sides; healing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.legends.box import BOX
from tests.legends.fighting import bandit, bank, duel

from saloon.games.legends.board import LOCATION, ROCKS, SPACES
from saloon.games.legends.clauses import take
from saloon.games.legends.gains import gain_lp
from saloon.games.legends.pieces import Clause
from saloon.games.legends.state import Legends, Player
from saloon.kernel import Decision
from saloon.testing import rule
from saloon.testing.legends_scenario import LegendsScenario as Scenario


def offered_losses(g: Legends, player: Player, *branches: Sequence[Clause]) -> list[str]:
    """What a player is asked to choose from; nothing if there is no choice."""
    script = take(g, player, (Clause("choose", options=tuple(map(tuple, branches))),), "test")
    if script is None:
        return []
    try:
        asked: Decision = next(script)
    except StopIteration:
        return []
    return [each.detail for each in asked.options_for(player.seat)]


MONEY, NUGGET = (Clause("lose_money", 20),), (Clause("lose_nugget", 1),)


@rule("WL-EXAMPLE-16", "WL-LIMIT-07", "WL-LIMIT-06")
def test_who_has_only_one_of_two_things_loses_that() -> None:
    s = Scenario([{"nuggets": 2}, {}], income="cards")
    assert offered_losses(s.state, s.player(0), NUGGET, MONEY) == []
    assert (s.player(0).nuggets, s.player(0).money) == (1, 0)
    s = Scenario([{"money": 40}, {}], income="cards")
    assert offered_losses(s.state, s.player(0), NUGGET, MONEY) == []
    assert s.player(0).money == 20
    assert offered_losses(s.state, s.player(1), NUGGET, MONEY) == []
    assert (s.player(1).nuggets, s.player(1).money) == (0, 0)


@rule("WL-LIMIT-10", "WL-LIMIT-07")
def test_what_cannot_be_paid_in_full_is_no_choice_beside_what_can() -> None:
    two_cards = (Clause("discard", 2),)
    s = Scenario([{"money": 10, "nuggets": 1, "hand": ["cheat"]}, {}], income="")
    me = s.player(0)
    assert offered_losses(s.state, me, NUGGET, MONEY) == []  # $10 are not $20
    assert (me.nuggets, me.money) == (0, 10)
    assert offered_losses(s.state, me, two_cards, MONEY) == ["discard-2", "lose_money-20"]
    assert offered_losses(s.state, me, NUGGET, MONEY) == []
    assert me.money == 0  # as much as possible


@rule("WL-LIMIT-09", "WL-LIMIT-10")
def test_a_wound_is_a_choice_only_below_three() -> None:
    wound, two = (Clause("wound", 1),), (Clause("wound", 2),)
    s = Scenario([{"money": 20, "wounds": 2}, {"money": 40, "wounds": 3}], income="")
    assert offered_losses(s.state, s.player(0), wound, MONEY) == ["wound-1", "lose_money-20"]
    assert offered_losses(s.state, s.player(0), two, MONEY) == []
    assert s.player(0).money == 0
    assert offered_losses(s.state, s.player(1), wound, MONEY) == []
    assert (s.player(1).money, s.player(1).wounds) == (20, 3)


@rule("WL-SIDE-05")
def test_of_gains_those_that_can_be_taken_are_offered() -> None:
    mp, money, nugget = (Clause("mp", 1),), (Clause("money", 10),), (Clause("nugget", 1),)
    s = Scenario([{"wp": 1, "money": 120, "nuggets": 4}, {"wp": 1}], income="")
    assert offered_losses(s.state, s.player(0), mp, money, nugget) == []
    assert (s.player(0).mp, s.player(0).money) == (0, 120)
    assert offered_losses(s.state, s.player(1), mp, money, nugget) == ["money-10", "nugget-1"]
    for full in (money, nugget):  # what there is no room for is no choice beside what can be had
        before = s.player(0).lp
        assert offered_losses(s.state, s.player(0), full, (Clause("lp", 1),)) == []
        assert s.player(0).lp == before + 1
    assert offered_losses(s.state, s.player(1), mp) == []
    assert (s.player(1).mp, s.player(1).wp) == (0, 1)


@rule("WL-SETUP-33")
def test_without_any_card_none_is_drawn_and_nothing_else_is_lost() -> None:
    s = Scenario([{"gear": ["revolver", "provisions"], "wounds": 1}, {}])
    g = s.state
    for slot in g.deck:
        g.show(slot, 1)
    g.players[1].hand, g.deck = g.players[1].hand + g.deck, []
    s.act("provisions")
    assert (s.player(0).wounds, s.player(0).hand, g.deck, g.pile) == (0, [], [], [])


@rule("WL-SETUP-31")
def test_the_supply_is_enough_for_what_six_players_may_hold() -> None:
    supply = BOX.supply
    assert sum([value * count for value, count in supply.notes.items()]) == 6 * 120
    assert sum(supply.notes.values()) == 54
    assert supply.nuggets == 6 * (4 + 2)
    assert {len(kind.copies) for kind in BOX.equipment.values()} == {6}


@rule("WL-STORE-08", "WL-SETUP-31")
def test_everybody_may_buy_the_same_and_it_is_the_same() -> None:
    s = Scenario([{"space": "DR02", "money": 50, "gear": ["revolver"]} for _ in range(6)])
    for seat in range(6):
        if s.kind == "income":
            s.act("income money")
        s.act("buy mustang")
        assert (s.player(seat).money, s.shown(seat)["movement"]) == (20, 4)
        assert s.shown(seat)["gear"][0] == {"id": "mustang", "upgraded": False}
        s.ends_turn()


@rule("WL-STORE-07", "WL-LIMIT-03")
def test_an_item_cannot_be_thrown_away() -> None:
    items = ["whiskey", "ten_gallon", "map"]
    for space in [each for each in SPACES if LOCATION[each] is not None]:
        s = Scenario([{"space": space, "gear": ["revolver", *items], "money": 120}, {}])
        named = [each for each in s.options() if each.partition(" ")[2] in items]
        assert named == []
        assert not {"whiskey", "provisions", "discard"} & {each.split()[0] for each in s.options()}


@rule("WL-TRACK-17")
def test_points_are_counted_on_and_on() -> None:
    s = Scenario([{"lp": 24, "space": "RF05", "money": 120}, {}], rulings={"length": "long"})
    s.act("revel 4")
    gain_lp(s.state, s.player(0), 60, "test")
    assert s.shown(0)["lp"] == 88


@rule("WL-SIDE-06")
def test_defeats_do_not_clear_a_name() -> None:
    s = duel({"hand": ["tenacity"]}, {"wp": 4, "hand": ["cheat"]})
    s.act("duel @1", "lay tenacity", "lay cheat")
    assert s.player(1).wp == 4
    s = bandit({"wp": 4, "hand": ["cheat"]}, ["k", "2"])
    s.act("lay cheat", "fight-card fight:k")
    assert (s.player(0).wp, s.player(0).wounds) == (4, 1)
    s = bank({"wp": 4, "hand": ["cheat"]}, ["k", "2", "3"])
    s.act("lay cheat", "fight-card fight:k")
    assert s.player(0).wp == 5
    s.ends_turn()
    assert s.player(0).wp == 5


@rule("WL-SIDE-07", "WL-SIDE-08", "WL-SIDE-12")
def test_a_lawman_goes_over_by_doing_something_that_gives_wanted_points() -> None:
    s = Scenario([{"mp": 2, "hand": ["living_legend", "hustle"]}, {"space": "RF01"}])
    verbs = {each.partition(" ")[0] for each in s.options()}
    assert verbs <= {"work", "move", "play", "end"}  # there is no act of its own for it
    s.act("play living_legend wp")
    assert (s.player(0).side, s.player(0).mp) == ("outlaw", 0)


HEALING: dict[str, tuple[dict[str, Any], list[str]]] = {
    "doctor": ({"space": "RF01"}, ["doctor"]),
    "field_dressing": ({"hand": ["field_dressing"]}, ["play field_dressing"]),
    "whiskey": ({"space": "DR02"}, ["buy whiskey"]),
    "provisions": ({"gear": ["revolver", "provisions"]}, ["provisions"]),
    "cattle": ({"space": "SH07", "cattle": ["cattle:money30_heal#green"]}, ["rustle cattle"]),
    "bloody_knife": (
        {"space": "MP05", "character": "bloody_knife", "lp": 5}, ["through north_mesa:RF05"],
    ),
}  # fmt: skip


@rule("WL-WOUND-05")
@pytest.mark.parametrize("way", list(HEALING))
def test_ways_to_heal(way: str) -> None:
    player, acts = HEALING[way]
    s = Scenario([{**player, "wounds": 3}, {}])
    s.act(*acts)
    assert s.player(0).wounds == (0 if way == "doctor" else 2)
    assert s.heard("healed")[-1].facts["total"] == s.player(0).wounds


@rule("WL-WOUND-05", "WL-POKERCARD-13")
def test_the_vest_heals_in_a_fight() -> None:
    s = bandit({"hand": ["bulletproof_vest:js"], "wounds": 3}, ["8", "2"])
    s.act("lay bulletproof_vest", "fight-card fight:8", "choose lp-1")
    assert s.player(0).wounds == 2


@rule("WL-BOARD-06", "WL-BOARD-03")
def test_only_the_two_rocks_are_impassable() -> None:
    assert sorted(ROCKS) == ["north_mesa", "south_mesa"]


@rule("WL-FINAL-05", "WL-FINAL-16", "WL-FINAL-01")
def test_points_in_somebody_elses_turn_bring_the_end_for_good() -> None:
    outlaw = {"wp": 1, "lp": 14, "space": "DR02", "hand": ["living_legend:as", "cheat"]}
    s = Scenario([{"space": "RF01", "hand": ["manhunt"]}, outlaw, {"space": "RF01"}],
                 rulings={"length": "short"}, fights={"deck": ["k", "2", "3", "4"]})  # fmt: skip
    s.act("play manhunt", "send DR02", "discard cheat", "lay living_legend", "fight-card fight:k")
    assert (s.player(1).lp, s.state.ending, s.state.active) == (15, 1, 0)
    s.player(1).lp = 3
    s.ends_turn()
    s.ends_turn()
    s.ends_turn()
    assert s.state.ending == 2


@rule("WL-SHERIFF-01", "WL-SHERIFF-12")
def test_nothing_else_moves_the_sheriff() -> None:
    outlaw = {"wp": 3, "space": "DR10", "hand": ["living_legend:as", "tenacity", "hustle"]}
    s = Scenario([outlaw, {"space": "DR10", "money": 10}], fights={"deck": ["8", "4", "5"]})
    s.act("rob-bank", "lay living_legend", "fight-card fight:8", "pass")
    s.act("play tenacity", "rob @1", "lay hustle", "loot money", "work", "move DR09", "end")
    assert (s.state.sheriff, s.heard("sheriff-rode")) == ("DR01", [])


@rule("WL-SHERIFF-22", "WL-SHERIFF-12", "WL-SHERIFF-13")
def test_on_his_way_home_he_attacks_nobody() -> None:
    hunted = {"wp": 1, "space": "DR02"}
    s = Scenario([{"space": "RF01", "hand": ["manhunt"]}, hunted, {"wp": 1, "space": "DR01"}])
    s.act("play manhunt", "send DR02")
    assert (s.kind, s.state.sheriff, s.player(2).wp) == ("act", "DR01", 1)
