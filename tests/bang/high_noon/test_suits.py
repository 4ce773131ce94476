"""Blessing and Curse: every card counts as hearts, or as spades."""

from __future__ import annotations

import pytest

from saloon.testing import Scenario, rule, seat

HN = ["high-noon"]


def at_the_start_of_a_turn(event: str, in_play: str, card: str) -> Scenario:
    return Scenario(
        seats=[seat(role="sheriff"), seat(in_play=[in_play])],
        turn=1,
        step="checks",
        modules=HN,
        event=event,
        deck=[card],
    )


@rule("HN-CARD-01", "HN-CARD-03")
def test_under_blessing_any_card_opens_the_jail() -> None:
    s = at_the_start_of_a_turn("blessing", "jail", "5s")
    assert s.active == 1
    assert len(s.hand(1)) == 2


@rule("HN-CARD-01", "HN-CARD-03")
def test_under_blessing_a_barrel_always_helps() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["bang"]), seat(in_play=["barrel"])],
        modules=HN,
        event="blessing",
        deck=["kc"],
    )
    s.plays("bang", at=1)
    s.flips("kc")
    assert s.life(1) == 4


@rule("HN-CARD-03")
def test_under_blessing_dynamite_never_explodes() -> None:
    s = at_the_start_of_a_turn("blessing", "dynamite", "5s")
    assert (s.life(1), s.in_play(2)) == (4, ["dynamite"])


@rule("HN-CARD-04", "HN-CARD-05")
@pytest.mark.parametrize(("card", "life"), [("5h", 1), ("2d", 1), ("9c", 1), ("10h", 4), ("ah", 4)])
def test_under_curse_dynamite_explodes_on_any_two_to_nine(card: str, life: int) -> None:
    s = at_the_start_of_a_turn("curse", "dynamite", card)
    assert s.life(1) == life


@rule("HN-CARD-02")
@pytest.mark.parametrize(("event", "card", "life"), [("curse", "10s", 4), ("blessing", "9s", 4)])
def test_the_rank_of_a_card_stays_as_printed(event: str, card: str, life: int) -> None:
    s = at_the_start_of_a_turn(event, "dynamite", card)
    assert s.life(1) == life
    assert s.state.value(s.state.pile[-1]) == {"10s": 10, "9s": 9}[card]


@rule("HN-CARD-05")
def test_under_curse_jail_and_barrel_never_help() -> None:
    s = at_the_start_of_a_turn("curse", "jail", "6h")
    assert s.active == 2, "the turn is lost"
    s = Scenario(
        seats=[seat(role="sheriff", hand=["bang"]), seat(in_play=["barrel"])],
        modules=HN,
        event="curse",
        deck=["6h"],
    )
    s.plays("bang", at=1)
    s.flips("6h")
    assert s.life(1) == 3


@rule("HN-CARD-01", "HN-CARD-04")
@pytest.mark.parametrize(("event", "cards"), [("blessing", 3), ("curse", 2)])
def test_black_jack_minds_what_a_suit_counts_as(event: str, cards: int) -> None:
    printed = "3c" if event == "blessing" else "3h"
    s = Scenario(
        seats=[seat("black-jack", role="sheriff")],
        step="phase-1",
        modules=HN,
        event=event,
        deck=["2c", printed, "4c"],
    )
    assert len(s.hand(0)) == cards


@pytest.mark.parametrize(("event", "hit"), [("blessing", True), ("curse", True), (None, False)])
def test_apache_kid_is_safe_from_diamonds_only_while_they_are_diamonds(
    event: str | None, hit: bool
) -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["bang:5d"]), seat("apache-kid")],
        modules=["dodge-city", "high-noon"],
        event=event,
    )
    assert s.can(0, "play bang @1") is hit
