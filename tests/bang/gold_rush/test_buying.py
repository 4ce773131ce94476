"""The shop (GR-BUY)."""

from __future__ import annotations

import pytest
from tests.bang.gold_rush.table import (
    buys,
    called,
    empty_the_stock,
    lay_on_top,
    nuggets,
    refused,
    shop,
    slot_of,
    spent,
    table,
    worn,
)  # fmt: skip

from saloon.games.bang.modules.gold_rush.gold import gold
from saloon.kernel import option
from saloon.testing import rule, seat

ME = seat(role="sheriff")


@rule("GR-BUY-01", "GR-BUY-02", "GR-BUY-04")
def test_a_black_piece_is_bought_and_lies_open() -> None:
    s = table(ME, nuggets=3)
    buys(s, "boots")
    assert (worn(s, 0), nuggets(s)[0]) == (["boots"], 0)
    assert s.game.view(2)["players"][0]["equipment"] == ["equipment:boots"]


@rule("GR-BUY-01")
def test_only_what_is_in_the_shop_can_be_bought() -> None:
    s = table(ME)
    assert refused(s, "gold-rush buy", slot=slot_of(s, "calumet"))[0] == "GR-BUY-01"


@rule("GR-BUY-01")
def test_nobody_buys_in_another_turn() -> None:
    s = table(seat(role="sheriff", hand=["bang"]), seat(hand=["missed"]), nuggets=[0, 9, 0, 0])
    s.plays("bang", at=1)
    s.asks(1, "shot")
    rule_, facts = refused(s, "gold-rush buy", slot=slot_of(s, "boots"), who=1)
    assert (rule_, facts["need"]) == ("GR-BUY-01", "turn")


@rule("GR-BUY-02")
@pytest.mark.parametrize(("purse", "can"), [(2, False), (3, True)])
def test_the_price_has_to_be_paid(purse: int, can: bool) -> None:
    s = table(ME, nuggets=purse)
    assert s.can(0, "use equipment gold-rush buy") is (purse >= 2), "the gun belt"
    buy = option("use", slot_of(s, "boots"), -1, "gold-rush buy")
    assert (buy in s.game.options(0)) is can
    if not can:
        rule_, facts = refused(s, "gold-rush buy", slot=buy.slot)
        assert (rule_, facts["need"], facts["amount"]) == ("GR-BUY-02", "nuggets", 3)


@rule("GR-BUY-02")
@pytest.mark.parametrize(("purse", "can"), [(0, False), (1, True)])
def test_one_nugget_buys_the_cheapest_piece(purse: int, can: bool) -> None:
    s = table(ME, nuggets=purse, shop=["boots", "shot", "gun-belt"])
    assert (option("use", slot_of(s, "shot"), -1, "gold-rush buy") in s.game.options(0)) is can


@rule("GR-BUY-03")
def test_a_brown_piece_acts_at_once_and_is_discarded() -> None:
    s = table(ME, nuggets=4)
    buys(s, "union-pacific")
    assert len(s.hand(0)) == 4
    assert (spent(s), worn(s, 0), gold(s.state).bought) == (["union-pacific"], [], [])


@rule("GR-BUY-05", "GR-BUY-06")
def test_any_number_in_a_turn_and_in_front_of_a_player() -> None:
    s = table(ME, nuggets=30, worn={0: ["calumet", "rucksack"]})
    buys(s, "boots")
    buys(s, "gun-belt")
    buys(s, "union-pacific")
    assert worn(s, 0) == ["calumet", "rucksack", "boots", "gun-belt"]


@rule("GR-BUY-07", "GR-BUY-08")
def test_no_two_of_one_name() -> None:
    s = table(ME, shop=["boots", "wanted", "gun-belt"])
    buys(s, "boots")
    slot = gold(s.state).worn[0][0]
    assert refused(s, "gold-rush buy", slot=slot)[0] == "GR-BUY-01", "it is not there any more"
    # No box has a second one, so it has to be conjured up.
    gold(s.state).shop[0] = slot
    assert refused(s, "gold-rush buy", slot=slot)[0] == "GR-BUY-08"


@rule("GR-BUY-09")
def test_the_place_is_filled_at_once() -> None:
    s = table(ME)
    lay_on_top(s, "calumet")
    left = len(gold(s.state).stock)
    buys(s, "boots")
    assert shop(s) == ["union-pacific", "gun-belt", "calumet"]
    assert len(gold(s.state).stock) == left - 1


@rule("GR-BUY-10")
def test_the_place_is_filled_before_a_brown_piece_acts() -> None:
    s = table(ME, shop=["shot", "boots", "gun-belt"])
    lay_on_top(s, "calumet")
    buys(s, "shot")
    s.asks(0, "whom")
    assert shop(s) == ["boots", "gun-belt", "calumet"]


@rule("GR-BUY-10", "GR-BUY-12")
def test_a_brown_piece_is_not_reshuffled_before_it_has_acted() -> None:
    s = table(ME, shop=["shot", "boots", "gun-belt"])
    empty_the_stock(s)
    bought = gold(s.state).shop[0]
    buys(s, "shot")
    s.asks(0, "whom")
    kept = gold(s.state)
    assert kept.bought == [bought]
    s.responds(0, "choose", at=0)
    assert kept.spent == [bought] or gold(s.state).spent == [bought]


@rule("GR-BUY-11", "ED-32")
@pytest.mark.parametrize("edition", ["dynamite-box", "hu-compendium"])
def test_used_pieces_wait_until_the_others_are_gone(edition: str) -> None:
    s = table(ME, nuggets=30, shop=["union-pacific", "boots", "gun-belt"], edition=edition)
    stock = gold(s.state).stock
    fresh = len(stock)
    buys(s, "union-pacific")
    assert spent(s) == ["union-pacific"]
    assert called(s, gold(s.state).shop[-1]) != "union-pacific"
    assert len(gold(s.state).stock) == fresh - 1


@rule("GR-BUY-12", "ED-32")
@pytest.mark.parametrize("edition", ["dynamite-box", "hu-compendium"])
def test_when_all_have_been_turned_up_they_are_shuffled(edition: str) -> None:
    s = table(ME, nuggets=30, edition=edition)
    empty_the_stock(s)
    used = len(gold(s.state).spent)
    buys(s, "boots")
    kept = gold(s.state)
    assert (len(kept.stock), kept.spent, len(kept.shop)) == (used - 1, [], 3)
    assert all(s.state.seen[slot] == 0 for slot in kept.stock), "nobody knows the order"


@rule("GR-BUY-13", "CB-PLAY-01")
def test_buying_is_not_playing() -> None:
    s = table(seat(role="sheriff", hand=["bang"]), seat(), shop=["bottle", "boots", "gun-belt"])
    buys(s, "boots")
    assert not [event for event in s.events if event.kind == "played"]
    buys(s, "bottle")
    s.responds(0, "bang", at=1)
    s.plays("bang", at=1)
    assert s.life(1) == 2


@rule("GR-BUY-13", "CB-PLAY-02")
def test_the_judge_does_not_forbid_to_buy() -> None:
    s = table(seat(role="sheriff", hand=["barrel"]), boxes=["fistful-of-cards"], event="the-judge")
    s.refuses("barrel", "FC-CARD-52")
    buys(s, "boots")
    assert worn(s, 0) == ["boots"]


@rule("GR-BUY-14", "CB-SUIT-05")
def test_equipment_has_no_suit() -> None:
    """Handcuffs let only one suit be played; a shot out of a bottle does not mind diamonds."""
    s = table(
        ME, seat("apache-kid"), shop=["bottle", "boots", "gun-belt"], boxes=["dodge-city"],
    )  # fmt: skip
    buys(s, "bottle")
    s.responds(0, "bang", at=1)
    assert s.life(1) == 2, "of 3"


@rule("GR-BUY-16")
def test_a_piece_works_in_the_turn_in_which_it_is_bought() -> None:
    s = table(seat(role="sheriff", life=2, hand=["bang"] * 6), nuggets=2)
    buys(s, "gun-belt")
    s.ends_turn()
    assert len(s.hand(0)) == 6
    assert s.active == 1
