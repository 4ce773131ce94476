"""A quiet question to several seats: nothing is suspended while they answer in secret."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.kernel import Decision, Game, Option, Script, Setup, option
from saloon.testing import conformance
from saloon.testing.toy import Toy, ToyRules


class Show(ToyRules):
    """Everybody names a card in secret; whose turn it is leads it, the others keep theirs."""

    def start(self, g: Toy) -> Decision | Script[Any] | None:
        asked = super().start(g)
        if not isinstance(asked, Decision):
            return asked
        seats = tuple(seat for seat in range(g.seats) if g.hands[seat])

        def options(seat: int) -> list[Option]:
            return [option("lead", slot) for slot in g.hands[seat]]

        def then(named: dict[int, Option]) -> Script[None]:
            _, first = g.agenda[-1]
            return self.trick(g, first, named[first])

        return Decision(seats, "name", options, then=then, together=True)


@pytest.mark.parametrize("seed", range(6))
def test_it_keeps_the_contract(seed: int) -> None:
    conformance.play_and_check(Game(Show(Setup("toy", 2 + seed % 3, seed))), seed, every=1)


def test_secret_answers_survive_an_interjection_in_the_game_and_its_copies() -> None:
    game = Game(Show(Setup("toy", 3, 1)))
    answer = game.options(1)[0]
    game.choose(answer, 1)
    asked = game.ask_id
    game.choose("swap", 2)
    for each in (game.copy(), game):
        each.choose(each.options(2)[0], 2)
        assert (each.decision.kind, each.ask_id) == ("name", asked)
        assert each.unanswered() == (0, 2)


def test_a_secret_answer_that_an_interjection_spoils_is_asked_for_again() -> None:
    game = Game(Show(Setup("toy", 3, 1)))
    answer = game.options(1)[0]
    game.choose(answer, 1)
    game.choose("swap", 1)
    game.choose(option("drop", answer.slot), 1)
    assert game.unanswered() == (0, 1, 2)


def test_answers_are_secret_until_all_are_in_and_not_stored_before() -> None:
    game = Game(Show(Setup("toy", 3, 1)))
    game.choose(game.options(1)[0], 1)
    resumed = Game.resume(game.rules, game.plain())
    assert resumed.unanswered() == (0, 1, 2)
