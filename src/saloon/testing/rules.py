"""Citing the rules ledger from a test."""

import re
from collections.abc import Callable
from typing import TypeVar

MAX_IDS = 5
"""A test that claims more rules than this checks none of them well."""

ID_PATTERN = re.compile(r"[A-Z]{2}(?:-[A-Z]+)?-\d{2,}")
"""`BB-CARD-12`; rows of the edition tables have no area: `ED-08`."""

ATTRIBUTE = "saloon_rules"

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Mark a test function or method as a check of these ledger rules.

    The ids must be written out as string literals, because the ledger tool reads them from the
    source without running it.
    """
    if not ids:
        raise ValueError("rule() needs at least one rule id")
    for rule_id in ids:
        check_id(rule_id)

    def mark(test: Test) -> Test:
        if isinstance(test, type):
            raise TypeError(f"rule() belongs on the test methods, not on the class {test.__name__}")
        cited = (*ids, *cited_by(test))
        complaint = complaint_about(cited)
        if complaint:
            raise ValueError(f"{getattr(test, '__qualname__', test)} {complaint}")
        # An attribute of the function survives pytest's marks and functools.wraps.
        test.__dict__[ATTRIBUTE] = cited
        return test

    return mark


def cited_by(test: object) -> tuple[str, ...]:
    """The rules a test cites; empty when it cites none."""
    cited: tuple[str, ...] = getattr(test, ATTRIBUTE, ())
    return cited


def check_id(rule_id: object) -> None:
    """Raise unless this looks like the id of a rule."""
    if not isinstance(rule_id, str):
        raise TypeError(f'write the ids as strings, @rule("BB-CARD-12"), not {rule_id!r}')
    if not ID_PATTERN.fullmatch(rule_id):
        raise ValueError(f"{rule_id!r} does not look like a rule id such as BB-CARD-12")


def complaint_about(cited: tuple[str, ...]) -> str:
    """What is wrong with all the citations of one test together, or an empty string."""
    if len(cited) > MAX_IDS:
        return f"cites {len(cited)} rules; at most {MAX_IDS} are allowed, so split the test"
    twice = sorted({rule_id for rule_id in cited if cited.count(rule_id) > 1})
    if twice:
        return f"cites {', '.join(twice)} twice"
    return ""
