"""Paying and taking railcars (GT-TAKE, GT-STATION)."""

from __future__ import annotations

import pytest
from tests.bang.great_train_robbery.tables import (
    ADVANCE,
    TAKE,
    at,
    empty_the_stock,
    offers,
    refused,
    slot_of,
    stock,
    table,
    takes,
    told,
    train,
)  # fmt: skip

from saloon.testing import rule, seat

SHERIFF = seat(role="sheriff")


@rule("GT-TAKE-01", "GT-TAKE-02", "GT-TAKE-10", "GT-TAKE-09")
def test_one_railcar_and_one_free_move_in_a_turn() -> None:
    s = table(seat(role="sheriff", hand=["bang", "bang", "missed", "beer"]), seat(hand=["bang"]))
    takes(s, "caboose", "missed", how=ADVANCE)
    assert (s.in_play(0), at(s)) == (["caboose"], 2), "at Dodgeville, after the move"
    assert offers(s) == {}
    assert refused(s, TAKE, "mail-car") == "GT-TAKE-01"
    assert refused(s, ADVANCE, "mail-car") == "GT-TAKE-10"
    s.plays("bang", at=1)
    s.asks(1, "shot")
    assert refused(s, TAKE, "mail-car", who=1) == "GT-TAKE-02", "in another's turn"


@rule("GT-TAKE-01")
def test_the_next_turn_brings_another_railcar() -> None:
    s = table(seat(role="sheriff", hand=["bang"]), seat(hand=["bang"]), at=1)
    takes(s, "caboose", "bang")
    s.ends_turn()
    takes(s, "mail-car", "bang")
    assert (s.in_play(0), s.in_play(1)) == (["caboose"], ["mail-car"])


@rule("GT-SETUP-09", "GT-TAKE-14")
def test_everybody_is_told_at_which_station_a_railcar_was_taken() -> None:
    s = table(seat(role="sheriff", hand=["missed", "bang"]), seat(hand=["bang"]), at=2)
    takes(s, "caboose", "missed")
    s.ends_turn()
    takes(s, "lounge-car", "bang")
    assert told(s, "boarded") == [
        {"card": "railcar:caboose", "station": "station:dodgeville"},
        {"card": "railcar:lounge-car", "station": "station:boom-town"},
    ]


@rule("GT-TAKE-02", "GT-TAKE-13")
def test_it_comes_between_other_cards() -> None:
    s = table(
        seat(role="sheriff", hand=["next-stop", "missed", "next-stop:kc", "beer"]), at=1,
        row=["frisco", "dodgeville", "deathwood", "yooma"],
    )  # fmt: skip
    s.plays("next-stop:2d")
    takes(s, "caboose", "missed")
    s.plays("next-stop")
    assert (at(s), s.in_play(0)) == (3, ["caboose"])


@rule("GT-TAKE-11", "GT-TAKE-12", "GT-TAKE-26")
def test_a_free_move_is_only_for_who_can_pay_then() -> None:
    s = table(seat(role="sheriff", hand=["bang"]))
    assert offers(s, ADVANCE) == {"mail-car": ["bang"]}, "Mail Car would stand at Boom Town"
    assert refused(s, ADVANCE, "caboose") == "GT-TAKE-12"
    takes(s, "mail-car", "bang", how=ADVANCE)
    assert (at(s), s.in_play(0), s.hand(0)) == (2, ["mail-car"], [])


@rule("GT-TAKE-24", "GT-END-01", "GT-EXAMPLE-04")
def test_a_free_move_to_the_end_brings_the_railcar_before_the_effect() -> None:
    s = table(seat(role="sheriff", hand=["bang", "missed"]), at=3, side="ironhorse")
    takes(s, "lounge-car", "missed", how=ADVANCE)
    s.asks(0, "shot")
    assert s.in_play(0) == ["lounge-car"]
    assert at(s) == 4, "right of the last station"


@rule("GT-TAKE-04", "GT-TAKE-25", "GT-STATION-14", "GT-TAKE-22")
def test_cards_in_play_pay_whoever_put_them_there() -> None:
    s = table(
        seat(role="sheriff", in_play=["dynamite", "mustang", "mail-car"]),
        row=["deathwood", "boom-town", "yooma", "frisco"],
        train=["caboose", "lounge-car", "ghost-car"],
    )
    assert offers(s) == {"caboose": ["dynamite", "mustang", "mail-car"]}
    takes(s, "caboose", "mail-car")
    assert s.in_play(0) == ["dynamite", "mustang", "caboose"]
    assert stock(s)[-1] == "mail-car", "a railcar goes under its deck"
    assert s.pile() == []


@rule("GT-TAKE-04", "GT-TAKE-22")
@pytest.mark.parametrize("station", ["frisco", "yooma", "boom-town"])
def test_a_railcar_has_neither_suit_nor_rank_nor_another_name(station: str) -> None:
    s = table(
        seat(role="sheriff", in_play=["mail-car"]),
        row=[station, "deathwood", "catico", "tombrock"],
        train=["caboose", "lounge-car", "ghost-car"],
    )
    assert offers(s) == {}
    assert refused(s, TAKE, "caboose") == "GT-TAKE-04"


@rule("GT-TAKE-05", "GT-TAKE-07", "GT-STATION-06", "GT-EXAMPLE-03", "BB-CROSS-12")
def test_a_named_card_means_that_very_card() -> None:
    s = table(
        seat("jourdonnais", role="sheriff", hand=["bang", "cactus", "dodge"], in_play=["barrel"]),
        row=["dodgeville", "boom-town", "yooma", "frisco"],
        boxes=["dodge-city"],
    )
    assert offers(s) == {}
    assert refused(s, TAKE, "caboose") == "GT-TAKE-04"


@rule("GT-TAKE-06", "GT-EXAMPLE-03", "BB-CROSS-12")
def test_calamity_janet_pays_either_as_the_other() -> None:
    s = table(
        seat("calamity-janet", role="sheriff", hand=["bang", "missed", "beer"]), at=2,
        row=["dodgeville", "boom-town", "yooma", "frisco"],
    )  # fmt: skip
    assert offers(s) == {"caboose": ["bang", "missed"], "mail-car": ["bang", "missed"]}
    takes(s, "mail-car", "bang")
    assert s.in_play(0) == ["mail-car"]


PRICES = [
    ("catico", "panic:jh", "bang:2c"),
    ("catico", "cat-balou:kh", "bang:2c"),
    ("creepy-creek", "bang:as", "bang:2c"),
    ("crowns-hole", "beer", "saloon"),
    ("deathwood", "mustang", "beer"),
    ("dodgeville", "missed", "bang"),
    ("fort-wroth", "bang:10d", "bang:9d"),
    ("fort-wroth", "bang:as", "bang:9c"),
    ("frisco", "bang:2c", "bang:2d"),
    ("miners-oath", "bang:2d", "bang:2c"),
    ("san-tafe", "bang:qh", "bang:2c"),
    ("yooma", "bang:9d", "bang:10d"),
    ("yooma", "bang:2c", "bang:as"),
]


@rule("GT-STATION-02", "GT-STATION-03", "GT-STATION-04", "GT-STATION-05", "GT-STATION-06")
@pytest.mark.parametrize(("station", "pays", "not_this"), PRICES[:6])
def test_what_stations_cost_by_name_and_colour(station: str, pays: str, not_this: str) -> None:
    s = table(seat(role="sheriff", hand=[pays, not_this]), row=_row(station))
    assert offers(s) == {"caboose": [pays.partition(":")[0]]}
    takes(s, "caboose", pays)
    assert (s.in_play(0), len(s.hand(0))) == (["caboose"], 1)


@rule("GT-STATION-07", "GT-STATION-08", "GT-STATION-09", "GT-STATION-10", "GT-STATION-13")
@pytest.mark.parametrize(("station", "pays", "not_this"), PRICES[6:])
def test_what_stations_cost_by_rank_and_suit(station: str, pays: str, not_this: str) -> None:
    s = table(seat(role="sheriff", hand=[pays, not_this]), row=_row(station))
    takes(s, "caboose", pays)
    assert s.hand_texts(0) == [not_this]
    assert s.in_play(0) == ["caboose"]


def _row(station: str) -> list[str]:
    rest = [each for each in ("tombrock", "virginia-town", "boom-town", "yooma") if each != station]
    return [station, *rest[:3]]


@rule("GT-STATION-03", "GT-STATION-07", "GT-STATION-08", "GT-STATION-10", "GT-STATION-13")
@pytest.mark.parametrize(("station", "pays", "not_this"), PRICES)
def test_nothing_else_pays(station: str, pays: str, not_this: str) -> None:
    s = table(seat(role="sheriff", hand=[not_this]), row=_row(station))
    assert offers(s) == {}
    assert refused(s, TAKE, "caboose") == "GT-TAKE-04"


@rule("GT-STATION-12", "GT-TAKE-04")
def test_virginia_town_takes_any_two_cards_from_hand_and_play() -> None:
    s = table(
        seat(role="sheriff", hand=["beer", "bang"], in_play=["mustang"]), row=_row("virginia-town")
    )
    takes(s, "caboose", "mustang")
    s.responds(0, "beer")
    assert (s.in_play(0), s.hand(0), s.pile()) == (["caboose"], ["bang"], ["mustang", "beer"])
    s = table(seat(role="sheriff", hand=["beer"]), row=_row("virginia-town"))
    assert offers(s) == {}


@rule("GT-STATION-11", "GT-STATION-15", "CB-DAMAGE-02")
def test_tombrock_costs_a_life_point_but_not_the_last() -> None:
    s = table(seat(role="sheriff", life=2), seat("bart-cassidy"), row=_row("tombrock"))
    takes(s, "caboose")
    assert (s.life(0), s.in_play(0)) == (1, ["caboose"])
    assert "by" not in told(s, "wounded")[0]
    s = table(seat(role="sheriff", life=1), row=_row("tombrock"))
    assert refused(s, TAKE, "caboose") == "GT-STATION-11"


@rule("GT-TAKE-16", "GT-TAKE-17", "GT-TAKE-18", "CB-COLOR-02")
def test_a_railcar_in_play_is_a_blue_card_that_can_be_discarded() -> None:
    s = table(seat(role="sheriff", hand=["cat-balou"]), seat(in_play=["dining-car", "barrel"]))
    s.plays("cat-balou", at=1)
    s.responds(0, "dining-car")
    assert (s.in_play(1), s.pile()) == (["barrel"], ["cat-balou"])
    assert stock(s)[-1] == "dining-car"


@rule("GT-TAKE-18", "GT-TAKE-19", "CB-DECK-07")
def test_a_railcar_taken_with_panic_comes_into_play() -> None:
    s = table(seat(role="sheriff", hand=["panic"]), seat(in_play=["dining-car"]))
    s.plays("panic", at=1)
    assert (s.in_play(0), s.in_play(1), s.hand(0)) == (["dining-car"], [], [])


@rule("GT-TAKE-20", "GT-CARD-38")
def test_the_train_itself_is_not_in_play() -> None:
    s = table(seat(role="sheriff", hand=["switch", "panic"], in_play=["mustang"]), seat())
    s.refuses("switch", "GT-CARD-33", at=1)
    s.refuses("panic", "BB-CARD-22", at=1)
    assert refused(s, TAKE, "sleeper-car") == "GT-TAKE-20", "nor is the deck of railcars the train"
    assert slot_of(s, "sleeper-car") not in s.state.players[0].in_play


@rule("GT-TAKE-21")
def test_a_railcar_is_of_use_in_the_turn_it_was_taken() -> None:
    s = table(seat(role="sheriff", hand=["bang"]), train=["mail-car", "caboose", "lounge-car"])
    takes(s, "mail-car", "bang")
    s.uses(0, "railcar:mail-car")
    s.responds(0, "give", at=1)
    assert (len(s.hand(0)), len(s.hand(1))) == (2, 1)


@rule("GT-END-10", "GT-END-11", "GT-END-12")
def test_a_train_without_enough_railcars_fills_up_again() -> None:
    s = table(seat(role="sheriff", hand=["bang", "cat-balou"]))
    empty_the_stock(s)
    takes(s, "caboose", "bang")
    assert train(s) == ["mail-car", "lounge-car"], "there is none left to attach"
    s.plays("cat-balou", at=3)
    s.responds(0, "ghost-car")
    assert train(s) == ["mail-car", "lounge-car", "ghost-car"]


@rule("CB-PLAY-11", "FC-CARD-29")
@pytest.mark.parametrize("first", ["6d", "kc"])
def test_two_cards_are_one_payment_under_law_of_the_west(first: str) -> None:
    """Without the weapon in play the one in hand could be played, and would have to be."""
    s = table(
        seat(role="sheriff", in_play=["remington:6d"]),
        at=3, boxes=["dodge-city", "fistful-of-cards"], event="law-of-the-west", step="phase-1",
        deck=["jail", "remington:kc"],
    )  # fmt: skip
    s.plays("jail", at=1)
    takes(s, "caboose", first)
    s.asks(0, "fare")
    s.responds(0, "remington")
    assert (s.in_play(0), s.hand(0)) == (["caboose"], [])


@rule("FC-CARD-29", "FC-CARD-30")
def test_what_has_to_be_played_pays_for_no_railcar() -> None:
    s = table(
        SHERIFF, boxes=["fistful-of-cards"], event="law-of-the-west", step="phase-1",
        deck=["bang:5c", "bang:6c"],
    )  # fmt: skip
    assert offers(s) == {"caboose": ["bang"]}, "only one of the two pays"
    s.plays("6c", at=1)
    takes(s, "caboose", "5c")
    assert (s.in_play(0), s.hand(0)) == (["caboose"], [])


@rule("FC-CARD-29", "FC-CARD-30")
def test_the_only_card_that_could_pay_has_to_be_played() -> None:
    s = table(
        SHERIFF, boxes=["fistful-of-cards"], event="law-of-the-west", step="phase-1",
        deck=["beer", "bang"],
    )  # fmt: skip
    assert offers(s) == {}
