"""Running tests against one mutant, in a process of its own."""

from __future__ import annotations

import importlib.util
import json
import os
import resource
import signal
import sys
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import pytest

from saloon.testing.mutants.choosing import GAMES
from saloon.testing.mutants.sites import Mutant, mutated

MEMORY = 2 << 30
SECONDS = 8
"""Of processor time for one test, which needs three at most: beyond, it is in an endless loop."""

KILLED, SURVIVED, ENDLESS, BROKEN = "killed", "survived", "endless", "broken"
"""`ENDLESS`: a test ran into a loop, or out of memory. `BROKEN`: the rules cannot be loaded."""

ARGUMENTS = (
    "-x", "-q", "--no-header", "--tb=no", "-p", "no:cacheprovider", "-p", "pytest_asyncio.plugin",
    "-p", "pytest_timeout",
)  # fmt: skip

Outcome = dict[str, str]


class Loader(SourceFileLoader):
    """Loads a file of the rules with one change, never from what was compiled before."""

    index = 0

    def get_code(self, fullname: str) -> CodeType:
        return compile(mutated(Path(self.path), self.index), self.path, "exec")


class Finder(MetaPathFinder):
    def __init__(self, root: Path, mutant: Mutant) -> None:
        self._path = root / GAMES / mutant.path
        self._index = mutant.index
        parts = [part for part in mutant.path[:-3].split("/") if part != "__init__"]
        self._name = ".".join(("saloon.games", *parts))

    def find_spec(
        self, fullname: str, path: Any = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self._name:
            return None
        loader = Loader(fullname, str(self._path))
        loader.index = self._index
        return importlib.util.spec_from_file_location(fullname, self._path, loader=loader)


class Reporter:
    """Notes the first test that fails, and ends one that never would.

    Of what the files hold it lets only the wanted tests run, in that order; or all, if none is.
    """

    def __init__(self, tell: Callable[[Outcome], None], wanted: Sequence[str]) -> None:
        self._tell = tell
        self._places = {test: place for place, test in enumerate(wanted)}
        self.outcome: Outcome = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if self._places:
            items[:] = [item for item in items if item.nodeid in self._places]
            items.sort(key=lambda item: self._places[item.nodeid])

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        def stop(*_: object) -> None:
            self._tell({"outcome": ENDLESS, "by": nodeid})
            os._exit(0)

        signal.signal(signal.SIGVTALRM, stop)
        signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.outcome:
            self.outcome = {"outcome": KILLED, "by": report.nodeid}

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and not self.outcome:
            self.outcome = {"outcome": BROKEN, "by": report.nodeid}


def begin(
    root: Path, mutant: Mutant, tests: Sequence[str], wanted: Sequence[str] = ()
) -> tuple[int, int]:
    """Start tests against a mutant: all in these files and folders, or only the wanted.

    Returns the id of the process and where its outcome can be read.
    """
    reading, writing = os.pipe()
    pid = os.fork()
    if pid:
        os.close(writing)
        return pid, reading
    try:
        os.close(reading)
        _run(root, mutant, tests, wanted, writing)
    finally:
        os._exit(1)


def end(reading: int) -> Outcome:
    """The outcome of a process that has ended."""
    with os.fdopen(reading, encoding="utf-8") as pipe:
        said = pipe.read()
    # It died without a word: out of memory, or of the stack.
    outcome: Outcome = json.loads(said) if said else {"outcome": ENDLESS, "by": "died"}
    return outcome


def _run(
    root: Path, mutant: Mutant, tests: Sequence[str], wanted: Sequence[str], writing: int
) -> None:
    def tell(outcome: Outcome) -> None:
        os.write(writing, json.dumps(outcome).encode())

    silent = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(silent, stream)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    os.chdir(root)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    # Whatever of the project is loaded already is loaded again, with the change: its tests, too.
    for name in [name for name, module in sys.modules.items() if _is_ours(root, name, module)]:
        del sys.modules[name]
    sys.meta_path.insert(0, Finder(root, mutant))
    reporter = Reporter(tell, wanted)
    code = pytest.main([*ARGUMENTS, *tests], plugins=[reporter])
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    if code == pytest.ExitCode.OK:
        tell({"outcome": SURVIVED, "by": ""})
    elif reporter.outcome:
        tell(reporter.outcome)
    else:  # a conftest that cannot be imported
        tell({"outcome": BROKEN, "by": f"exit code {int(code)}"})
    os._exit(0)


def _is_ours(root: Path, name: str, module: ModuleType) -> bool:
    if name.partition(".")[0] == "saloon":
        return True
    file = getattr(module, "__file__", None)
    return file is not None and (root / "tests") in Path(file).parents
