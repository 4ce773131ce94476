"""What holds for every test: a test that cites rules has to run.

The ledger counts a rule as covered when a test cites it, so a citing test that is skipped or
expected to fail would make the count a lie. Such outcomes become failures here.
"""

from collections.abc import Generator
from pathlib import Path

import pytest

import saloon
from saloon.testing.ledger import citations_in
from saloon.testing.rules import cited_by

pytest_plugins = ["pytester"]

SOURCES = Path(__file__).parent.parent / "src" / "saloon"


def pytest_configure(config: pytest.Config) -> None:
    """A compiled build that was made of other sources would be tested instead of them."""
    tested = Path(saloon.__file__).parent
    if tested == SOURCES or hasattr(config, "workerinput"):
        return
    for path in SOURCES.rglob("*.py"):
        twin = tested / path.relative_to(SOURCES)
        if not twin.exists() or twin.read_bytes() != path.read_bytes():
            raise pytest.UsageError(
                f"the build in {tested} differs from {path.relative_to(SOURCES.parent)}: "
                "say `make compiled` to compile it again, or `make plain` to test the sources"
            )


LONG = ("tests/texts/test_words.py", "tests/server/", "tests/test_docs.py", "tests/bang/pairs/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest files first: each is run by one process, and none shall be left at the end."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONG))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    cited = cited_by(getattr(item, "obj", None))
    expected_to_fail = hasattr(report, "wasxfail")
    if cited and (report.skipped or expected_to_fail):
        how = "is expected to fail" if expected_to_fail else "was skipped"
        report.outcome = "failed"
        report.longrepr = f"{item.nodeid} {how}, but it cites {', '.join(cited)}: it has to run."
        if expected_to_fail:
            del report.wasxfail
    return report


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """The same for a file that skips itself as a whole (`importorskip` and the like)."""
    report = yield
    if report.skipped and isinstance(collector, pytest.Module):
        cited, _ = citations_in(collector.path.read_text(encoding="utf-8"), collector.path.name)
        if cited:
            report.outcome = "failed"
            report.longrepr = f"{collector.nodeid} was skipped, but its tests cite rules."
    return report
