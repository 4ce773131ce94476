"""What happens to a player, as values that stories and goals read.

A moment is remembered until that player's own turn is over (`Legends.forget`), with the turn and
the action it belongs to: stories look at this turn or at one action of it, goals also at what came
since the player's turn before (WL-STORY-16, WL-STORY-33, WL-GOAL-16).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from saloon.kernel import Event
from saloon.kernel.fields import Counts, Name, Number
from saloon.kernel.moments import Moment
from saloon.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from saloon.games.legends.state import Legends, Player


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Moment):
    """A moment of Western Legends: when it was, and where the figure stood."""

    __slots__ = ("action", "space", "turn")

    kind = "deed"
    FIELDS: ClassVar = (*Moment.FIELDS, Number("turn"), Number("action"), Name("space"))

    turn: int
    action: int
    """Which action or free activity of the turn it belongs to; 0 is the start of the turn."""
    space: str

    def _note(self, g: Legends, player: Player) -> None:
        self.seat = player.seat
        self.turn = g.turn
        self.action = g.doing
        self.space = player.space


@mypyc_attr(allow_interpreted_subclasses=True)
class Gained(Deed):
    """Money, nuggets or points came in, as much as there was room for."""

    __slots__ = ("amount", "resource", "total", "why")

    kind = "gained"
    FIELDS: ClassVar = (
        *Deed.FIELDS, Name("resource"), Number("amount"), Number("total"), Name("why"),
    )  # fmt: skip

    resource: str
    amount: int
    total: int
    """How much the player has then."""
    why: str

    def __init__(
        self, g: Legends, player: Player, resource: str, amount: int, total: int, why: str
    ) -> None:
        self._note(g, player)
        self.resource = resource
        self.amount = amount
        self.total = total
        self.why = why

    def event(self, state: Legends) -> Event:
        facts = {"what": self.resource, "amount": self.amount, "total": self.total, "why": self.why}
        return Event("gained", self.seat, facts)


@mypyc_attr(allow_interpreted_subclasses=True)
class Lost(Deed):
    """Money, nuggets or points were lost or paid."""

    __slots__ = ("amount", "paid", "resource", "total", "why")

    kind = "lost"
    FIELDS: ClassVar = (
        *Deed.FIELDS, Name("resource"), Number("amount"), Number("total"), Name("why"),
        Number("paid"),
    )  # fmt: skip

    resource: str
    amount: int
    total: int
    why: str
    paid: int
    """Whether it was a price (1), not a loss (0)."""

    def __init__(
        self, g: Legends, player: Player, resource: str, amount: int, total: int, why: str,
        paid: bool,
    ) -> None:  # fmt: skip
        self._note(g, player)
        self.resource = resource
        self.amount = amount
        self.total = total
        self.why = why
        self.paid = int(paid)

    def event(self, state: Legends) -> Event:
        facts = {"what": self.resource, "amount": self.amount, "total": self.total, "why": self.why}
        return Event("paid" if self.paid else "forfeited", self.seat, facts)


@mypyc_attr(allow_interpreted_subclasses=True)
class Healed(Deed):
    __slots__ = ("amount", "why", "wounds")

    kind = "healed"
    FIELDS: ClassVar = (*Deed.FIELDS, Number("amount"), Number("wounds"), Name("why"))

    amount: int
    wounds: int
    why: str

    def __init__(self, g: Legends, player: Player, amount: int, why: str) -> None:
        self._note(g, player)
        self.amount = amount
        self.wounds = player.wounds
        self.why = why

    def event(self, state: Legends) -> Event:
        facts = {"amount": self.amount, "total": self.wounds, "why": self.why}
        return Event("healed", self.seat, facts)


@mypyc_attr(allow_interpreted_subclasses=True)
class Acted(Deed):
    """An action or a free activity was taken, or a part of one that stays open.

    `act` is its name in the data of the board, or else its verb.
    """

    __slots__ = ("act",)

    kind = "acted"
    FIELDS: ClassVar = (*Deed.FIELDS, Name("act"))

    act: str

    def __init__(self, g: Legends, player: Player, act: str) -> None:
        self._note(g, player)
        self.act = act


@mypyc_attr(allow_interpreted_subclasses=True)
class Entered(Deed):
    """A space was entered on foot or on a mount."""

    __slots__ = ("mount",)

    kind = "entered"
    FIELDS: ClassVar = (*Deed.FIELDS, Name("mount"))

    mount: str

    def __init__(self, g: Legends, player: Player) -> None:
        self._note(g, player)
        self.mount = player.mount


@mypyc_attr(allow_interpreted_subclasses=True)
class Arrived(Deed):
    """A movement of any kind has ended on a space (WL-MOVE-16), and what came along."""

    __slots__ = ("cattle", "gear", "mount")

    kind = "arrived"
    FIELDS: ClassVar = (*Deed.FIELDS, Name("mount"), Counts("gear"), Number("cattle"))

    mount: str
    gear: dict[str, int]
    cattle: int
    """How many tokens."""

    def __init__(self, g: Legends, player: Player) -> None:
        self._note(g, player)
        self.mount = player.mount
        self.gear = player.gear.copy()
        self.cattle = len(player.cattle)


@mypyc_attr(allow_interpreted_subclasses=True)
class Equipped(Deed):
    """A card of the store was bought, upgraded or received."""

    __slots__ = ("how", "item", "level")

    kind = "equipped"
    FIELDS: ClassVar = (*Deed.FIELDS, Name("item"), Name("how"), Number("level"))

    item: str
    how: str
    """bought, upgraded or received."""
    level: int

    def __init__(self, g: Legends, player: Player, item: str, how: str) -> None:
        self._note(g, player)
        self.item = item
        self.how = how
        self.level = player.gear[item]

    def event(self, state: Legends) -> Event:
        return Event("equipped", self.seat, {"card": self.item, "for": self.how})


@mypyc_attr(allow_interpreted_subclasses=True)
class UsedUp(Deed):
    """An item went back to the store by its own action or reaction."""

    __slots__ = ("item",)

    kind = "used_up"
    FIELDS: ClassVar = (*Deed.FIELDS, Name("item"))

    item: str

    def __init__(self, g: Legends, player: Player, item: str) -> None:
        self._note(g, player)
        self.item = item

    def event(self, state: Legends) -> Event:
        return Event("used-up", self.seat, {"card": self.item})


@mypyc_attr(allow_interpreted_subclasses=True)
class CattleSold(Deed):
    """Cattle was shipped (`ship`) or sold as rustled (`rustle`)."""

    __slots__ = ("how", "token")

    kind = "cattle_sold"
    FIELDS: ClassVar = (*Deed.FIELDS, Name("how"), Name("token"))

    how: str
    token: str

    def __init__(self, g: Legends, player: Player, how: str, token: str) -> None:
        self._note(g, player)
        self.how = how
        self.token = token

    def event(self, state: Legends) -> Event:
        return Event("cattle-sold", self.seat, {"token": self.token, "for": self.how})


@mypyc_attr(allow_interpreted_subclasses=True)
class NuggetsSold(Deed):
    __slots__ = ("count",)

    kind = "nuggets_sold"
    FIELDS: ClassVar = (*Deed.FIELDS, Number("count"))

    count: int

    def __init__(self, g: Legends, player: Player, count: int) -> None:
        self._note(g, player)
        self.count = count


@mypyc_attr(allow_interpreted_subclasses=True)
class PokerPlayed(Deed):
    """A game of poker is over, for one of those who played it."""

    __slots__ = ("combination", "started", "won")

    kind = "poker_played"
    FIELDS: ClassVar = (*Deed.FIELDS, Number("started"), Number("won"), Name("combination"))

    started: int
    """Whether the player has started the game (1) or joined it (0)."""
    won: int
    combination: str
    """What the player had: `pair`, `full_house`."""

    def __init__(
        self, g: Legends, player: Player, combination: str, *, started: bool, won: bool
    ) -> None:
        self._note(g, player)
        self.started = int(started)
        self.won = int(won)
        self.combination = combination


REMEMBERED: tuple[type[Moment], ...] = (
    Gained, Lost, Healed, Acted, Entered, Arrived, Equipped, UsedUp, CattleSold, NuggetsSold,
    PokerPlayed,
)  # fmt: skip
"""What stories and goals may ask for; chapters add their own."""
