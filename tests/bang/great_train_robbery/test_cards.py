"""The playing cards of The Great Train Robbery (GT-CARD)."""

from __future__ import annotations

import pytest
from tests.bang.great_train_robbery.tables import table, told

from saloon.testing import rule, seat


@rule("GT-CARD-01")
@pytest.mark.parametrize(("flip", "life"), [("qh", 3), ("2d", 3), ("2c", 2)])
def test_cactus_is_a_missed_and_may_bring_a_life_point(flip: str, life: int) -> None:
    s = table(seat(role="sheriff", hand=["bang"]), seat(hand=["cactus"], life=2), deck=[flip])
    s.plays("bang", at=1)
    s.responds(1, "cactus")
    assert s.life(1) == life
    s = table(seat(role="sheriff", hand=["cactus"]))
    s.refuses("cactus", "GT-CARD-01")


@rule("GT-CARD-01", "BB-TIMING-09")
@pytest.mark.parametrize(("flip", "life"), [("qh", 2), ("2c", 1)])
def test_a_cactus_laid_in_vain_is_spent_once_its_card_was_turned_up(flip: str, life: int) -> None:
    s = table(
        seat("slab-the-killer", role="sheriff", hand=["bang"]),
        seat(hand=["cactus", "duel"], life=2), deck=[flip],
    )  # fmt: skip
    s.plays("bang", at=1)
    s.responds(1, "cactus")
    s.passes(1)
    assert (s.life(1), s.hand(1)) == (life, ["duel"])


@rule("GT-CARD-02", "CB-LIMIT-03", "CB-LIMIT-04")
def test_dragoon_reaches_two_and_allows_a_second_bang() -> None:
    hand = ["dragoon", "bang:2c", "bang:3c", "bang:4c", "knife-revolver"]
    s = table(seat(role="sheriff", hand=hand), deck=["5c"])
    s.plays("dragoon")
    assert s.reach(0) == 2
    s.plays("bang:2c", at=2)
    s.plays("bang:3c", at=2)
    s.refuses("bang:4c", "BB-PLAY-02", at=2)
    s.refuses("knife-revolver", "BB-PLAY-02", at=2)
    assert s.life(2) == 2
    s = table(
        seat(role="sheriff", hand=["bang:2c", "bang:3c", "knife-revolver"], in_play=["dragoon"]),
        boxes=["high-noon"], event="shootout", deck=["5c"],
    )  # fmt: skip
    s.plays("knife-revolver", at=2)
    s.plays("bang:2c", at=2)
    s.plays("bang:3c", at=2)
    assert s.life(2) == 1, "one for the turn, one for each of the two"


@rule("GT-CARD-03", "GT-CARD-04")
def test_evaded_brings_the_card_that_was_evaded() -> None:
    s = table(seat(role="sheriff", hand=["bang:5d", "gatling"]), seat(hand=["evaded"]))
    s.plays("bang:5d", at=1)
    s.responds(1, "evaded")
    assert (s.life(1), s.hand_texts(1), s.top()) == (4, ["bang:5d"], "evaded:qc")
    s = table(seat(role="sheriff", hand=["gatling"]), seat(hand=["evaded"]))
    s.plays("gatling")
    s.responds(1, "evaded")
    assert s.hand(1) == ["gatling"]
    s = table(seat("zippy-roy", role="sheriff"), seat(hand=["evaded"]), at=3, side="ironhorse")
    s.uses(0, "zippy-roy")
    s.responds(0, "pass")
    s.responds(1, "evaded")
    assert (s.hand(1), s.life(1)) == ([], 4), "nobody has played a card"


@rule("GT-CARD-03")
def test_evaded_that_was_not_enough_brings_nothing() -> None:
    s = table(seat("slab-the-killer", role="sheriff", hand=["bang"]), seat(hand=["evaded"]))
    s.plays("bang", at=1)
    s.responds(1, "evaded")
    assert (s.life(1), s.hand(1)) == (3, ["evaded"])


@rule("CB-INTERACT-29", "GT-CARD-04")
def test_evaded_brings_nothing_for_a_shot_without_a_played_card() -> None:
    s = table(
        seat(role="sheriff", in_play=["baggage-car"]), seat(hand=["evaded"]),
        train=["caboose", "mail-car", "lounge-car"],
    )  # fmt: skip
    s.uses(0, "baggage-car", at=1)
    s.responds(1, "evaded")
    assert (s.life(1), s.hand(1)) == (4, [])


@rule("GT-CARD-05", "GT-CARD-09", "GT-CARD-13")
@pytest.mark.parametrize(("flip", "back"), [("jh", True), ("as", True), ("10d", False)])
def test_knife_revolver_comes_back_on_high_cards_even_if_evaded(flip: str, back: bool) -> None:
    s = table(seat(role="sheriff", hand=["knife-revolver"]), seat(hand=["evaded"]), deck=[flip])
    s.plays("knife-revolver", at=1)
    s.responds(1, "evaded")
    assert s.hand(0) == (["knife-revolver"] if back else [])
    assert s.hand(1) == ([] if back else ["knife-revolver"])


@rule("GT-CARD-09", "GT-CARD-10", "GT-CARD-12")
def test_knife_revolver_has_the_range_of_the_weapon_and_is_no_bang_card() -> None:
    s = table(
        seat(role="sheriff", hand=["knife-revolver"]), seat(in_play=["bounty"]), players=5,
        boxes=["valley-of-shadows"], deck=["2c"],
    )  # fmt: skip
    s.refuses("knife-revolver", "BB-DIST-09", at=2)
    s.refuses("knife-revolver", "GT-CARD-09", at=0)
    s.plays("knife-revolver", at=1)
    assert (s.life(1), s.hand(0)) == (3, []), "and so no Bounty"
    s = table(seat(role="sheriff", hand=["indians"]), seat(hand=["knife-revolver"]))
    s.plays("indians")
    s.asks(1, "bang")
    assert s.options(1) == ["pass"]


@rule("GT-CARD-11", "GT-CARD-44", "GT-CARD-52", "BB-CROSS-14", "CB-LIMIT-02")
@pytest.mark.parametrize("first", ["knife-revolver", "train-robbery:4d", "bang:2c", "fanning"])
def test_they_share_the_one_bang_of_the_turn(first: str) -> None:
    hand = ["knife-revolver", "train-robbery:4d", "bang:2c", "fanning"]
    s = table(
        seat(role="sheriff", hand=hand), seat(in_play=["scope"]), deck=["kd", "3c"],
        boxes=["valley-of-shadows"],
    )  # fmt: skip
    s.plays(first, at=1)
    while s.game.decision.kind != "play":
        who = s.game.unanswered()[0]
        s.responds(who, "pass" if s.can(who, "pass") else s.options(who)[0].split()[0])
    for other in s.hand(0):
        s.refuses(other, "BB-PLAY-02", at=1)
    assert len(s.hand(0)) == 3 + (first == "knife-revolver"), "even the Knife Revolver itself"


@rule("GT-CARD-11", "GT-CARD-44", "CB-LIMIT-06")
def test_willy_the_kid_and_volcanic_lift_the_limit_for_them() -> None:
    hand = ["knife-revolver", "train-robbery:4d", "bang:2c"]
    s = table(
        seat("willy-the-kid", role="sheriff", hand=hand), seat(in_play=["scope"]), deck=["2d"]
    )
    s.plays("bang:2c", at=1)
    s.plays("knife-revolver", at=1)
    s.plays("train-robbery", at=1)
    s.responds(1, "discard")
    assert s.life(1) == 2


@rule("GT-CARD-14", "GT-CARD-15", "GT-CARD-16", "CB-TIMING-11")
def test_map_shows_two_cards_and_may_discard_one() -> None:
    s = table(
        seat("kit-carlson", role="sheriff", in_play=["map", "dining-car"]), step="checks",
        deck=["9c", "2c", "3c", "4c", "5c"],
    )  # fmt: skip
    s.asks(0, "map")
    assert told(s, "check") == [{"for": "dining-car"}], "after the checks, before Kit Carlson"
    assert [text.split(":")[1] for text in s.options(0)[1:]] == ["2c", "3c"]
    assert s.options(2) == []
    s.responds(0, "3c")
    s.asks(0)
    assert s.top().endswith(":3c")
    assert s.game.decision.kind != "play"


@rule("GT-CARD-16")
def test_map_leaves_the_order_alone() -> None:
    s = table(seat(role="sheriff", in_play=["map"]), step="checks", deck=["2c", "3c", "4c"])
    s.responds(0, "pass")
    assert [text.partition(":")[2] for text in s.hand_texts(0)] == ["2c", "3c"]


@rule("GT-CARD-17", "GT-CARD-18", "GT-CARD-19", "GT-CARD-20", "CB-EVENT-12")
def test_money_bag_has_the_effect_of_the_card_below() -> None:
    s = table(
        seat(role="sheriff", hand=["bang:2c", "bang:3c", "money-bag"]),
        seat(in_play=["private-car"]),
    )
    s.plays("bang:2c", at=3)
    s.plays("money-bag")
    s.asks(0, "bag-target")
    s.responds(0, "choose", at=1)
    assert (s.life(1), s.life(3)) == (3, 3), "no BANG! card, so no Private Car"
    s.refuses("bang:3c", "BB-PLAY-02", at=3)
    s = table(seat(role="sheriff", hand=["money-bag", "bang"]), pile=["stagecoach"])
    s.plays("money-bag")
    assert len(s.hand(0)) == 3
    assert s.game.view(0)["bangs_played"] == 0


@rule("GT-CARD-53")
def test_money_bag_pays_nothing_for_what_it_copies() -> None:
    s = table(seat(role="sheriff", hand=["money-bag"]), pile=["springfield"], boxes=["dodge-city"])
    s.plays("money-bag")
    s.responds(0, "choose", at=2)
    assert s.life(2) == 3


@rule("GT-CARD-53", "FC-CARD-29")
def test_a_money_bag_that_has_to_be_played_copies_a_costly_card() -> None:
    """Whether the costly card could be paid for does not matter, nor with what."""
    me = seat(role="sheriff", hand=["springfield"])
    s = table(
        me,
        boxes=["dodge-city", "fistful-of-cards"],
        event="law-of-the-west",
        step="phase-1",
        deck=["beer:6h", "money-bag"],
        pile=["brawl:js"],
    )
    s.refuses_end("FC-CARD-29")
    s.plays("money-bag")


@rule("CB-PLAY-08", "GT-CARD-20")
def test_money_bag_copies_a_bang_under_the_sermon() -> None:
    s = table(
        seat(role="sheriff", hand=["money-bag", "bang:2c"]), pile=["bang:3c"],
        boxes=["high-noon"], event="the-sermon",
    )  # fmt: skip
    s.refuses("bang", "HN-CARD-13", at=1)
    s.plays("money-bag")
    s.responds(0, "choose", at=1)
    assert s.life(1) == 3


@rule("GT-CARD-17", "GT-CARD-18", "GT-CARD-53")
@pytest.mark.parametrize("pile", [[], ["mustang"], ["missed"], ["bang", "barrel"]])
def test_money_bag_needs_a_brown_card_that_could_be_played(pile: list[str]) -> None:
    s = table(seat(role="sheriff", hand=["money-bag"]), pile=pile)
    s.refuses("money-bag", "GT-CARD-17")


@rule("GT-CARD-54")
def test_a_money_bag_on_the_pile_is_nothing_to_copy() -> None:
    """Somebody who commands others may think of the card that everybody sees on the pile."""
    s = table(
        seat(role="sheriff", hand=["money-bag"]), seat(hand=["beer"]),
        pile=["stagecoach"], boxes=["wild-west-show"], event="dorothy-rage",
    )  # fmt: skip
    s.uses(0, "dorothy-rage", at=1)
    assert s.can(0, "name money-bag"), "a Stagecoach lies there"
    s.responds(0, "stagecoach")
    s = table(
        seat(role="sheriff"), seat(hand=["beer"]),
        pile=["stagecoach", "money-bag"], boxes=["wild-west-show"], event="dorothy-rage",
    )  # fmt: skip
    s.uses(0, "dorothy-rage", at=1)
    assert not s.can(0, "name money-bag")
    assert s.can(0, "name stagecoach")


@rule("GT-CARD-55")
def test_a_repeated_money_bag_has_the_effect_it_had_before() -> None:
    lee = seat("lee-van-kliff", role="sheriff", hand=["money-bag", "bang"])
    s = table(lee, pile=["stagecoach"], boxes=["wild-west-show"], deck=["2d", "3d", "4d", "5d"])
    s.plays("money-bag")
    s.uses(0, "lee-van-kliff")
    assert len(s.hand(0)) == 4, "two cards, and two more"
    s = table(lee, pile=["bang:2d"], boxes=["wild-west-show"])
    s.plays("money-bag")
    s.responds(0, "choose", at=1)
    s.uses(0, "lee-van-kliff")
    s.responds(0, "choose", at=3)
    assert (s.life(1), s.life(3)) == (3, 3)


@rule("GT-CARD-21", "GT-CARD-22", "CB-DAMAGE-06")
def test_most_wanted_draws_and_hunts_everybody() -> None:
    s = table(
        seat("el-gringo", role="sheriff", hand=["most-wanted"]),
        seat("bart-cassidy"),
        deck=["beer", "as", "ks", "2d", "3d"],
    )
    s.plays("most-wanted")
    assert [s.life(who) for who in range(4)] == [3, 3, 4, 4]
    assert [facts.get("by") for facts in told(s, "wounded")] == [None, 0]
    assert len(s.hand(0)) == 1


@rule("GT-CARD-23", "GT-CARD-51", "CB-WIN-01", "CB-WIN-08")
def test_if_most_wanted_kills_everybody_the_outlaws_win() -> None:
    s = table(
        seat(role="sheriff", life=1),
        seat(role="renegade", life=1, hand=["most-wanted"]),
        seat(role="outlaw", life=1),
        seat(role="outlaw", life=1),
        turn=1,
        deck=["2d", "as", "ks", "qs", "js"],
    )
    s.plays("most-wanted")
    s.responds(1, "pass")
    assert s.winner == "outlaw"


@rule("GT-CARD-26", "GT-CARD-27")
def test_refund_pays_for_every_other_card_that_another_takes() -> None:
    s = table(
        seat(role="sheriff", hand=["panic", "cat-balou"]),
        seat(in_play=["refund", "scope"], hand=["beer"]),
        deck=["2c", "3c"],
    )
    s.plays("panic", at=1)
    s.responds(0, "scope")
    assert len(s.hand(1)) == 2
    s.plays("cat-balou", at=1)
    s.responds(0, "refund")
    assert len(s.hand(1)) == 2, "not for itself"


@rule("GT-CARD-28", "GT-CARD-40", "GT-CARD-41", "GT-CARD-42", "CB-INTERACT-30")
def test_train_robbery_asks_about_each_card_and_neither_refund_nor_block_minds() -> None:
    s = table(
        seat(role="sheriff", hand=["train-robbery"]),
        seat("henry-block", in_play=["refund", "scope", "barrel"], hand=["missed"]),
        boxes=["valley-of-shadows"],
        deck=["2c"],
    )
    s.plays("train-robbery", at=1)
    if s.game.decision.kind == "declared":
        s.responds(1, "pass")
    s.responds(1, "discard")
    s.responds(1, "stand-fast")
    s.responds(1, "missed")
    s.responds(1, "stand-fast")
    s.flips("2c")
    while s.game.decision.kind == "loss":
        s.responds(s.game.unanswered()[0], "pass")
    assert (s.life(1), s.in_play(1), s.life(0)) == (3, ["scope", "barrel"], 5)
    assert s.hand(1) == [], "no card for Refund, which is gone itself"


@rule("GT-CARD-28")
def test_refund_draws_nothing_for_a_card_given_up_to_train_robbery() -> None:
    s = table(seat(role="sheriff", hand=["train-robbery"]), seat(in_play=["scope", "refund"]))
    s.plays("train-robbery", at=1)
    s.responds(1, "discard")
    s.asks(1, "robbery")
    assert s.hand(1) == []


@rule("GT-CARD-43", "GT-CARD-45")
def test_train_robbery_reaches_everybody_with_cards_and_is_no_bang_card() -> None:
    s = table(
        seat(role="sheriff", hand=["train-robbery"]), seat(), seat(), seat(in_play=["private-car"]),
        players=7,
    )  # fmt: skip
    s.refuses("train-robbery", "GT-CARD-40", at=1)
    s.plays("train-robbery", at=3)
    s.responds(3, "stand-fast")
    assert s.life(3) == 3, "Private Car or not"


@rule("GT-CARD-29", "GT-CARD-30", "GT-CARD-32", "CB-TIMING-19")
def test_strongbox_pays_after_the_discards_of_phase_three() -> None:
    s = table(
        seat(role="sheriff", life=1, in_play=["strongbox"], hand=["beer", "panic"]), deck=["2c"]
    )
    s.ends_turn()
    s.discards("beer")
    assert (s.active, len(s.hand(0))) == (1, 2), "above the limit until the next phase 3"


@rule("GT-CARD-31", "GT-CHAR-12", "CB-TIMING-20")
def test_strongbox_and_jimmy_texas_pay_in_jail_too() -> None:
    s = table(
        seat(role="sheriff"), seat("jimmy-texas", in_play=["strongbox", "jail"]), turn=1,
        step="checks", deck=["2c", "3c", "4c"],
    )  # fmt: skip
    assert (s.active, len(s.hand(1))) == (2, 2)


@rule("GT-CARD-33", "GT-CARD-38", "GT-TAKE-20")
def test_switch_exchanges_two_cards_in_play() -> None:
    s = table(
        seat(role="sheriff", hand=["switch"], in_play=["scope", "dining-car"]),
        seat(in_play=["mustang", "refund"]),
        deck=["2c"],
    )
    s.plays("switch", at=1)
    s.responds(0, "mustang")
    s.responds(0, "dining-car")
    assert (s.in_play(0), s.in_play(1)) == (["scope", "mustang"], ["refund", "dining-car"])
    assert len(s.hand(1)) == 1, "it is a card taken (Refund)"


@rule("GT-CARD-34", "GT-CARD-39")
def test_a_second_weapon_replaces_the_older_one_on_both_sides() -> None:
    s = table(
        seat(role="sheriff", hand=["switch"], in_play=["volcanic", "scope"]),
        seat(in_play=["schofield", "mustang"]),
    )
    s.plays("switch", at=1)
    s.responds(0, "schofield")
    s.responds(0, "scope")
    assert (s.in_play(0), s.in_play(1)) == (["schofield"], ["mustang", "scope"])
    assert s.pile() == ["switch", "volcanic"]


@rule("GT-CARD-35", "GT-CARD-39")
def test_nobody_gets_a_second_card_of_one_name() -> None:
    s = table(
        seat(role="sheriff", hand=["switch"], in_play=["barrel", "scope"]),
        seat(in_play=["barrel", "mustang"]),
    )
    s.plays("switch", at=1)
    s.responds(0, "mustang")
    assert [text.partition(":")[0] for text in s.options(0)] == ["card scope"]


@rule("GT-CARD-37", "GT-CARD-39")
def test_no_sheriff_gets_jail_or_the_ghost_car() -> None:
    s = table(
        seat(role="sheriff"),
        seat(hand=["switch"], in_play=["jail", "ghost-car"]),
        turn=1,
        train=["caboose", "mail-car", "dining-car"],
    )
    s.state.enter_play(s.state.players[0], s.state.deck.pop())
    s.refuses("switch", "GT-CARD-39", at=0)
    s = table(
        seat(role="sheriff", hand=["switch"], in_play=["scope"]), seat(in_play=["jail"]),
    )  # fmt: skip
    s.refuses("switch", "GT-CARD-39", at=1)


@rule("GT-CARD-36")
def test_who_loses_the_ghost_car_to_a_switch_is_out() -> None:
    s = table(
        seat(role="sheriff"),
        seat(hand=["switch"], in_play=["scope"]),
        seat(presence="in-ghost-car", in_play=["ghost-car"]),
        turn=1,
        train=["caboose", "mail-car", "dining-car"],
    )
    s.plays("switch", at=2)
    s.responds(1, "ghost-car")
    s.responds(1, "scope")
    assert s.is_out(2)
    assert (s.in_play(1), s.top().partition(":")[0]) == (["ghost-car"], "scope")
