"""The ten cards of the Man in Black, one by one."""

from __future__ import annotations

from typing import Any

import pytest
from tests.legends.test_man_in_black import his_turn, shown

from saloon.testing import rule

IN_TOWN = {"space": "DR06"}


@rule("WL-MIBCARD-01", "WL-TWO-07", "WL-LIMIT-07", "WL-EXAMPLE-16")
def test_the_quiet_withdrawal() -> None:
    s = his_turn("the_quiet_withdrawal", {**IN_TOWN, "money": 40, "nuggets": 1}, {"nuggets": 1})
    assert (shown(s)["space"], shown(s)["lp"]) == ("DR10", 5)
    assert (s.asked, s.offered("choose")) == (0, ["lose_money-20", "lose_nugget-1"])
    s.act("choose lose_nugget-1")
    assert (s.player(0).money, s.player(0).nuggets) == (40, 0)
    assert (s.player(1).money, s.player(1).nuggets) == (20, 1)
    # Only one of the two is possible, or none.
    s = his_turn("the_quiet_withdrawal", {**IN_TOWN, "nuggets": 2}, IN_TOWN)
    assert (s.player(0).nuggets, s.player(1).money, s.asked) == (1, 0, 0)
    s = his_turn("the_quiet_withdrawal", IN_TOWN, {})
    assert (s.player(0).money, s.kind) == (0, "income")


@rule("WL-MIBCARD-01", "WL-LIMIT-10")
def test_less_than_is_asked_for_can_be_lost_only_if_nothing_else_is_possible() -> None:
    s = his_turn("the_quiet_withdrawal", {**IN_TOWN, "money": 10, "nuggets": 1}, {})
    assert (s.player(0).money, s.player(0).nuggets) == (10, 0)
    s = his_turn("the_quiet_withdrawal", {**IN_TOWN, "money": 10}, {})
    assert s.player(0).money == 0


@rule("WL-MIBCARD-02")
@pytest.mark.parametrize(
    ("dice", "lp"),
    [
        ("nugget nugget", 2), ("nugget blank", 1), ("blank blank", 1), ("money blank", 0),
        ("money_reroll money", 0),
    ],
)  # fmt: skip
def test_somebody_elses_gold(dice: str, lp: int) -> None:
    s = his_turn("somebody_elses_gold", {}, {}, dice=dice)
    assert (shown(s)["space"], shown(s)["lp"]) == ("CJ11", 3 + lp)
    assert s.heard("black-rolled")[-1].facts == {"dice": dice.split()}


@rule("WL-MIBCARD-03")
def test_a_word_with_the_law() -> None:
    s = his_turn("a_word_with_the_law", {}, {"lp": 1, "space": "SV11", "mp": 2})
    assert (shown(s)["space"], shown(s)["lp"]) == ("SV11", 5)
    hand = ["hustle", "cheat"]
    s = his_turn(
        "a_word_with_the_law", {"wp": 1, "hand": hand, "money": 30}, {"wp": 2, "space": "SV12"},
    )  # fmt: skip
    # The end of the second player's turn has brought an LP for the wanted track.
    assert (shown(s)["space"], shown(s)["lp"]) == ("SV12", 4)
    assert (s.asked, s.offered("choose")) == (0, ["discard-1", "lose_money-20"])
    s.act("choose discard-1", "discard cheat")
    assert (s.hand(0), s.player(0).money, s.player(1).money) == (["hustle"], 30, 0)


@rule("WL-MIBCARD-04", "WL-MIBRULE-28")
def test_sold_out() -> None:
    s = his_turn(
        "sold_out", {"space": "DR06", "money": 20, "lp": 1}, {"space": "SH11", "hand": ["cheat"]},
        space="DR01",
    )  # fmt: skip
    assert (shown(s)["lp"], s.player(0).money, s.hand(1)) == (4, 10, ["cheat"])
    s = his_turn("sold_out", {"space": "RF01", "money": 20, "hand": ["cheat"]}, {}, space="RF01")
    assert s.offered("choose") == ["discard-1", "lose_money-10"]


@rule("WL-MIBCARD-05")
def test_old_friends() -> None:
    s = his_turn("old_friends", {}, {}, bandits=["DC01", "SV02"])
    assert (shown(s)["space"], shown(s)["lp"], s.state.bandits) == ("DC01", 5, ["SV02"])
    assert s.heard("bandit-gone")[-1].facts == {"place": "DC01"}
    s = his_turn("old_friends", {}, {}, bandits=["SV02"])
    assert (shown(s)["lp"], s.state.bandits) == (4, ["SV02", "MP01", "SH08"])


@rule("WL-MIBCARD-06")
def test_the_late_train() -> None:
    token = {"cattle": ["cattle:die#blue"]}
    s = his_turn("the_late_train", token, {"cattle": ["cattle:lp1#green"]}, space="RF05")
    assert (shown(s)["space"], shown(s)["lp"]) == ("SV12", 6)
    assert [s.player(0).money, s.player(1).money] == [0, 20]
    assert (s.player(0).cattle, s.player(1).cattle, len(s.state.blue)) == ([], [], 8)
    s = his_turn("the_late_train", token, {})
    assert (shown(s)["lp"], s.player(0).money, s.player(1).money) == (5, 0, 30)
    s = his_turn("the_late_train", {"money": 120}, {})
    assert (shown(s)["lp"], s.player(0).money) == (4, 120)


@rule("WL-MIBCARD-07", "WL-MIBRULE-17", "WL-MIBRULE-16")
def test_twelve_oclock_sharp() -> None:
    low, high = {"deck": ["2", "3", "4"]}, {"deck": ["q", "3", "4"]}
    leader = {"lp": 2, "hand": ["tenacity:ks"], "space": "RF02"}
    s = his_turn("twelve_oclock_sharp", {"hand": ["hustle"]}, leader, fights=high)
    assert (shown(s)["space"], s.asked, s.kind) == ("RF02", 1, "lay")
    assert "surrender" in s.options()
    s.act("lay tenacity")
    assert (shown(s)["lp"], s.player(1).lp, s.player(1).wounds) == (5, 2, 1)
    s = his_turn("twelve_oclock_sharp", {}, leader, fights=low)
    s.act("lay tenacity")
    assert s.player(1).wounds == 1  # the four's effect
    assert (shown(s)["lp"], s.player(1).lp) == (3, 3)
    s = his_turn("twelve_oclock_sharp", {}, leader, fights=low)
    s.act("surrender")
    assert (shown(s)["lp"], s.player(1).wounds, len(s.player(1).hand)) == (5, 1, 2)
    # On a tie he comes to the next player, who has to surrender without a card.
    s = his_turn("twelve_oclock_sharp", {"space": "RF03"}, {"hand": ["hustle"]}, fights=low)
    assert (shown(s)["space"], shown(s)["lp"], s.player(0).wounds) == ("RF03", 5, 1)


@rule("WL-MIBCARD-08", "WL-LIMIT-09", "WL-EFFECT-18")
def test_bad_medicine() -> None:
    hand = ["hustle", "cheat", "sprint"]
    doc = {"character": "doc_holliday", "lp": 5, "space": "SV12"}
    s = his_turn("bad_medicine", {"hand": hand}, {**doc, "wounds": 1, "hand": ["punch"]})
    assert (shown(s)["space"], shown(s)["lp"]) == ("SV12", 4)
    assert (s.asked, s.offered("choose")) == (0, ["wound-1", "discard-2"])
    s.act("choose discard-2", "discard hustle", "discard cheat")
    # The other one has a single card: the wound can be met in full, the discard cannot.
    assert (s.hand(0), s.player(0).wounds, s.player(1).wounds) == (["sprint"], 0, 2)
    # Doc Holliday draws for his wound when the card is done with.
    assert len(s.player(1).hand) == 2
    s = his_turn("bad_medicine", {"wounds": 3, "hand": ["sprint"], "space": "SV12"}, {})
    assert (s.player(0).wounds, s.player(0).hand) == (3, [])


@rule("WL-MIBCARD-09", "WL-ARREST-07")
def test_your_money_or_your_life() -> None:
    rich = {"money": 50, "nuggets": 3, "space": "RF02", "hand": ["cheat"]}
    fights = {"deck": ["q", "3", "4"]}
    for what, left in (("money", (20, 3)), ("nuggets", (50, 1))):
        s = his_turn(
            "your_money_or_your_life", {**rich, "cattle": ["cattle:die#blue"]}, {"lp": 9},
            fights=fights,
        )  # fmt: skip
        assert (shown(s)["space"], s.asked) == ("RF02", 0)
        s.act("lay cheat")
        assert s.offered("choose") == ["lose_half-money", "lose_half-nuggets"]
        s.act(f"choose lose_half-{what}")
        assert (s.player(0).money, s.player(0).nuggets) == left
        assert (shown(s)["lp"], s.player(0).wounds, len(s.player(0).cattle)) == (4, 1, 1)


@rule("WL-MIBCARD-09", "WL-TWO-07")
def test_a_robbery_of_somebody_who_has_only_one_thing_or_nothing() -> None:
    fights = {"deck": ["8", "3", "4"]}
    s = his_turn("your_money_or_your_life", {"money": 40}, {}, fights=fights)
    assert (s.player(0).money, shown(s)["lp"], s.kind) == (20, 4, "income")
    # $20 of income make the second player the richer one; a winner keeps everything.
    s = his_turn("your_money_or_your_life", {}, {"hand": ["tenacity"]}, fights=fights)
    s.act("lay tenacity")
    assert (s.player(1).money, s.player(1).lp, shown(s)["lp"]) == (20, 0, 3)
    # On a tie he comes to the next player.
    s = his_turn("your_money_or_your_life", {"money": 20}, {}, fights=fights)
    assert (s.player(0).money, s.player(1).money) == (10, 20)


# -- poker -----------------------------------------------------------------------------------------

GAME = "a_game_in_the_back_room"
HIS = ["cheat:2d", "manhunt:4h", "trackers_instinct:9s", "bulletproof_vest:jc"]
"""With the flop he has three jacks, one of them wild."""
FLOP = ["bulletproof_vest:jd", "shootout:3c", "gold_lump:10s"]
LOW = ["sprint:2s", "hands_up:6h"]


def in_red_falls(*hand: str, **more: Any) -> dict[str, Any]:
    return {"space": "RF01", "money": 10, "hand": list(hand), **more}


@rule("WL-MIBCARD-10", "WL-TWO-06", "WL-MIBRULE-19")
def test_if_nobody_joins_his_game_he_gains_two() -> None:
    s = his_turn(GAME, in_red_falls(*LOW), {"space": "DR05", "money": 100})
    # The second player is in the other town, even if at a saloon.
    assert (shown(s)["space"], s.asked, s.kind) == ("RF05", 0, "black-join")
    s.act("no")
    assert (shown(s)["lp"], s.player(0).money, len(s.player(0).hand)) == (5, 10, 2)
    assert (s.heard("flop"), s.game.view(None)["poker"], s.kind) == ([], None, "income")
    # Whoever cannot pay is not asked.
    s = his_turn(GAME, {"space": "RF01"}, {})
    assert (shown(s)["lp"], s.kind) == (5, "income")


@rule("WL-MIBCARD-10", "WL-MIBRULE-25", "WL-POKER-22")
def test_he_wins_with_the_best_two_of_four() -> None:
    s = his_turn(GAME, in_red_falls(*LOW), {}, deck=["cheat:2h", *HIS, *FLOP])
    s.act("yes")
    assert s.heard("flop")[-1].facts["pot"] == 60
    assert (s.player(0).money, s.kind) == (0, "poker-card")
    assert s.game.view(0)["poker"]["known"] == []
    s.act("lay sprint", "lay hands_up")
    assert s.heard("dealer-showed")[-1].facts == {
        "shown": ["cheat:2d", "bulletproof_vest:jc"], "combination": "three_of_a_kind",
    }  # fmt: skip
    # A loser draws a card: one was drawn for joining.
    assert (shown(s)["lp"], s.player(0).money, len(s.player(0).hand)) == (5, 0, 2)
    assert s.player(0).lp == 0
    assert s.game.view(None)["poker"] is None


@rule("WL-MIBCARD-10", "WL-MIBRULE-25")
def test_who_beats_him_takes_the_pot_and_gains_one() -> None:
    hand = ["bulletproof_vest:jh", "bulletproof_vest:js"]
    s = his_turn(GAME, in_red_falls(*hand), {}, deck=["sprint:2c", *HIS[1:], "punch:7s", *FLOP])
    s.act("yes", "lay bulletproof_vest:jh", "lay bulletproof_vest:js")
    assert (s.player(0).money, s.player(0).lp, shown(s)["lp"]) == (60, 1, 3)
    assert len(s.player(0).hand) == 1


@rule("WL-MIBCARD-10")
def test_he_wins_ties_at_poker() -> None:
    hand = ["bulletproof_vest:jh", "cheat:2h"]
    s = his_turn(GAME, in_red_falls(*hand), {}, deck=["sprint:2c", *HIS, *FLOP])
    s.act("yes", "lay bulletproof_vest", "lay cheat")
    assert s.heard("combination")[-1].facts == {"combination": "three_of_a_kind"}
    assert (s.player(0).money, shown(s)["lp"]) == (0, 5)


@rule("WL-MIBRULE-25", "WL-POKER-15")
def test_players_with_the_same_hand_share_the_pot_and_both_gain() -> None:
    one = in_red_falls("gold_lump:10c", "hustle:qs")
    other = in_red_falls("lady_luck:10h", "hustle:qh", space="RF08", money=0)
    low = ["sprint:2s", "manhunt:4h", "hands_up:6h", "punch:7s"]
    s = his_turn(GAME, one, other, deck=["sprint:2c", "punch:7c", *low, *FLOP])
    assert s.asked == 0
    s.act("yes")
    assert s.asked == 1
    s.act("yes")
    assert s.heard("flop")[-1].facts["pot"] == 70
    for first, second in (("gold_lump", "lady_luck"), ("hustle", "hustle")):
        s.choose(f"lay {first}", 0)
        s.choose(f"lay {second}", 1)
    # A pair of tens each. $30 each, and Lady Luck pays $30 and a card besides.
    assert [s.player(seat).money for seat in (0, 1)] == [30, 70]
    assert [s.player(seat).lp for seat in (0, 1)] == [1, 1]
    assert [len(s.player(seat).hand) for seat in (0, 1)] == [1, 2]
    assert shown(s)["lp"] == 3


@rule("WL-MIBRULE-25", "WL-ITEM-12", "WL-CHAR-20")
def test_hat_and_wild_bill_hickok_work_at_his_game() -> None:
    bill = {"character": "wild_bill_hickok", "lp": 5, "gear": ["revolver", "ten_gallon"]}
    s = his_turn(GAME, in_red_falls(*LOW, **bill), {}, deck=["cheat:2h", *HIS, *FLOP])
    s.act("yes", "lay sprint", "lay hands_up")
    assert s.kind == "take-back"
    s.act("yes")
    assert (s.player(0).money, len(s.player(0).hand)) == (10, 3)


@rule("WL-GOALCARD-21", "WL-MIBRULE-25")
def test_a_victory_at_his_game_counts_for_a_goal() -> None:
    doc = {"character": "doc_holliday"}
    hand = ["bulletproof_vest:jh", "bulletproof_vest:js"]
    s = his_turn(
        GAME, in_red_falls(*hand, **doc), {}, deck=["sprint:2c", *HIS[1:], "punch:7s", *FLOP],
        modules=["goals"], goals={"hand": [["1"], []]},
    )  # fmt: skip
    s.act("yes", "lay bulletproof_vest:jh", "lay bulletproof_vest:js", "income money")
    assert s.offered("goal") == ["goal:doc_holliday-1"]
