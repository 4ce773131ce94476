"""What holds for every test: a test that cites rules has to run.

The ledger counts a rule as covered when a test cites it, so a citing test that is skipped or
expected to fail would make the count a lie. Such outcomes become failures here.
"""

from collections.abc import Generator

import pytest

from saloon.testing.ledger import citations_in
from saloon.testing.rules import cited_by

pytest_plugins = ["pytester"]


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
