"""What becomes of a BANG! effect, as moments; see `moments`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from saloon.kernel.fields import Flag, Name, SeatNumber
from saloon.kernel.layout import NOBODY
from saloon.kernel.moments import Moment
from saloon.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from saloon.games.bang.state import Harm


@mypyc_attr(allow_interpreted_subclasses=True)
class Hit(Moment):
    """A BANG! effect was not cancelled: it hits, whatever becomes of the life points."""

    __slots__ = ("bang_card", "by", "card")

    kind = "hit"
    FIELDS: ClassVar = (*Moment.FIELDS, SeatNumber("by"), Name("card"), Flag("bang_card"))

    by: int
    card: str
    bang_card: bool

    def __init__(self, seat: int, harm: Harm) -> None:
        self.seat = seat
        self.by = NOBODY if harm.by is None else harm.by.seat
        self.card = harm.card
        self.bang_card = harm.bang_card


@mypyc_attr(allow_interpreted_subclasses=True)
class ShotCancelled(Moment):
    """A BANG! effect of somebody was cancelled, in whatever way; all who mind hear it at once."""

    __slots__ = ("bang_card", "card", "target")

    kind = "shot_cancelled"
    FIELDS: ClassVar = (*Moment.FIELDS, SeatNumber("target"), Name("card"), Flag("bang_card"))

    target: int
    card: str
    bang_card: bool

    def __init__(self, seat: int, target: int, harm: Harm) -> None:
        self.seat = seat
        self.target = target
        self.card = harm.card
        self.bang_card = harm.bang_card
