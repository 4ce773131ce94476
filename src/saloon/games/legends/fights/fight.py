"""One fight: who fights whom, and what is added to the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.legends.board import TOWN
from saloon.games.legends.moments import Deed
from saloon.kernel.fields import Name, Number
from saloon.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from saloon.games.legends.state import Legends, Player

LOWEST = 2
"""WL-FIGHT-21: no card counts less."""
BANDIT, GUARD, SHERIFF, GANG = "bandit", "guard", "sheriff", "gang"
ARREST, DUEL, ROBBERY = "arrest", "duel", "robbery"


class Fight:
    """A fight of a player against another one, or against a virtual opponent."""

    def __init__(
        self, kind: str, player: Player, *, rival: Player | None = None, cards: int = 0,
        acting: Player | None = None, attacker: Player | None = None, figure: str = "",
        name: str = "",
    ) -> None:  # fmt: skip
        self.kind = kind
        """arrest, duel or robbery, or the virtual opponent."""
        self.figure = figure
        """The character that nobody plays, if it is against one."""
        self.name = name or kind
        """How it is told: a gang has a name of its own."""
        self.player = player
        """The attacker, or the human fighter."""
        self.rival = rival
        """WL-TERM-05: the human opponent, if there is one."""
        self.cards = cards
        """Fight cards that are drawn for a virtual opponent."""
        self.acting = acting
        """Who plays the virtual opponent."""
        self.attacker = attacker
        """Who is the attacker for the upgraded revolver (WL-ITEM-15)."""
        self.begin()

    def begin(self) -> None:
        """The fight begins, perhaps anew (WL-FIGHT-28)."""
        self.changes: dict[int, int] = {}
        self.cancelled = False
        """Whether the effect of the fight card is cancelled, if it can be."""
        self.no_marshal_point = False

    @property
    def virtual(self) -> bool:
        return self.rival is None and not self.figure

    def outside_towns(self) -> bool:
        """WL-STORY-32: a fight takes place where the fighter's figure stands."""
        return not TOWN[self.player.space]

    def other(self, player: Player) -> int:
        """The seat against whom a player fights; -1 if nobody sits there."""
        if self.rival is None:
            return -1
        return self.rival.seat if player is self.player else self.player.seat

    def change(self, seat: int, by: int) -> None:
        """WL-TERM-07, WL-FIGHT-33: changes to the card of a seat (-1: the fight card) add up."""
        self.changes[seat] = self.changes.get(seat, 0) + by

    def value(self, seat: int, printed: int) -> int:
        """What a card counts in the end."""
        return max(LOWEST, printed + self.changes.get(seat, 0))


@mypyc_attr(allow_interpreted_subclasses=True)
class FightWon(Deed):
    """A fight was won, on either side (WL-GOAL-14), and how things stood then."""

    __slots__ = ("against", "fight", "outlaw", "sheriff", "weapon", "wounds")

    kind = "fight_won"
    FIELDS = (
        *Deed.FIELDS, Name("fight"), Name("against"), Number("outlaw"), Name("weapon"),
        Number("wounds"), Name("sheriff"),
    )  # fmt: skip

    fight: str
    against: str
    """character (a player's or one that nobody plays), bandit, guard, sheriff or gang."""
    outlaw: int
    """Whether a character was beaten who was an outlaw (1 or 0)."""
    weapon: str
    wounds: int
    sheriff: str
    """Where the sheriff stood."""

    def __init__(self, g: Legends, player: Player, fight: Fight) -> None:
        self._note(g, player)
        self.fight = fight.kind
        self.against = fight.kind if fight.virtual else "character"
        self.outlaw = int(fight.rival is not None and g.players[fight.other(player)].outlaw)
        self.weapon = player.weapon
        self.wounds = player.wounds
        self.sheriff = g.sheriff


@mypyc_attr(allow_interpreted_subclasses=True)
class FightDeclared(Deed):
    """A fight was declared against another player's character."""

    __slots__ = ("fight",)

    kind = "fight_declared"
    FIELDS = (*Deed.FIELDS, Name("fight"))

    fight: str

    def __init__(self, g: Legends, player: Player, fight: str) -> None:
        self._note(g, player)
        self.fight = fight
