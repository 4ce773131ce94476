"""Abilities that come back: when Hangover ends, or when their player does."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.testing import Scenario, rule, seat

HN = ["high-noon"]
ALL = ["dodge-city", "high-noon", "fistful-of-cards"]
DECK = ["2c", "3c", "4c", "5c", "6c", "7c", "8c", "9c"]


def sober(next_event: str, *seats: dict[str, Any], **more: Any) -> Scenario:
    """The last turn of a Hangover round ends, and the next event comes."""
    given: dict[str, Any] = {"modules": HN, "turn": 3, "deck": DECK, **more}
    s = Scenario(seats=list(seats), event="hangover", events=[next_event], **given)
    s.ends_turn()
    return s


def passes_turn(s: Scenario) -> None:
    """Whoever's turn it is ends it, and discards what is too much."""
    who = s.active
    s.ends_turn()
    while s.game.decision.kind == "excess":
        s.discards(s.hand_texts(who)[0])


@rule("HN-INTERACT-06", "HN-INTERACT-05", "BB-CHAR-23")
@pytest.mark.parametrize("answer", ["draw", "pass"])
def test_suzy_with_an_empty_hand_may_draw_when_hangover_ends(answer: str) -> None:
    s = sober("shootout", seat(role="sheriff"), seat(), seat("suzy-lafayette"), seat())
    s.asks(2, "draw")
    s.responds(2, answer)
    assert (s.active, s.event) == (0, "shootout")
    assert len(s.hand(2)) == (1 if answer == "draw" else 0)
    assert len(s.hand(0)) == 2, "phase 1 came after it"


@rule("HN-INTERACT-06")
def test_suzy_with_a_card_in_hand_is_not_asked() -> None:
    s = sober("shootout", seat(role="sheriff"), seat(), seat("suzy-lafayette", hand=["beer"]))
    assert (s.active, s.hand(2)) == (0, ["beer"])


@rule("HN-INTERACT-06")
def test_suzy_is_not_asked_when_another_event_ends() -> None:
    s = Scenario(
        seats=[seat(role="sheriff"), seat(), seat("suzy-lafayette"), seat()],
        modules=HN,
        turn=3,
        event="blessing",
        events=["shootout"],
    )
    s.ends_turn()
    assert (s.active, s.hand(2)) == (0, []), "she had said no before"


@rule("HN-INTERACT-06")
def test_suzy_draws_before_the_new_event_acts() -> None:
    s = sober(
        "russian-roulette",
        seat("suzy-lafayette", role="sheriff"),
        seat(),
        seat(),
        seat(),
        deck=["missed:10c", *DECK],
        modules=["high-noon", "fistful-of-cards"],
        rulings={"combined-event-deck": True},
    )
    s.responds(0, "draw")
    s.asks(0, "roulette")
    s.responds(0, "missed")
    s.asks(0, "draw")
    assert s.life(1) == 4, "her turn is not over yet"


@rule("HN-INTERACT-06", "DC-INTERACT-56")
def test_a_vera_who_had_named_suzy_is_not_asked_after_the_round() -> None:
    s = Scenario(
        seats=[
            seat("vera-custer", role="sheriff"),
            seat("suzy-lafayette", hand=["beer"]),
            seat(),
            seat(),
        ],
        modules=["dodge-city", "high-noon"],
        step="before-draw",
        deck=[*DECK, "10c", "jc", "qc", "kc"],
        events=["hangover", "shootout"],
    )
    s.responds(0, "copy", at=1)
    s.responds(0, "pass")
    for _ in range(8):
        passes_turn(s)
    s.asks(0, "copy")
    assert s.event == "shootout"


# -- Vera Custer -----------------------------------------------------------------------------


def abilities(s: Scenario, who: int) -> list[str]:
    return [source.id for source in s.state.players[who].abilities]


@rule("DC-INTERACT-35", "DC-CHAR-03")
@pytest.mark.parametrize("edition", ["dynamite-box", "hu-compendium"])
def test_what_vera_named_before_a_hangover_does_not_come_back(edition: str) -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff"),
            seat("vera-custer"),
            seat("paul-regret"),
            seat(),
        ],
        turn=1,
        step="begin",
        modules=["dodge-city", "high-noon"],
        edition=edition,
        deck=[*DECK, "10c", "jc", "qc", "kc", "ac", "2d", "3d", "4d"],
        events=["hangover", "shootout"],
    )
    s.responds(1, "copy", at=2)
    assert (abilities(s, 1), s.distance(0, 1)) == (["vera-custer", "paul-regret"], 2)
    for _ in range(3):
        passes_turn(s)
    assert (s.event, s.active, s.distance(0, 1)) == ("hangover", 0, 1)
    for who in (1, 2, 3, 0):
        passes_turn(s)
        assert s.active == who
    assert s.event == "shootout"
    assert (abilities(s, 1), s.distance(0, 1)) == (["vera-custer"], 1)
    s.ends_turn()
    s.asks(1, "copy")


@rule("DC-INTERACT-104", "HN-INTERACT-06")
@pytest.mark.parametrize("event", ["ghost-town", "dead-man"])
def test_a_vera_who_comes_back_has_no_copied_ability(event: str) -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"]),
            seat("vera-custer", role="outlaw", life=1),
            seat("suzy-lafayette", hand=["beer"]),
            seat(role="renegade"),
        ],
        turn=1,
        step="before-draw",
        modules=ALL,
        rulings={"combined-event-deck": True},
        deck=[*DECK, "10c", "jc", "qc", "kc", "ac", "2d", "3d", "4d"],
        events=[event],
    )
    s.responds(1, "copy", at=2)
    s.responds(1, "pass")
    for _ in range(3):
        passes_turn(s)
    s.plays("bang:as", at=1)
    s.passes(1)
    s.passes(1)
    passes_turn(s)
    s.asks(1, "copy")
    assert abilities(s, 1) == ["vera-custer"], "no question whether she draws as Suzy"


# -- Ghost Town ------------------------------------------------------------------------------


@rule("HN-INTERACT-06", "BB-CHAR-23", "HN-GHOST-01")
@pytest.mark.parametrize("answer", ["draw", "pass"])
def test_a_suzy_who_returns_as_a_ghost_may_draw_at_once(answer: str) -> None:
    s = Scenario(
        seats=[seat(role="sheriff"), seat("suzy-lafayette", role="outlaw", out=True)],
        modules=HN,
        event="ghost-town",
        deck=DECK,
    )
    s.ends_turn()
    s.asks(1, "draw")
    s.responds(1, answer)
    assert (s.active, len(s.hand(1))) == (1, 4 if answer == "draw" else 3)


@rule("HN-INTERACT-06", "FC-CARD-20")
def test_a_suzy_who_returns_with_cards_is_not_asked() -> None:
    s = Scenario(
        seats=[seat(role="sheriff"), seat("suzy-lafayette", role="outlaw", out=True)],
        modules=["fistful-of-cards"],
        event="dead-man",
        deck=DECK,
    )
    s.ends_turn()
    assert (s.active, len(s.hand(1))) == (1, 4)
