"""What is done at the locations, with the numbers of the ledger."""

from __future__ import annotations

import pytest

from saloon.games.legends.board import LOCATION, SPACES
from saloon.testing import rule
from saloon.testing.legends_scenario import LegendsScenario as Scenario


@rule("WL-LOC-01")
@pytest.mark.parametrize(
    ("act", "space"),
    [("sell 1", "DR09"), ("doctor", "RF02"), ("revel 1", "RF04"), ("prospect", "SH03"),
     ("acquire", "SH06"), ("buy mule", "DR01"), ("upgrade revolver", "DR01")],
)  # fmt: skip
def test_a_location_action_needs_its_location(act: str, space: str) -> None:
    s = Scenario([{"space": space, "money": 60, "nuggets": 1, "wounds": 1}, {}])
    assert s.refused(act) == "WL-LOC-01"


@rule("WL-LOC-03", "WL-LOC-05", "WL-LOC-10", "WL-LOC-12")
@pytest.mark.parametrize("space", ["DR01", "DR05", "DR08", "DR09", "RF02", "SV12", "MP01", "CJ08"])
def test_places_where_one_can_only_work(space: str) -> None:
    hand = ["cheat"]
    s = Scenario([{"space": space, "money": 100, "nuggets": 1, "wounds": 1, "hand": hand}, {}, {}])
    verbs = {each.partition(" ")[0] for each in s.options()}
    assert verbs <= {"work", "move", "end", "poker"}
    assert "work" in verbs


@rule("WL-WORK-01", "WL-WORK-02")
def test_work_is_for_every_location_and_for_locations_only() -> None:
    for space in SPACES:
        s = Scenario([{"space": space}, {}])
        if LOCATION[space] is None:
            assert s.refused("work") == "WL-WORK-02"
        else:
            s.act("work")
            assert (s.player(0).money, s.state.actions) == (30, 2)


# -- the store -----------------------------------------------------------------------------------


@rule("WL-STORE-01", "WL-STORE-03", "WL-STORE-04", "WL-STORE-09")
def test_one_action_buys_and_upgrades_any_number() -> None:
    s = Scenario([{"space": "DR02", "money": 100}, {}])
    s.act("buy mule", "upgrade mule", "upgrade revolver", "buy map")
    assert s.player(0).money == 120 - 30 - 30 - 20 - 10
    assert s.player(0).gear == {"revolver": 2, "mule": 2, "map": 1}
    assert s.state.actions == 2
    s.act("work")
    s.act("buy whiskey")
    assert s.state.actions == 0


@rule("WL-LOC-04", "WL-SETUP-03")
@pytest.mark.parametrize("space", ["DR02", "DR03", "DR04", "RF06", "RF07", "RF08"])
def test_both_stores_sell_every_kind(space: str) -> None:
    s = Scenario([{"space": space, "money": 120, "gear": ["revolver"]}, {}])
    assert s.offered("buy") == [
        "mule", "mustang", "shotgun", "rifle", "whiskey", "ten_gallon", "provisions", "map",
    ]  # fmt: skip


@rule("WL-STORE-02")
def test_one_of_each_kind() -> None:
    s = Scenario([{"space": "DR02", "money": 100}, {}])
    assert s.refused("buy revolver") == "WL-STORE-02"


@rule("WL-STORE-05")
def test_items_cannot_be_upgraded() -> None:
    s = Scenario([{"space": "DR02", "money": 100, "gear": ["revolver+", "map"]}, {}])
    assert s.refused("upgrade map") == "WL-STORE-05"
    assert s.refused("upgrade revolver") == "WL-STORE-04"


@rule("WL-STORE-06", "WL-LIMIT-03")
def test_at_most_three_items() -> None:
    gear = ["revolver", "map", "whiskey", "ten_gallon"]
    s = Scenario([{"space": "DR02", "money": 100, "gear": gear}, {}])
    assert s.refused("buy provisions") == "WL-STORE-06"
    assert "mule" in s.offered("buy")


@rule("WL-ITEM-05", "WL-ITEM-07", "WL-ITEM-09")
@pytest.mark.parametrize(
    ("id_", "price"),
    [("mule", 30), ("mustang", 50), ("shotgun", 30), ("rifle", 40), ("whiskey", 10),
     ("ten_gallon", 20), ("provisions", 20), ("map", 10)],
)  # fmt: skip
def test_prices(id_: str, price: int) -> None:
    s = Scenario([{"space": "DR02", "money": price}, {}], income="cards")
    assert id_ in s.offered("buy")
    s.act(f"buy {id_}")
    assert s.player(0).money == 0
    s = Scenario([{"space": "DR02", "money": price - 10}, {}], income="cards")
    assert s.refused(f"buy {id_}") == "WL-STORE-01"


@rule("WL-START-05", "WL-START-04")
def test_what_was_bought_may_be_used_at_once() -> None:
    s = Scenario([{"space": "DR02", "money": 100}, {}])
    s.act("buy mule")
    assert s.player(0).mount == "mule"
    s.act("buy mustang")
    assert s.kind == "use-now"
    s.act("no")
    assert s.player(0).mount == "mule"
    s.act("buy rifle", "yes")
    assert s.player(0).weapon == "rifle"


@rule("WL-ITEM-11")
def test_whiskey_heals_when_it_is_gained() -> None:
    s = Scenario([{"space": "DR02", "wounds": 2}, {}])
    s.act("buy whiskey")
    assert s.player(0).wounds == 1


@rule("WL-ITEM-13", "WL-CARD-03", "WL-CARD-04", "WL-TERM-11")
def test_provisions_bring_a_card_and_another_when_eaten() -> None:
    s = Scenario([{"space": "DR02", "wounds": 2}, {}])
    s.act("buy provisions")
    assert len(s.player(0).hand) == 1
    s.act("provisions")
    assert (len(s.player(0).hand), s.player(0).wounds) == (2, 1)
    assert "provisions" not in s.player(0).gear
    assert s.state.actions == 1


# -- bank, doctor, cabaret -----------------------------------------------------------------------


@rule("WL-EXAMPLE-44", "WL-BANK-01", "WL-BANK-02", "WL-LOC-06")
def test_two_nuggets_and_a_gold_lump_are_sold() -> None:
    s = Scenario([{"space": "DR10", "nuggets": 2, "hand": ["gold_lump"]}, {}], income="cards")
    s.act("sell 2", "sell-card gold_lump")
    assert (s.player(0).money, s.player(0).lp, s.player(0).nuggets) == (60, 3, 0)
    assert s.state.actions == 2
    assert s.pile() == ["gold_lump"]


@rule("WL-BANK-04", "WL-EFFECT-07", "WL-POKERCARD-11")
def test_gold_lumps_alone_can_be_sold() -> None:
    s = Scenario([{"space": "DR10", "hand": ["gold_lump"] * 2}, {}], income="money")
    assert s.offered("sell") == []
    s.act("sell-card gold_lump", "sell-card gold_lump")
    assert (s.player(0).money, s.player(0).lp) == (60, 2)
    assert s.state.actions == 2
    s = Scenario([{"space": "DR09", "hand": ["gold_lump"]}, {}])
    assert s.refused("sell-card gold_lump") == "WL-LOC-01"


@rule("WL-BANK-10", "WL-BANK-03")
def test_all_nuggets_may_be_sold_also_those_above_the_limit() -> None:
    gear = ["revolver", "mustang", "mule"]
    s = Scenario([{"space": "DR10", "nuggets": 6, "gear": gear}, {}], income="cards")
    s.act("use mustang", "sell 6")
    assert (s.player(0).money, s.player(0).lp) == (120, 6)


@rule("WL-EXAMPLE-43", "WL-DOC-01", "WL-DOC-02", "WL-LOC-07")
def test_the_doctor_heals_all_wounds_for_ten_dollars() -> None:
    s = Scenario([{"space": "RF01", "wounds": 2, "money": 10}, {}], income="cards")
    before = len(s.player(0).hand)
    s.act("doctor")
    assert (s.player(0).wounds, s.player(0).money) == (0, 0)
    assert len(s.player(0).hand) == before + 2
    assert s.state.actions == 2


@rule("WL-DOC-03")
def test_no_doctor_without_a_wound() -> None:
    s = Scenario([{"space": "RF01", "money": 10}, {}])
    assert s.refused("doctor") == "WL-DOC-03"
    s = Scenario([{"space": "RF01", "wounds": 1}, {}], income="cards")
    assert s.refused("doctor") == "WL-DOC-01"


@rule("WL-EXAMPLE-18", "WL-CAB-01", "WL-CAB-02", "WL-LOC-08")
def test_the_cabaret_sells_points_for_thirty_dollars() -> None:
    s = Scenario([{"space": "RF05", "money": 120}, {}], income="cards")
    assert s.offered("revel") == ["4", "3", "2", "1"]
    s.act("revel 4")
    assert (s.player(0).lp, s.player(0).money) == (4, 0)
    s = Scenario([{"space": "RF05"}, {}])
    assert s.refused("revel 1") == "WL-CAB-01"


# -- prospecting ---------------------------------------------------------------------------------


@rule("WL-MINE-01", "WL-LOC-11", "WL-DIE-01", "WL-DIE-02", "WL-DIE-04")
@pytest.mark.parametrize("space", ["SH02", "SV03", "CJ11"])
def test_both_dice_are_rolled_at_any_mine(space: str) -> None:
    s = Scenario([{"space": space}, {}], income="cards", dice="nugget money")
    s.act("prospect")
    assert (s.player(0).nuggets, s.player(0).money) == (1, 10)
    s.roll("blank blank")
    s.act("prospect")
    assert (s.player(0).nuggets, s.player(0).money) == (1, 10)
    s.roll("nugget nugget")
    s.act("prospect")
    assert s.player(0).nuggets == 3


@rule("WL-MINE-02", "WL-DIE-03")
def test_an_arrow_lets_the_die_roll_again_and_again() -> None:
    s = Scenario([{"space": "SH02"}, {}], income="cards", dice="money_reroll nugget")
    s.roll("money_reroll nugget")
    s.act("prospect")
    assert (s.kind, s.player(0).money) == ("arrow", 10)
    s.act("yes")
    assert (s.kind, s.player(0).money) == ("arrow", 20)
    s.act("yes")
    assert (s.player(0).money, s.player(0).nuggets) == (20, 2)
    s.roll("money_reroll blank")
    s.act("prospect", "no")
    assert s.player(0).money == 30
    assert s.kind == "act"


@rule("WL-EXAMPLE-22", "WL-MINE-03", "WL-LIMIT-02")
def test_nuggets_above_the_limit_are_lost() -> None:
    s = Scenario([{"space": "SH02", "nuggets": 4}, {}], dice="nugget nugget")
    s.act("prospect")
    assert s.player(0).nuggets == 4


@rule("WL-LIMIT-08", "WL-ITEM-01")
def test_the_mule_carries_two_more_while_it_is_chosen() -> None:
    gear = ["revolver", "mule", "mustang"]
    s = Scenario([{"space": "SH02", "nuggets": 4, "gear": gear}, {}], dice="nugget nugget")
    s.act("use mule", "prospect")
    assert s.player(0).nuggets == 6
    s.ends_turn(0)
    s.act("income money", "use mustang")
    s.roll("nugget nugget")
    s.act("prospect")
    assert s.player(0).nuggets == 6


@rule("WL-MINE-04", "WL-MINE-05", "WL-ITEM-14")
def test_the_map_rolls_one_die_again_before_anything_is_gained() -> None:
    gear = ["revolver", "map"]
    s = Scenario([{"space": "SH02", "gear": gear}, {}], income="cards", dice="blank money_reroll")
    s.act("prospect")
    assert s.kind == "roll-again"
    assert s.offered("reroll") == ["blank", "money_reroll"]
    assert s.player(0).money == 0
    s.roll("nugget money")
    s.act("reroll blank")
    assert (s.kind, s.player(0).nuggets, s.player(0).money) == ("arrow", 1, 10)
    s.act("yes")  # this die is the arrow's, not the map's
    assert (s.kind, s.player(0).money) == ("act", 20)


@rule("WL-MINE-04")
def test_nobody_has_to_roll_again_and_the_clock_does_not() -> None:
    s = Scenario(
        [{"space": "SH02", "gear": ["revolver", "map"]}, {}], income="cards", dice="nugget blank"
    )
    s.act("prospect")
    assert s.kind == "roll-again"
    s.pass_on()
    assert (s.kind, s.player(0).nuggets) == ("act", 1)
    assert len(s.heard("rolled")) == 1


# -- cattle --------------------------------------------------------------------------------------


@rule("WL-RANCH-01", "WL-LOC-09", "WL-LIMIT-04")
@pytest.mark.parametrize(("space", "colour"), [("MP02", "green"), ("SH07", "blue")])
def test_a_ranch_gives_a_token_of_its_colour(space: str, colour: str) -> None:
    s = Scenario([{"space": space}, {}])
    s.act("acquire")
    assert s.shown(0)["cattle"] == [colour]
    assert len(s.state.herd(colour)) == 7
    assert s.state.actions == 2


@rule("WL-RANCH-03")
def test_one_token_is_the_limit() -> None:
    s = Scenario([{"space": "SH07", "cattle": ["cattle:die#green"]}, {}])
    assert s.refused("acquire") == "WL-RANCH-03"


@rule("WL-RANCH-04", "WL-RANCH-05", "WL-RANCH-07", "WL-ACT-05")
def test_rustled_cattle_is_sold_at_the_other_ranch_for_a_wanted_point() -> None:
    s = Scenario([{"space": "SH07", "cattle": ["cattle:lp1#green"]}, {}])
    s.act("rustle cattle")
    assert (s.player(0).wp, s.player(0).lp, s.state.actions) == (1, 1, 3)
    assert len(s.state.green) == 8
    assert not any(s.state.knows(None, slot) for slot in s.state.green)


@rule("WL-RANCH-09")
def test_at_its_own_ranch_cattle_is_not_sold() -> None:
    s = Scenario([{"space": "MP02", "cattle": ["cattle:lp1#green"]}, {}])
    assert s.refused("rustle cattle") == "WL-RANCH-09"


@rule("WL-RANCH-06")
def test_a_lawman_who_sells_rustled_cattle_changes_sides() -> None:
    s = Scenario([{"space": "SH07", "mp": 4, "cattle": ["cattle:lp1#green"]}, {}])
    s.act("rustle cattle")
    assert (s.player(0).mp, s.player(0).wp) == (0, 1)


@rule("WL-RANCH-08")
def test_selling_cattle_ends_the_movement() -> None:
    gear = ["revolver", "mustang"]
    s = Scenario([{"space": "SH06", "gear": gear, "cattle": ["cattle:lp1#green"]}, {}])
    s.act("move SH07")
    assert s.state.points == 3
    s.act("rustle cattle")
    assert s.offered("go") == []


@rule("WL-RAIL-01", "WL-RAIL-02", "WL-RAIL-04")
def test_cattle_is_shipped_for_a_marshal_point() -> None:
    s = Scenario([{"space": "SV12", "cattle": ["cattle:lp1#blue"]}, {}], income="cards")
    s.act("ship cattle")
    assert (s.player(0).mp, s.player(0).lp, s.player(0).money) == (1, 1, 20)
    assert s.state.actions == 3
    assert len(s.state.blue) == 8
    s = Scenario([{"space": "SV11", "cattle": ["cattle:lp1#blue"]}, {}])
    assert s.refused("ship cattle") == "WL-RAIL-01"


def shipped(symbol: str, **more: object) -> Scenario:
    """A token is sold as rustled, which brings nothing else but 1 WP."""
    player = {"space": "SH07", "cattle": [f"cattle:{symbol}#green"], **more}
    s = Scenario([player, {}], income="cards")
    s.act("rustle cattle")
    return s


@rule("WL-CATTLE-01", "WL-CATTLE-02", "WL-CATTLE-03")
def test_cattle_symbols_of_one_gain() -> None:
    assert shipped("money40").player(0).money == 40
    assert shipped("lp1").player(0).lp == 1
    assert shipped("nugget").player(0).nuggets == 1


@rule("WL-CATTLE-04", "WL-CATTLE-05", "WL-CATTLE-07")
def test_cattle_symbols_of_two_gains() -> None:
    s = shipped("money30_card")
    assert (s.player(0).money, len(s.player(0).hand)) == (30, 3)
    s = shipped("money10_action")
    assert (s.player(0).money, s.state.actions) == (10, 4)
    s = shipped("money30_heal", wounds=2)
    assert (s.player(0).money, s.player(0).wounds) == (30, 1)


@rule("WL-CATTLE-06")
def test_a_symbol_offers_either_kind_of_points() -> None:
    player = {"space": "SV12", "cattle": ["cattle:mp_or_wp#green"]}
    s = Scenario([player, {}])
    s.act("ship cattle")
    assert s.offered("choose") == ["mp-1", "wp-1"]
    s.act("choose mp-1")
    assert s.player(0).mp == 2
    s = Scenario([player, {}])
    s.act("ship cattle", "choose wp-1")
    assert (s.player(0).mp, s.player(0).wp) == (0, 1)


@rule("WL-CATTLE-08", "WL-MINE-05")
def test_a_symbol_rolls_a_die_and_draws_for_the_blank_face() -> None:
    for face, cards, nuggets in (("blank", 3, 0), ("nugget", 2, 1)):
        player = {"space": "SH07", "cattle": ["cattle:die#green"], "gear": ["revolver", "map"]}
        s = Scenario([player, {}], income="cards", dice=face)
        s.act("rustle cattle")
        assert s.kind == "act"
        assert (len(s.player(0).hand), s.player(0).nuggets) == (cards, nuggets)
