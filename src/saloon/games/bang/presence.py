"""How somebody is in the game, out of it, or kept in it by something (CB-RETURN).

Most players are `IN`, and `OUT` once they are eliminated. A source that brings somebody back, or
keeps somebody who has no life points left, has a kind of presence of its own and declares it in
`Source.presences`: all that is special about such a player stands there, and nobody else asks what
it is called.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.kernel import Effect
from saloon.kernel.native import mypyc_attr, settle

if TYPE_CHECKING:
    from saloon.games.bang.state import Bang, Player

HERE: Final = "in"
GONE: Final = "out"
GHOST: Final = "ghost"
"""What a table is shown of it: in the game, out of it, or there without life points."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Presence:
    """A way of being in the game. Subclasses change what is special; they keep nothing themselves.

    There is one object of each kind, and it serves all games.
    """

    id = HERE
    """Its name in stored games."""
    keeper = ""
    """The id of the source by which somebody is here, if it is not simply the game."""
    shown = HERE

    here = True
    """Whether such a player has a place: counts for distance, is a target, takes cards."""
    has_life = True
    """Whether there are life points to lose, to pay with and to be compared (CB-RETURN-16)."""
    heals = True
    """Whether life points can be gained."""
    rule = ""
    """The rule by which they can be neither lost nor gained, or one of the two."""
    stays = True
    """Whether such a player is still here when the own turn is over (CB-TIMING-21)."""

    eliminated = False
    """Whether such a player is one of those who are out of the game, here or not: a fuller way of
    coming back takes who is here (CB-RETURN-01)."""

    @property
    def lasts(self) -> bool:
        """Whether such a player is in the game, and not for a while only."""
        return self.stays and not self.eliminated

    left = True
    """Whether such a player is one of those left: where only two are, Beer does nothing
    (CB-WIN-07); the last one left may have won (CB-WIN-05, CB-WIN-06)."""
    counts = True
    """Whether such a player is in the game for everybody's goal: a Sheriff lives, the law has to
    wait, a Renegade is not alone (CB-WIN-02, CB-WIN-03)."""

    def __init__(self) -> None:
        settle(self)

    def role(self, g: Bang, p: Player, printed: str) -> str:
        """As which role `p` plays and wins; "" if with nobody."""
        return printed

    def departs(self, g: Bang, p: Player) -> Effect:
        """The end of a turn of `p`, at the place of the timetable for those who leave."""
        return None

    def ends(self, g: Bang, p: Player) -> Effect:
        """What kept `p` in the game is lost, and nothing else does: `p` is out by now."""
        return None

    def after(self) -> Presence:
        """What becomes of such a player who is eliminated or leaves."""
        return OUT

    def __repr__(self) -> str:
        return f"<Presence {self.id}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Out(Presence):
    """Eliminated."""

    id = GONE
    shown = GONE
    here = False
    has_life = False
    heals = False
    eliminated = True
    left = False
    counts = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Lifeless(Presence):
    """Here without life points: none are lost, none are gained (CB-RETURN-16)."""

    shown = GHOST
    has_life = False
    heals = False
    rule = "CB-RETURN-16"


IN: Final = Presence()
OUT: Final = Out()
EVERYWHERE: Final = (IN, OUT)
"""What there is in every game."""
