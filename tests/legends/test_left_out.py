"""What a fighter has that does not count in a fight, with the rule; and what is at stake in it."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from tests.legends.fighting import bandit, bank, duel

from saloon.testing import rule
from saloon.testing.legends_scenario import LegendsScenario as Scenario
from saloon.texts.messages import LANGUAGES, load_texts

HAND = ["hustle", "tenacity"]
BASS, DOC = {"character": "bass_reeves"}, {"character": "doc_holliday"}
"""Their abilities are not for fights."""
ARMED = {"hand": HAND, "gear": ["revolver+"]}


def seen(s: Scenario, viewer: int = 0) -> Any:
    return s.game.view(viewer)["ring"]


def left_out(s: Scenario, seat: int) -> list[tuple[str, int, str]]:
    """What of a player does not count, as everybody sees it."""
    rings = [seen(s, viewer) for viewer in range(len(s.state.players))]
    assert all(each["left_out"] == rings[0]["left_out"] for each in rings)
    found = [each for each in rings[0]["left_out"] if each["seat"] == seat]
    for language, each in product(LANGUAGES, found):
        assert load_texts(language).format(f"legends-why-{each['rule']}.fight"), (language, each)
    return [(each["id"], each["by"], each["rule"]) for each in found]


def proven(who: str, **more: Any) -> dict[str, Any]:
    return {"character": who, "lp": 5, "hand": HAND, "gear": ["revolver"], **more}


@rule("WL-ITEM-15")
def test_a_revolver_counts_for_who_attacks_and_is_left_out_for_who_defends() -> None:
    s = duel({**BASS, **ARMED}, {**DOC, **ARMED})
    s.act("duel @1")
    assert left_out(s, 0) == []
    assert left_out(s, 1) == [("revolver", 1, "WL-ITEM-15")]
    s.act("lay hustle", "lay hustle")
    assert seen(s)["changes"] == [{"seat": 0, "id": "revolver", "by": 1}]
    assert left_out(s, 1) == [("revolver", 1, "WL-ITEM-15")]


@rule("WL-ITEM-15", "WL-BANK-06")
def test_a_bandit_attacks_and_who_robs_the_bank_does() -> None:
    assert left_out(bandit({**BASS, **ARMED}, ["3", "q"]), 0) == [("revolver", 1, "WL-ITEM-15")]
    assert left_out(bank({**BASS, **ARMED}, ["3", "q", "4"]), 0) == []


@rule("WL-ITEM-05", "WL-ITEM-07")
def test_what_would_change_nothing_anyway_is_not_mentioned() -> None:
    s = duel(
        {**BASS, "hand": HAND, "gear": ["shotgun"]}, {**DOC, "hand": HAND, "gear": ["revolver"]}
    )
    s.act("duel @1")
    assert (left_out(s, 0), left_out(s, 1)) == ([], [])


@rule("WL-START-03")
def test_another_weapon_than_the_chosen_one_is_left_out() -> None:
    s = duel(
        {**BASS, "hand": HAND, "gear": ["shotgun", "revolver+", "mule+"]}, {**DOC, "hand": HAND}
    )
    s.act("use shotgun", "duel @1")
    assert left_out(s, 0) == [("revolver", 1, "WL-START-03")]


@rule("WL-CHAR-14", "WL-CHAR-16")
@pytest.mark.parametrize(
    ("who", "why"), [("jesse_james", "WL-CHAR-14"), ("kit_carson", "WL-CHAR-16")]
)
def test_in_a_town_an_ability_for_the_country_is_left_out(who: str, why: str) -> None:
    s = duel({**DOC, "hand": HAND}, proven(who))
    s.act("duel @1")
    assert left_out(s, 1) == [(who, -1, why)]
    s = duel({**DOC, "hand": HAND, "space": "DC01"}, proven(who, space="DC01"))
    s.act("duel @1")
    assert left_out(s, 1) == []
    s.act("lay hustle", "lay hustle")
    assert seen(s)["changes"] == [{"seat": 0, "id": who, "by": -1}]


@rule("WL-TRACK-14")
def test_an_ability_is_left_out_before_five_points() -> None:
    for who, by in (("jesse_james", -1), ("annie_oakley", 0)):
        s = duel({**DOC, "hand": HAND, "space": "DC01"}, proven(who, space="DC01", lp=4))
        s.act("duel @1")
        assert left_out(s, 1) == [(who, by, "WL-TRACK-14")]
        assert s.kind == "lay", "nothing happens before the fight"
    young = proven("annie_oakley", lp=4)
    assert left_out(bandit(young, ["3", "q"]), 0) == [("annie_oakley", 0, "WL-CHAR-02")]
    s = duel({**DOC, "hand": HAND}, proven("bass_reeves", lp=4))
    s.act("duel @1")
    assert left_out(s, 1) == [], "his ability is not for fights"


@rule("WL-CHAR-02", "WL-EFFECT-13", "WL-EFFECT-12")
def test_what_acts_before_a_fight_against_players_is_left_out_against_a_bandit() -> None:
    annie = proven("annie_oakley", gear=["rifle"])
    assert left_out(bandit(annie, ["3", "q"]), 0) == [
        ("annie_oakley", 0, "WL-CHAR-02"),
        ("rifle", 0, "WL-EFFECT-13"),
    ]
    s = bandit(proven("annie_oakley", gear=["rifle+"]), ["3", "q"])
    assert left_out(s, 0) == [("annie_oakley", 0, "WL-CHAR-02")]
    assert s.kind == "exchange"


@rule("WL-POKERCARD-10", "WL-EFFECT-08")
@pytest.mark.parametrize(
    ("card", "by", "why"),
    [("trackers_instinct", 2, "WL-POKERCARD-10"), ("lightning_draw", -3, "WL-EFFECT-08")],
)
def test_a_card_whose_effect_is_for_other_fights_is_left_out_once_it_lies_open(
    card: str, by: int, why: str
) -> None:
    s = duel({**BASS, "hand": [card, "manhunt"]}, {**DOC, "hand": ["hustle:qs", "manhunt"]})
    s.act("duel @1", f"lay {card}")
    assert left_out(s, 0) == [], "nobody knows the card yet"
    s.act("lay hustle")
    assert left_out(s, 0) == [(card, by, why)]
    told = [each.facts for each in s.heard("left-out")]
    assert told == [{"why": card, "amount": by, "rule": why}]


@rule("WL-POKERCARD-10")
def test_a_card_whose_effect_works_is_not_left_out() -> None:
    s = duel(
        {**BASS, "hand": ["trackers_instinct", "manhunt"], "space": "DC01"},
        {**DOC, "hand": ["hustle:qs", "manhunt"], "space": "DC01"},
    )
    s.act("duel @1", "lay trackers_instinct", "lay hustle")
    assert left_out(s, 0) == []


@rule("WL-FIGHT-28")
def test_a_fight_that_starts_anew_tells_it_once() -> None:
    hand = ["shootout", "tenacity", "cheat"]
    s = duel(
        {**BASS, "hand": ["hustle:qs", "hustle:qh"]}, {**DOC, "hand": hand, "gear": ["revolver+"]}
    )
    s.act("duel @1", "lay hustle:qs", "lay shootout", "yes")
    assert left_out(s, 1) == [("revolver", 1, "WL-ITEM-15")]
    s.act("lay hustle:qh", "surrender")
    assert seen(s)["left_out"] == [], "the fight is over"


# -- what is at stake ------------------------------------------------------------------------------


@rule("WL-ROB-04", "WL-ARREST-07")
def test_before_a_robbery_and_in_it_everybody_sees_what_the_robber_may_take() -> None:
    victim = {"money": 50, "nuggets": 3, "cattle": ["cattle:die#blue"], "hand": ["manhunt"]}
    s = duel({"hand": HAND}, victim)
    offer = next(each for each in s.game.view(2)["offers"] if each["verb"] == "rob")
    expected = {"money": 30, "nuggets": 2, "cattle": 1, "money_lost": 0, "nuggets_lost": 0}
    assert (offer["seat"], offer["wp"], offer["spoils"]) == (1, 1, expected)
    assert seen(s)["stakes"] is None
    s.act("rob @1")
    assert [seen(s, viewer)["stakes"] for viewer in range(3)] == [expected] * 3
    s.act("lay tenacity", "surrender", "yes", "loot money")
    assert (s.player(1).money, s.player(0).money) == (20, 20 + 30)
    assert seen(s)["stakes"] is None


@rule("WL-ROB-06")
def test_what_is_above_the_limits_of_the_robber_is_counted_as_lost() -> None:
    s = duel({"hand": HAND, "money": 80, "nuggets": 4}, {"money": 60, "nuggets": 4})
    before = s.state.players[0].money
    s.act("rob @1")
    stakes = seen(s)["stakes"]
    s.act("lay tenacity", "loot money")
    assert s.player(0).money == before + stakes["money"] - stakes["money_lost"] == 120
    s = duel({"hand": HAND, "nuggets": 3}, {"nuggets": 4})
    s.act("rob @1")
    stakes = seen(s)["stakes"]
    s.act("lay tenacity", "loot nuggets")
    assert stakes["nuggets_lost"] == 1
    assert s.player(0).nuggets == 3 + stakes["nuggets"] - stakes["nuggets_lost"]


@rule("WL-ARREST-06")
def test_an_arrest_shows_what_the_outlaw_would_lose() -> None:
    s = duel({"mp": 1, "hand": HAND}, {"wp": 2, "money": 50, "nuggets": 3, "hand": ["manhunt"]})
    s.act("arrest @1")
    stakes = seen(s, 2)["stakes"]
    assert (stakes["money"], stakes["nuggets"]) == (30, 2)
    s.act("lay tenacity", "surrender")
    assert (s.player(1).money, s.player(1).nuggets) == (20, 1)


@rule("WL-SHERIFF-16", "WL-ARREST-06")
def test_the_sheriff_shows_what_the_outlaw_would_lose() -> None:
    outlaw = {"wp": 4, "space": "DR02", "hand": ["hustle:qs", "cheat"], "money": 50, "nuggets": 3}
    players: list[dict[str, Any]] = [
        {"hand": ["manhunt"], "space": "RF01"},
        outlaw,
        {"space": "RF01"},
    ]
    s = Scenario(players, fights={"deck": ["q", "4", "5", "8"]})
    s.act("play manhunt", "send DR02", "discard cheat")
    stakes = seen(s, 2)["stakes"]
    assert (stakes["money"], stakes["nuggets"]) == (30, 2)
    s.act("lay hustle", "fight-card fight:q")
    assert (s.player(1).money, s.player(1).nuggets) == (20, 1)


@rule("WL-DUEL-02")
def test_in_a_duel_nothing_is_taken() -> None:
    s = duel({"hand": HAND}, {"money": 50, "hand": ["manhunt"]})
    assert [each for each in s.game.view(0)["offers"] if each["verb"] == "duel"] == []
    s.act("duel @1")
    assert seen(s)["stakes"] is None
