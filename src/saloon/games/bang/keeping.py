"""Players whom something in front of them keeps in the game without life points (CB-RETURN-03)."""

from __future__ import annotations

from saloon.games.bang.discards import discard_everything
from saloon.games.bang.presence import Lifeless
from saloon.games.bang.state import Bang, Harm, Player
from saloon.games.bang.victory import check_victory
from saloon.kernel import Script
from saloon.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class KeptInGame(Lifeless):
    """In the game in every respect, for as long as its `keeper` lies in front of the player."""

    def ends(self, g: Bang, p: Player) -> Script[None]:
        check_victory(g, Harm(None, self.keeper), p)  # CB-WIN-04
        yield from discard_everything(g, p, "eliminated")  # CB-RETURN-19


def bring_to_stay(g: Bang, p: Player, presence: KeptInGame) -> bool:
    """Something that keeps players in the game is laid in front of one without life points.

    Who is out comes back; who is here for a while only stays (CB-RETURN-09). Returns whether
    anything has changed.
    """
    if not p.present:
        g.come_back(p, presence)
        return True
    if p.has_life or p.presence.lasts:
        return False
    p.presence = presence
    g.rearranged()
    # Who was to leave at the end of the turn had no phase 3 (HN-GHOST-15); who stays has.
    end, third = ("end", p.seat), ("phase-3", p.seat)
    if end in g.agenda and third not in g.agenda:
        g.agenda.insert(g.agenda.index(end) + 1, third)
    return True


def keep_in_the_game(g: Bang, p: Player, presence: KeptInGame) -> None:
    """A player who would be eliminated stays without life points, with all cards (GT-CAR-24)."""
    p.presence = presence
    p.life = 0
    g.rearranged()
