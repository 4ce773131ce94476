"""Who is out comes back for every turn of the own, without life points (GR-VARIANT)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from saloon.games.bang.life import depart
from saloon.games.bang.moments import Eliminated, Redealt
from saloon.games.bang.presence import Lifeless
from saloon.games.bang.sources import Box
from saloon.games.bang.state import Bang, Player
from saloon.kernel import Effect, Event
from saloon.kernel.fields import PerSeat, Word
from saloon.kernel.parts import Part

NAME: Final = "shadow-gunslingers"
NO_SIDE: Final = ""
OUTLAW: Final = "outlaw"
DEPUTY: Final = "deputy"
TURNS_COAT: Final = "renegade"
UNDECIDED: Final = "shadow-renegade"
"""Who has the card of a Shadow Renegade, and has not begun a turn since (GR-SHADOW-11)."""
LAW: Final = ("sheriff", DEPUTY)


class Sides(Part):
    """The side that the card of a Shadow Renegade shows."""

    FIELDS: ClassVar = (PerSeat(Word("side", (NO_SIDE, OUTLAW, DEPUTY, UNDECIDED))),)

    side: list[str]
    """By seat; none for who has no such card."""


def sides(g: Bang) -> list[str]:
    kept: Sides = g.kept[NAME]
    return kept.side


class Shadow(Lifeless):
    """Here for the own turn, and in play for every goal as long as it lasts (GR-VARIANT-19)."""

    id = "shadow"
    keeper = NAME
    rule = "GR-VARIANT-09"
    stays = False
    left = False

    def departs(self, g: Bang, p: Player) -> Effect:
        """Leaving is no elimination (GR-VARIANT-10, GR-VARIANT-11)."""
        return depart(g, p, self.keeper)


SHADOW: Final = Shadow()


class ShadowGunslingers(Box):
    keeps = Sides
    presences = (SHADOW,)

    def takes_turn(self, g: Bang, p: Player) -> bool:
        return not p.present

    def on_eliminated(self, g: Bang, p: Player, eliminated: Eliminated) -> None:
        """GR-SHADOW-01; where nobody is Sheriff, there are no sides."""
        if eliminated.role == TURNS_COAT and LAW[0] in [g.role(player) for player in g.players]:
            sides(g)[p.seat] = UNDECIDED

    def turn_begins(self, g: Bang, p: Player) -> None:
        """GR-SHADOW-02, CB-RETURN-14: whoever is back otherwise than as a shadow."""
        if sides(g)[p.seat] == UNDECIDED:
            self._choose_side(g, p)

    def back_as_a_shadow(self, g: Bang, p: Player) -> None:
        """GR-VARIANT-06; in its place after what brings somebody back more fully (CB-RETURN-04)."""
        g.reveal(p.role_slot)  # it may have been dealt anew since (CB-RETURN-21)
        if g.role(p) == TURNS_COAT or sides(g)[p.seat]:
            self._choose_side(g, p)
        g.come_back(p, SHADOW)
        # GR-VARIANT-10: no hand limit is minded, since everything is discarded on leaving.
        g.agenda.remove(("phase-3", p.seat))
        if g.events is not None:
            g.tell(Event("came-back", p.seat, {"why": self.id}))

    def _choose_side(self, g: Bang, p: Player) -> None:
        """GR-SHADOW-02 to 06: with the side of which more roles lie open; if in doubt, the Outlaws.

        Where nobody is Sheriff, there are no sides to choose from.
        """
        others = [player for player in g.players if player is not p]
        roles = [g.role(player) for player in others]
        if LAW[0] not in roles:
            return
        open_roles = [
            role
            for role, player in zip(roles, others, strict=True)
            if (role == LAW[0] or player.presence.eliminated) and g.knows(None, player.role_slot)
        ]
        law = sum([role in LAW for role in open_roles])
        side = DEPUTY if law > open_roles.count(OUTLAW) else OUTLAW
        if sides(g)[p.seat] != side:
            sides(g)[p.seat] = side
            g.rearranged()  # what is lent to a role
            if g.events is not None:
                g.tell(Event("took-side", p.seat, {"role": side}))

    def on_redealt(self, g: Bang, p: Player, redealt: Redealt) -> None:
        """CB-RETURN-15: with another role card the Shadow Renegade's is put away."""
        sides(g)[p.seat] = NO_SIDE

    def plays_role(self, g: Bang, p: Player, role: str) -> str:
        """GR-SHADOW-07, GR-SHADOW-08: as its card shows, and never again for oneself."""
        side = sides(g)[p.seat]
        if side == UNDECIDED:
            return UNDECIDED if p.present else role  # with nobody, if back before it has a side
        return side or role

    def view(self, g: Bang) -> dict[str, Any]:
        shown = (OUTLAW, DEPUTY)
        return {"sides": {str(seat): side for seat, side in enumerate(sides(g)) if side in shown}}
