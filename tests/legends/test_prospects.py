"""What everybody sees of what lies ahead, and of a fight that goes on."""

from __future__ import annotations

from typing import Any

import pytest
from tests.legends.test_man_in_black import with_him

from saloon.games.legends.prospects import WORTH
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


@rule("WL-MOVE-03", "WL-MOVE-07", "WL-MOVE-19")
def test_costs_are_told_of_an_open_movement_and_of_another_move_action() -> None:
    def costs_what_is_offered() -> Any:
        reach = view(s)["reach"]
        assert sorted(reach) == sorted({*s.offered("go"), *s.offered("move")})
        return reach

    s = Scenario([{"space": "DR10", "hand": ["sprint"]}, {"space": "RF01"}])
    s.act("move DR07")
    [near, *_] = s.offered("go")
    far = next(space for space in s.offered("move") if space not in s.offered("go"))
    reach = costs_what_is_offered()
    assert (reach[near], reach[far]) == (1, 2)
    s.act(f"go {near}")
    assert s.offered("go") == []
    assert set(costs_what_is_offered().values()) == {1, 2}
    s.act("play sprint")
    assert s.offered("move") == []
    assert costs_what_is_offered()


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


POINTS = ("money", "nuggets", "lp", "wp")
FIGHTER = {"hand": ["tenacity:ks"]}
# The eight hurts who fights against it, and changes nothing that is counted here.
WEAK = {"deck": ["8", "3", "4", "5"]}
BANK_ROBBERY = ["rob-bank", "lay tenacity", "fight-card fight:8"]
ACTS: list[tuple[dict[str, Any], list[str]]] = [
    ({"space": "DR02"}, ["work"]),
    ({"space": "DR02", "money": 100}, ["work"]),
    ({"space": "DR10", "nuggets": 2}, ["sell 1"]),
    ({"space": "DR10", "nuggets": 2, "money": 80}, ["sell 2"]),
    ({"space": "RF01", "wounds": 2}, ["doctor"]),
    ({"space": "RF05", "money": 100}, ["revel 3"]),
    ({"space": "DR05", "money": 10, "hand": ["sprint", "cheat"]}, ["poker"]),
    ({"space": "DR10", **FIGHTER}, BANK_ROBBERY),
    ({"space": "DR10", "money": 60, **FIGHTER}, BANK_ROBBERY),
]
SPOILS = ("rob", "black-rob")


def offered(s: Scenario, choice: str) -> dict[str, Any]:
    verb, _, detail = choice.partition(" ")
    found = [each for each in view(s)["offers"] if (each["verb"], each["detail"]) == (verb, detail)]
    assert len(found) == 1
    return dict(found[0])


def counted(s: Scenario) -> dict[str, int]:
    me = s.player(0)
    points = {name: getattr(me, name) for name in POINTS}
    return points | {"wounds": me.wounds, "cards": len(me.hand)}


def difference(s: Scenario, choices: list[str]) -> dict[str, int]:
    before = counted(s)
    s.act(*choices)
    return {name: now - before[name] for name, now in counted(s).items()}


@rule("WL-BANK-08", "WL-LIMIT-01", "WL-DOC-02", "WL-CAB-01")
@pytest.mark.parametrize(("me", "choices"), ACTS)
def test_every_number_of_an_offer_is_what_the_act_then_brings(
    me: dict[str, Any], choices: list[str]
) -> None:
    s = Scenario([me, {"space": "DC01"}, {"space": "DC01"}], fights=WEAK)
    offer = offered(s, choices[0])
    brought = difference(s, choices)
    assert {name: brought[name] for name in brought if name in offer} == {
        name: number for name, number in offer.items() if name in brought
    }
    assert [name for name in POINTS if brought[name] and name not in offer] == []
    if "guard" in offer:
        assert s.heard("opponent-drew")[0].facts["cards"] == offer["guard"]
    if "pot" in offer:
        assert view(s)["poker"]["pot"] == offer["pot"]


@rule("WL-ROB-04", "WL-ROB-06", "WL-MIBRULE-15")
@pytest.mark.parametrize("verb", SPOILS)
@pytest.mark.parametrize("what", ["money", "nuggets"])
@pytest.mark.parametrize("had", [{}, {"money": 90, "nuggets": 3}])
def test_the_spoils_of_an_offer_are_what_a_robber_then_takes(
    verb: str, what: str, had: dict[str, int]
) -> None:
    if verb == "rob":
        victim = {"money": 70, "nuggets": 3, "space": "DR06"}
        s = Scenario([{"space": "DR06", **FIGHTER, **had}, victim, {"space": "DC01"}])
    else:
        s = with_him({**FIGHTER, **had}, fights=WEAK)
    [offer] = [each for each in view(s)["offers"] if each["verb"] == verb]
    choice = "rob @1" if verb == "rob" else verb
    brought = difference(s, [choice, "lay tenacity", f"loot {what}"])
    assert brought["wp"] == offer["wp"]
    assert brought[what] == offer["spoils"][what] - offer["spoils"][f"{what}_lost"]


@rule("WL-MINE-01", "WL-MINE-03")
def test_an_offer_of_the_mine_tells_the_dice_and_the_room() -> None:
    s = Scenario([{"space": "SH02", "nuggets": 3}, {"space": "DC01"}], dice="nugget nugget")
    offer = offered(s, "prospect")
    brought = difference(s, ["prospect"])
    assert len(s.heard("rolled")[0].facts["dice"]) == offer["dice"]
    assert brought["nuggets"] == offer["room"]


def test_every_offer_is_compared_with_its_act() -> None:
    compared = {choices[0].partition(" ")[0] for _, choices in ACTS}
    assert compared | {*SPOILS, "prospect"} == set(WORTH)


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
