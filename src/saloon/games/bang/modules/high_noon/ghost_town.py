"""Ghost Town: who is out plays a turn all the same (HN-GHOST)."""

from __future__ import annotations

from saloon.games.bang.discards import discard_together
from saloon.games.bang.life import eliminate
from saloon.games.bang.modules.high_noon.module import high_noon
from saloon.games.bang.sources import EventCard
from saloon.games.bang.state import Bang, Harm, Player
from saloon.kernel import Event, Script

GHOST = "ghost"
CARDS = 3


class GhostTown(EventCard):
    """Eliminated players come back for their turn, without life points (HN-CARD-06)."""

    def takes_turn(self, g: Bang, p: Player) -> bool:
        return p.status == "out"

    def turn_begins(self, g: Bang, p: Player) -> None:
        if p.status != "out":
            return
        g.come_back(p, GHOST)
        # HN-GHOST-15: no hand limit is minded, since everything is discarded on leaving.
        g.agenda.remove(("phase-3", p.seat))
        if g.events is not None:
            g.tell(Event("came-back", p.seat, {"why": self.id}))

    def draw_base(self, g: Bang, p: Player, base: int) -> int:
        # HN-GHOST-08, HN-GHOST-09: whose ability already says three or more draws that.
        return max(base, CARDS) if p.status == GHOST else base

    def turn_ends(self, g: Bang, p: Player) -> Script[None]:
        if p.status != GHOST:
            return

        def discard(slot: int) -> None:
            g.discard_from_hand(p, slot, self.id, forced=True)

        yield from discard_together(g, p, lambda: list(p.hand), discard)
        # Leaving is an elimination that nobody is to blame for (HN-GHOST-14 to 16).
        yield from eliminate(g, p, Harm(None, self.id))


high_noon.add(
    events={
        "ghost-town": GhostTown,
    }
)
