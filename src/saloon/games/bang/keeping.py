"""Players whom something in front of them keeps in the game without life points (CB-RETURN-03)."""

from __future__ import annotations

from saloon.games.bang.discards import discard_everything
from saloon.games.bang.presence import Lifeless
from saloon.games.bang.state import Bang, Harm, Player
from saloon.games.bang.victory import check_victory
from saloon.kernel import Script


class Kept(Lifeless):
    """In the game in every respect, for as long as its `keeper` lies in front of the player."""

    def ends(self, g: Bang, p: Player) -> Script[None]:
        check_victory(g, Harm(None, self.keeper), p)  # CB-WIN-04
        yield from discard_everything(g, p, "eliminated")  # CB-RETURN-19


def keep_in_the_game(g: Bang, p: Player, presence: Kept) -> None:
    """A player who would be eliminated stays without life points, with all cards (GT-CAR-24)."""
    p.presence = presence
    p.life = 0
    g.rearranged()
