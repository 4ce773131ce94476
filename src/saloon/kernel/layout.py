"""What a game is made of, where its pieces lie, and who knows them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from saloon.kernel.moments import Moment
    from saloon.kernel.parts import Part
    from saloon.kernel.state import Face

OPEN: Final = "open"
OWN: Final = "own"
HIDDEN: Final = "hidden"
"""Who knows the pieces of a zone: everybody, whoever's it is, or nobody as far as the rules say."""
NOBODY: Final = -1


class Layout:
    """What a configured game is made of, as far as its state has to know it."""

    def __init__(
        self,
        *,
        seats: int,
        faces: Sequence[Face],
        groups: Mapping[str, range],
        steps: Collection[str],
        keeps: Mapping[str, type[Part]] | None = None,
        known: Mapping[str, Mapping[str, Any]] | None = None,
        remembers: Iterable[type[Moment]] = (),
    ) -> None:
        self.seats = seats
        self.faces = tuple(faces)
        """What is printed on each slot at the start, group by group."""
        self.groups = dict(groups)
        """The slots of each kind of piece, by its name; a face never leaves its group."""
        self.steps = steps
        """The names of all steps there are."""
        self.keeps = dict(keeps or {})
        """What boxes and their sources keep in `State.kept`, by who keeps it."""
        self.known = known or {}
        """Things with an id, by what they are: what `Thing` fields may hold."""
        self.remembers = {moment.kind: moment for moment in remembers}
        """What is remembered until the turn ends, since something in this game reads it."""
        self.remembered = frozenset(self.remembers.values())


class Lying:
    """Pieces of a group that lie in one zone, and whose they are."""

    __slots__ = ("group", "look", "name", "owner", "slots")

    def __init__(self, name: str, group: str, look: str, slots: Iterable[int]) -> None:
        self.name = name
        self.group = group
        self.look = look
        self.slots = list(slots)
        self.owner = NOBODY

    def known_to(self, seats: int) -> int:
        """The seats that know these pieces by the rules, as bits."""
        if self.look == OPEN:
            return (1 << seats) - 1
        return 1 << self.owner if self.look == OWN and self.owner >= 0 else 0


def whole(layout: Layout, group: str, lying: Iterable[Lying]) -> str | None:
    """What is wrong with where the pieces of a group lie: in words, or None."""
    # By what a piece is, not by where it lies: some zones take pieces of several groups.
    pieces = layout.groups[group]
    slots = [slot for each in lying for slot in each.slots if slot in pieces]
    if len(slots) != len(set(slots)):
        return f"a piece of '{group}' is in two places"
    if len(slots) != len(layout.groups[group]):
        return f"a piece of '{group}' is in no place"
    return None
