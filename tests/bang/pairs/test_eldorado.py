"""Every event of Eldorado with every character: it holds two rounds, and leaves nothing behind.

An ace ends these events at once, so nobody plays one here; what an event changes for whom is in the
tests of the box.
"""

from __future__ import annotations

from typing import Any, cast

import pytest
from tests.bang.pairs.table import MODULES, PLAIN, characters_of_the_boxes

from saloon.games.bang.catalogue import BUILT
from saloon.games.bang.event_deck import event_card_in_force
from saloon.games.bang.modules.eldorado.course import ROUNDS, course
from saloon.games.bang.modules.eldorado.fallen import HAUNT
from saloon.games.bang.state import Bang
from saloon.games.registry import new_game
from saloon.kernel import Decision, Game, Option
from saloon.testing import rule, seat

EVENTS = list(BUILT["eldorado"].event_cards)
CHARACTERS = [PLAIN, *characters_of_the_boxes()]
ROLES = ("sheriff", "outlaw", "renegade", "outlaw", "deputy")
WHO = 1
HANDS: dict[int, list[str]] = {0: ["missed:2s", "mustang:8h"], WHO: ["bang:9d", "beer:6h"]}


def table(event: str, character: str, *, out: bool) -> Game:
    """The event is in force, and the Sheriff's turn is about to begin."""
    seats: list[dict[str, Any]] = [seat(role=role, life=3) for role in ROLES]
    for who, hand in HANDS.items():
        seats[who]["hand"] = hand
    if character != PLAIN:
        seats[WHO]["character"] = character
        del seats[WHO]["life"]
    if out:
        seats[WHO] |= {"out": True, "hand": []}
    deck = [f"{rank}c" for rank in range(2, 10)]
    position = {"seats": seats, "turn": 0, "step": "begin", "event": event, "deck": deck}
    modules = [
        *[name for name in MODULES if name not in ("high-noon", "fistful-of-cards")],
        "eldorado",
    ]
    game = new_game("bang", players=len(ROLES), seed=7, modules=modules, position=position)
    g = cast(Bang, game.state)
    deck_of_events = g.event_decks["eldorado"]
    course(g).spent += deck_of_events.waiting  # nothing comes after it
    deck_of_events.waiting.clear()
    for slot in course(g).spent:
        g.reveal(slot)
    return game


def rounds(game: Game) -> None:
    """Everybody answers as a clock would, until two rounds are over."""
    g = cast(Bang, game.state)
    for _ in range(400):
        if game.over or event_card_in_force(g, "eldorado") is None:
            return
        decision: Decision = game.decision
        who = game.unanswered()[0]
        game.choose(_habit(decision, game.options(who)), who)
        problems = game.rules.problems(g)
        assert not problems, problems
    raise AssertionError("it does not end")


def _habit(decision: Decision, options: list[Option]) -> Option:
    if decision.default in options:
        return decision.default
    return options[0]


def digest(g: Bang, who: int) -> dict[str, Any]:
    """What an event may have changed about a player."""
    player = g.players[who]
    return {
        "presence": player.presence.id,
        "abilities": [source.id for source in player.abilities],
        "lent": [source.id for source in g.lent(player)],
        "role": g.role(player),
        "silent": g.sources(player) == g.own(player),
    }


@pytest.mark.games
@rule("EL-EVENT-01")
@pytest.mark.parametrize("out", [False, True])
@pytest.mark.parametrize("event", EVENTS)
def test_an_event_ends_after_two_rounds_and_leaves_nothing_behind(event: str, out: bool) -> None:
    for character in CHARACTERS:
        game = table(event, character, out=out)
        g = cast(Bang, game.state)
        turns = g.turn
        rounds(game)
        if game.over:
            continue
        left = len(ROLES) - sum(each.presence.id == "out" for each in g.players)
        # The turn after the two rounds has begun; Don Bell may have had another one in each.
        extra = ROUNDS if character == "don-bell" else 0
        assert g.turn - turns <= ROUNDS * len(ROLES) + 1 + extra, (event, character)
        assert left >= len(ROLES) - 2
        assert not any(each.presence is HAUNT for each in g.players), character
        assert course(g).laps == 0
        for who, role in enumerate(ROLES):
            found = digest(g, who)
            assert found["role"] == role, character
            assert found["silent"], (character, who)
            mine = [each for each in found["lent"] if each in EVENTS]
            assert not mine, (character, who)
