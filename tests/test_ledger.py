"""The ledger tool, on a small project and on our own."""

import json
import re
from pathlib import Path

import pytest

from saloon.cli.main import main
from saloon.testing.ledger import (
    BUILT,
    MODULES,
    PARTS,
    LedgerError,
    citations_in,
    make_report,
    parse_line,
    read_citations,
    read_rules,
    report_on,
)

ROOT = Path(__file__).parent.parent
RULES = ROOT / "docs" / "rules"

LEDGER = """\
# Base

- **BB-CARD-01** BANG!: play on a player within range. [a book, BANG!]
- **BB-CARD-02** Beer: regain 1 life. [a book, Beer]
- *not a rule*: **BB-CARD-99** in running text.
- **BB-CROSS-01** A Beer for a nugget. [a book, Gold Rush] {needs: WL}
- **EL-CARD-01** A nugget for each life taken. [a book, Gold Rush]
"""

EDITIONS = """\
| Id | Module | Switch | here | there |
|---|---|---|---|---|
| ED-01 | Base | `one` | on | off |
| ED-02 | Base | `two` | on | off {needs: WL} |
| ED-03 | Eldorado | `three` | on | off |
"""

TESTS = """\
from saloon.testing.rules import rule

@rule("BB-CARD-01", "ED-01")
def test_bang(): ...

class TestGold:
    @rule("EL-CARD-01", "ED-03")
    def test_nugget(self): ...
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "bang.md").write_text(LEDGER, encoding="utf-8")
    (tmp_path / "docs" / "rules" / "editions.md").write_text(EDITIONS, encoding="utf-8")
    (tmp_path / "tests" / "deep").mkdir(parents=True)
    (tmp_path / "tests" / "deep" / "test_bang.py").write_text(TESTS, encoding="utf-8")
    return tmp_path


def test_rules_are_read_from_bullets_and_table_rows(project: Path) -> None:
    rules = read_rules(project / "docs" / "rules")
    assert list(rules) == [
        "BB-CARD-01",
        "BB-CARD-02",
        "BB-CROSS-01",
        "EL-CARD-01",
        "ED-01",
        "ED-02",
        "ED-03",
    ]
    assert rules["BB-CROSS-01"].needs == {"WL"}
    assert rules["BB-CROSS-01"].text == "A Beer for a nugget. [a book, Gold Rush]"
    assert rules["ED-02"].needs == {"BB", "WL"}
    assert rules["ED-03"].text == "`three` | on | off"


def test_report_counts_due_rules_only(project: Path) -> None:
    report = report_on(project, built={"BB", "ED"})
    modules = report.as_json()["modules"]
    assert isinstance(modules, dict)
    assert modules["BB"] == {"rules": 3, "due": 2, "covered": 1, "uncovered": ["BB-CARD-02"]}
    assert modules["ED"] == {"rules": 3, "due": 1, "covered": 1, "uncovered": []}
    assert modules["EL"] == {"rules": 1, "due": 0, "covered": 0, "uncovered": []}
    assert not report.unknown
    assert not report.errors


def test_a_rule_is_due_once_all_it_needs_is_built(project: Path) -> None:
    report = report_on(project, built={"BB", "EL", "ED", "WL"})
    assert report.modules["BB"].uncovered == ("BB-CARD-02", "BB-CROSS-01")
    assert report.modules["EL"].covered == 1
    assert report.modules["ED"].due == ("ED-01", "ED-02", "ED-03")


def test_a_citation_of_no_rule_is_unknown(project: Path) -> None:
    source = TESTS.replace("BB-CARD-01", "BB-CARD-77")
    (project / "tests" / "deep" / "test_bang.py").write_text(source, encoding="utf-8")
    report = report_on(project)
    assert report.as_json()["unknown"] == [
        {"id": "BB-CARD-77", "test": "tests/deep/test_bang.py::test_bang"}
    ]


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("- **BB-CARD-1** One digit.", "'BB-CARD-1' is no rule id"),
        ("- **XX-CARD-01** No module.", "'XX-CARD-01' is no rule id"),
        ("- **BB-CARD-01** Text. {needs: XX}", "BB-CARD-01 needs 'XX'"),
        ("- **BB-CARD-01** Text. {needs: EL} [a book]", "do not end its line"),
        ("| ED-01 | Nowhere | `one` | on | off |", "no module is called 'Nowhere'"),
    ],
)
def test_a_broken_ledger_line_is_refused(line: str, complaint: str) -> None:
    with pytest.raises(LedgerError, match=re.escape(complaint)):
        parse_line(line)


def test_an_id_used_twice_is_refused(project: Path) -> None:
    (project / "docs" / "rules" / "more.md").write_text("- **BB-CARD-01** Again.")
    with pytest.raises(LedgerError, match=r"more\.md:1: BB-CARD-01 is already in bang\.md"):
        read_rules(project / "docs" / "rules")


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("@rule(*IDS)\ndef test_x(): ...", "must write its rule ids out as strings"),
        ("@rule(ID)\ndef test_x(): ...", "must write its rule ids out as strings"),
        ("@rule()\ndef test_x(): ...", "cites no rule id"),
        ("@rule\ndef test_x(): ...", "cites no rule id"),
        ("@rule(12)\ndef test_x(): ...", "write the ids as strings"),
        ("@rule('beer')\ndef test_x(): ...", "does not look like a rule id"),
        ("@rule('BB-A-01', 'BB-A-01')\ndef test_x(): ...", "cites BB-A-01 twice"),
        ("@rule('BB-A-01')\ndef helper(): ...", "is no test that pytest collects"),
        ("@rule('BB-A-01')\nclass TestX: ...", "is no test that pytest collects"),
        ("class X:\n @rule('BB-A-01')\n def test_x(self): ...", "is no test that pytest collects"),
        ("def f():\n @rule('BB-A-01')\n def test_x(): ...", "is no test that pytest collects"),
        ("def test_x(:", "invalid syntax"),
    ],
)
def test_a_wrong_citation_is_an_error(source: str, complaint: str) -> None:
    _, errors = citations_in(source, "test_x.py")
    assert len(errors) == 1
    assert complaint in errors[0]


def test_more_than_five_rules_in_one_test_are_an_error_also_when_stacked() -> None:
    source = (
        "@rule('BB-A-01', 'BB-A-02', 'BB-A-03')\n"
        "@rules.rule('BB-A-04', 'BB-A-05', 'BB-A-06')\n"
        "def test_x(): ..."
    )
    citations, errors = citations_in(source, "test_x.py")
    assert len(citations) == 6
    assert len(errors) == 1
    assert "cites 6 rules" in errors[0]


def test_other_decorators_and_async_tests_do_not_matter() -> None:
    source = "if x:\n @other('BB-A-02')\n @rule('BB-A-01')\n async def test_x(): ..."
    citations, errors = citations_in(source, "test_x.py")
    assert [(cited.id, cited.test) for cited in citations] == [("BB-A-01", "test_x.py::test_x")]
    assert not errors


def test_command_prints_json(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ledger", "--json", "--root", str(project)]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert list(shown["modules"]) == list(MODULES)
    assert set(shown["modules"]["BB"]) == {"rules", "due", "covered", "uncovered"}


def test_command_prints_a_table_and_the_missing_rules(
    project: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(project / "tests")
    assert main(["ledger"]) == 0
    shown = capsys.readouterr().out
    assert re.search(r"BB\s+BANG! base game\s+3\s+3\s+1\s+█{6}░{14}\s+33 %", shown)
    assert "BB-CARD 02" in shown


def test_command_lists_missing_rules_with_their_text(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ledger", "--uncovered", "bb", "--root", str(project)]) == 0
    assert capsys.readouterr().out == (
        "BB-CARD-02  Beer: regain 1 life. [a book, Beer]\n"
        "BB-CROSS-01  A Beer for a nugget. [a book, Gold Rush]\n"
    )
    assert main(["ledger", "--uncovered", "EL", "--root", str(project)]) == 0
    assert "all 1 due rules are covered" in capsys.readouterr().out
    assert main(["ledger", "--uncovered", "WL", "--root", str(project)]) == 0
    assert "no rule is due yet" in capsys.readouterr().out


def test_command_fails_on_wrong_citations(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = TESTS.replace("BB-CARD-01", "BB-CARD-77")
    (project / "tests" / "deep" / "test_bang.py").write_text(source, encoding="utf-8")
    assert main(["ledger", "--root", str(project)]) == 2
    shown = capsys.readouterr()
    assert "test_bang cites BB-CARD-77, which is no rule" in shown.out
    assert shown.err.startswith("saloon: 1 wrong citations in the tests")


@pytest.mark.parametrize(
    "arguments", [["--root", "."], [], ["--uncovered", "XX", "--root", str(ROOT)]]
)
def test_command_explains_what_it_cannot_do(
    arguments: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["ledger", *arguments]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert re.fullmatch(r"saloon: .*\n", shown.err)


# Our own ledger.

COUNT = re.compile(
    r"(?:\| \**total(?: ED ids)?\** \| \**(\d+)\** \||Rules in all: (\d+)\.)", re.IGNORECASE
)
AREA_COUNT = re.compile(r"\| ([A-Z]+) \| (\d+) \|")


@pytest.mark.parametrize(
    "path", [p for p in sorted(RULES.glob("*.md")) if p.name != "README.md"], ids=lambda p: p.stem
)
def test_counts_at_the_end_of_each_ledger_file(path: Path) -> None:
    rules = [rule for rule in read_rules(RULES).values() if rule.file == path.name]
    table = path.read_text(encoding="utf-8").partition("\n## Counts\n")[2]
    totals = [int(found[1] or found[2]) for found in COUNT.finditer(table)]
    assert totals == [len(rules)]
    for area, count in AREA_COUNT.findall(table):
        assert sum(rule.id.split("-")[1] == area for rule in rules) == int(count), area


def test_every_module_has_rules_and_no_file_is_left_out() -> None:
    rules = read_rules(RULES)
    assert {rule.module for rule in rules.values()} == set(MODULES)
    files = {path.name for path in RULES.glob("*.md")} - {"README.md"}
    assert {rule.file for rule in rules.values()} == files
    for name in files:
        assert len({rule.module for rule in rules.values() if rule.file == name}) == 1


def test_no_rule_needs_itself_or_the_base_game() -> None:
    for rule in read_rules(RULES).values():
        assert rule.module not in rule.needs
        # The Module column of the edition tables may say Base.
        assert "BB" not in rule.needs or rule.module == "ED"


def test_what_is_due_with_the_base_game_alone() -> None:
    report = make_report(read_rules(RULES), [], built={"BB", "CB", "ED"})
    due = {rule_id for coverage in report.modules.values() for rule_id in coverage.due}
    assert {"BB-CARD-01", "CB-HAND-01", "ED-02"} <= due
    assert not due & {"BB-COMP-05", "BB-CROSS-01", "BB-EXAMPLE-29", "CB-DECK-01", "ED-01", "ED-45"}


def test_the_tests_of_this_project_cite_rules_correctly() -> None:
    citations, errors = read_citations(ROOT / "tests")
    assert not errors
    assert not make_report(read_rules(RULES), citations).unknown


def test_built_modules_are_modules() -> None:
    assert set(MODULES) | set(PARTS) >= BUILT
    assert {PARTS[part] for part in BUILT & set(PARTS)} <= BUILT
    assert set(PARTS.values()) <= set(MODULES)
