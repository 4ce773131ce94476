"""What happens in BANG! that abilities react to, or read until the turn is over.

A source hears a moment with a method `on_<kind>`: an own one what concerns its owner, one in force
for the whole table what concerns anybody. With `on_others_<kind>` an own one hears what concerns
somebody else. A box declares further moments in its own folder.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from saloon.kernel import Event, Told
from saloon.kernel.fields import Flag, Name, Number, SeatNumber
from saloon.kernel.layout import NOBODY
from saloon.kernel.moments import Moment
from saloon.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from saloon.games.bang.faces import CardFace
    from saloon.games.bang.state import Bang, Harm, Player


@mypyc_attr(allow_interpreted_subclasses=True)
class LifeLost(Moment):
    """Somebody lost life points, perhaps the last one."""

    __slots__ = ("bang_card", "by", "card", "life", "lost", "told")

    kind = "life_lost"
    FIELDS: ClassVar = (
        *Moment.FIELDS,
        Number("lost"),
        Number("told"),
        Number("life"),
        Name("card"),
        SeatNumber("by"),
        Flag("bang_card"),
    )

    lost: int
    """Life points that were there to lose."""
    told: int
    """Life points that were to be lost, as it is told."""
    life: int
    """What is left, rescues counted."""
    card: str
    by: int
    """Who is to blame; nobody where that is no player."""
    bang_card: bool

    def __init__(self, player: Player, lost: int, told: int, harm: Harm) -> None:
        self.seat = player.seat
        self.lost = lost
        self.told = told
        self.life = player.life
        self.card = harm.card
        self.by = NOBODY if harm.by is None else harm.by.seat
        self.bang_card = harm.bang_card

    @property
    def by_another(self) -> bool:
        """Whether another player is to blame."""
        return self.by not in (NOBODY, self.seat)

    def event(self, state: Bang) -> Event:
        return wounded(self.seat, self.told, self.life, self.card, self.by)


def wounded(seat: int, amount: int, life: int, card: str, by: int) -> Event:
    """How it is told that somebody lost life points; see `LifeLost`."""
    told: dict[str, Any] = {
        "kind": "wounded", "seat": seat, "amount": amount, "life": life, "card": card,
    }  # fmt: skip
    if by != NOBODY:
        told["by"] = by
    return Told(told)


@mypyc_attr(allow_interpreted_subclasses=True)
class Wounded(Moment):
    """Somebody lost life points and is still in the game; the last one never counts."""

    __slots__ = ("by", "lost")

    kind = "wounded"
    FIELDS: ClassVar = (*Moment.FIELDS, Number("lost"), SeatNumber("by"))

    lost: int
    by: int

    def __init__(self, seat: int, lost: int, by: int = NOBODY) -> None:
        self.seat = seat
        self.lost = lost
        self.by = by

    @property
    def by_another(self) -> bool:
        """Whether another player is to blame."""
        return self.by not in (NOBODY, self.seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Eliminated(Moment):
    """Somebody was eliminated and no longer counts; the own sources of all others hear it, too."""

    __slots__ = ("again", "by", "card", "role")

    kind = "eliminated"
    FIELDS: ClassVar = (
        *Moment.FIELDS,
        Name("role"),
        Name("card"),
        SeatNumber("by"),
        Flag("again"),
    )

    role: str
    card: str
    by: int
    again: bool
    """Whether it was only the end of having come back."""

    def __init__(self, player: Player, role: str, harm: Harm, *, again: bool) -> None:
        self.seat = player.seat
        self.role = role
        self.card = harm.card
        self.by = NOBODY if harm.by is None else harm.by.seat
        self.again = again

    def event(self, state: Bang) -> Event:
        if self.again:
            return Event("left", self.seat, {"why": self.card})  # its end has been told before
        return Event("eliminated", self.seat, {"role": self.role, "by": self.by})


@mypyc_attr(allow_interpreted_subclasses=True)
class Departed(Moment):
    """Somebody left the game without being eliminated then."""

    __slots__ = ("why",)

    kind = "departed"
    FIELDS: ClassVar = (*Moment.FIELDS, Name("why"))

    why: str
    """What had kept the player here."""

    def __init__(self, seat: int, why: str) -> None:
        self.seat = seat
        self.why = why

    def event(self, state: Bang) -> Event:
        player = state.players[self.seat]
        if state.knows(None, player.role_slot):
            return Event("left", self.seat, {"why": self.why})
        return Event("left", self.seat, {"why": self.why, "role": state.role(player)})


@mypyc_attr(allow_interpreted_subclasses=True)
class Stripped(Moment):
    """Somebody discards everything, in hand and in play: pieces of a box's own go, too."""

    __slots__ = ()

    kind = "stripped"
    FIELDS: ClassVar = Moment.FIELDS

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Played(Moment):
    """Somebody played a card from hand: onto the pile, or in front of a player."""

    __slots__ = ("card", "printed", "slot", "stays", "target")

    kind = "played"
    FIELDS: ClassVar = (
        *Moment.FIELDS,
        Number("slot"),
        Name("printed"),
        Name("card"),
        SeatNumber("target"),
        Flag("stays"),
    )

    slot: int
    printed: str
    """What it is."""
    card: str
    """What it was played as."""
    target: int
    stays: bool

    def __init__(
        self, seat: int, slot: int, printed: str, card: str, target: int, stays: bool
    ) -> None:
        self.seat = seat
        self.slot = slot
        self.printed = printed
        self.card = card
        self.target = target
        self.stays = stays

    def event(self, state: Bang) -> Event:
        face: list[CardFace] = state.face
        text = face[self.slot].text
        return played(self.seat, text, self.printed, self.card, self.target, self.stays)


def played(seat: int, text: str, printed: str, card: str, target: int, stays: bool) -> Event:
    """How it is told that somebody played a card from hand; see `Played`."""
    to = "play" if stays else "pile"
    told: dict[str, Any] = {"kind": "played", "seat": seat, "card": text, "to": to}
    if card != printed:
        told["as"] = card
    if target != NOBODY:
        told["target"] = target
    return Told(told)


@mypyc_attr(allow_interpreted_subclasses=True)
class Repeated(Moment):
    """Somebody has the effect of a card played before once more; no card is played for it."""

    __slots__ = ("slot",)

    kind = "repeated"
    FIELDS: ClassVar = (*Moment.FIELDS, Number("slot"))

    slot: int

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot


@mypyc_attr(allow_interpreted_subclasses=True)
class Spent(Moment):
    """Somebody played or willingly discarded a card from hand outside the own turn."""

    __slots__ = ("card",)

    kind = "spent"
    FIELDS: ClassVar = (*Moment.FIELDS, Name("card"))

    card: str

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card


@mypyc_attr(allow_interpreted_subclasses=True)
class Discarded(Moment):
    """Somebody discarded a card from hand, willingly or not, for all to see.

    A card that is played is not discarded; one that goes elsewhere unseen does not tell of itself.
    """

    __slots__ = ("slot",)

    kind = "discarded"
    FIELDS: ClassVar = (*Moment.FIELDS, Number("slot"))

    slot: int

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot


@mypyc_attr(allow_interpreted_subclasses=True)
class HandEmptied(Moment):
    """Somebody's last hand card is gone."""

    __slots__ = ()

    kind = "hand_emptied"

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class LeftPlay(Moment):
    """A card that lay in front of somebody no longer lies there, wherever it goes."""

    __slots__ = ("slot",)

    kind = "left_play"
    FIELDS: ClassVar = (*Moment.FIELDS, Number("slot"))

    slot: int

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot


@mypyc_attr(allow_interpreted_subclasses=True)
class ExcessDiscarded(Moment):
    """Somebody had to discard a card above the hand limit, at the end of the own turn."""

    __slots__ = ("slot",)

    kind = "excess_discarded"
    FIELDS: ClassVar = (*Moment.FIELDS, Number("slot"))

    slot: int

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot


@mypyc_attr(allow_interpreted_subclasses=True)
class Promised(Moment):
    """Somebody takes a card that was turned up at a draw! check, once the effect is resolved."""

    __slots__ = ("slot",)

    kind = "promised"
    FIELDS: ClassVar = (*Moment.FIELDS, Number("slot"))

    slot: int

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot


@mypyc_attr(allow_interpreted_subclasses=True)
class Redealt(Moment):
    """Somebody has another role card than before."""

    __slots__ = ()

    kind = "redealt"

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Taken(Moment):
    """Somebody took a card that lay in front of a player into hand."""

    __slots__ = ("owner", "slot", "why")

    kind = "taken"
    FIELDS: ClassVar = (*Moment.FIELDS, SeatNumber("owner"), Number("slot"), Name("why"))

    owner: int
    slot: int
    why: str

    def __init__(self, seat: int, owner: int, slot: int, why: str) -> None:
        self.seat = seat
        self.owner = owner
        self.slot = slot
        self.why = why

    def event(self, state: Bang) -> Event:
        card = state.face[self.slot].text
        facts = {"card": card, "from": self.owner, "in_play": True, "why": self.why}
        return Event("took", self.seat, facts)


@mypyc_attr(allow_interpreted_subclasses=True)
class Robbed(Moment):
    """Somebody chose to take a card of a player, or to make it go: from the hand or from play.

    Not where the card could have been saved, and not where something else than a player's decision
    took it.
    """

    __slots__ = ("by",)

    kind = "robbed"
    FIELDS: ClassVar = (*Moment.FIELDS, SeatNumber("by"))

    by: int

    def __init__(self, seat: int, by: int) -> None:
        self.seat = seat
        self.by = by


@mypyc_attr(allow_interpreted_subclasses=True)
class Spoken(Moment):
    """Somebody said something aloud, in the middle of whatever; what it leads to is scheduled."""

    __slots__ = ()

    kind = "spoken"

    def __init__(self, seat: int) -> None:
        self.seat = seat
