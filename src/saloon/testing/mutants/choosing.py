"""Which mutants are drawn, and which tests ought to notice each of them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from pathlib import Path

from saloon.testing.ledger import read_citations
from saloon.testing.mutants.sites import Mutant, mutants_of, read
from saloon.testing.rules import ID_PATTERN

GAMES = Path("src", "saloon", "games")
TESTS = Path("tests")
TESTED = ("bang", "dice", "legends")
"""Games with tests of their own, in folders of the same names."""

# "BB-CARD-45 to 48", "ED-10 to ED-23": all of them are named.
_NAMED = re.compile(rf"({ID_PATTERN.pattern})(?: to (?:{ID_PATTERN.pattern[:-6]})?(\d{{2,}}))?")


def draw(root: Path, count: int, seed: int) -> list[Mutant]:
    """So many mutants of all games, in the order they are drawn.

    A mutant's place depends on itself and the seed alone, so that a change to the rules changes
    the draw where they were changed and nowhere else.
    """
    folder = root / GAMES
    everything = [
        mutant
        for path in sorted(folder.rglob("*.py"))
        for mutant in mutants_of(path, path.relative_to(folder).as_posix())
    ]
    return sorted(everything, key=lambda mutant: _place(mutant.key, seed))[:count]


def _place(key: str, seed: int) -> bytes:
    return blake2b(f"{seed}|{key}".encode(), digest_size=8).digest()


class Chooser:
    """Finds the tests for a mutant."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._citing: dict[str, list[str]] = {}
        for citation in read_citations(root / TESTS)[0]:
            self._citing.setdefault(citation.id, []).append(citation.test)
        self._texts: dict[str, tuple[ast.Module, list[str]]] = {}

    def ids(self, mutant: Mutant) -> list[str]:
        """The rules named in its function, and in its class outside of other functions."""
        tree, lines = self._text(mutant.path)
        named: list[str] = []
        body: Sequence[ast.stmt] = tree.body
        for name in mutant.scope.split("."):
            found = _defined(body, name)
            if found is None:
                break
            inner = [] if isinstance(found, ast.FunctionDef) else _functions(found)
            named += ids_in(_without(lines, found, inner))
            if isinstance(found, ast.FunctionDef):
                break
            body = found.body
        return list(dict.fromkeys(named))

    def tests(self, mutant: Mutant) -> list[str]:
        """The tests that cite these rules, or else those that its module names; may be none."""
        lines = self._text(mutant.path)[1]
        return self._tests_of(self.ids(mutant)) or self._tests_of(ids_in("\n".join(lines)))

    def _tests_of(self, ids: Iterable[str]) -> list[str]:
        tests = [test for id_ in ids for test in self._citing.get(id_, ())]
        return list(dict.fromkeys(tests))

    def wide_tests(self, mutant: Mutant) -> list[str]:
        """All tests of its game, and whole games as they are recorded."""
        game = (TESTS / Path(mutant.path).parts[0]).as_posix()
        games = [(TESTS / name).as_posix() for name in TESTED]
        # What belongs to no game belongs to all.
        other = [each for each in games if each != game] if game in games else []
        return [test for test in self.all_tests() if test not in other]

    def all_tests(self) -> list[str]:
        return [(TESTS / name).as_posix() for name in (*TESTED, "stress", "test_golden.py")]

    def _text(self, name: str) -> tuple[ast.Module, list[str]]:
        if name not in self._texts:
            path = self._root / GAMES / name
            self._texts[name] = read(path), path.read_text(encoding="utf-8").splitlines()
        return self._texts[name]


def ids_in(text: str) -> list[str]:
    """The rule ids in a text, with all between two ends."""
    found = []
    for match in _NAMED.finditer(text):
        first, last = match.groups()
        found.append(first)
        if last:
            stem, number = first.rsplit("-", 1)
            found += (
                f"{stem}-{each:0{len(number)}}" for each in range(int(number) + 1, int(last) + 1)
            )
    return found


def _defined(body: Iterable[ast.stmt], name: str) -> ast.ClassDef | ast.FunctionDef | None:
    for node in body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name:
            return node
    return None


def _functions(node: ast.ClassDef) -> list[ast.FunctionDef]:
    return [each for each in node.body if isinstance(each, ast.FunctionDef)]


def _without(
    lines: Sequence[str], node: ast.ClassDef | ast.FunctionDef, inner: Sequence[ast.FunctionDef]
) -> str:
    """The source of a definition without that of others inside it."""
    left_out = {
        line for each in inner for line in range(each.lineno, (each.end_lineno or each.lineno) + 1)
    }
    own = range(node.lineno, (node.end_lineno or node.lineno) + 1)
    return "\n".join(lines[line - 1] for line in own if line not in left_out)


def digest(root: Path, tests: Iterable[str], cache: dict[str, bytes]) -> str:
    """What the files of some tests contain, as one short text."""
    whole = blake2b(digest_size=8)
    for test in tests:
        whole.update(test.encode())
        path = root / test.split("::")[0]
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            name = file.as_posix()
            if name not in cache:
                cache[name] = blake2b(file.read_bytes(), digest_size=8).digest()
            whole.update(cache[name])
    return whole.hexdigest()
