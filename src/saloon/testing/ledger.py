"""The rules ledger: which rules there are, which are due, and which a test cites.

The rules are read from `docs/rules`, the citations from the sources of the tests. Nothing of the
tests is imported or run, so the answer does not depend on what happens to be installed.
"""

import ast
import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from saloon.testing.rules import ID_PATTERN, check_id, complaint_about

MODULES: Mapping[str, str] = {
    "BB": "BANG! base game",
    "DC": "Dodge City",
    "BU": "The Bullet",
    "GR": "Gold Rush",
    "AD": "Armed & Dangerous",
    "GT": "The Great Train Robbery",
    "VS": "The Valley of Shadows",
    "HN": "High Noon",
    "FC": "A Fistful of Cards",
    "WS": "Wild West Show",
    "EL": "Eldorado",
    "CB": "Combining the modules",
    "ED": "Editions",
    "DG": "BANG! The Dice Game",
    "UA": "Undead or Alive",
    "WL": "Western Legends",
}

PARTS: Mapping[str, str] = {
    "duels": "UA",
    "rage": "UA",
    "posse": "UA",
    "undead": "UA",
    "legacy": "UA",
}
"""Boxes that are picked part by part: the names a line may need, and whose rules they are."""

# A rule is due when its module and every module it needs is in this set. Add a module in the change
# that makes it playable. CB and ED are no modules one can pick: they are built from the start, and
# each of their lines says which modules it needs.
BUILT = frozenset({"BB", "DC", "BU", "GR", "AD", "VS", "HN", "FC", "WS", "ED", "CB", "DG"}) | {
    *("UA", "duels", "rage", "posse", "undead", "legacy")
}

# The Module column of the edition tables, where it is not simply the title.
_COLUMN_NAMES = {"Base": "BB", "Valley of Shadows": "VS", "Great Train Robbery": "GT"}

_BULLET = re.compile(r"- \*\*(?P<id>[A-Z]{2}-[^*]*)\*\*\s+(?P<text>.*)")
_ROW = re.compile(r"\|\s*(?P<id>ED-[^|\s]*)\s*\|(?P<text>.*)\|\s*")
_NEEDS = re.compile(r"\s*\{needs:(?P<needs>[^}]*)\}\s*$")


class LedgerError(ValueError):
    """A ledger file that cannot be read as a list of rules."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One line of the ledger."""

    id: str
    text: str
    needs: frozenset[str]
    file: str

    @property
    def module(self) -> str:
        return self.id[:2]

    def is_due(self, built: Collection[str] = BUILT) -> bool:
        return self.module in built and all(need in built for need in self.needs)


@dataclass(frozen=True, slots=True)
class Citation:
    """One rule id on one test."""

    id: str
    test: str


@dataclass(frozen=True, slots=True)
class Coverage:
    """How far the tests cover one module."""

    rules: int
    due: tuple[str, ...]
    uncovered: tuple[str, ...]

    @property
    def covered(self) -> int:
        return len(self.due) - len(self.uncovered)


@dataclass(frozen=True, slots=True)
class Report:
    modules: Mapping[str, Coverage]
    unknown: tuple[Citation, ...]
    errors: tuple[str, ...]

    def as_json(self) -> dict[str, object]:
        return {
            "modules": {
                module: {
                    "rules": coverage.rules,
                    "due": len(coverage.due),
                    "covered": coverage.covered,
                    "uncovered": list(coverage.uncovered),
                }
                for module, coverage in self.modules.items()
            },
            "unknown": [{"id": cited.id, "test": cited.test} for cited in self.unknown],
            "errors": list(self.errors),
        }


def read_rules(folder: Path) -> dict[str, Rule]:
    """All rules of a ledger folder by id, in the order of the files and their lines."""
    rules: dict[str, Rule] = {}
    for path in sorted(folder.glob("*.md")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            where = f"{path.name}:{number}"
            rule = parse_line(line, path.name, where)
            if rule is None:
                continue
            if rule.id in rules:
                raise LedgerError(f"{where}: {rule.id} is already in {rules[rule.id].file}")
            rules[rule.id] = rule
    return rules


def parse_line(line: str, file: str = "", where: str = "") -> Rule | None:
    """The rule on this line, or None if it is prose, a heading or another table."""
    needs: set[str] = set()
    if match := _BULLET.match(line):
        text = match["text"]
    elif match := _ROW.match(line):
        cells = [cell.strip() for cell in match["text"].split("|")]
        needs.add(_module_called(cells[0], where))
        # The switch, what each edition does, and the rest; the first cell was the module.
        text = " | ".join(cells[1:])
    else:
        return None

    if not ID_PATTERN.fullmatch(match["id"]) or match["id"][:2] not in MODULES:
        raise LedgerError(f"{where}: {match['id']!r} is no rule id")
    if marked := _NEEDS.search(text):
        text = text[: marked.start()]
        needs.update(need.strip() for need in marked["needs"].split(","))
    if unheard := sorted(needs - set(MODULES) - set(PARTS)):
        raise LedgerError(f"{where}: {match['id']} needs {', '.join(map(repr, unheard))}")
    if "{needs" in text:
        raise LedgerError(f"{where}: the needs of {match['id']} do not end its line")
    return Rule(match["id"], text.strip(), frozenset(needs), file)


def _module_called(name: str, where: str) -> str:
    for prefix, title in (*MODULES.items(), *((p, n) for n, p in _COLUMN_NAMES.items())):
        if name == title:
            return prefix
    raise LedgerError(f"{where}: no module is called {name!r}")


def read_citations(folder: Path) -> tuple[list[Citation], list[str]]:
    """Every citation in the tests under a folder, and what is wrong with the way they are made."""
    citations: list[Citation] = []
    errors: list[str] = []
    paths = {*folder.rglob("test_*.py"), *folder.rglob("*_test.py")}
    for path in sorted(paths):
        name = path.relative_to(folder.parent).as_posix()
        found, wrong = citations_in(path.read_text(encoding="utf-8"), name)
        citations += found
        errors += wrong
    return citations, errors


def citations_in(source: str, name: str) -> tuple[list[Citation], list[str]]:
    """The citations in the source of one test file."""
    try:
        tree = ast.parse(source)
    except SyntaxError as error:
        return [], [f"{name}:{error.lineno}: {error.msg}"]
    citations: list[Citation] = []
    errors: list[str] = []
    collected = dict(_collected_tests(tree))
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        calls = [call for call in node.decorator_list if _is_rule(call)]
        if not calls:
            continue
        where = f"{name}:{node.lineno}: {node.name}"
        if node not in collected:
            errors.append(f"{where} cites rules but is no test that pytest collects")
            continue
        ids, complaint = _ids_of(calls)
        if complaint:
            errors.append(f"{where} {complaint}")
        citations += (Citation(rule_id, f"{name}::{collected[node]}") for rule_id in ids)
    return citations, errors


def _collected_tests(tree: ast.AST, inside: str = "") -> Iterator[tuple[ast.AST, str]]:
    """What pytest collects: functions of the module and methods of its test classes."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            if node.name.startswith("test"):
                yield node, inside + node.name
        elif isinstance(node, ast.ClassDef):
            if node.name.startswith("Test"):
                yield from _collected_tests(node, f"{inside}{node.name}::")
        elif isinstance(node, ast.stmt):  # an `if` or a `with` around tests
            yield from _collected_tests(node, inside)


def _is_rule(decorator: ast.expr) -> bool:
    called = decorator.func if isinstance(decorator, ast.Call) else decorator
    return (isinstance(called, ast.Name) and called.id == "rule") or (
        isinstance(called, ast.Attribute) and called.attr == "rule"
    )


def _ids_of(decorators: Iterable[ast.expr]) -> tuple[list[str], str]:
    ids: list[str] = []
    for decorator in decorators:
        arguments = decorator.args if isinstance(decorator, ast.Call) else []
        if not arguments:
            return ids, "cites no rule id"
        for argument in arguments:
            if not isinstance(argument, ast.Constant):
                return ids, "must write its rule ids out as strings"
            try:
                check_id(argument.value)
            except (TypeError, ValueError) as error:
                return ids, f"cites badly: {error}"
            ids.append(str(argument.value))
    return ids, complaint_about(tuple(ids))


def make_report(
    rules: Mapping[str, Rule],
    citations: Iterable[Citation],
    errors: Iterable[str] = (),
    built: Collection[str] = BUILT,
) -> Report:
    """Compare the rules with what the tests cite, module by module."""
    citations = list(citations)
    cited = {citation.id for citation in citations}
    modules: dict[str, Coverage] = {}
    for module in MODULES:
        own = [rule for rule in rules.values() if rule.module == module]
        due = tuple(rule.id for rule in own if rule.is_due(built))
        uncovered = tuple(rule_id for rule_id in due if rule_id not in cited)
        modules[module] = Coverage(len(own), due, uncovered)
    unknown = tuple(citation for citation in citations if citation.id not in rules)
    return Report(modules, unknown, tuple(errors))


def report_on(root: Path, built: Collection[str] = BUILT) -> Report:
    """The report on a project: its `docs/rules` against its `tests`."""
    citations, errors = read_citations(root / "tests")
    return make_report(read_rules(root / "docs" / "rules"), citations, errors, built)
