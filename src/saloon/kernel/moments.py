"""What happened, as typed values: told, remembered for the turn, heard by who subscribes.

A moment is a class with declared fields. `State.happened` tells it to the listeners, and remembers
it until the turn ends if anything in this game reads it then. A game adds who hears it (in BANG! a
source with a method `on_<kind>`), so that a box can have moments of its own that nobody else knows.

Where many moments come and few are minded, ask `State.minds` before making one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar

from saloon.kernel.fields import Field, SeatNumber
from saloon.kernel.layout import Layout
from saloon.kernel.native import mypyc_attr
from saloon.kernel.parts import Part
from saloon.kernel.stored import Stored

if TYPE_CHECKING:
    from saloon.kernel.events import Event

KINDS: Final[dict[str, type[Moment]]] = {}
"""All kinds of moments there are, by the name of the method that hears them."""
TOLD: Final[set[type[Moment]]] = set()
"""Those that listeners are told of; others need not be made for them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Moment(Part):
    """Something that happened to a seat, or to nobody. It never changes."""

    __slots__ = ("seat",)

    kind: ClassVar[str] = ""
    """Its name in stored games."""
    hook: ClassVar[str] = ""
    """The method by which it is heard."""
    others_hook: ClassVar[str] = ""
    """The method by which those hear it whom it did not happen to."""
    FIELDS: ClassVar[tuple[Field[Any], ...]] = (SeatNumber("seat"),)

    seat: int

    def __init_subclass__(cls) -> None:
        if not cls.kind:
            raise TypeError(f"{cls.__name__}: a moment has a `kind`; it is heard and stored by it")
        cls.hook = f"on_{cls.kind}"
        cls.others_hook = f"on_others_{cls.kind}"
        if cls.event is not Moment.event:
            TOLD.add(cls)
        there = KINDS.get(cls.hook, cls)
        if repr(there) != repr(cls):  # the same class is made twice where it has slots
            raise TypeError(f"{cls.__name__}: '{cls.kind}' is the kind of {there.__name__} already")
        KINDS[cls.hook] = KINDS[cls.others_hook] = cls

    def event(self, state: Any) -> Event | None:
        """How it is told; None if it is not, or was told as part of something else."""
        return None


M = TypeVar("M", bound=Moment)


class Remembered(Field[list[Moment]]):
    """What happened in this turn, in its order; only kinds that something in the game reads."""

    copying = "VALUE[:]"
    may_be_missing = True

    def first(self, layout: Layout) -> list[Moment]:
        return []

    def copied(self, value: list[Moment]) -> list[Moment]:
        return value[:]

    def plain(self, value: list[Moment]) -> list[Any]:
        return [[moment.kind, moment.plain()] for moment in value]

    def read(self, stored: Stored, layout: Layout) -> list[Moment]:
        moments: list[Moment] = []
        for each in stored.items(self.stored_as):
            match each:
                case [str(kind), dict(plain)] if kind in layout.remembers:
                    what = Stored(plain, f"a moment '{kind}'")
                    moments.append(layout.remembers[kind].read(what, layout))
                case _:
                    raise stored.wrong(self.stored_as, f"moments of this game, not {each!r}")
        return moments
