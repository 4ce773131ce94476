"""The tool behind `make mutants`."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

from saloon.testing.mutants import trying
from saloon.testing.mutants.__main__ import FURTHER, RECORDED, WEAK, Book, summary, verdict
from saloon.testing.mutants.answers import read_answers
from saloon.testing.mutants.calls import Calls
from saloon.testing.mutants.choosing import Chooser, draw, ids_in
from saloon.testing.mutants.sites import Mutant, changes, mutants_of, mutated

ROOT = Path(__file__).parents[2]

SOURCE = '''"""A docstring is nothing to change."""
from __future__ import annotations

LIMIT: int = 3


class Card:
    """Neither is this one (BB-CARD-45 to 47)."""

    cover = 1
    __slots__ = ("a",)

    def play(self, g, p) -> str | None:
        if g.ready and p.life < LIMIT:
            g.heal(p)
            yield from g.ask("which")
        raise ValueError("with words")


@register("an-id")
def best(numbers):
    # BB-PLAY-02
    return max(numbers) if not numbers == [] else 0
'''


def told(source: str) -> list[str]:
    return [change for _, _, change, _ in changes(ast.parse(source))]


def test_what_can_be_changed() -> None:
    assert told(SOURCE) == [
        "3 → 4",
        "1 → 2",
        "g.ready and p.life < LIMIT → g.ready or p.life < LIMIT",
        "p.life < LIMIT → p.life <= LIMIT",
        "g.heal(p) → nothing",
        "yield from g.ask('which') → nothing",
        "'which' → 'XXwhichXX'",
        "not numbers == [] → numbers == []",
        "numbers == [] → numbers != []",
        "max → min",
        "0 → 1",
    ]


def test_a_change_is_made_and_no_other(tmp_path: Path) -> None:
    file = tmp_path / "some.py"
    file.write_text(SOURCE, encoding="utf-8")
    whole = ast.unparse(ast.parse(SOURCE))
    texts = {ast.unparse(mutated(file, index)) for index in range(11)}
    assert len(texts) == 11
    assert whole not in texts
    assert whole.replace("cover = 1", "cover = 2") in texts
    assert whole.replace("g.heal(p)", "None") in texts
    assert whole.replace("yield from g.ask('which')", "yield from ()") in texts


def project(folder: Path, source: str) -> Path:
    games = folder / "src" / "saloon" / "games" / "bang"
    games.mkdir(parents=True, exist_ok=True)
    (games / "some.py").write_text(source, encoding="utf-8")
    tests = folder / "tests"
    tests.mkdir(exist_ok=True)
    (tests / "test_some.py").write_text(
        """
from saloon.testing.rules import rule

@rule("BB-CARD-46")
def test_a_card(): ...

@rule("BB-PLAY-02", "BB-CARD-47")
def test_the_limit(): ...
""",
        encoding="utf-8",
    )
    return folder


def test_a_draw_changes_only_where_the_rules_change(tmp_path: Path) -> None:
    first = {mutant.key for mutant in draw(project(tmp_path, SOURCE), 6, 1)}
    assert first == {mutant.key for mutant in draw(tmp_path, 6, 1)}
    more = SOURCE.replace("class Card", "def new(a):\n    return a + 1\n\n\nclass Card")
    second = {mutant.key for mutant in draw(project(tmp_path, more), 8, 1)}
    assert first <= second
    assert first != {mutant.key for mutant in draw(project(tmp_path, SOURCE), 6, 2)}


def test_the_tests_are_those_that_cite_what_is_named_there(tmp_path: Path) -> None:
    chooser = Chooser(project(tmp_path, SOURCE))
    by_scope = {mutant.scope: mutant for mutant in draw(tmp_path, 100, 1)}
    card, limit = (f"tests/test_some.py::{name}" for name in ("test_a_card", "test_the_limit"))
    assert chooser.tests(by_scope["Card.play"]) == [card, limit]
    assert chooser.tests(by_scope["best"]) == [limit]
    assert chooser.tests(by_scope[""]) == [card, limit], "those of the file"


def test_ids_may_be_named_from_one_to_another() -> None:
    assert ids_in("(BB-CARD-08 to 10, ED-12)") == [
        "BB-CARD-08",
        "BB-CARD-09",
        "BB-CARD-10",
        "ED-12",
    ]
    assert ids_in("ED-10 to ED-12") == ["ED-10", "ED-11", "ED-12"]


def mustang() -> Mutant:
    path = ROOT / "src" / "saloon" / "games" / "bang" / "modules" / "base" / "blue.py"
    found = mutants_of(path, "bang/modules/base/blue.py")
    return next(each for each in found if (each.scope, each.change) == ("Mustang", "1 → 2"))


def tried(tests: str) -> trying.Outcome:
    """What becomes of the mutant, found by a process of its own.

    Trying one forks, and other tests may have left threads here: their locks would stay shut.
    """
    script = (
        "import json, os\n"
        "from saloon.testing.mutants import trying\n"
        "from tests.mutants.test_mutants import ROOT, mustang\n"
        f"pid, reading = trying.begin(ROOT, mustang(), [{tests!r}])\n"
        "os.waitpid(pid, 0)\n"
        "print(json.dumps(trying.end(reading)))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
    )
    found: trying.Outcome = json.loads(done.stdout)
    return found


@pytest.mark.parametrize(
    ("tests", "outcome"),
    [("test_distance.py", trying.KILLED), ("test_discarding.py", trying.SURVIVED)],
)
def test_a_mutant_is_killed_by_a_test_that_notices_and_by_no_other(
    tests: str, outcome: str
) -> None:
    found = tried(f"tests/bang/{tests}")
    assert found["outcome"] == outcome
    assert found["by"].startswith("tests/bang/test_distance.py::") == (outcome == trying.KILLED)


def test_every_answer_is_a_reason_or_a_test_that_is_there() -> None:
    for key, answer in read_answers(ROOT).items():
        assert {"where", "change"} <= set(answer), key
        assert ("reason" in answer) != ("test" in answer), key
        if "test" in answer:
            file, name = answer["test"].split("::")
            assert f"def {name.partition('[')[0]}(" in (ROOT / file).read_text("utf-8"), key
        else:
            assert len(answer["reason"]) > 20, key


def test_a_run_in_which_nothing_could_be_loaded_fails() -> None:
    def found(**outcomes: int) -> dict[str, object]:
        run = sum(outcomes.values())
        return {"drawn": run, "run": run, "outcomes": outcomes, "unanswered": [], "not_run": 0}

    assert verdict(found(killed=95, broken=5)) == 0
    assert verdict(found(killed=1, broken=99)) == 1
    assert verdict(found(broken=400)) == 1
    survived = {**found(killed=90, survived=10), "unanswered": [{}] * 10}
    assert verdict(survived) == 1
    assert verdict({**survived, "unanswered": [{}] * 5}) == 0
    assert verdict({**survived, "unanswered": [{}] * 5, "not_run": 1}) == 1, "nobody knows of it"


def test_who_is_noticed_by_a_recorded_game_alone_has_to_be_answered(tmp_path: Path) -> None:
    drawn = draw(project(tmp_path, SOURCE), 5, 1)
    book = Book(tmp_path / "found.json")
    outcomes = (trying.KILLED, WEAK, RECORDED, trying.SURVIVED, FURTHER)
    for mutant, outcome in zip(drawn, outcomes, strict=True):
        book.note(mutant, {"outcome": outcome, "by": ""}, "")
    told = summary(drawn, book, {drawn[3].key: {"reason": "It changes nothing."}})
    assert [each["key"] for each in told["survivors"]] == [drawn[2].key, drawn[3].key]
    assert [each["key"] for each in told["unanswered"]] == [drawn[2].key]
    assert told["not_run"] == 1
    assert Book(tmp_path / "found.json").found == book.found
    assert len((tmp_path / "found.json").read_text(encoding="utf-8").splitlines()) == 7


def test_recorded_games_come_last() -> None:
    took = {"tests/test_golden.py::test_all": 0.1, "tests/bang/a.py::test": 3.0, "b.py::test": 0.2}
    calls = Calls({"functions": {"f.py:f": 7}, "tests": {t: (s, [7]) for t, s in took.items()}})
    found = calls.tests_of(Mutant("f.py", "f", 1, "1 → 2", 0, "key"))
    assert found == ["b.py::test", "tests/bang/a.py::test", "tests/test_golden.py::test_all"]


def test_what_no_function_says_meets_the_quickest_tests_first_too() -> None:
    took = {"tests/test_golden.py::test_all": 0.1, "tests/bang/a.py::test": 3.0}
    took |= {"tests/bang/b.py::test": 0.2, "tests/dice/c.py::test": 0.1}
    calls = Calls({"functions": {}, "tests": {t: (s, []) for t, s in took.items()}})
    assert calls.tests_in(["tests/bang", "tests/test_golden.py"]) == [
        "tests/bang/b.py::test",
        "tests/bang/a.py::test",
        "tests/test_golden.py::test_all",
    ]
