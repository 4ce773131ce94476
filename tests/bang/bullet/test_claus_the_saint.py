"""Claus the Saint, and what all three characters have in common."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.games.bang.catalogue import configure
from saloon.games.bang.modules.bullet import bullet
from saloon.games.registry import new_game
from saloon.testing import Scenario, conformance, rule, seat

MODULES: dict[str, Any] = {"modules": ["dodge-city", "bullet"]}
DRAWN = ["bang:2c", "bang:3c", "bang:4c", "bang:5c", "bang:6c", "bang:7c"]


def claus(*others: dict[str, Any], **more: Any) -> Scenario:
    me = seat("claus-the-saint", role="sheriff")
    return Scenario(seats=[me, *others], **{"step": "phase-1", "deck": DRAWN, **MODULES, **more})


@rule("BU-CHAR-10", "BU-CHAR-11", "BU-CHAR-12", "BU-CHAR-13", "BU-EXAMPLE-02")
def test_claus_draws_for_everybody_and_chooses_the_gifts() -> None:
    s = claus(players=5)
    s.asks(0, "gift")
    assert s.hand_texts(0) == DRAWN
    assert s.options(0) == [f"give {card} @1" for card in DRAWN], "he has to, and to each"
    for who, card in ((1, "5c"), (2, "2c"), (3, "7c"), (4, "3c")):
        s.responds(0, card, at=who)
    assert s.hand_texts(0) == ["bang:4c", "bang:6c"]
    assert [s.hand_texts(who) for who in range(1, 5)] == [
        ["bang:5c"],
        ["bang:2c"],
        ["bang:7c"],
        ["bang:3c"],
    ]


@rule("BU-EXAMPLE-03", "BU-INTERACT-19")
def test_the_dead_get_nothing() -> None:
    s = claus(seat(out=True), seat(role="renegade"), seat(out=True))
    s.asks(0, "gift")
    assert len(s.hand(0)) == 3
    s.responds(0, "3c", at=2)
    s.asks(0, "play")
    assert (len(s.hand(0)), s.hand_texts(2)) == (2, ["bang:3c"])


@rule("BU-INTERACT-15")
@pytest.mark.parametrize(("cards", "gifts"), [(1, 0), (2, 0), (3, 1), (4, 2)])
def test_with_too_few_cards_he_comes_first(cards: int, gifts: int) -> None:
    s = claus(deck=DRAWN[:cards], rest="box")
    for who in range(1, gifts + 1):
        s.responds(0, "give", at=who)
    s.asks(0, "play")
    assert [len(s.hand(who)) for who in range(4)] == [
        min(cards, 2),
        *(int(who <= gifts) for who in range(1, 4)),
    ]


@rule("BU-INTERACT-16")
def test_only_the_two_see_a_gift() -> None:
    s = claus()
    for who, card in ((1, "5c"), (2, "2c"), (3, "3c")):
        s.responds(0, card, at=who)
    gift = next(event for event in s.events if event.kind == "gave")
    assert [gift.seen_by(who).get("card") for who in range(4)] == ["bang:5c", "bang:5c", None, None]
    assert gift.seen_by(2)["to"] == 1
    slot = s.state.players[1].hand[0]
    assert [bool(s.state.seen[slot] >> who & 1) for who in range(4)] == [True, True, False, False]


@rule("BU-INTERACT-16", "CB-HAND-11")
def test_what_claus_held_before_stays_known() -> None:
    me = seat("claus-the-saint", role="sheriff", hand=["beer"])
    s = Scenario(seats=[me], **{"step": "phase-1", "deck": DRAWN, **MODULES})
    g = s.state
    held = g.players[0].hand[0]
    g.seen[held] |= 1 << 3  # seat 3 has seen it
    for who in range(1, 4):
        s.responds(0, "give", at=who)
    assert g.card(held).id == "beer"
    assert g.knows(3, held), "he gives what he has just drawn"


@rule("BU-INTERACT-17")
def test_nobody_reacts_to_a_gift() -> None:
    s = claus(seat("suzy-lafayette"), seat("molly-stark"), seat("black-jack"))
    for who in range(1, 4):
        s.responds(0, "give", at=who)
    s.asks(0, "play")
    assert [len(s.hand(who)) for who in range(4)] == [2, 1, 1, 1]
    assert sum(event.kind == "drew" for event in s.events) == 5, "all of them by Claus"


@rule("BU-INTERACT-22", "DC-INTERACT-72")
def test_vera_custer_as_claus() -> None:
    s = Scenario(
        seats=[seat("vera-custer", role="sheriff"), seat("claus-the-saint")],
        deck=DRAWN,
        step="before-draw",
        **MODULES,
    )
    s.responds(0, "copy", at=1)
    for who in range(1, 4):
        s.responds(0, "give", at=who)
    s.asks(0, "play")
    assert [len(s.hand(who)) for who in range(4)] == [2, 1, 1, 1]


@rule("BU-COMP-01", "BU-COMP-02", "BU-INTERACT-23")
def test_three_characters_that_a_table_may_leave_out() -> None:
    lives = {id_: character.life for id_, character in bullet.characters.items()}
    assert lives == {"johnny-kisch": 4, "uncle-will": 4, "claus-the-saint": 3}
    assert len(configure(5, ["bullet"]).layout.groups["characters"]) == 19
    assert len(configure(5).layout.groups["characters"]) == 16
    for id_, life in lives.items():
        assert Scenario(seats=[seat(id_, role="sheriff")], **MODULES).life(0) == life + 1
        assert Scenario(seats=[seat(role="sheriff"), seat(id_)], **MODULES).life(1) == life


@pytest.mark.games
@pytest.mark.parametrize("players", [4, 5, 7])
def test_games_keep_the_contract(players: int) -> None:
    game = new_game("bang", players=players, seed=players, modules=["dodge-city", "bullet"])
    conformance.play_and_check(game, players, every=20)
