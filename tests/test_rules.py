"""The `rule` decorator, and the run that fails when a citing test does not run."""

from collections.abc import Callable
from pathlib import Path

import pytest

from saloon.testing.rules import cited_by, rule

CONFTEST = (Path(__file__).parent / "conftest.py").read_text(encoding="utf-8")


def test_rule_marks_functions_and_methods() -> None:
    def check() -> None: ...

    class Checks:
        def check(self) -> None: ...

    # Called, not used as decorators: the ledger tool would read those as citations.
    assert rule("BB-CARD-01", "ED-02")(check) is check
    rule("BB-CARD-03")(Checks.check)
    assert cited_by(check) == ("BB-CARD-01", "ED-02")
    assert cited_by(Checks().check) == ("BB-CARD-03",)
    assert cited_by(len) == ()


def test_rule_adds_to_what_the_test_cites_already() -> None:
    def check() -> None: ...

    rule("BB-CARD-01")(rule("BB-CARD-02")(check))
    assert cited_by(check) == ("BB-CARD-01", "BB-CARD-02")


@pytest.mark.parametrize(
    ("ids", "complaint"),
    [
        ((), "at least one"),
        (("bb-card-01",), "does not look like a rule id"),
        (("BB-CARD-01 ",), "does not look like a rule id"),
        (("BB-A-01", "BB-A-02", "BB-A-03", "BB-A-04", "BB-A-05", "BB-A-06"), "at most 5"),
        (("BB-A-01", "BB-A-01"), "cites BB-A-01 twice"),
    ],
)
def test_rule_refuses_bad_ids(ids: tuple[str, ...], complaint: str) -> None:
    def check() -> None: ...

    with pytest.raises(ValueError, match=complaint):
        rule(*ids)(check)


def test_rule_refuses_what_is_no_test_function() -> None:
    class Checks: ...

    bare: Callable[[object], object] = rule  # type: ignore[assignment]
    with pytest.raises(TypeError, match="not on the class Checks"):
        rule("BB-CARD-01")(Checks)
    with pytest.raises(TypeError, match="write the ids as strings"):
        bare(len)


PRELUDE = "import pytest\nfrom saloon.testing.rules import rule\n"

# Each of these cites a rule and does not simply pass or fail.
EVASIVE = """
@pytest.fixture
def skipping():
    pytest.skip()

@pytest.mark.skip
@rule("BB-CARD-01")
def test_marked_skip(): ...

@rule("BB-CARD-02")
def test_calls_skip(): pytest.skip()

@rule("BB-CARD-03")
def test_fixture_skips(skipping): ...

@pytest.mark.xfail
@rule("BB-CARD-04")
def test_marked_xfail(): assert False

@rule("BB-CARD-05")
def test_calls_xfail(): pytest.xfail()

@pytest.mark.xfail(strict=False)
@rule("BB-CARD-06")
def test_passes_unexpectedly(): ...
"""

# These are nobody's business.
HONEST = """
@pytest.mark.skip
def test_skipped(): ...

@pytest.mark.xfail
def test_expected_to_fail(): assert False

@rule("BB-CARD-01")
def test_runs(): ...
"""


def test_a_citing_test_that_does_not_run_fails(pytester: pytest.Pytester) -> None:
    pytester.makeconftest(CONFTEST)
    pytester.makepyfile(PRELUDE + EVASIVE + HONEST)
    result = pytester.runpytest_inprocess("-p", "no:asyncio")
    # What happens before the call of a test, pytest reports as an error.
    result.assert_outcomes(failed=4, errors=2, passed=1, skipped=1, xfailed=1)
    for line in (
        "*test_marked_skip was skipped, but it cites BB-CARD-01: it has to run.",
        "*test_calls_skip was skipped, but it cites BB-CARD-02: it has to run.",
        "*test_fixture_skips was skipped, but it cites BB-CARD-03: it has to run.",
        "*test_marked_xfail is expected to fail, but it cites BB-CARD-04: it has to run.",
        "*test_calls_xfail is expected to fail, but it cites BB-CARD-05: it has to run.",
        "*test_passes_unexpectedly is expected to fail, but it cites BB-CARD-06: it has to run.",
    ):
        result.stdout.fnmatch_lines([line])


def test_a_citing_file_that_skips_itself_fails(pytester: pytest.Pytester) -> None:
    pytester.makeconftest(CONFTEST)
    pytester.makepyfile(PRELUDE + "pytest.importorskip('no_such_module')\n" + HONEST)
    result = pytester.runpytest_inprocess("-p", "no:asyncio")
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["*was skipped, but its tests cite rules.*"])
