"""Thirst and Train Arrival: a card less, a card more, and what abilities make of it."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.testing import Scenario, rule, seat

HN = ["high-noon"]
DC = ["dodge-city", "high-noon"]
BU = ["bullet", "high-noon"]
HU: dict[str, Any] = {"edition": "hu-compendium"}
DECK = ["2c", "3c", "4c", "5c", "6c", "7c"]


def draws(event: str | None, character: str | None = None, **more: Any) -> Scenario:
    """The Sheriff's phase 1."""
    first = seat(character, role="sheriff", **more.pop("first", {}))
    others = more.pop("others", [])
    given: dict[str, Any] = {"modules": HN, "deck": DECK, "step": "phase-1", **more}
    return Scenario(seats=[first, *others], event=event, **given)


@rule("HN-CARD-26", "HN-CARD-33", "HN-EXAMPLE-04")
@pytest.mark.parametrize(("event", "cards"), [(None, 2), ("thirst", 1), ("train-arrival", 3)])
def test_a_card_less_and_a_card_more(event: str | None, cards: int) -> None:
    assert len(draws(event).hand(0)) == cards


# -- Thirst ----------------------------------------------------------------------------------


@rule("HN-CARD-27", "BB-CROSS-22")
@pytest.mark.parametrize(("taken", "left"), [("rob", 0), ("deck", 1)])
def test_a_thirsty_jesse_jones_may_take_his_only_card_from_a_hand(taken: str, left: int) -> None:
    s = draws("thirst", "jesse-jones", others=[seat(hand=["beer"])])
    s.responds(0, taken)
    assert (len(s.hand(0)), len(s.hand(1))) == (1, left)


@rule("HN-CARD-27", "BB-CROSS-22")
def test_a_thirsty_pedro_ramirez_may_take_his_only_card_from_the_pile() -> None:
    s = draws("thirst", "pedro-ramirez", pile=["beer"])
    s.responds(0, "pile")
    assert s.hand(0) == ["beer"]


@rule("HN-CARD-28", "DC-CROSS-08")
@pytest.mark.parametrize(("how", "cards"), [("deck", 1), ("take", 1)])
def test_a_thirsty_pat_brennan_has_one_card_either_way(how: str, cards: int) -> None:
    s = draws("thirst", "pat-brennan", modules=DC, others=[seat(in_play=["barrel"])])
    s.responds(0, how)
    assert len(s.hand(0)) == cards
    assert ("barrel" in s.hand(0)) is (how == "take")


@rule("HN-CARD-29", "CB-INTERACT-01", "DC-CROSS-08", "ED-24")
@pytest.mark.parametrize(("edition", "cards"), [("dynamite-box", 2), ("hu-compendium", 1)])
def test_a_thirsty_pixie_pete_draws_two_or_one(edition: str, cards: int) -> None:
    s = draws("thirst", "pixie-pete", modules=DC, edition=edition)
    assert len(s.hand(0)) == cards


@rule("HN-CARD-30")
def test_a_thirsty_kit_carlson_looks_at_three_and_keeps_one() -> None:
    s = draws("thirst", "kit-carlson")
    s.responds(0, "look")
    s.responds(0, "4c")
    s.responds(0, "2c")
    assert len(s.hand(0)) == 1
    assert s.hand_texts(0)[0].endswith("3c")
    assert [text.partition(":")[2] for text in s.deck()[:3]] == ["2c", "4c", "5c"], "in that order"


@rule("HN-CARD-30", "ED-24")
def test_by_the_other_edition_kit_carlson_looks_at_two_and_keeps_one() -> None:
    s = draws("thirst", "kit-carlson", **HU)
    s.responds(0, "look")
    assert len(s.options(0)) == 2
    s.responds(0, "2c")
    assert [text.partition(":")[2] for text in s.hand_texts(0)] == ["3c"]
    assert s.deck()[0].endswith("2c")


@rule("HN-CARD-31")
def test_a_thirsty_black_jack_shows_nothing() -> None:
    s = draws("thirst", "black-jack", deck=["2h", "3h", "4h"])
    assert len(s.hand(0)) == 1
    assert not [event for event in s.events if event.kind == "showed"]


@rule("HN-CARD-32", "ED-24")
@pytest.mark.parametrize(("edition", "cards"), [("dynamite-box", 2), ("hu-compendium", 1)])
def test_a_thirsty_bill_noface_draws_a_card_less_than_he_would(edition: str, cards: int) -> None:
    s = draws("thirst", "bill-noface", modules=DC, first={"life": 3}, edition=edition)
    assert len(s.hand(0)) == cards, "1 for himself and 2 for the life points he misses"


@rule("HN-CARD-32", "ED-24")
@pytest.mark.parametrize(("edition", "cards"), [("dynamite-box", 0), ("hu-compendium", 1)])
def test_a_thirsty_bill_noface_at_full_life_draws_none(edition: str, cards: int) -> None:
    s = draws("thirst", "bill-noface", modules=DC, edition=edition)
    assert (len(s.hand(0)), s.game.decision.kind) == (cards, "play"), "one fewer than his one"


# -- Train Arrival ---------------------------------------------------------------------------


@rule("HN-CARD-34", "HN-EXAMPLE-02", "BB-CROSS-21")
@pytest.mark.parametrize(("second", "cards"), [("3h", 4), ("3c", 3)])
def test_black_jack_still_looks_at_his_second_card(second: str, cards: int) -> None:
    s = draws("train-arrival", "black-jack", deck=["2c", second, "4c", "5c", "6c"])
    assert len(s.hand(0)) == cards
    shown = [event.facts["card"] for event in s.events if event.kind == "showed"]
    assert [text.partition(":")[2] for text in shown] == [second]


@rule("HN-CARD-35", "DC-CROSS-07", "ED-25")
@pytest.mark.parametrize(
    ("edition", "how", "cards"),
    [
        ("dynamite-box", "deck", 3),
        ("dynamite-box", "take", 1),
        ("hu-compendium", "deck", 3),
        ("hu-compendium", "take", 2),
    ],
)
def test_pat_brennan_and_the_train(edition: str, how: str, cards: int) -> None:
    """By the other edition the card comes after phase 1, also to who has drawn none."""
    others = [seat(in_play=["barrel"])]
    s = draws("train-arrival", "pat-brennan", modules=DC, others=others, edition=edition)
    s.responds(0, how)
    assert len(s.hand(0)) == cards


@rule("HN-CARD-36")
def test_kit_carlson_simply_takes_the_top_three() -> None:
    s = draws("train-arrival", "kit-carlson")
    s.responds(0, "look")
    assert [text.partition(":")[2] for text in s.hand_texts(0)] == ["2c", "3c", "4c"]


@rule("HN-CARD-33", "ED-25")
def test_by_the_other_edition_the_card_comes_after_phase_1() -> None:
    s = draws("train-arrival", **HU)
    drew = [event.facts["why"] for event in s.events if event.kind == "drew"]
    assert drew == ["phase-1", "phase-1", "train-arrival"]


@rule("BU-INTERACT-18")
@pytest.mark.parametrize(("event", "kept"), [("thirst", 1), (None, 2), ("train-arrival", 3)])
def test_claus_the_saint_keeps_more_or_fewer_and_gives_everybody_one(
    event: str | None, kept: int
) -> None:
    s = draws(event, "claus-the-saint", modules=BU)
    for _ in range(3):
        s.responds(0, "give")
    assert [len(s.hand(who)) for who in range(4)] == [kept, 1, 1, 1]
