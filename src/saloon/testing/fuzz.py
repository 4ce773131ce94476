"""Random games that check everything: `python -m saloon.testing.fuzz --seconds 60`.

After every decision the cheap invariants are checked, now and then the kernel's contract as well. A
game that fails is shrunk and given as a record that reproduces it.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from random import Random, SystemRandom

from saloon.bots import make_bot, play_out
from saloon.games.bang.editions import EDITIONS
from saloon.games.registry import new_game
from saloon.kernel import Game, SaloonError
from saloon.testing import conformance
from saloon.testing.reduction import Reduction
from saloon.testing.shrinking import Failure, shrink

DEEP_EVERY = 50
LIMIT = 5_000
BOXES: dict[tuple[str, ...], range] = {
    (): range(4, 8),
    ("dodge-city",): range(3, 9),
    ("dodge-city", "bullet"): range(3, 9),
    ("high-noon",): range(4, 8),
    ("dodge-city", "bullet", "high-noon"): range(3, 9),
    ("fistful-of-cards",): range(4, 8),
    ("dodge-city", "bullet", "high-noon", "fistful-of-cards"): range(3, 9),
}
"""The modules on the table, and how many can play with them."""
TABLES = tuple((modules, players) for modules, counts in BOXES.items() for players in counts)
FOR_THREE = {"three-player-mode": True}
VARIANTS: tuple[dict[str, bool], ...] = (
    {},
    {"dynamite-stick-variant": True},
    {"expert-two-characters": True},
    {"simplified-no-book-cards": True},
    {"dynamite-stick-variant": True, "expert-two-characters": True},
    {"suzy-draws-during-duel": True, "replay-same-weapon": True},
)


@dataclass(frozen=True, slots=True)
class Case:
    """One game to play: all that decides it."""

    seed: int
    players: int
    edition: str
    rulings: tuple[tuple[str, bool], ...] = ()
    modules: tuple[str, ...] = ()

    def new_game(self) -> Game:
        return new_game(
            "bang",
            players=self.players,
            seed=self.seed,
            modules=list(self.modules) or None,
            edition=self.edition,
            rulings=dict(self.rulings),
        )


def cases(first: int) -> Iterator[Case]:
    """Numbered cases that go round all modules, player counts, editions and variants."""
    for seed in count(first):
        around, number = divmod(seed, len(TABLES))
        modules, players = TABLES[number]
        edition = EDITIONS[around % 2]
        rulings = VARIANTS[around // 2 % len(VARIANTS)] | (FOR_THREE if players == 3 else {})
        yield Case(seed, players, edition, tuple(rulings.items()), modules)


class Watch:
    """Checks a game after each of its decisions."""

    def __init__(self, game: Game, seed: int) -> None:
        self._random = Random(seed)
        self._events = game.listen()
        self._heard = 0
        self._table = Reduction() if game.rules.setup.game == "bang" else None

    def __call__(self, game: Game) -> None:
        problems = game.rules.problems(game.state)
        assert not problems, "; ".join(problems)
        if game.over:
            return
        conformance.check_options(game)
        if self._random.random() * DEEP_EVERY < 1:
            self._look_deep(game)

    def _look_deep(self, game: Game) -> None:
        seats = game.state.seats
        for viewer in (None, *range(seats)):
            conformance.canonical(game.view(viewer))
        conformance.check_refusals(game)
        conformance.check_copy(game, self._random)
        if conformance.storable(game):
            conformance.check_stored(game)
        seat = self._random.randrange(seats)
        conformance.check_determinize(game, seat, self._random)
        conformance.check_non_interference(game, self._random.randrange(seats), self._random)
        self.check_events(game)

    def check_events(self, game: Game) -> None:
        """What a spectator was told adds up to what a spectator sees."""
        if self._table is None:
            return
        for event in self._events[self._heard :]:
            self._table.hear(event.seen_by(None))
        self._heard = len(self._events)
        if self._table.life:
            expected = Reduction.expected(game.view(None))
            assert self._table.table() == expected, "the events do not add up to the table"


def run(case: Case) -> Failure | None:
    """Play one case to its end; returns what went wrong, shrunk, if something did."""
    game = case.new_game()
    bots = [make_bot("random", case.seed * 100 + seat) for seat in range(game.state.seats)]
    watch = Watch(game, case.seed)
    try:
        play_out(game, bots, limit=LIMIT, after=watch)
        watch.check_events(game)
        conformance.check_replay(game)
    except (AssertionError, SaloonError, LookupError, TypeError, ValueError) as error:
        return shrink(case.new_game, game, error, lambda again: Watch(again, case.seed))
    return None


def run_many(batch: Sequence[Case]) -> list[Failure]:
    return [failure for case in batch if (failure := run(case)) is not None]


def run_all(all_cases: Sequence[Case], workers: int, chunk: int = 25) -> list[Failure]:
    """Play the cases in several processes."""
    batches = [all_cases[at : at + chunk] for at in range(0, len(all_cases), chunk)]
    with ProcessPoolExecutor(workers, mp_context=get_context("forkserver")) as pool:
        return [failure for failures in pool.map(run_many, batches) for failure in failures]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Play random games and check every rule of them.")
    parser.add_argument("--seconds", type=float, default=60, help="how long to go on (60)")
    parser.add_argument("--seed", type=int, help="number of the first case (random)")
    parser.add_argument("--workers", type=int, default=2, help="processes (2)")
    parser.add_argument("--out", type=Path, default=Path("fuzz-failures"), help="for failing games")
    given = parser.parse_args(arguments)
    first = SystemRandom().randrange(10**9) if given.seed is None else given.seed
    print(f"cases from {first} on, for {given.seconds:g} seconds")
    until = time.monotonic() + given.seconds
    played = 0
    failures: list[Failure] = []
    numbered = cases(first)
    while time.monotonic() < until and not failures:
        batch = [next(numbered) for _ in range(50 * given.workers)]
        failures = run_all(batch, given.workers)
        played += len(batch)
        print(f"{played} games", file=sys.stderr)
    for failure in failures:
        print(failure)
        given.out.mkdir(exist_ok=True)
        path = given.out / f"{failure.record.setup.game}-{failure.record.setup.seed}.json"
        path.write_text(failure.record.to_json(), encoding="utf-8")
        print(f"its record: {path}")
    print(f"{played} games played, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
