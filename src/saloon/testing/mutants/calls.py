"""Which test calls which function of the rules: who never calls it cannot notice its change."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Generator, Sequence
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from saloon.testing.mutants.choosing import GAMES
from saloon.testing.mutants.sites import Mutant
from saloon.testing.mutants.trying import ARGUMENTS

RECORDED_GAMES = "tests/test_golden.py::"
PLUGIN = "saloon.testing.mutants.calls"
TARGET = "SALOON_CALLS"


class Calls:
    """What the tests call, test by test, and how long each takes; the tests pass without change."""

    def __init__(self, found: dict[str, Any]) -> None:
        self._functions: dict[str, int] = found["functions"]
        self._tests: dict[str, tuple[float, list[int]]] = found["tests"]

    def tests_of(self, mutant: Mutant) -> list[str]:
        """The tests that run the function a mutant is in; else none.

        The quickest first, and recorded games last: they notice most, and say least.
        """
        number = self._functions.get(f"{mutant.path}:{mutant.scope}")
        return self._in_order(
            [test for test, (_, called) in self._tests.items() if number in called]
        )

    def tests_in(self, places: Sequence[str]) -> list[str]:
        """All tests in these files and folders, in the same order."""
        return self._in_order([test for test in self._tests if test.startswith(tuple(places))])

    def _in_order(self, tests: list[str]) -> list[str]:
        return sorted(
            tests, key=lambda test: (test.startswith(RECORDED_GAMES), self._tests[test][0], test)
        )

    def cost(self, tests: Sequence[str], wanted: Sequence[str]) -> float:
        """About how long so many tests take, to begin with what is quick."""
        if wanted:
            return sum(self._tests[test][0] for test in wanted)
        named = {test.partition("[")[0] for test in tests}
        return sum(
            took
            for test, (took, _) in self._tests.items()
            if test.partition("[")[0] in named or any(test.startswith(each) for each in tests)
        )

    def knows(self, mutant: Mutant) -> bool:
        """Whether it is in a function at all: what a class or a module says is no call."""
        return f"{mutant.path}:{mutant.scope}" in self._functions


def listen(root: Path, tests: Sequence[str], stamp: str) -> Calls:
    """Run the tests once, unchanged; what was heard is kept while `stamp` holds."""
    kept = root / ".mutants" / "calls.json"
    if kept.exists():
        found = json.loads(kept.read_text(encoding="utf-8"))
        if found["stamp"] == stamp:
            return Calls(found)
    arguments = [*ARGUMENTS, "-p", PLUGIN, *tests]
    kept.parent.mkdir(exist_ok=True)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *arguments],
        cwd=root,
        env={**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", TARGET: str(kept)},
        stdout=subprocess.PIPE,
        check=False,
    )
    if done.returncode:
        kept.unlink(missing_ok=True)
        raise SystemExit("without any change the tests fail:\n" + done.stdout.decode())
    found = {**json.loads(kept.read_text(encoding="utf-8")), "stamp": stamp}
    kept.write_text(json.dumps(found), encoding="utf-8")
    return Calls(found)


# -- as a plugin of pytest, in a process of its own ----------------------------------------------

_functions: dict[str, int] = {}
_tests: dict[str, tuple[float, list[int]]] = {}


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    folder = f"{(Path.cwd() / GAMES).as_posix()}/"
    numbers: dict[Any, int] = {}
    called: set[Any] = set()

    def profile(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            called.add(frame.f_code)

    _forget()
    began = time.process_time()
    sys.setprofile(profile)
    try:
        return (yield)
    finally:
        sys.setprofile(None)
        took = time.process_time() - began
        for code in called:
            if code.co_filename.startswith(folder):
                name = code.co_qualname.replace(".<locals>", "")
                name = f"{code.co_filename.removeprefix(folder)}:{name}"
                numbers[code] = _functions.setdefault(name, len(_functions))
        _tests[item.nodeid] = (round(took, 4), sorted(set(numbers.values())))


def _forget() -> None:
    """What the rules keep from one test to the next would hide that it is needed."""
    for name in [name for name in sys.modules if name.startswith("saloon.games.")]:
        for value in vars(sys.modules[name]).values():
            kept = getattr(value, "cache_clear", None)
            if kept is not None and value.__module__.startswith("saloon.games."):
                kept()


def pytest_sessionfinish(session: pytest.Session) -> None:
    if TARGET in os.environ:
        found = {"functions": _functions, "tests": _tests}
        Path(os.environ[TARGET]).write_text(json.dumps(found), encoding="utf-8")


def files_of(tests: Sequence[str]) -> list[str]:
    return sorted({test.partition("::")[0] for test in tests})
