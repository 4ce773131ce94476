"""The Dynamite variant with the wooden stick (BB-VARIANT-07 to 24).

With it, Dynamite never gets into a hand or onto the pile: it lies in play or is in the deck.
"""

from __future__ import annotations

from saloon.games.bang.modules.base.blue import Dynamite
from saloon.games.bang.modules.base.module import base
from saloon.games.bang.sources import Variant
from saloon.games.bang.state import Bang, Harm, Player
from saloon.kernel import Event

STICK = "stick"


class RestlessDynamite(Dynamite):
    """Dynamite while the stick is on the table: what draws it meets the holder of the stick."""

    border = "blue"
    diverted = True

    def divert(self, g: Bang, slot: int, to: str) -> bool:
        if to == "pile":
            # BB-VARIANT-19: back into the deck at once.
            g.reveal(slot)
            if g.events is not None:
                g.tell(Event("shuffled-in", facts={"card": g.face[slot].text}))
            g.deck.append(slot)
            g.shuffle(g.deck)
        else:
            self._lay_at_stick(g, slot)
        return True

    def _lay_at_stick(self, g: Bang, slot: int) -> None:
        """BB-VARIANT-14, BB-VARIANT-22: in front of the holder, or the next one without."""
        g.reveal(slot)
        for seat in g.clockwise_from(g.marks[STICK]):
            player = g.players[seat]
            if player.present and not g.in_front(player, self.id):
                g.enter_play(player, slot)
                if g.events is not None:
                    facts = {"card": g.face[slot].text, "to": seat}
                    g.tell(Event("stick-dynamite", facts=facts))
                return
        g.enter_play(g.players[g.marks[STICK]], slot)


@base.variant("dynamite-stick-variant")
class DynamiteStick(Variant):
    """Who wounds somebody with a BANG! card in the own turn takes the stick (BB-VARIANT-10)."""

    replaces = {"dynamite": base.made(RestlessDynamite, "dynamite")}  # noqa: RUF012

    def set_up(self, g: Bang) -> None:
        g.marks[STICK] = g.marks["first"]  # BB-VARIANT-07: the Sheriff takes it first

    def harmed(self, g: Bang, p: Player, harm: Harm) -> None:
        by = harm.by
        if harm.bang_card and by is not None and by is not p and g.has_turn(by):
            self._give(g, by.seat)

    def left_game(self, g: Bang, p: Player) -> None:
        if g.marks[STICK] == p.seat and g.circle:
            self._give(g, g.next_clockwise(p.seat))  # BB-VARIANT-23

    def _give(self, g: Bang, seat: int) -> None:
        if g.marks[STICK] != seat:
            g.marks[STICK] = seat
            if g.events is not None:
                g.tell(Event("stick", seat))
