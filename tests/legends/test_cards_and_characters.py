"""Actions of poker cards, the deck, and the abilities of characters outside fights and poker."""

from __future__ import annotations

import pytest

from saloon.games.legends.board import ways
from saloon.testing import rule
from saloon.testing.legends_scenario import LegendsScenario as Scenario


@rule("WL-CARD-01", "WL-CARD-02", "WL-POKERCARD-14")
def test_hustle() -> None:
    s = Scenario([{"hand": ["hustle"]}, {}], income="money")
    s.act("play hustle")
    assert (s.player(0).money, len(s.player(0).hand), s.state.actions) == (40, 1, 2)
    assert s.pile() == ["hustle"]


@rule("WL-POKERCARD-08")
def test_field_dressing() -> None:
    s = Scenario([{"hand": ["field_dressing"], "wounds": 2}, {}])
    s.act("play field_dressing")
    assert (s.player(0).wounds, len(s.player(0).hand)) == (1, 1)


@rule("WL-POKERCARD-10", "WL-CARD-06")
def test_trackers_instinct_takes_one_of_three_in_secret() -> None:
    deck = ["hustle:qs", "tenacity:ks", "sprint:2s"]
    s = Scenario([{"hand": ["trackers_instinct"]}, {}], deck=deck)
    s.act("play trackers_instinct")
    assert s.options() == ["take hustle:qs", "take tenacity:ks", "take sprint:2s"]
    s.act("take tenacity:ks")
    assert s.hand(0) == ["tenacity"]
    assert s.pile() == ["trackers_instinct", "hustle", "sprint"]
    assert s.shown(0, 1)["hand"] == []


@rule("WL-POKERCARD-16")
def test_living_legend_gives_either_point() -> None:
    s = Scenario([{"hand": ["living_legend"] * 2}, {}])
    s.act("play living_legend lp", "play living_legend wp")
    assert (s.player(0).lp, s.player(0).wp) == (1, 1)


@rule("WL-POKERCARD-04", "WL-EFFECT-09")
def test_manhunt_without_an_outlaw_is_worth_a_point() -> None:
    s = Scenario([{"hand": ["manhunt"]}, {}])
    s.act("play manhunt")
    assert (s.player(0).lp, s.kind, s.state.sheriff) == (1, "act", "DR01")


@pytest.mark.parametrize("kind", ["cheat", "shootout", "lightning_draw", "hands_up", "lady_luck"])
@rule("WL-CARD-04", "WL-POKERCARD-02")
def test_other_cards_have_no_action(kind: str) -> None:
    s = Scenario([{"hand": [kind]}, {}])
    assert s.offered("play") == []
    assert s.refused(f"play {kind}") in {"WL-CARD-01", "WL-MOVE-18"}


@rule("WL-SETUP-27")
def test_the_discard_pile_becomes_a_new_deck() -> None:
    s = Scenario([{"hand": ["hustle", "hustle"]}, {}], income="")
    s.act("income money", "play hustle")
    g = s.state
    g.pile, g.deck = g.pile + g.deck, []
    for slot in g.pile:
        g.reveal(slot)
    before = len(g.pile)
    s.act("play hustle")
    assert len(g.deck) == before
    assert g.pile == []


@rule("WL-SETUP-33")
def test_without_any_card_none_is_drawn() -> None:
    s = Scenario([{"hand": ["hustle"]}, {}])
    g = s.state
    g.box += []
    for slot in g.deck:
        g.show(slot, 1)
    g.players[1].hand, g.deck = g.players[1].hand + g.deck, []
    s.act("play hustle")
    assert s.player(0).money == 40
    assert len(s.player(0).hand) == 1  # the Hustle itself, shuffled anew


# -- characters ----------------------------------------------------------------------------------


@rule("WL-CHAR-04", "WL-CHAR-25", "WL-START-01")
def test_bass_reeves_draws_before_the_income() -> None:
    s = Scenario([{"character": "bass_reeves", "lp": 5}, {}], income="")
    assert s.kind == "income"
    assert len(s.player(0).hand) == 1


@rule("WL-CHAR-18")
def test_stagecoach_mary_gets_ten_dollars() -> None:
    s = Scenario([{"character": "stagecoach_mary", "lp": 5}, {}], income="")
    assert s.player(0).money == 10


@rule("WL-CHAR-06", "WL-EFFECT-05")
def test_billy_is_given_money_or_a_card() -> None:
    billy = {"character": "billy_the_kid", "lp": 5, "space": "DR01"}
    s = Scenario([billy, {"space": "DR02", "money": 20, "hand": ["hustle", "sprint"]}, {}])
    assert s.refused("demand @1") == "WL-MOVE-18"
    s.act("move DR02")
    assert s.refused("demand @2") == "WL-CHAR-06"
    s.act("demand @1")
    assert (s.asked, s.options()) == (1, ["give money", "give card"])
    s.act("give card")
    s.act("discard sprint")
    assert s.hand(0) == ["sprint"]
    assert s.refused("demand @1") == "WL-CHAR-06"
    assert s.state.actions == 2
    assert s.shown(0, 2)["hand"] == []
    s.act("move DR01", "go DR02", "demand @1", "give money")
    assert (s.player(0).money, s.player(1).money) == (30, 10)


@rule("WL-CHAR-06", "WL-LIMIT-07", "WL-LIMIT-06")
def test_who_has_only_one_of_the_two_gives_that() -> None:
    billy = {"character": "billy_the_kid", "lp": 5, "space": "DR01"}
    s = Scenario([billy, {"space": "DR02", "hand": ["hustle"]}, {"space": "DR02"}])
    s.act("move DR02")
    assert s.refused("demand @2") == "WL-LIMIT-06"
    s.act("demand @1")
    assert (s.kind, s.hand(0)) == ("act", ["hustle"])
    s = Scenario([{"space": "DR02"}, billy, {}], active=1)
    s.act("move DR02")
    assert s.refused("demand @0") == "WL-LIMIT-06"


@rule("WL-EXAMPLE-48", "WL-CHAR-08")
def test_bloody_knife_goes_through_the_rocks() -> None:
    knife = {"character": "bloody_knife", "lp": 5, "space": "MP05", "wounds": 1}
    s = Scenario([knife, {}])
    s.act("through north_mesa:RF05")
    assert (s.player(0).space, s.player(0).wounds) == ("RF05", 0)
    assert (s.state.actions, s.state.points) == (2, 0)
    s = Scenario([{**knife, "lp": 4}, {}])
    assert s.offered("through") == []
    assert "RF05" not in ways("MP05", 4, "", [])
    assert len(ways("MP05", 5, "", [])["RF05"]) == 5, "what anyone else needs"


@rule("WL-CHAR-08")
def test_bloody_knife_needs_two_points_for_it() -> None:
    knife = {"character": "bloody_knife", "lp": 5, "space": "MP04", "gear": ["revolver", "mule"]}
    s = Scenario([knife, {}])
    assert s.offered("through") == []
    s.act("move MP05", "through north_mesa:RF01")
    assert (s.player(0).space, s.state.actions, s.state.points) == ("RF01", 2, 0)
    s = Scenario([{**knife, "gear": ["revolver"], "wp": 1}, {}], sheriff="RF05")
    s.act("move MP05")
    assert "north_mesa:RF05" not in s.offered("through")
    assert s.refused("through north_mesa:RF05") == "WL-MOVE-09"


@rule("WL-CHAR-12", "WL-EFFECT-04", "WL-EFFECT-18")
def test_doc_holliday_draws_once_for_an_occasion() -> None:
    s = Scenario(
        [{"space": "DR01", "hand": ["punch"], "gear": ["revolver", "whiskey"]},
         {"character": "doc_holliday", "lp": 5, "space": "DR02"}]
    )  # fmt: skip
    s.act("move DR02", "punch punch @1")
    assert (s.player(1).wounds, len(s.player(1).hand)) == (1, 1)
    s = Scenario([{"character": "doc_holliday", "lp": 5}, {}])
    s.state.wound(s.player(0), 1, "test")
    s.state.wound(s.player(0), 1, "test")
    s.state.settle()
    assert (s.player(0).wounds, len(s.player(0).hand)) == (2, 1)


@rule("WL-CHAR-16", "WL-EFFECT-19")
def test_kit_carson_goes_one_space_further_and_may_sprint_from_there() -> None:
    kit = {"character": "kit_carson", "lp": 5, "space": "DR01", "hand": ["sprint", "punch"]}
    s = Scenario([kit, {"space": "DR10"}])
    s.act("move DR06")
    assert s.refused("further DR08") == "WL-CHAR-16"
    s.act("further DR10")
    assert s.refused("further DR09") == "WL-CHAR-16"
    assert s.state.actions == 2
    s.act("play sprint", "go DR09")
    assert s.refused("further DR10") == "WL-MOVE-18"


@rule("WL-CHAR-24", "WL-CHAR-25")
def test_rowdy_rides_before_the_income_for_a_card() -> None:
    rowdy = {"character": "yb_rowdy", "lp": 5, "space": "CJ11", "hand": ["hustle"]}
    s = Scenario([rowdy, {}], income="")
    assert s.kind == "ride"
    s.act("discard hustle")
    assert "pass" not in s.options()
    s.act("go CJ12", "go SV10", "pass")
    assert (s.player(0).space, s.kind, s.player(0).hand) == ("SV10", "income", [])
    s.act("income money")
    assert s.offered("go") == []
    s = Scenario([{**rowdy, "space": "DR01"}, {}], income="")
    assert s.kind == "income"
