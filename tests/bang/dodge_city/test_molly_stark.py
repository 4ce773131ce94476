"""Molly Stark: a card for each one she spends from hand in another player's turn."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.testing import Scenario, rule, seat

MODULES: dict[str, Any] = {"modules": ["dodge-city"]}


def against_molly(*cards: str, hand: tuple[str, ...] = (), **more: Any) -> Scenario:
    mine = seat(more.pop("who", None), role="sheriff", hand=cards)
    life = more.pop("life", None)
    molly = seat("molly-stark", hand=hand, life=life, in_play=more.pop("in_front", ()))
    return Scenario(seats=[mine, molly, seat()], **MODULES, **more)


@rule("DC-CHAR-07", "DC-INTERACT-23")
def test_she_draws_for_a_missed() -> None:
    s = against_molly("bang", hand=("missed",), deck=["4c"])
    s.plays("bang", at=1)
    s.responds(1, "missed")
    assert (s.life(1), len(s.hand(1))) == (4, 1)
    assert s.state.face[s.state.players[1].hand[0]].text.endswith(":4c")


@rule("DC-CHAR-07")
def test_others_and_she_herself_in_her_own_turn_draw_nothing() -> None:
    s = Scenario(
        seats=[
            seat("molly-stark", role="sheriff", life=2, hand=["bang", "beer"]),
            seat(hand=["missed"]),
        ],
        **MODULES,
    )
    s.plays("beer")
    s.plays("bang", at=1)
    s.responds(1, "missed")
    assert (s.hand(0), s.hand(1)) == ([], [])


@rule("DC-INTERACT-24")
def test_a_dodge_brings_two_cards() -> None:
    s = against_molly("bang", hand=("dodge",))
    s.plays("bang", at=1)
    s.responds(1, "dodge")
    assert len(s.hand(1)) == 2


@rule("DC-CHAR-07", "DC-INTERACT-25")
def test_she_draws_for_a_bang_against_the_indians() -> None:
    s = against_molly("indians", hand=("bang",))
    s.plays("indians")
    s.responds(1, "bang")
    assert (s.life(1), len(s.hand(1))) == (4, 1)


@rule("DC-INTERACT-26")
def test_a_green_card_was_not_in_her_hand() -> None:
    s = against_molly("bang", in_front=("sombrero",))
    s.plays("bang", at=1)
    s.responds(1, "sombrero")
    assert (s.life(1), s.hand(1)) == (4, [])


@rule("DC-CHAR-09")
@pytest.mark.parametrize("card", ["cat-balou:kh", "brawl", "can-can"])
def test_a_forced_discard_brings_nothing(card: str) -> None:
    green = card == "can-can"
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["beer"] if green else [card, "beer"],
                 in_play=[card] if green else []),
            seat("molly-stark", hand=["missed"]),
        ],
        **MODULES,
    )  # fmt: skip
    if green:
        s.uses(0, card, at=1)
    else:
        s.plays(card, at=None if card == "brawl" else 1)
    if card == "brawl":
        s.responds(0, "beer")
    assert s.hand(1) == []


@rule("DC-CHAR-08", "DC-INTERACT-27")
@pytest.mark.parametrize(("mine", "life"), [(2, 4), (3, 3)])
def test_in_a_duel_she_draws_when_it_is_over(mine: int, life: int) -> None:
    s = against_molly("duel", *["bang"] * mine, hand=("bang",) * 3)
    s.plays("duel", at=1)
    for turn in range(mine):
        s.responds(1, "bang")
        assert len(s.state.players[1].hand) == 2 - turn, "nothing yet"
        s.responds(0, "bang")
    if life == 4:
        s.responds(1, "bang")
    assert (s.life(1), len(s.hand(1))) == (life, 3)


@rule("DC-CHAR-08")
def test_she_waits_even_where_suzy_lafayette_does_not() -> None:
    s = against_molly(
        "duel", "bang", hand=("bang", "bang"), rulings={"suzy-draws-during-duel": True}
    )
    s.plays("duel", at=1)
    s.responds(1, "bang")
    assert len(s.state.players[1].hand) == 1
    s.responds(0, "bang")
    s.responds(1, "bang")
    assert len(s.hand(1)) == 2


@rule("DC-CHAR-08")
def test_who_dies_in_the_duel_draws_nothing() -> None:
    s = against_molly("duel", "bang", hand=("bang",), life=1, deck=["4c"])
    s.plays("duel", at=1)
    s.responds(1, "bang")
    s.responds(0, "bang")
    assert s.is_out(1)
    assert s.deck()[0].endswith(":4c"), "nobody drew"
    assert s.hand(1) == []


@rule("DC-INTERACT-28")
def test_her_own_duel_in_her_own_turn_brings_nothing() -> None:
    s = Scenario(
        seats=[
            seat("molly-stark", role="sheriff", hand=["duel", "bang"]),
            seat(hand=["bang"]),
        ],
        **MODULES,
    )
    s.plays("duel", at=1)
    s.responds(1, "bang")
    s.responds(0, "bang")
    assert (s.hand(0), s.life(1)) == ([], 3)


@rule("DC-INTERACT-29", "DC-INTERACT-30")
def test_she_draws_for_the_beer_that_saved_her_afterwards() -> None:
    s = against_molly("bang", hand=("beer",), life=1, deck=["beer:6h"])
    s.plays("bang", at=1)
    s.passes(1)
    s.responds(1, "beer")
    assert s.life(1) == 1, "the second Beer came too late to be added"
    assert s.hand_texts(1) == ["beer:6h"]


@rule("DC-INTERACT-31", "DC-INTERACT-32")
def test_against_slab_the_drawn_card_may_be_the_second_missed() -> None:
    s = against_molly("bang", who="slab-the-killer", hand=("missed:2s",), deck=["missed:3s", "4c"])
    s.plays("bang", at=1)
    s.responds(1, "missed:2s")
    s.responds(1, "missed:3s")
    assert (s.life(1), len(s.hand(1))) == (4, 1)


@rule("DC-INTERACT-32")
def test_a_missed_she_has_drawn_for_does_not_come_back() -> None:
    s = against_molly("bang", who="slab-the-killer", hand=("missed:2s",), deck=["bang:4c"])
    s.plays("bang", at=1)
    s.responds(1, "missed:2s")
    s.passes(1)
    assert (s.life(1), s.hand_texts(1)) == (3, ["bang:4c"])
    assert s.top() == "missed:2s"


@rule("DC-INTERACT-103")
def test_rescued_from_a_duel_she_draws_for_everything_she_spent() -> None:
    s = against_molly("duel", "bang", hand=("bang", "beer"), life=1, deck=["2c", "3c", "4c"])
    s.plays("duel", at=1)
    s.responds(1, "bang")
    s.responds(0, "bang")
    s.passes(1)
    s.responds(1, "beer")
    assert (s.life(1), len(s.hand(1))) == (1, 2)
