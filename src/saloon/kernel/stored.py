"""Reading stored states, one value at a time: the way back from `State.plain`.

Stored data comes from outside: every value is looked at before it is used, and what does not fit is
a `RecordError` that says what was wrong.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any, Final

from saloon.kernel.errors import RecordError

ANY: Final = range(2**63)
"""Any number that is not negative."""


class Stored:
    """A part of a stored state, read one named value at a time."""

    def __init__(self, plain: Any, what: str = "the stored state") -> None:
        if not isinstance(plain, Mapping):
            raise RecordError(f"{what} is not a set of named values")
        self.plain = plain
        self.what = what

    def wrong(self, name: str, wanted: str) -> RecordError:
        return RecordError(f"'{name}' of {self.what} should be {wanted}")

    def __getitem__(self, name: str) -> Any:
        if name not in self.plain:
            raise RecordError(f"{self.what} has no '{name}'")
        return self.plain[name]

    def __contains__(self, name: str) -> bool:
        return name in self.plain

    def number(self, name: str, within: range = ANY) -> int:
        value = self[name]
        if not is_number(value, within):
            raise self.wrong(name, f"a whole number {_bounds(within)}, not {value!r}")
        return int(value)

    def word(self, name: str, among: Collection[str]) -> str:
        value = self[name]
        if not isinstance(value, str) or value not in among:
            raise self.wrong(name, f"something this game knows, not {value!r}")
        return value

    def items(self, name: str) -> list[Any]:
        value = self[name]
        if not isinstance(value, list | tuple):
            raise self.wrong(name, "a list")
        return list(value)

    def numbers(self, name: str, within: range = ANY, count: int | None = None) -> list[int]:
        values = self.items(name)
        if not all(is_number(value, within) for value in values):
            raise self.wrong(name, f"a list of whole numbers {_bounds(within)}")
        if count is not None and len(values) != count:
            raise self.wrong(name, f"a list of {count} numbers, not {len(values)}")
        return values

    def rows(self, name: str, within: range, count: int) -> list[list[int]]:
        """A list of this many lists of numbers, mostly one for each seat."""
        rows = self.items(name)
        if len(rows) != count:
            raise self.wrong(name, f"a list of {count} lists, not {len(rows)}")
        return [
            Stored({str(at): row}, f"'{name}' of {self.what}").numbers(str(at), within)
            for at, row in enumerate(rows)
        ]

    def words(self, name: str, among: Collection[str]) -> list[str]:
        values = self.items(name)
        for value in values:
            if not isinstance(value, str) or value not in among:
                raise self.wrong(name, f"a list of what this game knows; {value!r} is not")
        return values

    def parts(self, name: str, count: int) -> Iterator[Stored]:
        """A list of this many parts with names of their own, mostly one for each seat."""
        parts = self.items(name)
        if len(parts) != count:
            raise self.wrong(name, f"a list of {count} parts, not {len(parts)}")
        for at, part in enumerate(parts):
            yield Stored(part, f"part {at} of '{name}'")

    def counts(self, name: str) -> dict[str, int]:
        """Numbers by name."""
        value = self[name]
        if not isinstance(value, Mapping) or not all(
            isinstance(key, str) and is_number(number) for key, number in value.items()
        ):
            raise self.wrong(name, "whole numbers by name")
        return dict(value)


def is_number(value: Any, within: range | None = None) -> bool:
    # To Python, true is a number, too.
    whole = isinstance(value, int) and not isinstance(value, bool)
    return whole and (within is None or value in within)


def _bounds(within: range) -> str:
    return "from 0 on" if within == ANY else f"from {within.start} to {within.stop - 1}"
