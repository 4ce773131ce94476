"""Parts of a view that follow from declarations.

A part that has the name of a declared field, or names one (`of`), is shown as it is kept: of pieces
their number, or those of their faces that the viewer knows. What has to be computed, or is shown in
another form, is written by hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from saloon.kernel import fields
from saloon.kernel.facts import Declared, FaceKind, Kind, Named, NumberKind, Several, as_fact
from saloon.kernel.layout import OPEN
from saloon.kernel.parts import Part
from saloon.kernel.state import State

Way = Callable[[Any, State, int | None, bool], Any]
"""How a value is seen: the value, the state, by whom, and whether the game is over."""
PLAIN = (fields.Flag, fields.Name, fields.Number, fields.SeatNumber, fields.Word)


class Showing:
    """Those of some declared parts of a view that are fields of one kind of object."""

    def __init__(self, facts: Declared, kind: type[Part], *, of_a_seat: bool = False) -> None:
        self._plain: list[tuple[str, str]] = []
        self._others: list[tuple[str, str, Way]] = []
        kept = {field.name: field for field in kind.FIELDS}
        for name, declared in facts.items():
            fact = as_fact(declared)
            field = kept.get(fact.of or name)
            each = field.each if of_a_seat and isinstance(field, fields.PerSeat) else field
            way = None if each is None else _way(each, fact.kind)
            if field is None or way is None:
                if fact.of:
                    raise ValueError(f"'{name}' cannot be shown of '{fact.of}'")
            elif way is _value:
                self._plain.append((name, field.name))
            else:
                self._others.append((name, field.name, way))

    def of(self, part: Part, state: State, viewer: int | None, over: bool) -> dict[str, Any]:
        shown = {name: getattr(part, field) for name, field in self._plain}
        for name, field, way in self._others:
            shown[name] = way(getattr(part, field), state, viewer, over)
        return shown

    def of_seat(
        self, part: Part, seat: int, state: State, viewer: int | None, over: bool
    ) -> dict[str, Any]:
        """The same of what is kept for each seat."""
        shown = {name: getattr(part, field)[seat] for name, field in self._plain}
        for name, field, way in self._others:
            shown[name] = way(getattr(part, field)[seat], state, viewer, over)
        return shown


def _way(field: fields.Field[Any], kind: Kind) -> Way | None:
    if isinstance(field, PLAIN):
        return _value
    if isinstance(field, fields.Zone):
        if isinstance(kind, NumberKind):
            return _count
        faces = isinstance(kind, Several) and isinstance(kind.of, FaceKind)
        return None if not faces else _faces if field.look == OPEN else _known
    if isinstance(field, fields.PerSeat) and isinstance(kind, Several):
        inner = _way(field.each, kind.of)
        return None if inner is None else _each(inner)
    if isinstance(field, fields.Counts) and isinstance(kind, Named):
        return _copy
    if isinstance(field, fields.Row) and isinstance(kind, Several) and kind.sort:
        return _copy
    return _id if isinstance(field, fields.Thing) and kind.sort == "piece" else None


def _value(value: Any, state: State, viewer: int | None, over: bool) -> Any:
    return value


def _copy(value: Any, state: State, viewer: int | None, over: bool) -> Any:
    return value.copy()


def _id(value: Any, state: State, viewer: int | None, over: bool) -> Any:
    return value.id


def _count(value: Any, state: State, viewer: int | None, over: bool) -> Any:
    return len(value)


def _faces(value: Any, state: State, viewer: int | None, over: bool) -> Any:
    face = state.face
    return [face[slot].text for slot in value]


def _known(value: Any, state: State, viewer: int | None, over: bool) -> Any:
    return [state.face[slot].text for slot in value if over or state.knows(viewer, slot)]


def _each(way: Way) -> Way:
    return lambda value, state, viewer, over: [way(each, state, viewer, over) for each in value]
