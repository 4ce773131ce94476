"""The Dynamite variant with the wooden stick (BB-VARIANT-07 to 24).

With it, Dynamite never gets into a hand or onto the pile: it lies in play or is in the deck.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from saloon.games.bang.modules.base.blue import Dynamite
from saloon.games.bang.modules.base.module import base
from saloon.games.bang.moments import Eliminated, LifeLost
from saloon.games.bang.sources import Variant
from saloon.games.bang.state import Bang, Player
from saloon.kernel import Event
from saloon.kernel.fields import SeatNumber
from saloon.kernel.parts import Part

VARIANT: Final = "dynamite-stick-variant"


class Stick(Part):
    FIELDS: ClassVar = (SeatNumber("holder", 0),)

    holder: int


def stick(g: Bang) -> Stick:
    kept: Stick = g.kept[VARIANT]
    return kept


class RestlessDynamite(Dynamite):
    """Dynamite while the stick is on the table: what draws it meets the holder of the stick."""

    border = "blue"
    diverted = True

    def divert(self, g: Bang, slot: int, to: str, p: Player | None = None) -> bool:
        g.reveal(slot)
        if to == "pile" or not self._lay_at_stick(g, slot):
            self._shuffle_in(g, slot)
        return True

    def _shuffle_in(self, g: Bang, slot: int) -> None:
        """BB-VARIANT-19: back into the deck at once."""
        if g.events is not None:
            g.tell(Event("shuffled-in", facts={"card": g.face[slot].text}))
        g.deck.append(slot)
        if len(g.deck) == 1 and g.pile:
            g.reshuffle()  # alone it would be the next card again and again
        else:
            g.shuffle(g.deck)

    def _lay_at_stick(self, g: Bang, slot: int) -> bool:
        """BB-VARIANT-14, BB-VARIANT-22: in front of the holder, or the next one without.

        Returns whether there was somebody: the last one left may have the other Dynamite.
        """
        for seat in g.clockwise_from(stick(g).holder):
            player = g.players[seat]
            if player.present and not g.in_front(player, self.id):
                g.enter_play(player, slot)
                if g.events is not None:
                    facts = {"card": g.face[slot].text, "to": seat}
                    g.tell(Event("stick-dynamite", facts=facts))
                return True
        return False


class DynamiteStick(Variant):
    """Who wounds somebody with a BANG! card in the own turn takes the stick (BB-VARIANT-10)."""

    keeps: ClassVar = Stick
    replaces: ClassVar = {"dynamite": base.made(RestlessDynamite, "dynamite")}

    def set_up(self, g: Bang) -> None:
        stick(g).holder = g.first  # BB-VARIANT-07: the Sheriff takes it first

    def view(self, g: Bang) -> dict[str, Any]:
        return {"stick": stick(g).holder}

    def on_life_lost(self, g: Bang, p: Player, loss: LifeLost) -> None:
        if loss.bang_card and loss.by_another and g.has_turn(g.players[loss.by]):
            self._give(g, loss.by)

    def on_eliminated(self, g: Bang, p: Player, eliminated: Eliminated) -> None:
        if stick(g).holder == p.seat and g.circle:
            self._give(g, g.next_clockwise(p.seat))  # BB-VARIANT-23

    def _give(self, g: Bang, seat: int) -> None:
        if stick(g).holder != seat:
            stick(g).holder = seat
            if g.events is not None:
                g.tell(Event("stick", seat))


base.add(
    variants={
        VARIANT: DynamiteStick,
    }
)
