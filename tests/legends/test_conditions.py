"""Conditions of stories and goals: each type, and what it reads of the time before."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.games.legends.conditions import met, of_this_turn, pay, since_own_turn
from saloon.games.legends.pieces import Condition
from saloon.games.legends.reading import read_condition
from saloon.testing import rule
from saloon.testing.legends_scenario import LegendsScenario as Scenario


def holds(s: Scenario, seat: int = 0, *, goal: bool = False, **row: Any) -> bool:
    """Whether a player meets a condition now, as a story or as a goal reads it."""
    player = s.player(seat)
    deeds = since_own_turn(s.state, player) if goal else of_this_turn(s.state, player)
    return met(s.state, player, read_condition(row), deeds)


def alone(**seat: Any) -> Scenario:
    return Scenario([{"space": "DR02", **seat}, {"space": "RF01"}, {"space": "RF01"}])


# -- states ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("resource", "seat"),
    [
        ("money", {"money": 40}),
        ("nuggets", {"nuggets": 2}),
        ("lp", {"lp": 2}),
        ("mp", {"mp": 2}),
        ("wp", {"wp": 2}),
        ("wounds", {"wounds": 2}),
        ("hand", {"hand": ["hustle", "cheat"]}),
        ("items", {"gear": ["revolver", "whiskey", "map"]}),
    ],
)
def test_has_counts_what_a_player_has_now(resource: str, seat: dict[str, Any]) -> None:
    s = alone(**seat)
    held = 60 if resource == "money" else 2  # the income came on top
    assert holds(s, type="has", resource=resource, min=held)
    assert not holds(s, type="has", resource=resource, min=held + 1)
    assert holds(s, type="has", resource=resource, max=held)
    assert not holds(s, type="has", resource=resource, max=held - 1)


def test_a_state_is_asked_for_where_the_figure_stands() -> None:
    s = alone(wp=3, space="DC01")
    row: dict[str, Any] = {"type": "has", "resource": "wp", "min": 3}
    assert holds(s, **row, locations=["hideout_b_creek"])
    assert not holds(s, **row, locations=["bank"])
    assert holds(s, **row, outside_towns=True)
    assert not holds(alone(wp=3), **row, outside_towns=True)


def test_what_a_player_owns() -> None:
    s = alone(gear=["revolver+", "shotgun", "mule"])
    assert holds(s, type="owns_mount")
    assert not holds(alone(), type="owns_mount")
    assert holds(s, type="owns_upgraded", any_of=["revolver", "rifle"])
    assert not holds(s, type="owns_upgraded", any_of=["shotgun", "rifle"])
    assert not holds(s, type="owns_upgraded", any_of=["revolver", "shotgun"], number=2)
    two = alone(gear=["revolver+", "shotgun+"])
    assert holds(two, type="owns_upgraded", any_of=["revolver", "shotgun"], number=2)


def test_cattle_is_held_outside_towns() -> None:
    row: dict[str, Any] = {"type": "holds_cattle", "outside_towns": True}
    assert holds(alone(space="DC01", cattle=["cattle:die#blue"]), **row)
    assert not holds(alone(space="DC01"), **row)
    assert not holds(alone(cattle=["cattle:die#blue"]), **row)


# -- deeds -----------------------------------------------------------------------------------------


@rule("WL-STORY-33")
def test_gains_are_added_up_within_one_action() -> None:
    row: dict[str, Any] = {"type": "gained", "resource": "lp", "min": 2}
    s = alone(space="DR10", nuggets=2)
    s.act("sell 1")
    assert not holds(s, **row, scope="action")
    s.act("work")
    s.act("sell 1")
    assert holds(s, **row, scope="turn")
    assert not holds(s, **row, scope="action")
    s = alone(space="DR10", nuggets=2)
    s.act("sell 1", "sell 1")
    assert holds(s, **row, scope="action")
    assert holds(s, **row, scope="action", action="sell_nuggets")
    assert not holds(s, **row, scope="action", action="revel")


@rule("WL-STORY-33")
def test_what_the_start_of_a_turn_brings_belongs_to_no_action() -> None:
    s = alone()
    assert holds(s, type="gained", resource="money", min=20, scope="turn")
    assert not holds(s, type="gained", resource="money", min=20, scope="action")


@rule("WL-STORY-33")
def test_losses_are_not_subtracted_and_are_nothing_spent() -> None:
    s = alone(space="DR02", money=120)
    s.act("buy mustang")
    row: dict[str, Any] = {"type": "spent_money", "scope": "action"}
    assert holds(s, **row, min=50)
    assert not holds(s, **row, min=60)
    s.act("buy whiskey")
    assert holds(s, **row, min=60)


@rule("WL-STORY-33")
def test_what_an_action_costs_is_not_subtracted_from_what_it_brings() -> None:
    flop = ["bulletproof_vest:jd", "shootout:3c", "gold_lump:10s"]
    dealer = ["tenacity:kc", "hustle:qc", "manhunt:4h", "hands_up:6s"]
    s = Scenario(
        [{"space": "DR05", "hand": ["hustle:qs", "tenacity:kd"]}, {"space": "RF01"}, {}],
        deck=["sprint:2s", *dealer, *flop],
    )  # fmt: skip
    s.act("poker", "lay hustle", "lay tenacity")
    assert s.player(0).money == 70, "20 - 10 + 60"
    row: dict[str, Any] = {"type": "gained", "resource": "money", "scope": "action"}
    assert holds(s, **row, min=60)
    assert not holds(s, **row, min=61)


@rule("WL-STORY-33")
def test_a_free_activity_counts_for_itself() -> None:
    row: dict[str, Any] = {"type": "gained", "resource": "mp", "min": 2}
    s = alone(space="SV12", cattle=["cattle:money40#blue", "cattle:die#blue"])
    s.roll("blank")
    s.act("ship cattle:money40#blue", "ship cattle:die#blue")
    assert s.state.actions == 3, "both were free"
    assert holds(s, **row, scope="turn")
    assert not holds(s, **row, scope="action")
    s = alone(space="SV12", hand=["manhunt"], cattle=["cattle:lp1#blue"])
    points: dict[str, Any] = {"type": "gained", "resource": "lp", "min": 2}
    s.act("play manhunt", "ship cattle")
    assert holds(s, **points, scope="turn")
    assert not holds(s, **points, scope="action"), "the sale ended the action before it"


def test_actions_and_their_places() -> None:
    s = alone(space="DC01")
    s.act("work")
    row: dict[str, Any] = {"type": "did_action", "action": "work"}
    assert holds(s, **row)
    assert holds(s, **row, locations=["hideout_b_creek"])
    assert not holds(s, **row, locations=["bank"])
    assert not holds(s, **row, places=2)
    assert not holds(s, type="did_action", action="prospect")
    s.act("work")
    assert not holds(s, **row, places=2)


def test_an_upgrade_in_a_visit_that_began_with_a_purchase_is_one() -> None:
    s = alone(space="DR02", money=100)
    s.act("buy whiskey", "upgrade revolver")
    assert holds(s, type="did_action", action="upgrade_equipment")
    assert holds(s, type="bought", item="whiskey")
    assert not holds(s, type="bought", item="provisions")


def test_items_used_and_wounds_healed() -> None:
    s = alone(gear=["revolver", "provisions", "whiskey"], wounds=2)
    row: dict[str, Any] = {"type": "used_item", "any_of": ["provisions", "whiskey"]}
    assert not holds(s, **row)
    assert not holds(s, type="healed", min=1)
    s.act("provisions")
    assert holds(s, **row)
    assert not holds(s, type="used_item", any_of=["whiskey"])
    assert holds(s, type="healed", min=1)
    assert not holds(s, type="healed", min=2)


def test_cattle_shipped_is_not_rustled() -> None:
    s = alone(space="SV12", cattle=["cattle:money40#blue"])
    assert not holds(s, type="sold_cattle", how="any")
    s.act("ship cattle:money40#blue")
    for how, is_so in (("any", True), ("ship", True), ("rustle", False)):
        assert holds(s, type="sold_cattle", how=how) is is_so


def test_nuggets_sold_with_one_action() -> None:
    s = alone(space="DR10", nuggets=4)
    s.act("sell 2", "work", "sell 2")
    row: dict[str, Any] = {"type": "sold_nuggets", "scope": "action"}
    assert holds(s, **row, min=2)
    assert not holds(s, **row, min=3)


@rule("WL-MOVE-08", "WL-MOVE-16")
def test_a_movement_has_ended_where_something_else_would_be_begun() -> None:
    s = alone(space="DR07")
    row: dict[str, Any] = {"type": "ended_movement", "locations": ["hideout_b_creek"]}
    assert not holds(s, **row)
    s.act("move DC01")
    assert s.state.points == 1
    assert holds(s, **row)
    s.act("go DR07")
    assert not holds(s, **row)
    assert not holds(s, type="ended_movement", outside_towns=True)


def test_what_came_along_when_a_movement_ended() -> None:
    whiskey: dict[str, Any] = {"gear": ["revolver", "whiskey", "mule"]}
    s = Scenario([{"space": "DR07", **whiskey}, {"space": "DC01"}, {"space": "RF01"}])
    s.act("move DC01", "whiskey @1")
    row: dict[str, Any] = {"type": "ended_movement", "locations": ["hideout_b_creek"]}
    assert holds(s, **row, item="whiskey")
    assert not holds(s, **row, item="map")
    assert not holds(s, **row, cattle=True)
    assert holds(s, **row, mount="mule")
    assert not holds(s, **row, mount="mustang")


def test_spaces_entered_with_a_mount_chosen() -> None:
    s = alone(space="DR07", gear=["revolver", "mustang"])
    row: dict[str, Any] = {"type": "moved", "mount": "mustang"}
    s.act("move DC01", "go DR07")
    assert holds(s, **row, min=2)
    assert not holds(s, **row, min=3)
    assert not holds(s, type="moved", mount="mule", min=1)


# -- fights ----------------------------------------------------------------------------------------


def victory(
    one: dict[str, Any], other: dict[str, Any], fight: str = "duel", **more: Any
) -> Scenario:
    """The first player beats the second, who surrenders."""
    here: dict[str, Any] = {"space": "DC01"}
    s = Scenario(
        [{**here, "hand": ["tenacity"], **one}, {**here, **other}, {"space": "RF01"}], **more
    )
    s.act(f"{fight} @1", "lay tenacity")
    return s


@pytest.mark.parametrize(
    ("row", "is_so"),
    [
        ({}, True),
        ({"fights": ["duel"]}, True),
        ({"fights": ["robbery", "arrest"]}, False),
        ({"opponents": ["character"]}, True),
        ({"opponents": ["bandit", "outlaw"]}, True),
        ({"opponents": ["bandit"]}, False),
        ({"weapon": "revolver"}, True),
        ({"weapon": "rifle"}, False),
        ({"min_wounds": 1}, True),
        ({"min_wounds": 2}, False),
        ({"max_wounds": 1}, True),
        ({"max_wounds": 0}, False),
        ({"locations": ["hideout_b_creek"]}, True),
        ({"locations": ["bank"]}, False),
        ({"outside_towns": True}, True),
        ({"town": "darkrock"}, False),
        ({"with_sheriff": True}, False),
    ],
)
def test_a_fight_won(row: dict[str, Any], is_so: bool) -> None:
    s = victory({"wounds": 1}, {"wp": 1})
    assert holds(s, type="won_fight", **row) is is_so


def test_a_neutral_character_beaten_was_no_outlaw() -> None:
    assert not holds(victory({}, {}), type="won_fight", opponents=["outlaw"])


def test_a_fight_won_in_the_town_where_the_sheriff_is() -> None:
    here: dict[str, Any] = {"space": "DR02"}
    for sheriff, is_so in (("DR01", True), ("RF01", False)):
        s = victory(here, here, sheriff=sheriff)
        assert holds(s, type="won_fight", with_sheriff=True) is is_so
        assert holds(s, type="won_fight", town="darkrock")


def test_a_fight_declared() -> None:
    s = victory({}, {})
    assert holds(s, type="declared_fight", fights=["arrest", "duel", "robbery"])
    assert not holds(s, type="declared_fight", fights=["robbery"])
    assert not holds(s, 1, type="declared_fight", fights=["duel"])


@rule("WL-GOAL-16", "WL-GOAL-14", "WL-STORY-16")
def test_goals_also_read_what_came_since_the_turn_before() -> None:
    here: dict[str, Any] = {"space": "DC01"}
    s = Scenario([{**here, "hand": ["cheat"]}, {**here, "hand": ["tenacity"]}, {"space": "RF01"}])
    s.act("duel @1", "lay cheat", "lay tenacity")
    s.ends_turn(1)
    row: dict[str, Any] = {"type": "won_fight", "fights": ["duel"]}
    assert holds(s, 1, goal=True, **row)
    assert not holds(s, 1, **row)
    s.ends_turn(2)
    assert not holds(s, 1, goal=True, **row)


# -- discards --------------------------------------------------------------------------------------


def pays(s: Scenario, **row: Any) -> list[str]:
    """Pay for a condition, answering with the first card each time; the kinds that were asked."""
    condition: Condition = read_condition(row)
    asked: list[str] = []
    script = pay(s.state, s.player(0), condition, "story", "WL-STORY-15")
    answer: Any = None
    while script is not None:
        try:
            decision = script.send(answer)
        except StopIteration:
            break
        answer = decision.options_for(0)[0]
        asked.append(decision.kind)
    return asked


@pytest.mark.parametrize(
    ("row", "hand", "is_so"),
    [
        ({"number": 1}, ["hustle:qs"], True),
        ({"number": 1}, [], False),
        ({"number": 2, "same": "suit"}, ["hustle:qs", "cheat:2h"], False),
        ({"number": 2, "same": "suit"}, ["hustle:qs", "cheat:2h", "sprint:2s"], True),
        ({"number": 2, "same": "rank"}, ["hustle:qs", "cheat:2h", "sprint:2s"], True),
        ({"number": 2, "same": "rank"}, ["hustle:qs", "cheat:2h"], False),
        ({"number": 2, "ranks": ["A", "8"]}, ["living_legend:as", "saddle_up:8h"], True),
        ({"number": 2, "ranks": ["A", "8"]}, ["living_legend:as", "living_legend:ah"], False),
    ],
)
def test_cards_to_discard(row: dict[str, Any], hand: list[str], is_so: bool) -> None:
    s = alone(hand=hand)
    assert holds(s, type="discard_cards", **row) is is_so
    assert not holds(s, type="discard_cards", locations=["bank"], **row)


def test_only_what_fits_is_discarded() -> None:
    s = alone(hand=["hustle:qs", "cheat:2h", "sprint:2s", "manhunt:4s"])
    row: dict[str, Any] = {"type": "discard_cards", "number": 2, "same": "suit"}
    assert pays(s, **row) == ["discard"] * 2
    assert s.pile() == ["hustle", "sprint"]
    # Who has other cards is asked, too: nobody learns that there was nothing to choose.
    s = alone(hand=["hustle:qs", "cheat:2h", "sprint:2s"])
    assert pays(s, **row) == ["discard"] * 2
    assert s.hand(0) == ["cheat"]
    s = alone(hand=["hustle:qs", "sprint:2s"])
    assert pays(s, **row) == []
    assert s.hand(0) == []


@rule("WL-GOAL-12", "WL-GOAL-18")
def test_an_item_given_back_does_nothing() -> None:
    s = alone(gear=["revolver", "provisions"], wounds=1)
    row: dict[str, Any] = {"type": "discard_item", "item": "provisions"}
    assert not holds(s, **row, locations=["doctor"])
    assert holds(s, **row)
    assert pays(s, **row) == []
    assert (list(s.player(0).gear), s.player(0).wounds, s.hand(0)) == (["revolver"], 1, [])
    assert not holds(s, **row)


# -- together --------------------------------------------------------------------------------------


def test_all_and_any() -> None:
    s = alone(wp=3)
    rich: dict[str, Any] = {"type": "has", "resource": "money", "min": 100}
    wanted: dict[str, Any] = {"type": "has", "resource": "wp", "min": 3}
    assert not holds(s, type="all", of=[rich, wanted])
    assert holds(s, type="any", of=[rich, wanted])
    assert holds(s, type="all", of=[wanted, wanted])
    assert not holds(s, type="any", of=[rich, rich])
