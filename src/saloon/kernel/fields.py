"""Declared state: everything a state keeps is a field, declared once.

A field says how a value begins, how it is copied, how it is stored and read back, and, if it is a
zone, which pieces lie there and who knows them. From the declarations follow copies, stored games,
the check that no piece is lost or doubled, and what everybody may know of a zone.

The fields of an object stand in its class (`kernel.parts`): of a game's state, of a player, of what
a box keeps.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Generic, TypeVar

from saloon.kernel.layout import HIDDEN, NOBODY, Layout, Lying
from saloon.kernel.native import mypyc_attr, settle
from saloon.kernel.stored import ANY, Stored, is_number

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Field(Generic[T]):
    """One thing that a state keeps. A subclass is a kind of value."""

    def __init__(self, name: str, *, stored_as: str = "") -> None:
        settle(self)
        self.name = name
        self.stored_as = stored_as or name
        """Its name in stored games."""

    is_stored = True
    may_be_missing = False
    """Whether it is stored only if there is anything in it: games without it store nothing."""
    holds_pieces = False
    """Whether pieces can lie here, so that `zones` is worth asking."""
    copying = "VALUE"
    """How VALUE is copied, as source code; what cannot change is shared."""

    def first(self, layout: Layout) -> T:
        """The value before anything has happened."""
        raise NotImplementedError

    def copied(self, value: T) -> T:
        return value

    def plain(self, value: T) -> Any:
        """The value as JSON can hold it."""
        return value

    def read(self, stored: Stored, layout: Layout) -> T:
        """The value from what `plain` has stored, looked at first."""
        raise NotImplementedError

    def zones(self, value: T) -> list[Lying]:
        """Which pieces lie here."""
        return []

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}>"


# -- single values -------------------------------------------------------------------------------


class Number(Field[int]):
    """A whole number."""

    def __init__(self, name: str, first: int = 0, within: range = ANY) -> None:
        super().__init__(name)
        self.begins = first
        self.within = within

    def first(self, layout: Layout) -> int:
        return self.begins

    def read(self, stored: Stored, layout: Layout) -> int:
        return stored.number(self.stored_as, self.within)


class Flag(Field[bool]):
    """Something that holds or does not; stored as 1 or 0."""

    def first(self, layout: Layout) -> bool:
        return False

    def plain(self, value: bool) -> int:
        return int(value)

    def read(self, stored: Stored, layout: Layout) -> bool:
        return bool(stored.number(self.stored_as, range(2)))


class SeatNumber(Field[int]):
    """A seat, or nobody."""

    def __init__(self, name: str, first: int = NOBODY) -> None:
        super().__init__(name)
        self.begins = first

    def first(self, layout: Layout) -> int:
        return self.begins

    def read(self, stored: Stored, layout: Layout) -> int:
        return stored.number(self.stored_as, range(min(self.begins, 0), layout.seats))


class Word(Field[str]):
    """One of some words."""

    def __init__(self, name: str, among: tuple[str, ...]) -> None:
        super().__init__(name)
        self.among = among

    def first(self, layout: Layout) -> str:
        return self.among[0]

    def read(self, stored: Stored, layout: Layout) -> str:
        return stored.word(self.stored_as, self.among)


class Name(Field[str]):
    """The id of something."""

    def first(self, layout: Layout) -> str:
        return ""

    def read(self, stored: Stored, layout: Layout) -> str:
        value = stored[self.stored_as]
        if not isinstance(value, str):
            raise stored.wrong(self.stored_as, f"a name, not {value!r}")
        return value


class Piece(Field[int]):
    """One piece of a group, by its slot."""

    def __init__(self, name: str, group: str) -> None:
        super().__init__(name)
        self.group = group

    def first(self, layout: Layout) -> int:
        return layout.groups[self.group].start

    def read(self, stored: Stored, layout: Layout) -> int:
        return stored.number(self.stored_as, layout.groups[self.group])


class Thing(Field[T]):
    """A thing with an id that the game knows: a character, a source."""

    def __init__(self, name: str, kind: str, first: T, *, stored_as: str = "") -> None:
        super().__init__(name, stored_as=stored_as)
        self.kind = kind
        self.begins = first

    def first(self, layout: Layout) -> T:
        return self.begins

    def plain(self, value: T) -> str:
        return _id(value)

    def read(self, stored: Stored, layout: Layout) -> T:
        known = layout.known[self.kind]
        found: T = known[stored.word(self.stored_as, known)]
        return found


class Things(Field[tuple[T, ...]]):
    """Several of them, in an order."""

    def __init__(self, name: str, kind: str, *, stored_as: str = "") -> None:
        super().__init__(name, stored_as=stored_as)
        self.kind = kind

    def first(self, layout: Layout) -> tuple[T, ...]:
        return ()

    def plain(self, value: tuple[T, ...]) -> list[str]:
        return [_id(each) for each in value]

    def read(self, stored: Stored, layout: Layout) -> tuple[T, ...]:
        known = layout.known[self.kind]
        return tuple([known[id_] for id_ in stored.words(self.stored_as, known)])


def _id(thing: Any) -> str:
    id_: str = thing.id
    return id_


# -- several values ------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Row(Field[list[T]]):
    """Several values in an order."""

    copying = "VALUE[:]"

    def first(self, layout: Layout) -> list[T]:
        return []

    def copied(self, value: list[T]) -> list[T]:
        return value[:]

    def plain(self, value: list[T]) -> list[Any]:
        return value[:]


class Zone(Row[int]):
    """A place where pieces of one group lie, as slots in an order."""

    holds_pieces = True

    def __init__(
        self, name: str, group: str, look: str = HIDDEN, *, full: bool = False, mixed: bool = False,
        stored_as: str = "",
    ) -> None:  # fmt: skip
        super().__init__(name, stored_as=stored_as)
        self.group = group
        self.look = look
        self.full = full
        """Whether all pieces of the group lie here at the start."""
        self.mixed = mixed
        """Whether pieces of other groups can lie here, too: those of boxes."""

    def first(self, layout: Layout) -> list[int]:
        if self.group not in layout.groups:
            there = ", ".join(layout.groups)
            raise ValueError(f"the zone '{self.name}' is for '{self.group}'; there are {there}")
        return list(layout.groups[self.group]) if self.full else []

    def read(self, stored: Stored, layout: Layout) -> list[int]:
        pieces = range(len(layout.faces)) if self.mixed else layout.groups[self.group]
        return stored.numbers(self.stored_as, pieces)

    def zones(self, value: list[int]) -> list[Lying]:
        return [Lying(self.name, self.group, self.look, value)]


class Seats(Row[int]):
    """Some seats, in an order."""

    def __init__(self, name: str, *, everybody: bool = False) -> None:
        super().__init__(name)
        self.everybody = everybody

    def first(self, layout: Layout) -> list[int]:
        return list(range(layout.seats)) if self.everybody else []

    def read(self, stored: Stored, layout: Layout) -> list[int]:
        return stored.numbers(self.stored_as, range(layout.seats))


class Words(Row[str]):
    """Some words, in an order."""

    def __init__(self, name: str, among: Collection[str]) -> None:
        super().__init__(name)
        self.among = among

    def read(self, stored: Stored, layout: Layout) -> list[str]:
        return stored.words(self.stored_as, self.among)


class Names(Field[frozenset[str]]):
    """Some names, in no order."""

    def first(self, layout: Layout) -> frozenset[str]:
        return frozenset()

    def plain(self, value: frozenset[str]) -> list[str]:
        return sorted(value)

    def read(self, stored: Stored, layout: Layout) -> frozenset[str]:
        return frozenset([str(name) for name in stored.items(self.stored_as)])


class Counts(Field[dict[str, int]]):
    """Numbers by name."""

    copying = "VALUE.copy()"

    def first(self, layout: Layout) -> dict[str, int]:
        return {}

    def copied(self, value: dict[str, int]) -> dict[str, int]:
        return value.copy()

    def plain(self, value: dict[str, int]) -> dict[str, int]:
        return value.copy()

    def read(self, stored: Stored, layout: Layout) -> dict[str, int]:
        return stored.counts(self.stored_as)


class PerSlot(Field[dict[int, int]]):
    """A number for pieces of a group that have one: tokens on cards."""

    copying = "VALUE.copy()"

    def __init__(self, name: str, group: str) -> None:
        super().__init__(name)
        self.group = group

    def first(self, layout: Layout) -> dict[int, int]:
        return {}

    def copied(self, value: dict[int, int]) -> dict[int, int]:
        return value.copy()

    def plain(self, value: dict[int, int]) -> list[list[int]]:
        return [[slot, value[slot]] for slot in sorted(value)]

    def read(self, stored: Stored, layout: Layout) -> dict[int, int]:
        slots, counts = layout.groups[self.group], {}
        for each in stored.items(self.stored_as):
            match each:
                case [slot, number] if is_number(slot, slots) and is_number(number):
                    counts[slot] = number
                case _:
                    raise stored.wrong(self.stored_as, f"pieces with a number, not {each!r}")
        return counts


class PerSeat(Field[list[T]]):
    """The same kind of value for every seat."""

    def __init__(self, each: Field[T]) -> None:
        super().__init__(each.name, stored_as=each.stored_as)
        self.each = each
        self.holds_pieces = each.holds_pieces
        inner = each.copying.replace("VALUE", "each")
        self.copying = "VALUE[:]" if inner == "each" else f"[{inner} for each in VALUE]"

    def first(self, layout: Layout) -> list[T]:
        return [self.each.first(layout) for _ in range(layout.seats)]

    def copied(self, value: list[T]) -> list[T]:
        return [self.each.copied(each) for each in value]

    def plain(self, value: list[T]) -> list[Any]:
        return [self.each.plain(each) for each in value]

    def read(self, stored: Stored, layout: Layout) -> list[T]:
        rows = stored.items(self.stored_as)
        if len(rows) != layout.seats:
            raise stored.wrong(self.stored_as, f"a list of {layout.seats}, one for each seat")
        return [
            self.each.read(Stored({self.stored_as: row}, f"seat {seat} of {stored.what}"), layout)
            for seat, row in enumerate(rows)
        ]

    def zones(self, value: list[T]) -> list[Lying]:
        found = []
        for seat, each in enumerate(value):
            for lying in self.each.zones(each):
                lying.owner = seat
                found.append(lying)
        return found


# -- not part of a stored game -------------------------------------------------------------------


class Same(Field[Any]):
    """Something that never changes during a game: shared by copies, not stored.

    Whoever makes the object sets it.
    """

    is_stored = False


class Fresh(Field[Any]):
    """Something that a copy begins anew: it follows from the rest, or belongs to a moment."""

    is_stored = False

    def __init__(self, name: str, begins: str) -> None:
        super().__init__(name)
        self.copying = begins
        """The value it begins with, as source code."""

    def first(self, layout: Layout) -> Any:
        return self.copied(None)

    def copied(self, value: Any) -> Any:
        match self.copying:
            case "[]":
                return []
            case "{}":
                return {}
            case "()":
                return ()
            case number if number.isdigit():
                return int(number)
        return None
