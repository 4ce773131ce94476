"""The black equipment, piece by piece."""

from __future__ import annotations

import pytest
from tests.bang.gold_rush.table import buys, drinks_for_gold, nuggets, refused, table

from saloon.testing import Scenario, rule, seat


def _shot_at(life: int, piece: str, purse: int = 0, **given: object) -> Scenario:
    """Seat 0 fires at seat 1, who wears a piece."""
    return table(
        seat(role="sheriff", hand=["bang"]), seat(role="outlaw", life=life),
        nuggets=[0, purse, 0, 0], worn={1: [piece]}, **given,  # type: ignore[arg-type]
    )  # fmt: skip


# -- Boots, Lucky Charm ----------------------------------------------------------------------


@rule("GR-CARD-02")
def test_boots_bring_a_card_for_every_life_point() -> None:
    s = _shot_at(3, "boots")
    s.plays("bang", at=1)
    assert (s.life(1), len(s.hand(1))) == (2, 1)


@rule("GR-CARD-02", "GR-CARD-28")
def test_three_points_at_once_bring_three() -> None:
    s = table(
        seat(role="sheriff"), seat(in_play=["dynamite"]), nuggets=0,
        worn={1: ["boots", "lucky-charm"]}, deck=["3s"],
    )  # fmt: skip
    s.ends_turn()
    assert s.life(1) == 1
    assert len(s.hand(1)) == 3 + 2, "and the two of phase 1"
    assert nuggets(s)[1] == 3


@rule("GR-CARD-03")
def test_boots_bring_nothing_for_the_last_life_point() -> None:
    s = _shot_at(1, "boots")
    s.plays("bang", at=1)
    assert s.is_out(1)
    assert len(s.hand(0)) == 3, "the reward, and nothing else was drawn"
    assert len(s.deck()) == 80 - 1 - 3


@rule("GR-CARD-03", "GR-CARD-30")
@pytest.mark.parametrize("piece", ["boots", "lucky-charm"])
def test_not_even_if_somebody_is_rescued(piece: str) -> None:
    s = table(
        seat(role="sheriff", hand=["bang"]), seat(life=1, hand=["beer"]),
        nuggets=0, worn={1: [piece]},
    )  # fmt: skip
    s.plays("bang", at=1)
    s.passes(1)
    s.responds(1, "beer")
    assert (s.life(1), s.hand(1), nuggets(s)[1]) == (1, [], 0)


@rule("GR-CARD-28", "GR-CARD-29", "CB-DAMAGE-07")
def test_a_lucky_charm_pays_its_owner_beside_the_shooter() -> None:
    s = _shot_at(3, "lucky-charm")
    s.plays("bang", at=1)
    assert nuggets(s) == [1, 1, 0, 0]


@rule("GR-CARD-30")
def test_a_lucky_charm_pays_nothing_for_the_last_life_point() -> None:
    s = _shot_at(1, "lucky-charm")
    s.plays("bang", at=1)
    assert not [event for event in s.events if event.kind == "earned" and event.seat == 1]


@rule("CB-DAMAGE-04")
def test_who_caused_the_loss_does_not_matter() -> None:
    s = table(
        seat("simeon-picos", role="sheriff", in_play=["dynamite"]), seat("bart-cassidy"),
        turn=3, nuggets=0, worn={0: ["boots", "lucky-charm"]}, deck=["3s"],
    )  # fmt: skip
    s.ends_turn()
    assert s.life(0) == 2
    assert nuggets(s)[0] == 6
    assert len(s.hand(0)) == 3 + 2


# -- Calumet ---------------------------------------------------------------------------------


def _calumet(card: str, **given: object) -> Scenario:
    return table(
        seat(role="sheriff", hand=[card]), seat(in_play=["barrel"], hand=["beer"]),
        nuggets=0, worn={1: ["calumet"]}, **given,  # type: ignore[arg-type]
    )  # fmt: skip


@rule("GR-CARD-12", "DC-CROSS-02")
@pytest.mark.parametrize("card", ["bang:5d", "panic:8d", "cat-balou:9d"])
def test_diamonds_cannot_be_played_at_the_owner(card: str) -> None:
    s = _calumet(card)
    s.refuses(card, "GR-CARD-12", at=1)


@rule("GR-CARD-12")
def test_other_suits_can() -> None:
    s = _calumet("bang:6c")
    s.plays("bang", at=1)
    s.asks(1, "shot")


@rule("GR-CARD-12")
def test_the_owner_may_use_diamonds() -> None:
    s = table(seat(role="sheriff", hand=["bang:5d"]), nuggets=0, worn={0: ["calumet"]})
    s.plays("bang", at=1)
    assert s.life(1) == 3


@rule("GR-CARD-12")
def test_diamond_indians_pass_the_owner_by() -> None:
    s = _calumet("indians:ad")
    s.plays("indians")
    assert [s.life(who) for who in (1, 2, 3)] == [4, 3, 3]


@rule("GR-CARD-13", "DC-CROSS-02", "ED-86")
@pytest.mark.parametrize("edition", ["dynamite-box", "hu-compendium"])
def test_no_diamond_duel(edition: str) -> None:
    s = _calumet("duel:qd", edition=edition)
    s.refuses("duel", "GR-CARD-12", at=1)


@rule("GR-CARD-14", "DC-CROSS-02", "ED-86")
def test_diamonds_in_a_duel_count() -> None:
    s = table(
        seat(role="sheriff", hand=["duel:8c", "bang:5d"]), seat(hand=["bang"]),
        nuggets=0, worn={1: ["calumet"]},
    )  # fmt: skip
    s.plays("duel", at=1)
    s.responds(1, "bang")
    s.responds(0, "5d")
    assert s.life(1) == 3


@rule("CB-SUIT-06")
def test_doc_holyday_needs_a_card_that_counts() -> None:
    s = table(
        seat("doc-holyday", role="sheriff", hand=["bang:5d", "bang:6d"]),
        nuggets=0, worn={1: ["calumet"]}, boxes=["dodge-city"],
    )  # fmt: skip
    assert refused(s, "doc-holyday", at=1)[1]["need"] == "suit"


# -- Gold Pan --------------------------------------------------------------------------------


@rule("GR-CARD-16", "GR-CARD-17")
def test_twice_a_turn_a_nugget_for_a_card() -> None:
    s = table(seat(role="sheriff"), nuggets=5, worn={0: ["gold-pan"]})
    s.uses(0, "gold-pan")
    s.uses(0, "gold-pan")
    assert (nuggets(s)[0], len(s.hand(0))) == (3, 2)
    rule_, facts = refused(s, "gold-pan")
    assert (rule_, facts["need"], facts["amount"]) == ("GR-CARD-16", "times", 2)


@rule("GR-CARD-17", "GR-CHAR-28")
def test_in_the_next_turn_they_count_anew() -> None:
    s = table(seat("raddie-snake", role="sheriff"), nuggets=9, worn={0: ["gold-pan"]})
    for _ in range(2):
        s.uses(0, "gold-pan")
        s.uses(0, "raddie-snake")
    s.ends_turn()
    for _ in range(3):
        s.ends_turn()
    assert s.active == 0
    s.uses(0, "gold-pan")
    s.uses(0, "raddie-snake")
    assert nuggets(s)[0] == 3


@rule("GR-CARD-16")
def test_who_has_no_nugget_draws_none() -> None:
    s = table(seat(role="sheriff"), nuggets=0, worn={0: ["gold-pan"]})
    rule_, facts = refused(s, "gold-pan")
    assert (rule_, facts["need"], facts["amount"]) == ("GR-CARD-16", "nuggets", 1)


@rule("GR-CARD-16")
def test_not_in_another_turn() -> None:
    s = table(
        seat(role="sheriff", hand=["bang"]), seat(hand=["beer"]),
        nuggets=[0, 5, 0, 0], worn={1: ["gold-pan"]},
    )  # fmt: skip
    s.plays("bang", at=1)
    s.asks(1, "shot")
    assert refused(s, "gold-pan", who=1)[1]["need"] == "turn"


# -- Gun Belt, Horseshoe, Pickaxe --------------------------------------------------------------


@rule("GR-CARD-22")
def test_eight_cards_may_be_kept() -> None:
    s = table(seat(role="sheriff", life=1, hand=["bang"] * 10), nuggets=0, worn={0: ["gun-belt"]})
    s.ends_turn()
    s.discards("bang", "bang")
    assert (s.active, len(s.hand(0))) == (1, 8)


@rule("GR-CARD-23", "CB-HAND-02")
def test_sean_mallory_keeps_ten() -> None:
    me = seat("sean-mallory", role="sheriff", hand=["bang"] * 10)
    s = table(me, nuggets=0, worn={0: ["gun-belt"]}, boxes=["dodge-city"])
    s.ends_turn()
    assert (s.active, len(s.hand(0))) == (1, 10)


@rule("GR-CARD-25", "GR-CARD-26")
def test_a_horseshoe_turns_up_one_more() -> None:
    s = table(
        seat(role="sheriff", hand=["bang"]), seat(in_play=["barrel"]),
        nuggets=0, worn={1: ["horseshoe"]}, deck=["9s", "2h"],
    )  # fmt: skip
    s.plays("bang", at=1)
    s.flips("9s", "2h")
    s.responds(1, "2h")
    s.responds(1, "9s")
    assert s.life(1) == 4
    assert len(s.pile()) == 3, "the BANG! and both turned cards"


@rule("CB-CHECK-01", "CB-CHECK-02", "CB-EXAMPLE-03")
def test_lucky_duke_with_a_horseshoe_turns_up_three() -> None:
    s = table(
        seat(role="sheriff"), seat("lucky-duke", role="outlaw", in_play=["jail"]),
        nuggets=0, worn={1: ["horseshoe"]}, deck=["5c", "9s", "3h"],
    )  # fmt: skip
    s.ends_turn()
    s.flips("5c", "9s", "3h")
    s.responds(1, "3h")
    s.responds(1, "9s")
    assert s.active == 1
    assert len(s.pile()) == 4, "the Jail and all three"


@rule("GR-CARD-35", "CB-DRAW-01")
def test_a_pickaxe_brings_a_card_more() -> None:
    s = table(seat(role="sheriff"), nuggets=0, worn={0: ["pickaxe"]}, step="phase-1")
    assert len(s.hand(0)) == 3


@rule("CB-EXAMPLE-04", "CB-DRAW-01")
def test_pixie_pete_with_a_pickaxe_when_the_train_arrives() -> None:
    s = table(
        seat("pixie-pete", role="sheriff"), nuggets=0, worn={0: ["pickaxe"]}, step="phase-1",
        boxes=["dodge-city", "high-noon"], event="train-arrival",
    )  # fmt: skip
    assert len(s.hand(0)) == 5


@rule("CB-DRAW-04")
def test_who_does_not_draw_has_nothing_of_a_pickaxe() -> None:
    s = table(
        seat("pat-brennan", role="sheriff"), seat(in_play=["barrel"]),
        nuggets=0, worn={0: ["pickaxe"]}, step="phase-1", boxes=["dodge-city"],
    )  # fmt: skip
    s.responds(0, "barrel")
    assert s.hand(0) == ["barrel"]


@rule("CB-DRAW-07")
def test_the_card_more_comes_from_the_mine_too() -> None:
    s = table(
        seat(role="sheriff"), nuggets=0, worn={0: ["pickaxe"]}, step="before-draw",
        pile=["beer", "missed", "barrel", "jail"],
        boxes=["fistful-of-cards"], event="abandoned-mine",
    )  # fmt: skip
    assert s.hand(0) == ["jail", "barrel", "missed"]


# -- Rucksack --------------------------------------------------------------------------------


@rule("GR-CARD-43", "GR-CARD-45")
def test_two_nuggets_for_a_life_point_again_and_again() -> None:
    s = table(seat(role="sheriff", life=1), nuggets=5, worn={0: ["rucksack"]})
    s.uses(0, "rucksack")
    s.uses(0, "rucksack")
    assert (s.life(0), nuggets(s)[0]) == (3, 1)
    rule_, facts = refused(s, "rucksack")
    assert (rule_, facts["need"], facts["amount"]) == ("GR-CARD-43", "nuggets", 2)


@rule("GR-CARD-43")
def test_not_at_full_life() -> None:
    s = table(seat(role="sheriff"), nuggets=5, worn={0: ["rucksack"]})
    assert refused(s, "rucksack")[1]["need"] == "wound"


@rule("GR-CARD-44")
def test_it_saves_from_the_last_loss_even_without_cards() -> None:
    s = _shot_at(1, "rucksack", purse=3)
    s.plays("bang", at=1)
    s.asks(1, "rescue")
    s.responds(1, "rucksack")
    assert (s.life(1), nuggets(s)) == (1, [1, 1, 0, 0])


@rule("GR-CARD-44")
@pytest.mark.parametrize(("life", "purse"), [(1, 1), (2, 9)])
def test_nobody_is_asked_without_gold_or_need(life: int, purse: int) -> None:
    s = _shot_at(life, "rucksack", purse=purse)
    s.plays("bang", at=1)
    assert s.is_out(1) is (life == 1)
    assert s.game.decision.kind == "play"


def _blown_up(purse: int, hand: list[str], life: int = 1) -> Scenario:
    return table(
        seat(role="sheriff"), seat(life=life, in_play=["dynamite"], hand=hand),
        nuggets=[0, purse, 0, 0], worn={1: ["rucksack"]}, deck=["3s"],
    )  # fmt: skip


@rule("GR-CARD-45")
def test_several_uses_against_several_points() -> None:
    s = _blown_up(6, [], life=1)
    s.ends_turn()
    for _ in range(3):
        s.asks(1, "rescue")
        s.responds(1, "rucksack")
    assert (s.life(1), nuggets(s)[1]) == (1, 0)


@rule("GR-CARD-45")
def test_what_is_not_enough_is_not_offered() -> None:
    s = _blown_up(4, [], life=1)
    s.ends_turn()
    assert s.is_out(1)


@rule("GR-CARD-45")
def test_together_with_beers() -> None:
    s = _blown_up(4, ["beer"], life=1)
    s.ends_turn()
    s.responds(1, "rucksack")
    s.responds(1, "beer")
    s.responds(1, "rucksack")
    assert (s.life(1), nuggets(s)[1]) == (1, 0)


@rule("GR-CARD-45")
def test_who_stops_halfway_pays_nothing() -> None:
    s = table(
        seat(role="sheriff"), seat(life=1, in_play=["dynamite"], role="outlaw"), seat(),
        seat(role="outlaw"),
        nuggets=[0, 6, 0, 0], worn={1: ["rucksack"]}, deck=["3s"],
    )  # fmt: skip
    s.ends_turn()
    s.responds(1, "rucksack")
    s.passes(1)
    assert s.is_out(1)
    assert not [event for event in s.events if event.kind == "paid"]


@rule("GR-CARD-46")
def test_with_two_players_left() -> None:
    s = table(
        seat(role="sheriff", hand=["bang"], life=2), seat(role="outlaw", life=1),
        seat(out=True), seat(out=True), nuggets=[2, 2, 0, 0], worn={0: ["rucksack"]},
    )  # fmt: skip
    s.uses(0, "rucksack")
    assert s.life(0) == 3


@rule("GR-BUY-16")
def test_buy_and_use_at_once() -> None:
    s = table(
        seat(role="sheriff", life=2, hand=["beer"]), nuggets=4, shop=["rucksack", "boots", "shot"]
    )
    buys(s, "rucksack")
    drinks_for_gold(s)
    s.uses(0, "rucksack")
    assert (s.life(0), nuggets(s)[0]) == (3, 0)
