"""The ruling of ED-16: a stolen green card has to be laid down."""

from __future__ import annotations

from saloon.games.bang.modules.dodge_city.module import dodge_city
from saloon.games.bang.moments import Taken
from saloon.games.bang.sources import Variant
from saloon.games.bang.state import Bang, Player


class StolenGreenCards(Variant):
    """Whoever takes a green card from in front of another player must lay it down (DC-GREEN-09)."""

    def on_taken(self, g: Bang, p: Player, taken: Taken) -> None:
        # What the eliminated leave behind is not stolen.
        owner = g.players[taken.owner]
        if owner is not p and owner.present and g.card(taken.slot).border == "green":
            g.oblige(taken.slot, "DC-GREEN-09")


dodge_city.add(
    variants={
        "stolen-green-must-be-played": StolenGreenCards,
    }
)
