"""A game with these events, stored in the middle of them and gone on with."""

from __future__ import annotations

import json
from typing import Any

from saloon.kernel import Game
from saloon.testing import Scenario, seat

FC: dict[str, Any] = {"modules": ["fistful-of-cards"]}


def resumed(s: Scenario) -> Game:
    game = Game.resume(s.game.rules, json.loads(json.dumps(s.game.plain())))
    assert not game.over
    assert game.state.plain() == s.state.plain()
    assert game.decision.kind == s.game.decision.kind
    return game


def test_the_step_of_an_event_can_be_stored() -> None:
    s = Scenario(seats=[seat(role="sheriff")], event="russian-roulette", **FC)
    s.state.schedule(s.state.for_all[0], s.state.players[1])
    again = s.game.rules.restore(json.loads(json.dumps(s.state.plain())))
    assert again.agenda[-1] == ("russian-roulette", 1)
    assert again.plain() == s.state.plain()


def test_an_extra_turn_is_known_as_one() -> None:
    deck = ["4h", "2c", "3c", "5h"]
    s = Scenario(seats=[seat(role="sheriff")], event="vendetta", deck=deck, **FC)
    s.ends_turn()
    game = resumed(s)
    game.choose("end")
    assert game.state.active == 1  # type: ignore[attr-defined]


def test_what_has_to_be_played_still_has_to_be() -> None:
    deck = ["missed:10c", "mustang:9h"]
    s = Scenario(
        seats=[seat(role="sheriff")], event="law-of-the-west", step="phase-1", deck=deck, **FC
    )
    game = resumed(s)
    assert "end" not in [game.state.option_text(each) for each in game.options(0)]


def test_the_first_who_fell_is_remembered() -> None:
    s = Scenario(
        seats=[seat(role="sheriff"), seat(role="outlaw", out=True), seat(), seat()],
        event="dead-man",
        **FC,
    )
    game = resumed(s)
    game.choose("end")
    assert game.state.players[1].life == 2  # type: ignore[attr-defined]
