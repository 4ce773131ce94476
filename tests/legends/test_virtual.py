"""Fights against bandits, the guard and the sheriff: their steps, their cards, who plays them."""

from __future__ import annotations

import pytest
from tests.legends.fighting import bandit, bank

import saloon
from saloon.games.legends.fights.ring import ring
from saloon.games.legends.state import Legends
from saloon.testing import rule
from saloon.testing.legends_scenario import LegendsScenario as Scenario


def under_the_deck(s: Scenario, count: int) -> set[str]:
    return {s.state.face[slot].text for slot in ring(s.state).deck[:count]}


@rule("WL-NPC-01", "WL-NPC-03", "WL-NPC-08")
def test_the_steps_of_a_fight_against_a_virtual_opponent() -> None:
    s = bandit({"hand": ["tenacity:ks", "hands_up"]}, ["8", "5"])
    assert (s.asked, s.kind) == (0, "lay")
    s.act("lay tenacity")
    assert (s.asked, s.kind) == (2, "fight-card")
    s.act("fight-card fight:8")
    assert s.player(0).wounds == 0  # the effect waits for the reactions
    s.act("react hands_up", "choose lp-1")
    kinds = (
        "fight", "opponent-drew", "laid", "revealed", "opponent-played", "played", "hurt",
        "compared", "fight-over", "bandit-gone",
    )  # fmt: skip
    assert [each.kind for each in s.events if each.kind in kinds] == list(kinds)
    assert s.heard("compared")[-1].facts == {"value": 13, "against": 6}


@rule("WL-NPC-11", "WL-SETUP-20")
def test_fight_cards_go_under_their_deck_and_nobody_knows_their_order() -> None:
    s = bank({"hand": ["tenacity", "cheat"]}, ["8", "4", "9"])
    top = ring(s.state).deck[-1]
    s.act("lay tenacity", "fight-card fight:8", "pass")
    deck = ring(s.state).deck
    assert under_the_deck(s, 3) == {"fight:8", "fight:4", "fight:9"}
    assert (len(deck), deck[-1]) == (13, top)
    assert not any(s.state.knows(seat, slot) for seat in range(3) for slot in deck)
    assert s.pile() == ["tenacity"]


@rule("WL-SETUP-20")
def test_the_fight_cards_are_shuffled() -> None:
    tops = set()
    for seed in range(12):
        game = saloon.new_game("legends", players=2, seed=seed)
        while game.decision.kind != "income":
            seat = game.unanswered()[0]
            game.choose(game.options(seat)[0], seat)
        assert isinstance(game.state, Legends)
        deck = ring(game.state).deck
        assert sorted(game.state.face[slot].text for slot in deck) == sorted(
            f"fight:{rank}" for rank in ("2", "3", "4", "5", "6", "7", "8", "9", "10", *"jqka")
        )
        assert game.view(0)["ring"]["known"] == []
        tops.add(game.state.face[deck[-1]].text)
    assert len(tops) > 4


@rule("WL-NPC-07", "WL-FIGHT-18")
def test_only_the_human_reacts_and_only_once() -> None:
    fighter = {"space": "DR07", "hand": ["hustle:qs", "hands_up", "hands_up"]}
    neighbour = {"space": "RF01", "hand": ["hands_up", "hands_up"]}
    s = Scenario([fighter, neighbour], bandits=["DC01"], fights={"deck": ["k", "2"]})
    s.act("move DC01", "lay hustle", "fight-card fight:k", "react hands_up")
    assert (s.kind, s.offered("choose")) == ("choose", ["lp-1", "mp-1"])
    assert s.heard("compared")[-1].facts == {"value": 12, "against": 11}
    assert len(s.player(1).hand) == 2


@rule("WL-NPC-06")
def test_what_the_neighbour_has_does_not_help_the_opponent() -> None:
    fighter = {"space": "DR07", "hand": ["hustle:qs"]}
    jesse = {"space": "RF01", "character": "jesse_james", "lp": 5, "gear": ["shotgun+"]}
    s = Scenario([fighter, jesse], bandits=["DC01"], fights={"deck": ["j", "2"]})
    s.act("move DC01", "lay hustle", "fight-card fight:j", "choose lp-1")
    assert s.heard("compared")[-1].facts == {"value": 12, "against": 11}
    assert len(s.player(1).hand) == 0


@rule("WL-TERM-12", "WL-NPC-04")
@pytest.mark.parametrize("seat", range(4))
def test_the_neighbour_whose_turn_came_before_plays_the_opponent(seat: int) -> None:
    players: list[dict[str, object]] = [{"space": "RF01"} for _ in range(4)]
    players[seat] = {"space": "DR07", "hand": ["hustle"]}
    s = Scenario(players, active=seat, first=2, bandits=["DC01"])
    s.act("move DC01", "lay hustle")
    assert s.asked == (seat - 1) % 4


@rule("WL-NPC-05")
def test_how_many_fight_cards_are_drawn() -> None:
    s = bandit({"hand": ["hustle"]}, [])
    s.act("lay hustle")
    assert len(s.options()) == 2
    s = bank({"hand": ["hustle"]}, [])
    s.act("lay hustle")
    assert len(s.options()) == 3
    outlaw = {"wp": 1, "space": "DR02", "hand": ["hustle", "cheat"]}
    s = Scenario([{"hand": ["manhunt"], "space": "RF01"}, outlaw])
    s.act("play manhunt", "send DR02", "discard cheat", "lay hustle")
    assert len(s.options()) == 4


@rule("WL-NPC-17", "WL-FIGHTCARD-13", "WL-SIDE-05")
def test_who_has_just_become_an_outlaw_gets_the_point_of_legend() -> None:
    s = bandit({"hand": ["living_legend:as", "hands_up"]}, ["a", "2"])
    s.act("lay living_legend", "fight-card fight:a", "react hands_up")
    assert s.offered("choose") == ["lp-1", "mp-1", "wp-1"]
    s.act("choose wp-1")
    assert (s.kind, s.player(0).wp, s.player(0).lp) == ("act", 1, 1)


@rule("WL-FIGHTCARD-06", "WL-LIMIT-07")
def test_fight_card_seven_offers_a_wound_or_a_card_by_chance() -> None:
    s = bandit({"hand": ["living_legend", "cheat", "hustle"]}, ["7", "j"])
    s.act("lay living_legend", "fight-card fight:7", "pass")
    assert s.offered("choose") == ["wound-1", "discard_random-1"]
    s.act("choose discard_random-1", "choose lp-1")
    assert (s.player(0).wounds, len(s.player(0).hand)) == (0, 1)
    s = bandit({"hand": ["living_legend"]}, ["7", "j"])
    s.act("lay living_legend", "fight-card fight:7", "choose lp-1")
    assert s.player(0).wounds == 1  # no card is left, so the wound it is


@rule("WL-FIGHTCARD-08", "WL-EFFECT-02")
def test_fight_card_nine_offers_a_card_or_money() -> None:
    s = bandit({"hand": ["living_legend", "cheat", "hustle"]}, ["9", "j"])
    s.act("lay living_legend", "fight-card fight:9", "pass")
    assert s.offered("choose") == ["discard-1", "lose_money-10"]
    s.act("choose discard-1", "discard cheat")
    assert (s.hand(0), s.player(0).money, s.player(0).lp) == (["hustle"], 20, 1)
    s = bandit({"hand": ["living_legend", "cheat"]}, ["9", "j"])
    s.player(0).money = 0
    s.act("lay living_legend", "fight-card fight:9", "pass")
    assert s.hand(0) == []  # without money the card goes
    s = bandit({"hand": ["living_legend"]}, ["9", "j"])
    s.player(0).money = 0
    s.act("lay living_legend", "fight-card fight:9")
    assert (s.kind, s.player(0).lp, s.player(0).money) == ("act", 1, 0)  # with neither nothing


@rule("WL-FIGHTCARD-09", "WL-FIGHT-32", "WL-NPC-12")
def test_who_has_no_card_for_a_new_fight_has_lost_it() -> None:
    s = bandit({"hand": ["living_legend"]}, ["10", "j"])
    g = s.state
    for slot in g.deck:  # nothing is left to draw
        g.show(slot, 1)
    g.players[1].hand, g.deck = g.players[1].hand + g.deck, []
    s.act("lay living_legend", "fight-card fight:10", "yes")
    assert (s.kind, s.player(0).wounds, s.state.bandits) == ("act", 1, [])


@rule("WL-FIGHTCARD-10", "WL-FIGHTCARD-12", "WL-FIGHTCARD-11")
@pytest.mark.parametrize(("rank", "gain"), [("j", (10, 0, 0)), ("q", (0, 1, 0)), ("k", (0, 0, 1))])
def test_fight_cards_give_before_the_comparison(rank: str, gain: tuple[int, int, int]) -> None:
    s = bandit({"hand": ["living_legend:as"]}, [rank, "2"])
    s.act("lay living_legend", f"fight-card fight:{rank}", "choose mp-1")
    won = s.player(0)
    # The first space of the marshal track is worth $20.
    assert (won.money - 40, len(won.hand), won.lp) == gain


@rule("WL-POKERCARD-13", "WL-EFFECT-15", "WL-EFFECT-01")
def test_the_vest_cancels_good_effects_too_but_not_the_six() -> None:
    s = bandit({"hand": ["bulletproof_vest:js"], "wounds": 1}, ["k", "2"])
    s.act("lay bulletproof_vest", "fight-card fight:k")
    assert (s.player(0).lp, s.player(0).wounds) == (0, 1)  # one healed, one for the defeat
    s = bandit({"hand": ["bulletproof_vest:js"], "wounds": 1}, ["5", "2"])
    s.act("lay bulletproof_vest", "fight-card fight:5")
    assert s.offered("choose") == ["lp-1", "mp-1"]  # nothing of the five is left
    s = bandit({"hand": ["bulletproof_vest:js"], "wounds": 1}, ["6", "2"])
    s.act("lay bulletproof_vest", "fight-card fight:6", "choose lp-1")
    assert s.player(0).wounds == 1


@rule("WL-FIGHTCARD-05", "WL-POKERCARD-03")
def test_a_fight_that_starts_anew_loses_even_the_six() -> None:
    s = bandit({"hand": ["shootout", "hustle"]}, ["6", "2"])
    s.act("lay shootout", "fight-card fight:6", "yes")
    assert (s.kind, s.player(0).wounds, len(s.player(0).hand)) == ("lay", 0, 2)


@rule("WL-ITEM-15", "WL-ITEM-06")
def test_the_upgraded_revolver_works_at_the_bank_and_not_against_who_comes() -> None:
    fighter = {"hand": ["hustle:qs"], "gear": ["revolver+"]}
    s = bank(fighter, ["j", "2", "3"])
    s.act("lay hustle", "fight-card fight:j")
    assert s.heard("compared")[-1].facts == {"value": 13, "against": 11}
    s = bandit(fighter, ["j", "2"])
    s.act("lay hustle", "fight-card fight:j", "choose lp-1")
    assert s.heard("compared")[-1].facts == {"value": 12, "against": 11}
    outlaw = {**fighter, "wp": 1, "space": "DR02", "hand": ["hustle:qs", "cheat"]}
    s = Scenario([{"hand": ["manhunt"], "space": "RF01"}, outlaw], fights={"deck": ["j", *"234"]})
    s.act("play manhunt", "send DR02", "discard cheat", "lay hustle", "fight-card fight:j")
    assert s.heard("compared")[-1].facts == {"value": 12, "against": 11}


@rule("WL-ITEM-07", "WL-ITEM-08")
def test_the_shotgun_draws_only_for_victories_and_lowers_only_upgraded() -> None:
    for gear, against in (("shotgun", 11), ("shotgun+", 10)):
        s = bandit({"hand": ["hustle:qs"], "gear": [gear]}, ["j", "2"])
        s.act("lay hustle", "fight-card fight:j", "choose lp-1")
        assert s.heard("compared")[-1].facts == {"value": 12, "against": against}
        assert len(s.player(0).hand) == 1
    s = bandit({"hand": ["cheat"], "gear": ["shotgun+"]}, ["j", "2"])
    s.act("lay cheat", "fight-card fight:j")
    assert len(s.player(0).hand) == 1  # the consolation card alone


@rule("WL-CHAR-22")
def test_wyatt_earp_is_thanked_once_a_turn_and_by_bandits_only() -> None:
    hand = ["living_legend:as", "living_legend:ah", "living_legend:ad"]
    wyatt = {"character": "wyatt_earp", "lp": 5, "space": "DR07", "hand": hand}
    s = Scenario([wyatt, {"space": "RF01"}], bandits=["DC01", "CJ02", "CJ06"],
                 fights={"deck": ["8", "2", "9", "3", "4", "5"]})  # fmt: skip
    s.act("move DC01", "lay living_legend", "fight-card fight:8", "pass", "choose lp-1")
    assert s.state.actions == 3
    s.act("move CJ02", "lay living_legend", "fight-card fight:3", "pass", "choose lp-1")
    assert s.state.actions == 2  # the second of the turn
    s.ends_turn(0)
    s.act("income money", "move CJ06", "lay living_legend", "fight-card fight:4", "choose lp-1")
    assert s.state.actions == 3  # a new turn, a new action
    s = bank({**wyatt, "hand": hand[:1], "space": "DR10"}, ["8", "2", "3"])
    s.act("lay living_legend", "fight-card fight:8")
    assert s.state.actions == 2


@rule("WL-CHAR-14", "WL-CHAR-16")
@pytest.mark.parametrize("character", ["jesse_james", "kit_carson"])
def test_fight_cards_count_less_outside_towns(character: str) -> None:
    fighter = {"character": character, "lp": 5, "hand": ["hustle:qs"], "gear": ["revolver"]}
    s = bandit(fighter, ["q", "2"])
    s.act("lay hustle", "fight-card fight:q", "choose lp-1")
    assert s.heard("compared")[-1].facts == {"value": 12, "against": 11}
    s = bank(fighter, ["q", "2", "3"])
    s.act("lay hustle", "fight-card fight:q")
    assert s.heard("compared")[-1].facts == {"value": 12, "against": 12}
    assert s.player(0).wounds == 1  # equal values: who wins ties wins those of players only


@rule("WL-HIDE-01", "WL-MOVE-13", "WL-POKERCARD-09")
def test_a_bandit_meets_every_kind_of_movement() -> None:
    s = Scenario([{"space": "DR07", "hand": ["saddle_up", "hustle"]}, {}], bandits=["DC01"])
    s.act("play saddle_up", "go DC01")
    assert (s.kind, s.state.points) == ("lay", 0)
    s = Scenario([{"space": "DR06", "hand": ["sprint", "hustle"]}, {}], bandits=["DC01"])
    s.act("move DR07", "play sprint", "go DC01")
    assert (s.kind, s.state.points) == ("lay", 0)


@rule("WL-CHAR-25", "WL-HIDE-01")
def test_the_fight_of_a_ride_belongs_to_the_start_of_the_turn() -> None:
    """The income is not due before the bandit is gone."""
    rowdy = {"character": "yb_rowdy", "lp": 5, "space": "CJ01", "hand": ["hustle", "cheat"]}
    s = Scenario([rowdy, {}], bandits=["DC01"], fights={"deck": ["8", "2"]}, income="")
    for choice in ("discard cheat", "go DC01", "lay hustle", "fight-card fight:8"):
        assert s.game.view(None)["step"] == "begin"
        s.act(choice)
        assert s.game.rules.problems(s.state) == []
    s.act("choose mp-1")
    assert (s.kind, s.game.view(None)["step"]) == ("income", "income")


@rule("WL-CHAR-24", "WL-HIDE-01", "WL-MOVE-17")
def test_a_bandit_ends_the_ride_of_rowdy() -> None:
    rowdy = {"character": "yb_rowdy", "lp": 5, "space": "CJ01", "hand": ["hustle", "cheat"]}
    s = Scenario([rowdy, {}], bandits=["DC01"], fights={"deck": ["8", "2"]}, income="")
    s.act("discard cheat", "go DC01")
    assert s.kind == "lay"
    s.act("lay hustle", "fight-card fight:8", "choose mp-1")
    assert (s.kind, s.player(0).space, s.state.bandits) == ("income", "DC01", [])
    s = Scenario([{**rowdy, "wp": 1}, {}], sheriff="DC01", income="")
    s.act("discard cheat")
    assert "go DC01" not in s.options()
