"""Moments: told, remembered for the turn if something reads them, heard by who subscribes."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.games.bang.moments import Played
from saloon.games.bang.sources import Character
from saloon.games.bang.state import Bang, Player
from saloon.games.registry import new_game
from saloon.kernel import Game, RecordError
from saloon.kernel.moments import Moment
from saloon.testing import Scenario, seat

MODULES: dict[str, Any] = {"modules": ["stress"]}
SUSANNA: dict[str, Any] = {**MODULES, "rulings": {"miss-susanna": True}}


def table(hand: list[str]) -> Scenario:
    seats = [seat(role="sheriff", hand=hand), seat(), seat(), seat()]
    return Scenario(seats=seats, **SUSANNA)


@pytest.mark.parametrize(("played", "lost"), [(2, 1), (3, 0)])
def test_what_was_played_is_remembered_until_the_turn_is_over(played: int, lost: int) -> None:
    s = table(["scope", "mustang", "barrel"])
    for card in ["scope", "mustang", "barrel"][:played]:
        s.plays(card)
    life = s.life(0)
    s.ends_turn()
    assert s.life(0) == life - lost
    assert s.state.moments == [], "the turn is over"


def test_answers_in_anothers_turn_are_not_ones_own_plays() -> None:
    seats = [seat(role="sheriff", hand=["bang"]), seat(hand=["missed"]), seat(), seat()]
    s = Scenario(seats=seats, **SUSANNA)
    s.plays("bang", at=1)
    s.responds(1, "missed")
    assert [moment.card for moment in s.state.this_turn(Played)] == ["bang", "missed"]
    assert [moment.card for moment in s.state.this_turn(Played, 1)] == ["missed"]


def test_nothing_is_remembered_where_nothing_reads_it() -> None:
    s = Scenario(seats=[seat(hand=["scope"]), seat(), seat()], **MODULES)
    s.plays("scope")
    assert s.state.moments == []
    assert "moments" not in s.state.plain()


def test_memory_survives_copies_and_storing_and_bad_memory_is_refused() -> None:
    game = new_game("bang", players=4, seed=7, **SUSANNA)
    while not (game.state.moments and game.quiet):
        asked = game.unanswered()[0]
        game.choose(game.options(asked)[-1], asked)
    kinds = [(moment.kind, moment.plain()) for moment in game.state.moments]
    twin = game.copy()
    assert [(moment.kind, moment.plain()) for moment in twin.state.moments] == kinds
    stored = game.plain()
    back = Game.resume(game.rules, stored)
    assert [(moment.kind, moment.plain()) for moment in back.state.moments] == kinds
    stored["moments"][0][0] = "dreamt"
    with pytest.raises(RecordError, match="moments"):
        Game.resume(game.rules, stored)


def test_a_module_has_moments_of_its_own_that_are_told_and_heard() -> None:
    seats = [seat("nurse", hand=["beer"], life=4), seat(role="sheriff"), seat(), seat()]
    s = Scenario(seats=seats, deck=["bang:2c"], **MODULES)
    s.plays("beer")
    assert "mended" in [event.kind for event in s.events]
    assert s.hand(0) == ["bang"]


def test_a_method_that_no_moment_calls_is_an_error_at_once() -> None:
    with pytest.raises(TypeError, match=r"on_snored: there is no moment"):

        class Sleeper(Character):
            def on_snored(self, g: Bang, p: Player, moment: Moment) -> None: ...
