"""What is told: to whom, and that nobody can change it afterwards."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from saloon.bots import Chair, make_bot, play_out
from saloon.games.bang.shot_moments import Hit
from saloon.games.registry import new_game
from saloon.kernel import Event, Onlooker, Told
from saloon.kernel.moments import KINDS, TOLD, Moment

DREW: dict[str, Any] = {"kind": "drew", "seat": 1, "cards": 1, "why": ""}


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (Event("drew", 1, {"cards": 1, "why": ""}, {"card": "beer:6h"}, (1, 3)), DREW),
        (Told(DREW, {"card": "beer:6h"}, (1, 3)), DREW),
        (Event("shuffled", facts={"cards": 3}), {"kind": "shuffled", "cards": 3}),
        (Told({"kind": "shuffled", "cards": 3}), {"kind": "shuffled", "cards": 3}),
        (Event("over"), {"kind": "over"}),
    ],
)
def test_everybody_is_told_the_facts_and_who_may_the_secret(
    event: Event, told: dict[str, Any]
) -> None:
    full = {**told, **event.secret}
    for viewer in (None, 0, 1, 2, 3):
        seen = event.seen_by(viewer)
        expected = full if viewer in event.knows else told
        assert list(seen.items()) == list(expected.items())  # in this order, too
    assert list(event.in_full().items()) == list(full.items())
    assert (event.kind, event.seat) == (told["kind"], told.get("seat", -1))
    rest = {name: value for name, value in told.items() if name not in ("kind", "seat")}
    assert event.facts == rest
    for twin in (pickle.loads(pickle.dumps(event)), copy.copy(event)):
        assert twin == event
        assert twin.in_full() == event.in_full()


def test_what_the_event_was_made_from_can_be_changed_and_it_stays() -> None:
    facts = {"cards": 1}
    event = Event("drew", 1, facts, {"card": "beer:6h"}, (1,))
    for given in (event.seen_by(1), event.in_full(), event.facts, facts):
        given.clear()
    assert event.seen_by(None) == {"kind": "drew", "seat": 1, "cards": 1}
    assert event.seen_by(1) == {"kind": "drew", "seat": 1, "cards": 1, "card": "beer:6h"}


def test_a_bot_cannot_change_what_others_are_told() -> None:
    game = new_game("bang", players=4, seed=1)
    chairs = [Chair(game, seat) for seat in range(4)]
    game.listen()
    game.begin()
    full = [event.in_full() for event in game.listen()]
    for told in chairs[0].news():
        told.clear()
    assert [event.in_full() for event in game.listen()] == full
    spectator = Onlooker(None).hear(game)
    assert [told["kind"] for told in spectator] == [told["kind"] for told in chairs[1].news()]
    assert Onlooker(None).hear(game) == spectator


def test_events_stay_as_they_were_when_they_happened() -> None:
    """Cards are shuffled, life points change: what was told does not."""
    game = new_game("bang", players=7, seed=4)
    events = game.listen()
    first: list[dict[str, Any]] = []

    def hear(_game: Any) -> None:
        first.extend([event.in_full() for event in events[len(first) :]])

    play_out(game, [make_bot("random", seat) for seat in range(7)], after=hear)
    assert any(told["kind"] == "reshuffled" for told in first)
    assert [event.in_full() for event in events] == first


def test_a_moment_that_is_not_told_is_not_made_for_listeners() -> None:
    game = new_game("bang", players=7, seed=4)
    state = game.state
    told = [kind for kind in set(KINDS.values()) if kind.event is not Moment.event]
    assert set(told) == TOLD
    assert Hit not in TOLD
    before = {kind for kind in set(KINDS.values()) if state.minds(kind)}
    game.listen()
    assert {kind for kind in set(KINDS.values()) if state.minds(kind)} == before.union(told)
