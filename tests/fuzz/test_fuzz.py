"""Random games with fixed seeds over all modules, player counts, editions and variants."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice

from saloon.kernel import Game, Option, Script, Setup, option
from saloon.testing.fuzz import TABLES, VARIANTS, Watch, cases, run, run_all
from saloon.testing.shrinking import shrink
from saloon.testing.toy import Toy, ToyRules

GAMES = 2_000


def test_two_thousand_random_games_keep_every_invariant() -> None:
    failures = run_all(list(islice(cases(0), GAMES)), workers=2)
    assert not failures, "\n\n".join(str(failure) for failure in failures[:3])


def test_the_cases_cover_all_tables() -> None:
    chosen = list(islice(cases(0), GAMES))
    tables = {(case.modules, case.players, case.edition, case.rulings) for case in chosen}
    assert len(tables) == len(TABLES) * 2 * len(VARIANTS)
    assert {(case.modules, case.players) for case in chosen} == set(TABLES)


class LosesACard(ToyRules):
    """A toy game with a planted mistake: a swapped high card vanishes."""

    def interject(self, g: Toy, seat: int, chosen: Option) -> Script[None]:
        yield from super().interject(g, seat, chosen)
        if g.pile and g.face[g.pile[-1]].value > 12:
            g.pile.pop()


@dataclass(frozen=True)
class Planted:
    seed: int

    def new_game(self) -> Game:
        return Game(LosesACard(Setup("toy", 3, self.seed)))


def test_a_failing_game_is_found_shrunk_and_reproduced() -> None:
    failures = [failure for seed in range(40) if (failure := run(Planted(seed))) is not None]  # type: ignore[arg-type]
    assert failures, "the planted mistake was not found"
    failure = failures[0]
    assert "a card is lost" in failure.message
    assert len(failure.record.choices) <= 6, str(failure)
    again = Game(LosesACard(failure.record.setup))
    for choice in failure.record.choices:
        again.choose(choice.text, choice.seat)
    assert again.rules.problems(again.state) == ["a card is lost"]


def test_an_innocent_game_is_not_shrunk_to_nothing() -> None:
    """What fails only at the end of a game keeps its whole record."""
    game = Game(ToyRules(Setup("toy", 2, 1)))
    for _ in range(3):
        seat = game.unanswered()[0]
        game.choose(next(o for o in game.options(seat) if o != option("swap")), seat)
    failure = shrink(
        lambda: Game(ToyRules(Setup("toy", 2, 1))),
        game,
        AssertionError("only at the end"),
        lambda again: Watch(again, 1),
    )
    assert failure.record.choices == game.record.choices
