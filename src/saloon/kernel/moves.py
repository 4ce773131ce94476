"""The choices that were made in a game, and where its turns began."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from saloon.kernel.decision import Option
from saloon.kernel.state import State

if TYPE_CHECKING:
    from saloon.kernel.core import Step


class Move(NamedTuple):
    """One made choice."""

    seat: int
    chosen: Option
    interjection: bool
    heard: int
    """How many events had been told before it."""


class Turn(NamedTuple):
    """Where a turn began, which is always a quiet moment."""

    state: State
    moves: Chain | None
    made: int
    """How many choices had been made."""
    standing: tuple[int, Step, dict[int, Option]] | None


class Known(NamedTuple):
    """What was known before a choice: enough to tell later whether it has shown anything."""

    seen: list[int]
    asked: int
    """How often chance had been asked."""


# The choices made, as links of a chain that copies of a game share: the link before (or None), then
# what a `Move` has. A plain tuple, since one is made for every choice of every simulated game; its
# type does not name itself, since no compiler takes that.
Chain: TypeAlias = tuple[Any, int, Option, bool, int]


def unchained(chain: Chain | None) -> list[Move]:
    """The choices of a chain, the first one first."""
    moves = []
    while chain is not None:
        chain, seat, chosen, interjection, heard = chain
        moves.append(Move(seat, chosen, interjection, heard))
    return moves[::-1]
