"""Reading stored states: the way back from `State.plain`.

Stored data comes from outside: every value is looked at before it is used, and what does not fit is
a `RecordError` that says what was wrong.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from saloon.kernel.chance import Chance
from saloon.kernel.errors import RecordError
from saloon.kernel.state import Face, Result, Step

ANY = range(2**63)
"""Any number that is not negative."""


class Stored:
    """A part of a stored state, read one named value at a time."""

    def __init__(self, plain: Any, what: str = "the stored state") -> None:
        if not isinstance(plain, Mapping):
            raise RecordError(f"{what} is not a set of named values")
        self._plain = plain
        self._what = what

    def wrong(self, name: str, wanted: str) -> RecordError:
        return RecordError(f"'{name}' of {self._what} should be {wanted}")

    def __getitem__(self, name: str) -> Any:
        if name not in self._plain:
            raise RecordError(f"{self._what} has no '{name}'")
        return self._plain[name]

    def __contains__(self, name: str) -> bool:
        return name in self._plain

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
            Stored({str(at): row}, f"'{name}' of {self._what}").numbers(str(at), within)
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


def kernel_part(
    stored: Stored,
    *,
    seats: int,
    faces: Sequence[Face],
    roots: tuple[range, ...],
    steps: Collection[str],
) -> dict[str, Any]:
    """What `State` itself keeps, as the arguments of its constructor.

    `faces` are those of a new game in their groups, `steps` the names of all steps there are.
    """
    slots, masks = len(faces), range(1 << seats)
    seed, asked = _chance(stored)
    pool = stored.numbers("pool", count=slots)
    return {
        "seats": seats,
        "chance": Chance(seed, asked),
        "face": _faces(stored, faces, roots),
        "seen": stored.numbers("seen", masks, slots),
        "told": stored.numbers("told", masks, slots),
        "pool": pool,
        # Every shuffle opens a pool, and the newest one has never lost a card to an older one.
        "pools": max(pool, default=0) + 1,
        "roots": roots,
        "agenda": _agenda(stored, steps),
        "uses": _uses(stored),
        "turn": stored.number("turn"),
        "result": _result(stored, seats),
    }


def _chance(stored: Stored) -> tuple[int, int]:
    match stored["chance"]:
        case [seed, asked] if is_number(seed) and is_number(asked, ANY):
            return seed, asked
    raise stored.wrong("chance", "the seed and how often it was asked")


def _faces(stored: Stored, faces: Sequence[Face], roots: tuple[range, ...]) -> list[Face]:
    known = {face.text: face for face in faces}
    texts = stored.words("faces", known)
    if len(texts) != len(faces):
        raise stored.wrong("faces", f"a list of {len(faces)}, not {len(texts)}")
    for root in roots:
        if Counter(texts[slot] for slot in root) != Counter(faces[slot].text for slot in root):
            raise stored.wrong("faces", "those of this game, each of them once in its group")
    return [known[text] for text in texts]


def _agenda(stored: Stored, steps: Collection[str]) -> list[Step]:
    agenda: list[Step] = []
    for step in stored.items("agenda"):
        match step:
            case [str(name), number] if name in steps and is_number(number):
                agenda.append((name, number))
            case _:
                raise stored.wrong("agenda", f"a list of steps of this game; {step!r} is none")
    if not agenda and stored["result"] is None:
        raise stored.wrong("agenda", "a list of steps to come: the game is not over")
    return agenda


def _uses(stored: Stored) -> tuple[dict[tuple[Any, ...], int], ...]:
    periods = stored.items("uses")
    if len(periods) != 3:
        raise stored.wrong("uses", "three lists: this turn, this round, this game")
    uses: tuple[dict[tuple[Any, ...], int], ...] = ({}, {}, {})
    for counts, period in zip(uses, periods, strict=True):
        for each in period if isinstance(period, list) else [period]:
            match each:
                case [[*key], times] if is_number(times, ANY) and all(
                    isinstance(part, str) or is_number(part) for part in key
                ):
                    counts[tuple(key)] = times
                case _:
                    raise stored.wrong("uses", f"lists of what was used how often, not {each!r}")
    return uses


def _result(stored: Stored, seats: int) -> Result | None:
    match stored["result"]:
        case None:
            return None
        case [str(side), [*winners]] if all(is_number(seat, range(seats)) for seat in winners):
            return Result(side, tuple(winners))
    raise stored.wrong("result", "nothing yet, or a side and the seats that won")
