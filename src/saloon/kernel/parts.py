"""Objects whose attributes are declared: a state, a player, what a box keeps.

`FIELDS` names every attribute once. How the object begins, is copied, stored and read back is a
loop over them. States and players are copied more often than anything else is done: their copies
are written out, from the same declarations (`make copies`); a test sees that they are up to date.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Self, TypeVar

from saloon.kernel.errors import RecordError
from saloon.kernel.fields import Field, Same, Zone
from saloon.kernel.layout import Layout, Lying
from saloon.kernel.native import mypyc_attr
from saloon.kernel.stored import Stored


# Serializable: compiled, `cls.__new__(cls)` leaves out `__init__` only then, as in plain Python.
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Part:
    """An object with declared attributes."""

    __slots__ = ()

    FIELDS: ClassVar[tuple[Field[Any], ...]] = ()

    @classmethod
    def new(cls, layout: Layout) -> Self:
        """The object before anything has happened; what is `Same` is set by who asks for it."""
        part = cls.__new__(cls)
        part._begin(layout)
        return part

    def _begin(self, layout: Layout) -> None:
        for field in self.FIELDS:
            if not isinstance(field, Same):
                setattr(self, field.name, field.first(layout))

    @classmethod
    def read(cls, stored: Stored, layout: Layout) -> Self:
        """The object that `plain` has stored, or a `RecordError` that says what was wrong."""
        part = cls.__new__(cls)
        part._take_over(stored, layout)
        return part

    def _take_over(self, stored: Stored, layout: Layout) -> None:
        for field in self.FIELDS:
            if not isinstance(field, Same):
                setattr(self, field.name, _value(field, stored, layout))

    def copy(self) -> Self:
        """An object that shares nothing that can change with this one."""
        twin = type(self).__new__(type(self))
        for field in self.FIELDS:
            setattr(twin, field.name, field.copied(getattr(self, field.name)))
        return twin

    def plain(self) -> dict[str, Any]:
        """Everything in it as plain data that JSON can hold."""
        plain: dict[str, Any] = {}
        for field in self.FIELDS:
            if field.is_stored:
                value = getattr(self, field.name)
                if value or not field.may_be_missing:
                    plain[field.stored_as] = field.plain(value)
        return plain

    def given(
        self, state: Any, values: Mapping[str, Any], homes: Mapping[str, list[int]] | None = None
    ) -> Self:
        """This object with some values as a position gives them: pieces by their names.

        The pieces of a zone that is given go where all lie at the start; those that are named are
        taken from there. `homes` is where those of some groups lie that are not at home in here.
        """
        plain = self.plain()
        at_home: dict[str, list[int]] = {}
        for field in self.FIELDS:
            if isinstance(field, Zone) and field.full:
                at_home[field.group] = plain[field.stored_as]
        at_home.update(homes or {})
        for field in self.FIELDS:
            if field.name in values:
                for lying in field.zones(getattr(self, field.name)):
                    at_home.get(lying.group, [])[:0] = lying.slots
        for name, value in values.items():
            plain[name] = _in_place(value, lambda called: _take(state, at_home, called))
        return type(self).read(Stored(plain, "the position"), state.layout)

    def zones(self) -> list[Lying]:
        """Where pieces lie in it."""
        found: list[Lying] = []
        for field in self.FIELDS:
            if field.holds_pieces:
                found += field.zones(getattr(self, field.name))
        return found


def _value(field: Field[Any], stored: Stored, layout: Layout) -> Any:
    missing = field.may_be_missing and field.stored_as not in stored
    return field.read(stored, layout) if field.is_stored and not missing else field.first(layout)


def _take(state: Any, homes: Mapping[str, list[int]], name: str) -> int:
    """The first piece at home that is called so: "beer:6h", "beer" or "6h"."""
    for home in homes.values():
        for slot in home:
            text: str = state.face[slot].text
            kind, _, rest = text.partition(":")
            if name in (text, kind, rest, rest.partition("#")[0]):
                home.remove(slot)
                return slot
    there = ", ".join(homes) or "nothing"
    raise RecordError(f"there is no (further) '{name}' where it could be taken from: {there}")


def _in_place(value: Any, slot_of: Callable[[str], int]) -> Any:
    """The same lists with slots instead of names."""
    if isinstance(value, str):
        return slot_of(value)
    return [_in_place(each, slot_of) for each in value] if isinstance(value, list) else value


P = TypeVar("P", bound=Part)


class PartPerSeat(Field[list[P]]):
    """An object for each seat, with an attribute `seat` that is the same for good."""

    holds_pieces = True
    copying = "[each.copy() for each in VALUE]"

    def __init__(self, name: str, kind: type[P]) -> None:
        super().__init__(name)
        self.kind = kind

    def _sit(self, parts: list[P]) -> list[P]:
        for seat, part in enumerate(parts):
            setattr(part, "seat", seat)  # noqa: B010  # every kind declares it, none shares a base
        return parts

    def first(self, layout: Layout) -> list[P]:
        return self._sit([self.kind.new(layout) for _ in range(layout.seats)])

    def copied(self, value: list[P]) -> list[P]:
        return [each.copy() for each in value]

    def plain(self, value: list[P]) -> list[dict[str, Any]]:
        return [each.plain() for each in value]

    def read(self, stored: Stored, layout: Layout) -> list[P]:
        parts = stored.parts(self.stored_as, layout.seats)
        return self._sit([self.kind.read(part, layout) for part in parts])

    def zones(self, value: list[P]) -> list[Lying]:
        found = []
        for seat, part in enumerate(value):
            for lying in part.zones():
                lying.owner = seat
                found.append(lying)
        return found
