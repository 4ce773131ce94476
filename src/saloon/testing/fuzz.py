"""Random games that check everything: `python -m saloon.testing.fuzz --game dice --seconds 60`.

After every decision the cheap invariants are checked, now and then the kernel's contract as well. A
game that fails is shrunk and given as a record that reproduces it.
"""

from __future__ import annotations

import argparse
import signal
import sys
import time
from collections import Counter, deque
from collections.abc import Generator, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import closing
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing import active_children, get_context
from pathlib import Path
from random import Random, SystemRandom

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from saloon.bots import make_bot, play_out
from saloon.kernel import Game
from saloon.testing import conformance
from saloon.testing.circuits import CIRCUITS, Case
from saloon.testing.command_line import INTERRUPTED, MOST, Parser, between, duration
from saloon.testing.fired import Fired, fired_in, note_question, report
from saloon.testing.shrinking import Failure, shrink
from saloon.testing.told import Listener, check_told

LIMIT = 5_000
TELL_EVERY = 60.0
"""Seconds between two lines that say how far a run is, where no bar can be drawn."""
DEEP_EVERY = 50
"""Decisions between two deep looks at a game without a circuit."""


def cases(first: int, game: str = "bang") -> Iterator[Case]:
    """Numbered cases that go round all modules, player counts and variants of a game."""
    return CIRCUITS[game].cases(first)


class Watch:
    """Checks a game after each of its decisions."""

    def __init__(self, game: Game, seed: int) -> None:
        self._random = Random(seed)
        self._events = game.listen()
        self._listener = Listener(game)
        self._heard = 0
        circuit = CIRCUITS.get(game.rules.setup.game)
        self._table = None if circuit is None else circuit.reduction()
        self._forced = circuit is None or circuit.forced
        self._deep_every = DEEP_EVERY if circuit is None else circuit.deep_every
        self.fired: Fired = Counter()

    def __call__(self, game: Game) -> None:
        problems = game.rules.problems(game.state)
        assert not problems, "; ".join(problems)
        if game.over:
            return
        note_question(self.fired, game)
        conformance.check_options(game)
        if not self._forced:
            check_open(game)
        if self._random.random() * self._deep_every < 1:
            self._look_deep(game)

    def _look_deep(self, game: Game) -> None:
        seats = game.state.seats
        for viewer in (None, *range(seats)):
            conformance.canonical(game.view(viewer))
        check_told(game)
        conformance.check_refusals(game)
        conformance.check_copy(game, self._random)
        if conformance.storable(game):
            conformance.check_stored(game)
        seat = self._random.randrange(seats)
        conformance.check_determinize(game, seat, self._random)
        conformance.check_non_interference(game, self._random.randrange(seats), self._random)
        self.check_events(game)

    def check_events(self, game: Game) -> None:
        """Events are as declared, and what a spectator was told adds up to what is seen."""
        self._listener.check(game)
        if self._table is None:
            return
        for event in self._events[self._heard :]:
            self._table.hear(event.seen_by(None))
        self._heard = len(self._events)
        if self._table.begun:
            wrong = self._table.differences(game.view(None))
            assert not wrong, f"the events do not add up to the table: {'; '.join(wrong)}"


def check_open(game: Game) -> None:
    """No seat is asked that has nothing to decide."""
    for seat in game.unanswered():
        options = conformance.words(game, seat)
        assert len(options) > 1, f"seat {seat} is asked {game.decision.kind} for {options} only"


def run(case: Case, fired: Fired | None = None) -> Failure | None:
    """Play one case to its end; returns what went wrong, shrunk, if something did."""
    game = case.new_game()
    names = case.bot.split(",")
    bots = [
        make_bot(names[seat % len(names)], case.seed * 100 + seat)
        for seat in range(game.state.seats)
    ]
    watch = Watch(game, case.seed)
    try:
        play_out(game, bots, limit=LIMIT, after=watch)
        watch.check_events(game)
        circuit = CIRCUITS.get(game.rules.setup.game)
        if circuit is None or case.seed % circuit.replay_every == 0:
            conformance.check_replay(game)
    except Exception as error:  # whatever it is, it is a failure of this game alone
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
    failures: list[Failure] = []
    fired: Fired = Counter()
    for _, failed, counted in run_on(all_cases, workers, chunk):
        failures += failed
        fired.update(counted)
    return failures, fired


def run_on(
    endless: Iterable[Case], workers: int, chunk: int = 25
) -> Generator[tuple[int, list[Failure], Fired], None, None]:
    """Play cases in several processes as long as the results are taken, batch by batch.

    Each result is how many games were played, which of them failed, and how often what happened.
    """
    left = iter(endless)
    others = active_children()
    context = get_context("forkserver")
    with ProcessPoolExecutor(workers, context, _leave_stopping_to_the_first) as pool:
        running: deque[tuple[int, Future[tuple[list[Failure], Fired]]]] = deque()

        def start() -> None:
            if batch := list(islice(left, chunk)):
                running.append((len(batch), pool.submit(run_many, batch)))

        try:
            for _ in range(2 * workers):
                start()
            while running:
                played, job = running.popleft()
                failed, counted = job.result()
                start()
                yield played, failed, counted
        except BaseException:
            # Nobody waits for what is still being played.
            for worker in active_children():
                if worker not in others:
                    worker.terminate()
            raise


def _leave_stopping_to_the_first() -> None:
    """Ctrl-C is for every process of a terminal; the first one says how far the others came."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@dataclass
class Score:
    """What a run has come to so far."""

    played: int = 0
    failed: int = 0
    fired: Fired = field(default_factory=Counter)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = Parser(prog="fuzz", description="Play random games and check every rule of them.")
    parser.add_argument("--game", choices=CIRCUITS, default="bang", help="which one (bang)")
    parser.add_argument("--seconds", type=duration, default=60, help="how long to go on (60)")
    parser.add_argument(
        "--games",
        type=between(1, MOST),
        help="play so many instead, and go on when one of them fails",
    )
    parser.add_argument(
        "--seed", type=between(-MOST, MOST), help="number of the first case (random)"
    )
    parser.add_argument("--workers", type=between(1, 256), default=2, help="processes (2)")
    parser.add_argument("--out", type=Path, default=Path("fuzz-failures"), help="for failing games")
    parser.add_argument("--report", type=Path, help="a file that says how often what happened")
    given = parser.parse_args(arguments)
    for path in (given.out, given.report):
        if path is not None and not path.absolute().parent.is_dir():
            parser.error(f"there is no folder for {path}")
    first = SystemRandom().randrange(10**9) if given.seed is None else given.seed
    enough = f"{given.games} of them" if given.games else f"for {given.seconds:g} seconds"
    print(f"cases from {first} on, {enough}", flush=True)
    score, stopped = Score(), ""
    try:
        _play(given, first, score)
    except KeyboardInterrupt:
        stopped = "stopped: "
    if given.report is not None:
        given.report.write_text(report(score.fired, given.game) + "\n", encoding="utf-8")
        print(f"how often what happened: {given.report}")
    print(f"{stopped}{score.played} games played, {score.failed} failed")
    return INTERRUPTED if stopped else 1 if score.failed else 0


def _play(given: argparse.Namespace, first: int, score: Score) -> None:
    """Play until it is enough, and keep the score."""
    numbered: Iterator[Case] = cases(first, given.game)
    if given.games:
        numbered = islice(numbered, given.games)
    begun = time.monotonic()
    until, tell_at = begun + given.seconds, begun + TELL_EVERY
    console = Console(stderr=True)
    columns = (TextColumn("{task.completed} games"), BarColumn(), TimeRemainingColumn())
    with (
        Progress(*columns, console=console) as progress,
        closing(run_on(numbered, given.workers)) as results,
    ):
        task = progress.add_task("games", total=given.games)
        for number, failures, counted in results:
            score.played += number
            score.failed += len(failures)
            score.fired.update(counted)
            progress.update(task, completed=score.played)
            if not console.is_terminal and time.monotonic() >= tell_at:
                tell_at += TELL_EVERY
                print(f"{score.played} games so far, {score.failed} failed", file=sys.stderr)
            for failure in failures:
                _keep(failure, given.out)
            if not given.games and (score.failed or time.monotonic() > until):
                break


def _keep(failure: Failure, folder: Path) -> None:
    print(failure)
    folder.mkdir(exist_ok=True)
    path = folder / f"{failure.record.setup.game}-{failure.record.setup.seed}.json"
    path.write_text(failure.record.to_json(), encoding="utf-8")
    print(f"its record: {path}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
