"""Ghost Town: who is out plays a turn all the same (HN-GHOST)."""

from __future__ import annotations

from typing import Final

from saloon.games.bang.discards import discard_together
from saloon.games.bang.life import eliminate
from saloon.games.bang.modules.high_noon.module import high_noon
from saloon.games.bang.presence import GHOST, Lifeless
from saloon.games.bang.sources import EventCard
from saloon.games.bang.state import Bang, Harm, Player
from saloon.kernel import Event, Script

CARDS: Final = 3


class Back(Lifeless):
    """Here for a turn, in which everything can still be won (HN-GHOST-11)."""

    id = GHOST
    keeper = "ghost-town"
    rule = "HN-GHOST-10"
    stays = False
    left = False

    def departs(self, g: Bang, p: Player) -> Script[None]:
        def discard(slot: int) -> None:
            g.discard_from_hand(p, slot, self.keeper, forced=True)

        yield from discard_together(g, p, lambda: list(p.hand), discard)
        # Leaving is an elimination that nobody is to blame for (HN-GHOST-14 to 16).
        yield from eliminate(g, p, Harm(None, self.keeper))


BACK: Final = Back()


class GhostTown(EventCard):
    """Eliminated players come back for their turn, without life points (HN-CARD-06)."""

    presences = (BACK,)

    def takes_turn(self, g: Bang, p: Player) -> bool:
        return not p.present

    def back_for_a_turn(self, g: Bang, p: Player) -> None:
        g.come_back(p, BACK)
        # HN-GHOST-15: no hand limit is minded, since everything is discarded on leaving. Phase 3
        # would find nothing to do; records know such a turn without it.
        g.agenda.remove(("phase-3", p.seat))
        if g.events is not None:
            g.tell(Event("came-back", p.seat, {"why": self.id}))

    def draw_base(self, g: Bang, p: Player, base: int) -> int:
        # HN-GHOST-08, HN-GHOST-09: whose ability already says three or more draws that.
        return max(base, CARDS) if p.presence is BACK else base


high_noon.add(
    event_cards={
        "ghost-town": GhostTown,
    }
)
