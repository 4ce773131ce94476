"""A game with events, stored and gone on with."""

from __future__ import annotations

import json
from typing import Any

import pytest

from saloon.kernel import Game, RecordError
from saloon.testing import Scenario, seat


def stored(**more: Any) -> tuple[Scenario, dict[str, Any]]:
    s = Scenario(
        seats=[seat("sid-ketchum", role="sheriff")],
        modules=["high-noon"],
        event="hangover",
        events=["thirst", "curse"],
        **more,
    )
    return s, json.loads(json.dumps(s.game.plain()))


def events(game: Game) -> tuple[Any, ...]:
    return tuple(game.view(1)["events"]["round"].values())


def test_a_stored_game_knows_its_events() -> None:
    s, plain = stored(turn=3)
    resumed = Game.resume(s.game.rules, plain)
    for game in (s.game, resumed):
        assert game.view(1)["events"] == {
            "round": {"now": "hangover", "next": "thirst", "left": 12}
        }
        assert game.view(1)["players"][0]["abilities"] == [], "the Hangover holds"
        game.choose("end")
        assert events(game) == ("thirst", "curse", 11)
        assert game.view(1)["players"][0]["abilities"] == ["sid-ketchum"]
    assert resumed.state.plain() == s.game.state.plain()


def test_a_stored_deck_that_cannot_be_is_refused() -> None:
    s, plain = stored()
    name, waiting, past = plain["event_decks"][0]
    wrong = [
        ("event cards of a deck", [["lunch", waiting, past]]),
        ("event cards of a deck", [[name, [*waiting, waiting[0]], past]]),
        ("event cards of a deck", [[name, [0, *waiting], past]]),
        ("event cards of a deck", [[name, waiting]]),
        ("other events in force than lie on top", [[name, [*waiting, *past], []]]),
    ]
    for complaint, decks in wrong:
        with pytest.raises(RecordError, match=complaint):
            Game.resume(s.game.rules, {**plain, "event_decks": decks})
