"""The brown equipment, piece by piece."""

from __future__ import annotations

import pytest
from tests.bang.gold_rush.table import buys, nuggets, spent, table

from saloon.testing import Scenario, rule, seat

BROWN = ("bottle", "pardner", "rhum")


def _buyer(character: str | None = None, *others: object, **given: object) -> Scenario:
    me = {"role": "sheriff", **given.pop("me", {})}  # type: ignore[dict-item]
    given.setdefault("shop", BROWN)
    return table(seat(character, **me), *others, **given)  # type: ignore[arg-type]


# -- Bottle ----------------------------------------------------------------------------------


@rule("GR-CARD-05", "GR-CARD-08")
def test_a_bottle_as_panic_takes_a_card_of_a_neighbour() -> None:
    s = _buyer(None, seat(in_play=["barrel"]), seat(in_play=["scope"]), seat(hand=["beer"]))
    buys(s, "bottle")
    assert s.can(0, "use-as panic @1")
    assert s.can(0, "use-as panic @3")
    assert not s.can(0, "use-as panic @2"), "at distance 2"
    s.responds(0, "panic", at=1)
    assert (s.hand(0), s.in_play(1)) == (["barrel"], [])


@rule("GR-CARD-05", "GR-CARD-09")
@pytest.mark.parametrize("character", [None, "tequila-joe"])
def test_a_bottle_as_beer_brings_one_life_point(character: str | None) -> None:
    s = _buyer(character, me={"life": 2}, boxes=["dodge-city"])
    buys(s, "bottle")
    s.responds(0, "beer")
    assert s.life(0) == 3


@rule("GR-CARD-05", "GR-CARD-08")
def test_a_bottle_as_bang_can_be_cancelled() -> None:
    s = _buyer(None, seat(hand=["missed"]))
    buys(s, "bottle")
    assert not s.can(0, "use-as bang @2"), "out of range"
    s.responds(0, "bang", at=1)
    s.responds(1, "missed")
    assert s.life(1) == 4


@rule("GR-CARD-08")
def test_with_a_weapon_it_reaches_farther() -> None:
    s = _buyer(None, me={"in_play": ["winchester"]})
    buys(s, "bottle")
    s.responds(0, "bang", at=2)
    assert s.life(2) == 3


@rule("GR-CARD-06", "GR-CARD-07")
def test_a_bottle_is_no_bang_card() -> None:
    """Slab's BANG! cards need two Missed!; the one a turn is still his."""
    s = _buyer("slab-the-killer", seat(hand=["missed"]), me={"hand": ["bang"]})
    buys(s, "bottle")
    s.responds(0, "bang", at=1)
    s.responds(1, "missed")
    assert (s.life(1), s.state.players[0].hand != []) == (4, True)
    s.plays("bang", at=1)
    assert s.life(1) == 3


@rule("GR-CARD-07")
def test_after_a_bang_a_bottle_still_fires() -> None:
    s = _buyer(me={"hand": ["bang"]})
    s.plays("bang", at=1)
    buys(s, "bottle")
    s.responds(0, "bang", at=1)
    assert s.life(1) == 2


@rule("GR-CARD-06", "CB-PLAY-08")
def test_the_sermon_does_not_silence_a_bottle() -> None:
    s = _buyer(me={"hand": ["bang"]}, boxes=["high-noon"], event="the-sermon")
    s.refuses("bang", "HN-CARD-13", at=1)
    buys(s, "bottle")
    s.responds(0, "bang", at=1)
    assert s.life(1) == 3


@rule("GR-CARD-06", "GT-CAR-35")
def test_private_car_does_not_protect_from_a_bottle() -> None:
    s = _buyer(
        None, seat(in_play=["private-car"]), me={"hand": ["bang"]}, boxes=["great-train-robbery"]
    )
    s.refuses("bang", "GT-CAR-34", at=1)
    buys(s, "bottle")
    s.responds(0, "bang", at=1)
    assert s.life(1) == 3


@rule("GR-CARD-10")
def test_a_bottle_is_no_beer_card_when_two_are_left() -> None:
    s = _buyer(None, seat(role="outlaw"), seat(out=True), seat(out=True), me={"life": 2})
    buys(s, "bottle")
    s.responds(0, "beer")
    assert s.life(0) == 3


# -- Pardner ---------------------------------------------------------------------------------


@rule("GR-CARD-32")
def test_a_pardner_as_general_store() -> None:
    s = _buyer(deck=["beer", "missed", "bang", "panic"])
    buys(s, "pardner")
    s.responds(0, "general-store")
    s.responds(0, "missed")
    s.responds(1, "bang")
    s.responds(2, "panic")
    assert [s.hand(who) for who in range(4)] == [["missed"], ["bang"], ["panic"], ["beer"]]


@rule("GR-CARD-32", "GR-GOLD-02")
def test_a_pardner_as_duel() -> None:
    s = _buyer(None, seat(), seat(hand=["bang"]), me={"hand": ["bang"]})
    buys(s, "pardner")
    s.responds(0, "duel", at=2)
    s.responds(2, "bang")
    s.responds(0, "bang")
    assert s.life(2) == 3
    assert nuggets(s)[0] == 9 - 2 + 1


@rule("GR-CARD-32", "GR-CARD-33")
def test_a_pardner_as_cat_balou_at_any_distance() -> None:
    s = _buyer(None, seat(), seat(in_play=["barrel"]))
    buys(s, "pardner")
    s.responds(0, "cat-balou", at=2)
    assert (s.in_play(2), s.pile()) == ([], ["barrel"])
    assert spent(s) == ["pardner"], "and is none of the playing cards"


@rule("GR-CARD-33")
def test_a_pardner_is_not_played() -> None:
    s = _buyer(None, seat("apache-kid"), boxes=["dodge-city"])
    buys(s, "pardner")
    s.responds(0, "duel", at=1)
    assert s.life(1) == 2, "of 3"
    assert not [event for event in s.events if event.kind == "played"]


# -- Gold Rush -------------------------------------------------------------------------------


def _rushes(*others: object, life: int = 2, hand: int = 4, **given: object) -> Scenario:
    s = _buyer(
        None, *others, me={"life": life, "hand": ["missed"] * hand},
        shop=["gold-rush-equipment", "boots", "shot"], **given,
    )  # fmt: skip
    buys(s, "gold-rush-equipment")
    return s


@rule("GR-CARD-19", "GR-CARD-20")
def test_the_turn_ends_with_its_hand_limit_then_all_life_then_another_turn() -> None:
    s = _rushes()
    s.asks(0, "excess")
    assert s.state.players[0].life == 2
    s.discards("missed", "missed")
    assert (s.active, s.life(0), len(s.hand(0))) == (0, 5, 2 + 2)
    assert [event.seat for event in s.events if event.kind == "turn"] == [0]


@rule("GR-CARD-20", "CB-TIMING-18")
def test_what_the_turn_costs_comes_before_the_healing() -> None:
    s = _rushes(hand=1, boxes=["wild-west-show"], event="miss-susanna")
    assert (s.active, s.life(0)) == (0, 5), "not 4 of 5"


@rule("GR-CARD-20", "CB-TIMING-18")
def test_who_dies_of_what_the_turn_costs_is_not_healed() -> None:
    s = table(
        seat(role="sheriff"), seat(role="outlaw", life=1), nuggets=[0, 9, 0, 0], turn=1,
        shop=["gold-rush-equipment", "boots", "shot"],
        boxes=["wild-west-show"], event="miss-susanna",
    )  # fmt: skip
    buys(s, "gold-rush-equipment")
    assert (s.is_out(1), s.active) == (True, 2)


@rule("GR-CARD-19", "CB-EXTRA-06")
def test_after_the_further_turn_it_is_the_next_players() -> None:
    s = _rushes(hand=1)
    assert s.active == 0
    s.ends_turn()
    assert s.active == 1
    s.ends_turn()
    assert s.active == 2


@rule("CB-EXTRA-05")
def test_vendetta_has_no_say_when_another_turn_follows() -> None:
    s = _rushes(hand=1, boxes=["fistful-of-cards"], event="vendetta")
    assert not [event for event in s.events if event.kind == "check"]
    s.ends_turn()
    assert s.active == 1, "nor after the further turn"


# -- Rhum ------------------------------------------------------------------------------------


@rule("GR-CARD-37", "GR-CARD-39", "GR-EXAMPLE-05")
def test_a_life_point_for_each_different_suit() -> None:
    s = _buyer(me={"life": 1}, deck=["8c", "ah", "qh", "3s"])
    buys(s, "rhum")
    s.flips("8c", "ah", "qh", "3s")
    s.responds(0, "8c")
    assert (s.life(0), len(s.pile())) == (4, 4)


@rule("GR-CARD-38")
def test_never_above_the_maximum() -> None:
    s = _buyer(me={"life": 4}, deck=["8c", "ah", "qd", "3s"])
    buys(s, "rhum")
    s.responds(0, "8c")
    assert s.life(0) == 5


@rule("GR-CARD-40", "BB-CROSS-06", "CB-CHECK-03", "ED-88")
@pytest.mark.parametrize(
    ("character", "worn"), [("lucky-duke", []), ("suzy-lafayette", ["horseshoe"])]
)
def test_with_one_helper_five_cards_are_turned_up(character: str, worn: list[str]) -> None:
    s = _buyer(
        character, me={"life": 1, "hand": ["bang"]}, worn={0: worn},
        deck=["8c", "7c", "qh", "3s", "5d"],
    )  # fmt: skip
    buys(s, "rhum")
    s.flips("8c", "7c", "qh", "3s", "5d")
    s.responds(0, "8c")
    assert (s.life(0), len(s.pile())) == (5, 5)


@rule("GR-CARD-41", "BB-CROSS-06", "CB-CHECK-03")
def test_with_both_six() -> None:
    s = _buyer(
        "lucky-duke", me={"life": 1, "hand": ["bang"]}, worn={0: ["horseshoe"]},
        deck=["8c", "7c", "9c", "qh", "3s", "5d"],
    )  # fmt: skip
    buys(s, "rhum")
    s.responds(0, "8c")
    assert (s.life(0), len(s.pile())) == (5, 6)


@rule("CB-SUIT-02")
@pytest.mark.parametrize("event", ["blessing", "curse"])
def test_when_all_cards_are_of_one_suit_one_life_point(event: str) -> None:
    s = _buyer(me={"life": 1}, deck=["8c", "ah", "qd", "3s"], boxes=["high-noon"], event=event)
    buys(s, "rhum")
    s.responds(0, "8c")
    assert s.life(0) == 2


# -- Shot, Union Pacific ---------------------------------------------------------------------


@rule("GR-CARD-48")
@pytest.mark.parametrize("who", [0, 2])
def test_a_shot_for_anybody(who: int) -> None:
    s = _buyer(None, seat(life=1), seat(life=1), me={"life": 1}, shop=["shot", "boots", "gun-belt"])
    buys(s, "shot")
    s.responds(0, "choose", at=who)
    assert [s.life(each) for each in range(3)] == [2 if each == who else 1 for each in range(3)]


@rule("GR-CARD-49")
def test_union_pacific_brings_four_cards() -> None:
    s = _buyer(shop=["union-pacific", "boots", "gun-belt"])
    buys(s, "union-pacific")
    assert len(s.hand(0)) == 4
