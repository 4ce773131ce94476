"""`make mutants`: whether the tests notice when the rules are changed.

Mutants are drawn with a fixed seed. Each is run against the tests that cite the rules named in its
class or function, otherwise against those of its module; who survives these meets all tests of its
game, recorded games last. What was found is kept in `tests/mutants/found.json` and not tried again
until the rule or its tests change, so that 400 need not be tried in one go, nor on one computer.
Survivors have to be answered in `tests/mutants/survivors.toml`. One of them is who was noticed by a
recorded game alone: it says that something is different, not what is right.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from saloon.testing.mutants import trying
from saloon.testing.mutants.answers import Answers, read_answers
from saloon.testing.mutants.calls import RECORDED_GAMES, Calls, files_of, listen
from saloon.testing.mutants.choosing import Chooser, digest, draw
from saloon.testing.mutants.sites import Mutant

COUNT, SEED = 400, 1881
WEAK = "weak"
"""Survived the tests that ought to notice it, and was killed by another one of the game."""
RECORDED = "recorded"
"""Survived all tests that say what is right; only a recorded game was another one."""
FURTHER = "further"
"""Survived the tests that ought to notice it, and has not met the others yet."""
OPEN_SHARE = 0.05
BROKEN_SHARE = 0.2
"""Of a few the rules cannot even be loaded. If so many are like that, nothing was measured."""


class Book:
    """What was found so far, kept in a file between runs."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.found: dict[str, dict[str, str]] = {}
        if path.exists():
            self.found = json.loads(path.read_text(encoding="utf-8"))

    def outcome(self, mutant: Mutant) -> str:
        return self.found.get(mutant.key, {}).get("outcome", "")

    def note(self, mutant: Mutant, outcome: trying.Outcome, stamp: str) -> None:
        where = {"path": mutant.path, "scope": mutant.scope, "change": mutant.change}
        self.found[mutant.key] = {**where, **outcome, "stamp": stamp}
        self._path.parent.mkdir(exist_ok=True)
        # A line each, in an order of their own: two who have tried others can put theirs together.
        rows = [f"{json.dumps(key)}: {json.dumps(self.found[key])}" for key in sorted(self.found)]
        part = self._path.with_suffix(".part")
        part.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")
        part.replace(self._path)


class Work:
    """One mutant before its own tests, or before all tests of its game."""

    def __init__(self, root: Path, mutant: Mutant, tests: tuple[list[str], list[str]]) -> None:
        self.mutant = mutant
        self.pid, self._reading = trying.begin(root, mutant, *tests)

    def end(self) -> trying.Outcome:
        return trying.end(self._reading)


def run(
    root: Path,
    waiting: Sequence[Mutant],
    book: Book,
    workers: int,
    stamps: dict[str, str],
    calls: Calls,
    until: float,
) -> None:
    """All mutants meet their own tests first: most are killed by these, and soon."""
    chooser = Chooser(root)

    def own_tests(mutant: Mutant) -> tuple[list[str], list[str]]:
        tests = chooser.tests(mutant)
        return (tests, []) if tests else all_tests(mutant)

    def all_tests(mutant: Mutant) -> tuple[list[str], list[str]]:
        if calls.knows(mutant):
            wanted = calls.tests_of(mutant)
        else:
            wanted = calls.tests_in(chooser.wide_tests(mutant))
        return files_of(wanted), wanted

    def further(mutant: Mutant) -> bool:
        return book.outcome(mutant) == FURTHER

    def after_own(mutant: Mutant, outcome: trying.Outcome) -> None:
        if outcome["outcome"] == trying.SURVIVED:
            outcome = {**outcome, "outcome": FURTHER}
        book.note(mutant, outcome, stamps[mutant.key])

    def after_all(mutant: Mutant, outcome: trying.Outcome) -> None:
        if outcome["outcome"] != trying.SURVIVED:
            recorded = outcome["by"].startswith(RECORDED_GAMES)
            outcome = {**outcome, "outcome": RECORDED if recorded else WEAK}
        book.note(mutant, outcome, stamps[mutant.key])

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = Console(stderr=True)
    # No thread for the bar: the processes for the mutants are forked from this one.
    with Progress(*columns, TimeRemainingColumn(), console=console, auto_refresh=False) as progress:
        first = [mutant for mutant in waiting if not further(mutant)]
        task = progress.add_task("their own tests", total=len(first))
        first.sort(key=lambda mutant: calls.cost(*own_tests(mutant)))
        for mutant, outcome in _tried(root, first, own_tests, workers, until):
            after_own(mutant, outcome)
            progress.advance(task)
            progress.refresh()
        second = [mutant for mutant in waiting if further(mutant)]
        task = progress.add_task("all of the game", total=len(second))
        second.sort(key=lambda mutant: calls.cost(*all_tests(mutant)))
        for mutant, outcome in _tried(root, second, all_tests, workers, until):
            after_all(mutant, outcome)
            progress.advance(task)
            progress.refresh()


def _tried(
    root: Path,
    mutants: Sequence[Mutant],
    tests: Callable[[Mutant], tuple[list[str], list[str]]],
    workers: int,
    until: float,
) -> Iterator[tuple[Mutant, trying.Outcome]]:
    """Try mutants one after the other; after that time no further one is begun."""
    left = list(reversed(mutants))
    running: dict[int, Work] = {}
    while left or running:
        if time.monotonic() > until:
            left.clear()
        while left and len(running) < workers:
            mutant = left.pop()
            work = Work(root, mutant, tests(mutant))
            running[work.pid] = work
        if not running:
            return
        pid, _ = os.wait()
        work = running.pop(pid)
        yield work.mutant, work.end()


def stamp(root: Path, chooser: Chooser, mutant: Mutant, cache: dict[str, bytes]) -> str:
    """Changes when the file of the rules or the tests of a mutant change."""
    return digest(root, [f"src/saloon/games/{mutant.path}", *chooser.tests(mutant)], cache)


def due(mutant: Mutant, book: Book, stamps: dict[str, str], again: bool) -> bool:
    """Whether a mutant has to be run: who was killed stays dead unless all are run again."""
    known = book.found.get(mutant.key)
    if known is None or known["outcome"] == FURTHER:
        return True
    survived = known["outcome"] in (trying.SURVIVED, WEAK, RECORDED)
    return survived and (again or known["stamp"] != stamps[mutant.key])


def summary(drawn: Sequence[Mutant], book: Book, answers: Answers) -> dict[str, Any]:
    """How the drawn mutants fared, and which survivors nobody has answered."""
    known = [(mutant, book.found[mutant.key]) for mutant in drawn if mutant.key in book.found]
    survivors = [
        {"key": mutant.key, "line": mutant.line, **result}
        for mutant, result in known
        if result["outcome"] in (trying.SURVIVED, RECORDED)
    ]
    unanswered = [each for each in survivors if each["key"] not in answers]
    return {
        "drawn": len(drawn),
        "run": len(known),
        "outcomes": dict(Counter(result["outcome"] for _, result in known)),
        "survivors": survivors,
        "unanswered": unanswered,
        "not_run": len(drawn) - len([1 for _, result in known if result["outcome"] != FURTHER]),
        "weak": [
            {"key": mutant.key, "line": mutant.line, **result}
            for mutant, result in known
            if result["outcome"] == WEAK
        ],
    }


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="mutants", description=__doc__)
    parser.add_argument("--count", type=int, default=COUNT, help="how many mutants are drawn")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--minutes", type=float, default=90, help="stop then; the next run goes on from there"
    )
    parser.add_argument("--only", nargs="*", metavar="KEY", help="run these again, and no others")
    parser.add_argument("--again", action="store_true", help="run all survivors again")
    parser.add_argument("--fresh", action="store_true", help="forget what was found before")
    parser.add_argument("--report", action="store_true", help="run nothing, tell what is known")
    parser.add_argument("--json", action="store_true", help="the summary for programs")
    chosen = parser.parse_args(arguments)
    root = Path.cwd()
    path = root / "tests" / "mutants" / "found.json"
    if chosen.fresh:
        path.unlink(missing_ok=True)
    book = Book(path)
    drawn = draw(root, chosen.count, chosen.seed)
    if not chosen.report:
        chooser, cache = Chooser(root), dict[str, bytes]()
        stamps = {mutant.key: stamp(root, chooser, mutant, cache) for mutant in drawn}
        waiting = [mutant for mutant in drawn if due(mutant, book, stamps, chosen.again)]
        if chosen.only:
            waiting = [mutant for mutant in drawn if mutant.key in chosen.only]
        if waiting:
            everything = digest(root, ["src/saloon", *chooser.all_tests()], cache)
            until = time.monotonic() + 60 * chosen.minutes
            calls = listen(root, chooser.all_tests(), everything)
            run(root, waiting, book, chosen.workers, stamps, calls, until)
    told = summary(drawn, book, read_answers(root))
    if chosen.json:
        print(json.dumps(told, indent=1))
    else:
        tell(told)
    return verdict(told)


def verdict(told: dict[str, Any]) -> int:
    """The exit code: 0 if the tests have noticed enough of what they were shown."""
    if told["outcomes"].get(trying.BROKEN, 0) > BROKEN_SHARE * told["run"]:
        print("most of them could not be loaded: does the environment belong to this folder?")
        return 1
    return int(len(told["unanswered"]) + told["not_run"] > OPEN_SHARE * told["drawn"])


def tell(told: dict[str, Any]) -> None:
    for each in told["unanswered"]:
        print(f"{each['key']}  {each['path']}:{each['line']}  {each['scope']}: {each['change']}")
    counted = ", ".join(f"{number} {outcome}" for outcome, number in told["outcomes"].items())
    print(f"{told['run']} of {told['drawn']} mutants run: {counted}")
    answered = len(told["survivors"]) - len(told["unanswered"])
    print(
        f"{len(told['unanswered'])} survivors unanswered, {answered} answered, "
        f"{told['not_run']} not run to the end"
    )


if __name__ == "__main__":
    sys.exit(main())
