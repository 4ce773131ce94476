"""Random games that check everything: `python -m saloon.testing.fuzz --seconds 60`.

After every decision the cheap invariants are checked, now and then the kernel's contract as well. A
game that fails is shrunk and given as a record that reproduces it.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import combinations, count
from multiprocessing import get_context
from pathlib import Path
from random import Random, SystemRandom

from saloon.bots import make_bot, play_out
from saloon.games.bang.catalogue import BUILT, PLAYERS, configure
from saloon.games.bang.editions import EDITIONS
from saloon.games.registry import new_game
from saloon.kernel import Game, SaloonError, SetupError
from saloon.testing import conformance
from saloon.testing.fired import Fired, fired_in, note_question, report
from saloon.testing.reduction import Reduction
from saloon.testing.shrinking import Failure, shrink

DEEP_EVERY = 50
LIMIT = 5_000
MODULES = tuple(name for name in BUILT if name != "base")


def _tables() -> tuple[tuple[tuple[str, ...], int], ...]:
    """Every legal set of modules with every number of players that it is for."""
    legal = []
    for size in range(len(MODULES) + 1):
        for modules in combinations(MODULES, size):
            for players in PLAYERS:
                try:
                    configure(players, modules)
                except SetupError:
                    continue
                legal.append((modules, players))
    return tuple(legal)


TABLES = _tables()
COWHAND_EVERY = 5
"""Of so many games one is played by sensible bots, who get farther than random ones."""
FOR_THREE = {"three-player-mode": True}
VARIANTS: tuple[dict[str, bool], ...] = (
    {},
    {"dynamite-stick-variant": True},
    {"expert-two-characters": True},
    {"simplified-no-book-cards": True},
    {"dynamite-stick-variant": True, "expert-two-characters": True},
    {"suzy-draws-during-duel": True, "replay-same-weapon": True},
)
EVENT_BOXES = {"high-noon", "fistful-of-cards"}
MIXED: tuple[dict[str, bool], ...] = ({}, {"combined-event-deck": True})
"""Where both boxes of events are on the table: one of them, or a deck of both."""


@dataclass(frozen=True, slots=True)
class Case:
    """One game to play: all that decides it."""

    seed: int
    players: int
    edition: str
    rulings: tuple[tuple[str, bool], ...] = ()
    modules: tuple[str, ...] = ()
    bot: str = "random"

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
        if set(modules) >= EVENT_BOXES:
            rulings |= MIXED[around % len(MIXED)]
        bot = "cowhand" if (number + around) % COWHAND_EVERY == 0 else "random"
        yield Case(seed, players, edition, tuple(rulings.items()), modules, bot)


class Watch:
    """Checks a game after each of its decisions."""

    def __init__(self, game: Game, seed: int) -> None:
        self._random = Random(seed)
        self._events = game.listen()
        self._heard = 0
        self._table = Reduction() if game.rules.setup.game == "bang" else None
        self.fired: Fired = Counter()

    def __call__(self, game: Game) -> None:
        problems = game.rules.problems(game.state)
        assert not problems, "; ".join(problems)
        if game.over:
            return
        note_question(self.fired, game)
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


def run(case: Case, fired: Fired | None = None) -> Failure | None:
    """Play one case to its end; returns what went wrong, shrunk, if something did."""
    game = case.new_game()
    bots = [make_bot(case.bot, case.seed * 100 + seat) for seat in range(game.state.seats)]
    watch = Watch(game, case.seed)
    try:
        play_out(game, bots, limit=LIMIT, after=watch)
        watch.check_events(game)
        conformance.check_replay(game)
    except (AssertionError, SaloonError, LookupError, TypeError, ValueError) as error:
        return shrink(case.new_game, game, error, lambda again: Watch(again, case.seed))
    if fired is not None:
        fired.update(watch.fired)
        fired.update(fired_in(game))
    return None


def run_many(batch: Sequence[Case]) -> tuple[list[Failure], Fired]:
    fired: Fired = Counter()
    return [failure for case in batch if (failure := run(case, fired)) is not None], fired


def run_all(
    all_cases: Sequence[Case], workers: int, chunk: int = 25
) -> tuple[list[Failure], Fired]:
    """Play the cases in several processes; what failed, and how often what happened."""
    batches = [all_cases[at : at + chunk] for at in range(0, len(all_cases), chunk)]
    failures: list[Failure] = []
    fired: Fired = Counter()
    with ProcessPoolExecutor(workers, mp_context=get_context("forkserver")) as pool:
        for failed, counted in pool.map(run_many, batches):
            failures += failed
            fired.update(counted)
    return failures, fired


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Play random games and check every rule of them.")
    parser.add_argument("--seconds", type=float, default=60, help="how long to go on (60)")
    parser.add_argument("--seed", type=int, help="number of the first case (random)")
    parser.add_argument("--workers", type=int, default=2, help="processes (2)")
    parser.add_argument("--out", type=Path, default=Path("fuzz-failures"), help="for failing games")
    parser.add_argument("--report", type=Path, help="a file that says how often what happened")
    given = parser.parse_args(arguments)
    first = SystemRandom().randrange(10**9) if given.seed is None else given.seed
    print(f"cases from {first} on, for {given.seconds:g} seconds")
    until = time.monotonic() + given.seconds
    played = 0
    failures: list[Failure] = []
    fired: Fired = Counter()
    numbered = cases(first)
    while time.monotonic() < until and not failures:
        batch = [next(numbered) for _ in range(50 * given.workers)]
        failures, counted = run_all(batch, given.workers)
        fired.update(counted)
        played += len(batch)
        print(f"{played} games", file=sys.stderr)
    for failure in failures:
        print(failure)
        given.out.mkdir(exist_ok=True)
        path = given.out / f"{failure.record.setup.game}-{failure.record.setup.seed}.json"
        path.write_text(failure.record.to_json(), encoding="utf-8")
        print(f"its record: {path}")
    if given.report is not None:
        given.report.write_text(report(fired) + "\n", encoding="utf-8")
        print(f"how often what happened: {given.report}")
    print(f"{played} games played, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
