"""How a fight against a player goes: who does what first, what adds up, what lapses."""

from __future__ import annotations

from typing import Any

import pytest
from tests.legends.fighting import bandit, duel

from saloon.testing import rule
from saloon.testing.legends_scenario import LegendsScenario as Scenario

ANNIE = {"character": "annie_oakley", "lp": 5, "gear": ["rifle"]}


def told(s: Scenario, kinds: str) -> list[tuple[str, int]]:
    """Which of these kinds of events came, in which order, and whose they were."""
    return [(each.kind, each.seat) for each in s.events if each.kind in kinds.split()]


@rule("WL-FIGHT-05", "WL-FIGHT-12", "WL-FIGHT-15")
def test_the_steps_of_a_fight() -> None:
    s = duel(
        {"hand": ["tenacity:ks", "hands_up"], "gear": ["rifle"]},
        {"hand": ["hustle:qs", "hands_up"]},
    )
    s.act("duel @1", "lay tenacity", "lay hustle", "react hands_up", "react hands_up")
    steps = "fight looked-at laid revealed played compared fight-over hurt gained"
    assert told(s, steps)[1:] == [  # the first gain was the income
        ("fight", 0), ("looked-at", 0), ("laid", 0), ("laid", 1), ("revealed", 0), ("revealed", 1),
        ("played", 0), ("played", 1), ("compared", 0), ("fight-over", 0), ("hurt", 1),
        ("gained", 0),
    ]  # fmt: skip


@rule("WL-FIGHT-09", "WL-FIGHT-35", "WL-TERM-05")
def test_effects_before_a_fight_alternate_in_an_order_of_their_owners_choice() -> None:
    rival = {"gear": ["rifle"], "hand": ["tenacity", "cheat"]}
    s = duel({**ANNIE, "hand": ["hustle"]}, rival)
    s.act("duel @1")
    assert (s.asked, s.offered("first")) == (0, ["annie_oakley", "rifle"])
    s.act("first rifle")
    assert told(s, "looked-at") == [("looked-at", 0), ("looked-at", 1)]
    assert (s.asked, s.offered("choose")) == (1, ["discard-1", "wound-1"])
    s.act("choose wound-1")
    assert (s.asked, s.kind) == (0, "lay")
    s = duel({**ANNIE, "hand": ["hustle"]}, rival)
    s.act("duel @1", "first annie_oakley")
    assert told(s, "looked-at") == []
    s.act("choose discard-1", "discard cheat")
    assert told(s, "looked-at") == [("looked-at", 1), ("looked-at", 0)]
    assert [card.partition(":")[0] for card in s.shown(1, 0)["hand"]] == ["tenacity"]


@rule("WL-FIGHT-09", "WL-CHAR-02")
def test_a_single_effect_needs_no_order() -> None:
    s = duel({**ANNIE, "lp": 4, "hand": ["hustle"]}, {"hand": ["tenacity", "cheat"]})
    s.act("duel @1")
    assert (s.asked, s.kind) == (0, "lay")
    s = bandit({**ANNIE, "hand": ["hustle"]}, ["8", "5"])
    assert (s.asked, s.kind) == (0, "lay")  # neither works against a bandit
    assert s.heard("looked-at") + s.heard("hurt") + s.heard("discarded") == []


@rule("WL-TERM-05", "WL-CHAR-02", "WL-ITEM-09")
def test_a_bystander_is_no_rival() -> None:
    bystander = {"space": "DR02", "hand": ["sprint", "sprint"]}
    s = Scenario([{**ANNIE, "space": "DR02", "hand": ["hustle"]},
                  {"space": "DR02", "hand": ["tenacity"]}, bystander])  # fmt: skip
    s.act("duel @1", "first rifle", "choose wound-1")
    assert (s.shown(2, 0)["hand"], s.player(2).wounds) == ([], 0)
    assert (len(s.shown(1, 0)["hand"]), s.player(1).wounds) == (1, 1)


@rule("WL-TERM-06", "WL-FIGHT-02")
def test_what_was_played_in_a_fight_is_over_with_it() -> None:
    hand = ["hustle:qs", "hustle:qh", "hands_up"]
    rival = {"space": "DR02", "hand": ["tenacity", "cheat"]}
    s = Scenario([{"space": "DR02", "hand": hand}, rival, rival])
    s.act("duel @1", "lay hustle", "lay tenacity", "react hands_up", "pass")
    assert s.heard("compared")[-1].facts == {"value": 12, "against": 11}
    s.act("duel @2", "lay hustle", "lay tenacity", "pass")
    assert s.heard("compared")[-1].facts == {"value": 12, "against": 13}


@rule("WL-TERM-06", "WL-FIGHTCARD-04")
def test_a_fight_card_forbids_the_marshal_point_of_its_own_fight_only() -> None:
    fighter = {"space": "DR07", "hand": ["living_legend:as", "living_legend:ah"]}
    s = Scenario([fighter, {"space": "RF01"}], bandits=["DC01", "CJ02"],
                 fights={"deck": ["5", "2", "8", "3"]})  # fmt: skip
    s.act("move DC01", "lay living_legend", "fight-card fight:5", "pass")
    assert (s.kind, s.player(0).lp) == ("act", 1)
    s.act("move CJ02", "lay living_legend", "fight-card fight:8")
    assert s.offered("choose") == ["lp-1", "mp-1"]


@rule("WL-TERM-07", "WL-FIGHT-33")
def test_all_changes_of_a_card_add_up() -> None:
    attacker = {"space": "DC01", "gear": ["revolver+"], "hand": ["trackers_instinct:9s"]}
    jesse = {
        "space": "DC01", "character": "jesse_james", "lp": 5, "gear": ["shotgun+"],
        "hand": ["hustle:qs", "hands_up"],
    }  # fmt: skip
    s = Scenario([attacker, jesse])
    s.act("duel @1", "lay trackers_instinct", "lay hustle", "react hands_up")
    # 9, and 2 outside towns, and 1 of the revolver; less 1 of Jesse, 1 of his shotgun, 2.
    assert s.heard("compared")[-1].facts == {"value": 8, "against": 12}


@rule("WL-FIGHT-33", "WL-FIGHT-21", "WL-ITEM-08")
def test_the_floor_is_applied_once_to_the_sum() -> None:
    s = duel({"hand": ["cheat:2h"], "gear": ["revolver+"]},
             {"hand": ["shootout:3s"], "gear": ["shotgun+"]})  # fmt: skip
    s.act("duel @1", "lay cheat", "lay shootout", "no")
    assert s.heard("compared")[-1].facts == {"value": 2, "against": 3}
    assert s.player(0).wounds == 1


@rule("WL-FIGHT-22", "WL-FIGHT-20")
def test_there_is_no_upper_limit() -> None:
    s = duel({"hand": ["living_legend:as"], "gear": ["revolver+"]}, {"hand": ["living_legend:ah"]})
    s.act("duel @1", "lay living_legend", "lay living_legend")
    assert s.heard("compared")[-1].facts == {"value": 15, "against": 14}


RANKS = {
    "2": "cheat:2h", "3": "shootout:3s", "4": "manhunt:4s", "5": "lightning_draw:5s",
    "6": "hands_up:6s", "7": "punch:7s", "8": "field_dressing:8s", "9": "trackers_instinct:9s",
    "10": "gold_lump:10s", "J": "bulletproof_vest:js", "Q": "hustle:qs", "K": "tenacity:ks",
    "A": "living_legend:as",
}  # fmt: skip


@rule("WL-FIGHT-20", "WL-FIGHT-19")
@pytest.mark.parametrize(("at", "rank"), enumerate(RANKS))
def test_what_every_rank_counts(at: int, rank: str) -> None:
    s = duel({"hand": [RANKS[rank]]}, {"hand": ["lady_luck:10h"]})
    s.act("duel @1", f"lay {RANKS[rank]}", "lay lady_luck")
    if s.kind == "shootout":
        s.act("no")
    assert s.heard("compared")[-1].facts == {"value": at + 2, "against": 10}
    assert s.player(0).lp == (2 if at + 2 >= 10 else 0)


@rule("WL-FIGHT-13", "WL-TERM-08", "WL-EFFECT-14")
def test_revealed_effects_come_one_by_one_the_attackers_first() -> None:
    vest = {"hand": ["bulletproof_vest", "cheat"], "wounds": 2}
    shootout = {"hand": ["shootout", "cheat"]}
    s = duel(vest, shootout)
    s.act("duel @1", "lay bulletproof_vest", "lay shootout")
    # The attacker's vest heals by itself, before the defender is asked about the Shootout.
    assert (s.player(0).wounds, s.asked, s.kind) == (1, 1, "shootout")
    s = duel(shootout, vest)
    s.act("duel @1", "lay shootout", "lay bulletproof_vest", "yes")
    assert (s.kind, s.player(1).wounds) == ("lay", 2)  # the defender's vest lapses


@rule("WL-FIGHT-14", "WL-FIGHT-17")
def test_items_do_nothing_in_a_fight_and_hands_up_is_the_only_reaction() -> None:
    gear = ["revolver", "whiskey", "ten_gallon", "provisions"]
    items = {"gear": gear, "wounds": 1}
    hand = ["hustle:qs", "punch", "sprint", "shootout"]
    s = duel({**items, "hand": hand}, {**items, "hand": ["tenacity:ks", "cheat"]})
    s.act("duel @1", "lay hustle", "lay tenacity")
    assert (s.kind, s.options()) == ("fight-reaction", ["pass"])
    assert s.refused("react punch") == "WL-FIGHT-17"
    s.act("pass", "pass")
    assert s.heard("compared")[-1].facts == {"value": 12, "against": 13}
    assert [list(s.player(seat).gear) for seat in (0, 1)] == [gear, gear]


@rule("WL-FIGHT-16", "WL-FIGHT-18")
def test_each_fighter_is_asked_for_one_reaction_the_attacker_first() -> None:
    hand = ["hustle:qs", "hands_up", "hands_up", "hands_up"]
    s = duel({"hand": hand}, {"hand": ["tenacity:ks", "hands_up", "cheat"]})
    s.act("duel @1", "lay hustle", "lay tenacity", "react hands_up")
    assert (s.asked, s.kind) == (1, "fight-reaction")
    s.act("react hands_up")
    assert s.kind == "act"
    assert s.heard("compared")[-1].facts == {"value": 10, "against": 11}


@rule("WL-FIGHT-36", "WL-FIGHT-28")
def test_a_fight_that_starts_anew_allows_a_new_hands_up() -> None:
    hand = ["tenacity", "hustle", "hands_up:6s", "hands_up:6h"]
    s = bandit({"hand": hand}, ["10", "j", "8", "9"])
    s.act("lay tenacity", "fight-card fight:10", "react hands_up:6s", "yes")
    assert (s.kind, s.pile()) == ("lay", ["hands_up", "tenacity"])
    s.act("lay hustle", "fight-card fight:8", "react hands_up:6h")
    assert s.heard("compared")[-1].facts == {"value": 12, "against": 6}


# -- arrest, duel, robbery -------------------------------------------------------------------------

SIDES: list[dict[str, Any]] = [{}, {"mp": 1}, {"wp": 1}]


@rule("WL-DUEL-01", "WL-ROB-01")
@pytest.mark.parametrize("one", SIDES)
@pytest.mark.parametrize("other", SIDES)
def test_anyone_may_challenge_and_rob_anyone(one: dict[str, int], other: dict[str, int]) -> None:
    s = duel({**one, "hand": ["hustle"]}, other)
    assert (s.offered("duel"), s.offered("rob")) == (["@1"], ["@1"])


@rule("WL-ARREST-09", "WL-ARREST-08")
def test_jail_costs_no_turn() -> None:
    s = Scenario([{"mp": 1, "hand": ["hustle"], "space": "RF02"}, {"wp": 1, "space": "RF02"}])
    s.act("arrest @1", "lay hustle")
    s.ends_turn()
    assert (s.asked, s.kind, s.player(1).space) == (1, "income", "DR01")
    s.act("income money", "work")
    assert (s.state.actions, s.offered("arrest")) == (2, [])


@rule("WL-MOVE-15")
def test_being_put_into_jail_triggers_nothing() -> None:
    outlaw = {"wp": 1, "space": "RF02", "hand": ["cheat"]}
    s = Scenario([{"mp": 1, "hand": ["hustle"], "space": "RF02"}, outlaw], bandits=["DR01"])
    s.act("arrest @1", "lay hustle", "surrender")
    assert (s.kind, s.player(1).space, s.state.bandits) == ("act", "DR01", ["DR01"])
    assert [each.kind for each in s.state.moments if each.seat == 1] == ["lost"]


@rule("WL-START-06", "WL-ARREST-06")
def test_an_arrest_takes_no_equipment() -> None:
    gear = ["rifle+", "revolver", "mule", "whiskey"]
    s = duel({"mp": 1, "hand": ["hustle"]}, {"wp": 1, "gear": gear})
    s.act("arrest @1", "lay hustle")
    assert s.player(1).gear == {"rifle": 2, "revolver": 1, "mule": 1, "whiskey": 1}
    assert (s.player(1).weapon, s.player(1).mount) == ("rifle", "mule")


@rule("WL-START-06", "WL-ROB-04")
def test_a_robbery_takes_no_equipment() -> None:
    gear = ["rifle+", "mule", "whiskey"]
    s = duel({"hand": ["hustle"]}, {"gear": gear, "money": 10})
    s.act("rob @1", "lay hustle")
    assert s.options() == ["loot money", "loot nothing"]
    s.act("loot money")
    assert s.player(1).gear == {"rifle": 2, "mule": 1, "whiskey": 1}
    assert (s.player(0).money, s.player(1).money) == (30, 0)


@rule("WL-ROB-06", "WL-LIMIT-01", "WL-LIMIT-02")
def test_loot_above_the_limit_of_the_robber_is_lost_to_both() -> None:
    s = duel({"hand": ["hustle"], "money": 70}, {"money": 120})
    s.act("rob @1", "lay hustle", "loot money")
    assert (s.player(0).money, s.player(1).money) == (120, 60)
    s = duel({"hand": ["hustle"], "nuggets": 3}, {"nuggets": 4})
    s.act("rob @1", "lay hustle", "loot nuggets")
    assert (s.player(0).nuggets, s.player(1).nuggets) == (4, 2)


@rule("WL-ROB-03")
def test_a_robber_may_leave_the_cattle() -> None:
    s = duel({"hand": ["hustle"]}, {"cattle": ["cattle:die#blue"]})
    s.act("rob @1", "lay hustle", "no")
    assert (s.kind, s.shown(1)["cattle"], s.shown(0)["cattle"]) == ("act", ["blue"], [])
