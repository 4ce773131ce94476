"""What everybody sees of what lies ahead, and of a fight that goes on."""

from __future__ import annotations

from typing import Any

from saloon.testing import rule
from saloon.testing.legends_scenario import LegendsScenario as Scenario


def view(s: Scenario, seat: int = 0) -> Any:
    return s.game.view(seat)


@rule("WL-MOVE-03", "WL-MOVE-09")
def test_what_is_within_reach_has_its_cost_and_is_what_is_offered() -> None:
    s = Scenario([{"space": "DR10", "wp": 1}, {"space": "RF01"}], sheriff="DR06")
    reach = view(s)["reach"]
    assert sorted(reach) == sorted(s.offered("move"))
    assert reach["DR07"] == 1
    assert "DR06" not in reach
    assert view(s, 1)["reach"] == reach


@rule("WL-BANK-01", "WL-LIMIT-01")
def test_an_offer_counts_what_the_act_then_brings() -> None:
    s = Scenario([{"space": "DR10", "money": 80, "nuggets": 2}, {"space": "RF01"}])
    offers = {(each["verb"], each["detail"]): each for each in view(s)["offers"]}
    offer = offers["sell", "2"]
    before = s.state.players[0].money
    assert (offer["lp"], offer["nuggets"]) == (2, -2)
    assert offer["money"] + offer["lost"] == 40
    s.act("sell 2")
    assert s.state.players[0].money - before == offer["money"]


@rule("WL-FIGHT-12", "WL-ITEM-15")
def test_what_changes_a_card_is_told_and_seen_by_all() -> None:
    s = Scenario(
        [
            {"space": "DR02", "hand": ["hustle", "manhunt"], "gear": ["revolver+"]},
            {"space": "DR02", "hand": ["tenacity", "manhunt"]},
            {"space": "RF01"},
        ]
    )
    s.act("duel @1", "lay hustle", "lay tenacity")
    told = [each.facts for each in s.heard("counts")]
    assert {"target": 0, "why": "revolver", "amount": 1} in told
    for seat in range(3):
        ring = view(s, seat)["ring"]
        assert (ring["fight"], ring["fighter"], ring["rival"]) == ("duel", 0, 1)
        assert {"seat": 0, "id": "revolver", "by": 1} in ring["changes"]


# -- what has been done ----------------------------------------------------------------------------


@rule("WL-ACT-01", "WL-MOVE-08")
def test_everybody_sees_what_the_actions_of_a_turn_went_for() -> None:
    s = Scenario(
        [{"space": "DR02", "hand": ["tenacity", "sprint"], "gear": ["revolver"]}, {"space": "RF01"}]
    )
    assert view(s)["spent"] == []
    s.act("move DR03", "play sprint", "go DR04")
    assert view(s, 1)["spent"] == ["move"], "what follows a movement is a part of it"
    s.act("play tenacity", "work")
    assert view(s, 1)["spent"] == ["move", "play", "work"]
    s.act("end")
    assert view(s)["spent"] == []


@rule("WL-STORE-01", "WL-STORE-03")
def test_everybody_sees_what_lies_in_the_basket_while_the_store_is_open() -> None:
    s = Scenario([{"space": "DR02", "money": 110, "gear": ["revolver"]}, {"space": "RF01"}])
    assert view(s, 1)["basket"] == []
    s.act("buy mule", "upgrade revolver", "buy map")
    bought = [(each["id"], each["upgraded"]) for each in view(s, 1)["basket"]]
    assert bought == [("mule", False), ("revolver", True), ("map", False)]
    assert view(s, 1)["spent"] == ["buy"]
    s.act("work")
    assert view(s, 1)["basket"] == []
    s.act("buy whiskey")
    assert [each["id"] for each in view(s, 1)["basket"]] == ["whiskey"], "another visit"
