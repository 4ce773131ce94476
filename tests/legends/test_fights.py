"""Fights against players and virtual opponents, with the numbers of the worked examples."""

from __future__ import annotations

import pytest
from tests.legends.fighting import bandit, bank, duel

from saloon.testing import rule
from saloon.testing.legends_scenario import LegendsScenario as Scenario

# -- against players -------------------------------------------------------------------------------


@rule("WL-FIGHT-01", "WL-FIGHT-03", "WL-FIGHT-31")
def test_a_fight_is_declared_against_somebody_on_the_same_space() -> None:
    s = duel({"hand": ["hustle"]}, {"hand": ["tenacity"]})
    assert s.offered("duel") == ["@1"]
    assert s.refused("duel @2") == "WL-FIGHT-01"
    s.act("duel @1")
    assert s.state.actions == 2


@rule("WL-FIGHT-02")
def test_one_fight_against_the_same_character_in_a_turn() -> None:
    hand = ["hustle"] * 3
    s = Scenario([{"space": "DR02", "hand": hand}, {"space": "DR02"}, {"space": "DR02"}])
    s.act("duel @1", "lay hustle")
    assert s.refused("rob @1") == "WL-FIGHT-02"
    assert s.offered("rob") == ["@2"]


@rule("WL-FIGHT-04")
def test_without_a_card_no_fight_is_declared() -> None:
    s = duel({}, {"hand": ["hustle"]})
    assert s.refused("duel @1") == "WL-FIGHT-04"


@rule("WL-FIGHT-06", "WL-FIGHT-19", "WL-FIGHT-20", "WL-FIGHT-24", "WL-DUEL-02")
def test_the_higher_card_wins_a_duel() -> None:
    s = duel({"hand": ["tenacity:ks"]}, {"hand": ["hustle:qs"]})
    s.act("duel @1", "lay tenacity")
    assert s.asked == 1
    s.act("lay hustle")
    assert (s.player(0).lp, s.player(1).wounds) == (2, 1)
    assert len(s.player(1).hand) == 1
    assert sorted(s.pile()) == ["hustle", "tenacity"]


@rule("WL-FIGHT-26", "WL-FIGHT-12")
def test_a_defender_who_wins_gets_nothing_more() -> None:
    s = duel({"hand": ["hustle:qs"]}, {"hand": ["living_legend:as"]})
    s.act("duel @1", "lay hustle", "lay living_legend")
    assert (s.player(1).lp, s.player(0).wounds, len(s.player(0).hand)) == (0, 1, 1)


@rule("WL-FIGHT-07", "WL-FIGHT-25")
def test_who_surrenders_has_lost() -> None:
    s = duel({"hand": ["hustle"]}, {"hand": ["tenacity"]})
    s.act("duel @1", "lay hustle", "surrender")
    assert (s.player(0).lp, s.player(1).wounds, len(s.player(1).hand)) == (2, 1, 2)
    assert s.pile() == ["hustle"]


@rule("WL-FIGHT-08")
def test_without_cards_one_must_surrender() -> None:
    s = duel({"hand": ["hustle"]}, {})
    s.act("duel @1", "lay hustle")
    assert s.kind == "act"
    assert s.player(0).lp == 2


@rule("WL-FIGHT-23")
def test_on_equal_values_the_attacker_wins() -> None:
    s = duel({"hand": ["hustle:qs"]}, {"hand": ["hustle:qh"]})
    s.act("duel @1", "lay hustle", "lay hustle")
    assert s.player(0).lp == 2


@rule("WL-EXAMPLE-04", "WL-EXAMPLE-05", "WL-CHAR-02", "WL-ITEM-08", "WL-FIGHT-10")
def test_the_duel_of_the_rulebook() -> None:
    annie = {"character": "annie_oakley", "lp": 5, "hand": ["tenacity:ks"], "gear": ["revolver"]}
    bass = {
        "character": "bass_reeves",
        "lp": 5,
        "hand": ["hustle:qs", "cheat"],
        "gear": ["shotgun+"],
    }
    s = duel(annie, bass)
    s.act("duel @1")
    assert (s.asked, s.offered("choose")) == (1, ["discard-1", "wound-1"])
    s.act("choose discard-1", "discard cheat")
    assert s.player(1).wounds == 0
    s.act("lay tenacity", "lay hustle")
    # The king is lowered to 12 and meets a queen: equal, and the attacker wins.
    assert s.heard("compared")[-1].facts == {"value": 12, "against": 12}
    assert s.player(0).lp == 7
    assert (s.player(1).wounds, len(s.player(1).hand)) == (1, 1)


@rule("WL-POKERCARD-06", "WL-FIGHT-15", "WL-FIGHT-18", "WL-FIGHT-27")
def test_hands_up_lowers_the_other_card_by_two() -> None:
    s = duel({"hand": ["hustle:qs", "hands_up", "hands_up"]}, {"hand": ["tenacity:ks", "cheat"]})
    s.act("duel @1", "lay hustle", "lay tenacity")
    assert (s.asked, s.kind) == (0, "fight-reaction")
    s.act("react hands_up")
    assert (s.asked, s.options()) == (1, ["pass"])
    s.act("pass")
    assert s.heard("compared")[-1].facts == {"value": 12, "against": 11}
    assert s.player(0).lp == 2
    assert sorted(s.pile()) == ["hands_up", "hustle", "tenacity"]


@rule("WL-FIGHT-21", "WL-FIGHT-33")
def test_no_card_counts_less_than_two() -> None:
    s = duel({"hand": ["cheat:2h", "hands_up"]}, {"hand": ["shootout:3s", "sprint"]})
    s.act("duel @1", "lay cheat", "lay shootout", "no", "react hands_up", "pass")
    assert s.heard("compared")[-1].facts == {"value": 2, "against": 2}


@rule("WL-POKERCARD-03", "WL-FIGHT-28", "WL-FIGHT-29", "WL-FIGHT-30")
def test_shootout_cancels_and_the_fight_starts_anew() -> None:
    s = duel({"hand": ["hustle:qs", "hustle:qh"]}, {"hand": ["shootout", "tenacity"]})
    s.act("duel @1", "lay hustle:qs", "lay shootout")
    assert (s.asked, s.kind) == (1, "shootout")
    s.act("yes")
    assert len(s.player(1).hand) == 2
    assert sorted(s.pile()) == ["hustle", "shootout"]
    s.act("lay hustle:qh")
    assert "surrender" in s.options()
    s.act("lay tenacity")
    s.act("pass")
    assert s.player(0).wounds == 1
    assert s.state.actions == 2


@rule("WL-FIGHT-32")
def test_an_attacker_without_cards_loses_the_new_fight() -> None:
    s = duel({"hand": ["hustle:qs"]}, {"hand": ["shootout", "cheat"]})
    s.act("duel @1", "lay hustle", "lay shootout", "yes")
    assert s.kind == "act"
    assert (s.player(0).wounds, s.player(0).lp) == (1, 0)


@rule("WL-FIGHT-32")
def test_an_attacker_without_cards_loses_before_anything_works_again() -> None:
    """As against virtual opponents: there is no fight before which something could happen."""
    annie = {"character": "annie_oakley", "lp": 5, "hand": ["hustle:qs"]}
    s = duel(annie, {"hand": ["shootout", "cheat", "manhunt"]})
    s.act("duel @1", "choose discard-1", "discard manhunt", "lay hustle", "lay shootout", "yes")
    assert (s.asked, s.kind) == (0, "act")
    assert (s.player(0).wounds, s.player(1).wounds, "cheat" in s.hand(1)) == (1, 0, True)


@rule("WL-EFFECT-08", "WL-EFFECT-14")
def test_lightning_draw_is_not_for_players_and_the_vest_heals() -> None:
    s = duel({"hand": ["lightning_draw:5s"], "wounds": 1}, {"hand": ["shootout:3s"]})
    s.act("duel @1", "lay lightning_draw", "lay shootout", "no")
    assert s.heard("compared")[-1].facts == {"value": 5, "against": 3}
    s = duel({"hand": ["bulletproof_vest:js"], "wounds": 2}, {"hand": ["shootout:3s"]})
    s.act("duel @1", "lay bulletproof_vest", "lay shootout", "no")
    assert s.player(0).wounds == 1


@rule("WL-EXAMPLE-47", "WL-CHAR-14")
def test_jesse_james_wins_ties_and_lowers_cards_outside_towns() -> None:
    jesse = {
        "character": "jesse_james",
        "lp": 5,
        "gear": ["rifle"],
        "hand": ["trackers_instinct:9s"],
    }
    for space, value, against in (("DR02", 9, 9), ("DC01", 10, 11)):
        # Outside towns both nines count 2 more, and the one against Jesse 1 less.
        rival = {"space": space, "hand": ["trackers_instinct:9h"]}
        s = Scenario([rival, {**jesse, "space": space}])
        s.act("duel @1", "lay trackers_instinct", "lay trackers_instinct")
        assert s.heard("compared")[-1].facts == {"value": value, "against": against}
        assert (s.player(0).wounds, s.player(1).wounds) == (1, 0)


@rule("WL-ITEM-09", "WL-EFFECT-11")
def test_the_rifle_looks_at_two_cards_of_the_rival() -> None:
    s = duel({"hand": ["hustle"], "gear": ["rifle"]}, {"hand": ["tenacity", "cheat", "sprint"]})
    s.act("duel @1")
    assert len(s.shown(1, 0)["hand"]) == 2
    assert s.shown(1, 2)["hand"] == []


@rule("WL-ITEM-10")
def test_the_upgraded_rifle_swaps_a_card() -> None:
    s = duel({"hand": ["hustle"], "gear": ["rifle+"]}, {"hand": ["tenacity"]}, deck=["cheat"])
    s.act("duel @1")
    assert s.kind == "exchange"
    s.act("discard hustle")
    assert s.hand(0) == ["cheat"]


@rule("WL-ITEM-06", "WL-ITEM-15")
def test_the_upgraded_revolver_helps_the_attacker() -> None:
    s = duel({"hand": ["hustle:qs"], "gear": ["revolver+"]}, {"hand": ["tenacity:ks"]})
    s.act("duel @1", "lay hustle", "lay tenacity")
    assert s.heard("compared")[-1].facts == {"value": 13, "against": 13}
    s = duel({"hand": ["hustle:qs"]}, {"hand": ["tenacity:ks"], "gear": ["revolver+"]})
    s.act("duel @1", "lay hustle", "lay tenacity")
    assert s.heard("compared")[-1].facts == {"value": 12, "against": 13}


@rule("WL-ITEM-07", "WL-FIGHT-37")
def test_the_shotgun_draws_after_a_victory() -> None:
    s = duel({"hand": ["tenacity"], "gear": ["shotgun"]}, {"hand": ["hustle"]})
    s.act("duel @1", "lay tenacity", "surrender")
    assert len(s.player(0).hand) == 1


@rule("WL-FIGHT-11", "WL-FIGHT-34")
def test_who_loses_the_last_card_before_the_fight_has_lost_it() -> None:
    annie = {"character": "annie_oakley", "lp": 5, "gear": ["revolver"]}
    s = duel({**annie, "hand": ["hustle"]}, {"hand": ["tenacity"]})
    s.act("duel @1", "choose discard-1", "lay hustle")
    assert (s.kind, s.player(0).lp, s.player(1).wounds) == ("act", 7, 1)
    s = duel({"hand": ["tenacity"]}, {**annie, "hand": ["hustle"]})
    s.act("duel @1", "choose discard-1")
    assert (s.kind, s.player(0).wounds, s.player(0).lp) == ("act", 1, 0)
    assert (s.state.actions, len(s.player(0).hand)) == (2, 1), "the loser draws a card"


@rule("WL-FIGHT-34")
def test_the_attacker_loses_if_nobody_has_a_card_left() -> None:
    annie = {"character": "annie_oakley", "lp": 5, "gear": ["revolver"]}
    s = duel({"hand": ["tenacity"]}, {**annie, "hand": []})
    s.act("duel @1", "choose discard-1")
    assert s.heard("fight-over")[0].facts["good"] is False
    assert (s.player(0).wounds, s.player(1).wounds, s.player(0).lp) == (1, 0, 0)
    assert (s.state.actions, len(s.player(0).hand), s.pile()) == (2, 1, ["tenacity"])


# -- arrest and robbery ----------------------------------------------------------------------------


@rule("WL-ARREST-01", "WL-ARREST-02")
@pytest.mark.parametrize(
    ("one", "other"),
    [({}, {"wp": 1}), ({"mp": 1}, {}), ({"wp": 1}, {"wp": 1}), ({"mp": 1}, {"mp": 1})],
)
def test_only_a_lawman_arrests_and_only_an_outlaw(
    one: dict[str, int], other: dict[str, int]
) -> None:
    s = duel({**one, "hand": ["hustle"]}, other)
    assert s.refused("arrest @1") == "WL-ARREST-01"


@rule("WL-ARREST-03", "WL-ARREST-04", "WL-ARREST-05", "WL-ARREST-08", "WL-ARREST-10")
def test_an_arrest() -> None:
    outlaw = {"wp": 5, "space": "RF02", "cattle": ["cattle:die#blue"]}
    s = Scenario([{"mp": 3, "hand": ["hustle"], "space": "RF02"}, outlaw, {}])
    s.act("arrest @1", "lay hustle")
    assert s.player(0).mp == 4
    arrested = s.player(1)
    assert (arrested.wp, arrested.cattle, arrested.space) == (0, [], "DR01")
    assert (arrested.wounds, len(arrested.hand)) == (1, 1)
    assert len(s.state.blue) == 8


@rule("WL-EXAMPLE-21", "WL-ARREST-06", "WL-ARREST-07")
def test_an_arrest_costs_half_of_money_and_nuggets() -> None:
    outlaw = {"wp": 1, "money": 50, "nuggets": 3}
    s = duel({"mp": 3, "hand": ["hustle"]}, outlaw)
    s.act("arrest @1", "lay hustle")
    assert (s.player(1).money, s.player(1).nuggets) == (20, 1)


@rule("WL-ROB-01", "WL-ROB-02", "WL-ROB-04")
@pytest.mark.parametrize(
    ("what", "money", "nuggets", "left"),
    [("money", 50, 0, (20, 3)), ("nuggets", 20, 2, (50, 1)), ("nothing", 20, 0, (50, 3))],
)
def test_a_robber_takes_half_of_one_thing(
    what: str, money: int, nuggets: int, left: tuple[int, int]
) -> None:
    s = duel({"hand": ["hustle"]}, {"money": 50, "nuggets": 3})
    s.act("rob @1", "lay hustle", f"loot {what}")
    assert (s.player(0).wp, s.player(0).money, s.player(0).nuggets) == (1, money, nuggets)
    assert (s.player(1).money, s.player(1).nuggets) == left


@rule("WL-ROB-03", "WL-ROB-05")
def test_a_robber_takes_the_cattle_if_there_is_room() -> None:
    victim = {"cattle": ["cattle:die#blue"]}
    s = duel({"hand": ["hustle"]}, victim)
    s.act("rob @1", "lay hustle", "yes")
    assert (s.shown(0, 0)["herd"], s.player(1).cattle) == (["cattle:die#blue"], [])
    s = duel({"hand": ["hustle"], "cattle": ["cattle:lp1#green"]}, victim)
    s.act("rob @1", "lay hustle", "yes")
    assert (s.shown(0, 0)["herd"], len(s.state.blue)) == (["cattle:lp1#green"], 8)


@rule("WL-EXAMPLE-36", "WL-SIDE-09", "WL-ROB-07")
def test_a_lawman_whose_robbery_fails_keeps_all_points() -> None:
    s = duel({"mp": 5, "hand": ["hustle"]}, {"hand": ["tenacity"]})
    s.act("rob @1", "lay hustle", "lay tenacity")
    assert (s.player(0).mp, s.player(0).wp) == (5, 0)
    s = duel({"mp": 5, "hand": ["tenacity"]}, {"hand": ["hustle"]})
    s.act("rob @1", "lay tenacity", "lay hustle")
    assert (s.player(0).mp, s.player(0).wp) == (0, 1)


# -- virtual opponents -----------------------------------------------------------------------------


@rule("WL-EXAMPLE-09", "WL-NPC-04", "WL-NPC-05", "WL-BANK-08", "WL-POKERCARD-13")
def test_the_bank_robbery_of_the_rulebook() -> None:
    s = bank({"hand": ["bulletproof_vest:jh"], "wounds": 1}, ["3", "8", "9"])
    assert s.asked == 0
    s.act("lay bulletproof_vest")
    assert s.asked == 2  # the right-hand neighbour
    assert s.options() == ["fight-card fight:3", "fight-card fight:8", "fight-card fight:9"]
    s.act("fight-card fight:3")
    robber = s.player(0)
    assert (robber.wounds, robber.wp, robber.money) == (0, 3, 100)
    assert s.heard("compared")[-1].facts == {"value": 11, "against": 3}


@rule("WL-EXAMPLE-23")
def test_loot_above_the_limit_is_lost() -> None:
    s = bank({"hand": ["living_legend:as"], "money": 50}, ["8", "4", "5"])
    s.act("lay living_legend", "fight-card fight:8")
    assert s.player(0).money == 120


@rule("WL-EXAMPLE-34")
def test_points_beyond_nine_of_a_bank_robbery_become_lp() -> None:
    s = bank({"hand": ["living_legend:as"], "wp": 8}, ["8", "4", "5"])
    s.act("lay living_legend", "fight-card fight:8")
    assert (s.player(0).wp, s.player(0).lp) == (9, 2)


@rule("WL-EXAMPLE-35", "WL-BANK-09", "WL-SIDE-10")
def test_a_lawman_who_fails_to_rob_the_bank_is_an_outlaw_all_the_same() -> None:
    s = bank({"hand": ["cheat"], "mp": 5}, ["j", "4", "5"])
    s.act("lay cheat", "fight-card fight:j")
    robber = s.player(0)
    assert (robber.mp, robber.wp, robber.wounds, len(robber.hand)) == (0, 1, 1, 1)


@rule("WL-BANK-06", "WL-BANK-07")
def test_the_bank_is_robbed_once_a_turn_and_with_a_card() -> None:
    s = bank({"hand": ["cheat", "cheat"]}, ["j", "4", "5"])
    s.act("lay cheat", "fight-card fight:j", "pass")
    assert s.refused("rob-bank") == "WL-BANK-06"
    s = Scenario([{"space": "DR10"}, {}])
    assert s.refused("rob-bank") == "WL-BANK-07"


@rule("WL-EXAMPLE-10", "WL-EXAMPLE-11", "WL-HIDE-01", "WL-HIDE-03", "WL-NPC-10")
def test_the_bandit_of_the_rulebook() -> None:
    s = bandit({"hand": ["gold_lump:10c", "hands_up:6c"]}, ["q", "5"])
    s.act("lay gold_lump", "fight-card fight:q")
    assert s.options() == ["react hands_up:6c", "pass"]
    s.act("pass")
    yellow = s.player(0)
    assert s.heard("compared")[-1].facts == {"value": 10, "against": 12}
    assert (yellow.wounds, len(yellow.hand)) == (1, 3)  # the six, the queen's card, the consolation
    assert s.state.bandits == []
    assert s.state.actions == 2
    ring = s.game.view(None)["ring"]
    assert (ring["deck"], ring["played"]) == (13, [])


@rule("WL-NPC-17", "WL-NPC-18")
def test_the_reward_for_a_bandit() -> None:
    s = bandit({"hand": ["living_legend"]}, ["8", "5"])
    s.act("lay living_legend", "fight-card fight:8")
    assert s.offered("choose") == ["lp-1", "mp-1"]
    s.act("choose mp-1")
    assert s.player(0).mp == 1
    s = bandit({"hand": ["living_legend"], "wp": 1}, ["8", "5"])
    s.act("lay living_legend", "fight-card fight:8")
    assert (s.kind, s.player(0).lp) == ("act", 1)


@rule("WL-NPC-09")
def test_on_equal_values_the_human_loses() -> None:
    s = bandit({"hand": ["hustle:qs"]}, ["q", "5"])
    s.act("lay hustle", "fight-card fight:q")
    assert s.player(0).wounds == 1


@rule("WL-NPC-12", "WL-NPC-13")
def test_without_a_card_the_human_loses_at_once() -> None:
    s = bandit({}, ["3", "5"])
    assert s.kind == "act"
    assert (s.player(0).wounds, len(s.player(0).hand)) == (1, 1)
    assert s.heard("opponent-drew") == []


@rule("WL-FIGHTCARD-01", "WL-FIGHTCARD-02", "WL-FIGHTCARD-07", "WL-FIGHTCARD-05")
@pytest.mark.parametrize(
    ("rank", "wounds", "lp"), [("2", 1, -1), ("3", 2, 0), ("8", 1, 0), ("6", 1, 0)]
)
def test_fight_cards_that_hurt(rank: str, wounds: int, lp: int) -> None:
    s = bandit({"hand": ["living_legend:as"], "lp": 3}, [rank, "j"])
    s.act("lay living_legend", f"fight-card fight:{rank}", "choose lp-1")
    assert (s.player(0).wounds, s.player(0).lp) == (wounds, 3 + lp + 1)


@rule("WL-FIGHTCARD-04", "WL-FIGHTCARD-08", "WL-EFFECT-02")
def test_fight_cards_that_forbid_the_marshal_point() -> None:
    s = bandit({"hand": ["living_legend:as"]}, ["5", "j"])
    s.act("lay living_legend", "fight-card fight:5")
    assert (s.kind, s.player(0).lp, s.player(0).wounds) == ("act", 1, 1)
    s = bandit({"hand": ["living_legend:as"]}, ["9", "j"])
    s.act("lay living_legend", "fight-card fight:9")
    # No card is left to discard, so the money goes.
    assert (s.kind, s.player(0).lp, s.player(0).money) == ("act", 1, 10)


@rule("WL-FIGHTCARD-03", "WL-EFFECT-17")
def test_fight_card_four_takes_a_card_of_the_own_choice() -> None:
    s = bandit({"hand": ["living_legend", "cheat", "hustle"]}, ["4", "j"])
    s.act("lay living_legend", "fight-card fight:4", "pass")
    assert s.kind == "discard"
    s.act("discard cheat", "choose lp-1")
    assert s.hand(0) == ["hustle"]
    assert s.player(0).wounds == 1


@rule("WL-FIGHTCARD-06", "WL-EXAMPLE-50", "WL-LIMIT-09")
def test_fight_card_seven_with_three_wounds_takes_a_card() -> None:
    s = bandit({"hand": ["living_legend", "cheat", "hustle"], "wounds": 3}, ["7", "j"])
    s.act("lay living_legend", "fight-card fight:7", "pass", "choose lp-1")
    assert len(s.player(0).hand) == 1
    s = bandit({"hand": ["living_legend"], "wounds": 3}, ["7", "j"])
    s.act("lay living_legend", "fight-card fight:7", "choose lp-1")
    assert s.player(0).wounds == 3


@rule("WL-FIGHTCARD-09", "WL-NPC-16", "WL-EFFECT-03")
def test_fight_card_ten_may_cancel_the_fight() -> None:
    s = bandit({"hand": ["living_legend", "hustle"]}, ["10", "j"])
    s.act("lay living_legend", "fight-card fight:10", "pass")
    assert (s.asked, s.kind) == (2, "cancel-fight")
    s.act("yes")
    assert (s.asked, s.kind) == (0, "lay")
    assert len(s.player(0).hand) == 2
    assert s.pile() == ["living_legend"]
    assert s.game.view(None)["ring"]["drawn"] == 2


@rule("WL-FIGHTCARD-10", "WL-FIGHTCARD-11", "WL-FIGHTCARD-12", "WL-FIGHTCARD-13")
def test_fight_cards_that_give() -> None:
    for rank, money, lp in (("j", 30, 0), ("k", 20, 1)):
        s = bandit({"hand": ["cheat"]}, [rank, "2"])
        s.act("lay cheat", f"fight-card fight:{rank}")
        assert (s.player(0).money, s.player(0).lp) == (money, lp)
    s = bandit({"hand": ["cheat"]}, ["q", "2"])
    s.act("lay cheat", "fight-card fight:q")
    assert len(s.player(0).hand) == 2
    s = bandit({"hand": ["cheat"], "wp": 1}, ["a", "2"])
    s.act("lay cheat", "fight-card fight:a")
    assert s.offered("choose") == ["lp-1", "wp-1"]


@rule("WL-POKERCARD-05", "WL-EFFECT-01", "WL-EFFECT-15")
def test_lightning_draw_cancels_and_lowers_but_not_the_six() -> None:
    s = bandit({"hand": ["lightning_draw"]}, ["8", "2"])
    s.act("lay lightning_draw", "fight-card fight:8")
    assert (s.player(0).wounds, s.heard("compared")[-1].facts) == (1, {"value": 5, "against": 5})
    s = bandit({"hand": ["lightning_draw"]}, ["6", "2"])
    s.act("lay lightning_draw", "fight-card fight:6", "choose lp-1")
    assert s.player(0).wounds == 1


@rule("WL-POKERCARD-10", "WL-CARD-06")
def test_trackers_instinct_counts_more_outside_towns() -> None:
    s = bandit({"hand": ["trackers_instinct"]}, ["10", "2"])
    s.act("lay trackers_instinct", "fight-card fight:10", "no", "choose lp-1")
    assert s.heard("compared")[-1].facts == {"value": 11, "against": 10}
    s = bank({"hand": ["trackers_instinct"]}, ["10", "2", "3"])
    s.act("lay trackers_instinct", "fight-card fight:10", "no")
    assert s.heard("compared")[-1].facts == {"value": 9, "against": 10}


@rule("WL-NPC-14", "WL-EFFECT-12", "WL-EFFECT-13", "WL-NPC-02")
def test_the_rifle_against_virtual_opponents_works_upgraded_only() -> None:
    s = bank({"hand": ["cheat", "hustle"], "gear": ["rifle+"]}, ["j", "4", "5"])
    assert s.kind == "exchange"
    known = s.game.view(0)["ring"]["known"]
    assert (len(known), s.game.view(1)["ring"]["known"]) == (2, [])
    s = bank({"hand": ["cheat"], "gear": ["rifle"]}, ["j", "4", "5"])
    assert s.kind == "lay"
    assert s.game.view(0)["ring"]["known"] == []


@rule("WL-NPC-06", "WL-NPC-15")
def test_only_who_plays_the_opponent_sees_its_cards() -> None:
    s = bank({"hand": ["cheat"]}, ["j", "4", "5"])
    assert [len(s.game.view(seat)["ring"]["known"]) for seat in range(3)] == [0, 0, 3]
    s.act("lay cheat")
    assert s.game.view(0)["ring"]["own"] == [s.game.view(0)["ring"]["own"][0]]
    assert s.game.view(2)["ring"]["own"] == []


@rule("WL-CHAR-22")
def test_wyatt_earp_has_an_action_more_for_the_first_bandit() -> None:
    wyatt = {"character": "wyatt_earp", "lp": 5, "hand": ["living_legend"]}
    s = bandit(wyatt, ["8", "5"])
    s.act("lay living_legend", "fight-card fight:8", "choose lp-1")
    assert s.state.actions == 3
