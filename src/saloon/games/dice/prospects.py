"""What the dice on the table can do for the active player, before anything is decided."""

from __future__ import annotations

from typing import Any

from saloon.games.dice.aiming import RULES, targets
from saloon.games.dice.rolling import EXPLOSIVE, is_locked
from saloon.games.dice.state import Dice


def prospects(g: Dice) -> dict[str, Any]:
    """All of it follows from what everybody sees."""
    player = g.players[g.active]
    return {
        # Whom each face that is aimed can hit, clockwise.
        "reach": {
            face: [] if player.out else [other.seat for other in targets(g, player, face)]
            for face in RULES
        },
        "gatlings_needed": min(source.gatlings_needed for source in player.abilities),
        "explosive": EXPLOSIVE,
        # What counts like a die: Rage cards that are revealed, a token.
        "added": list(g.added),
        # Dice, by number, that may not be rolled again.
        "locked": [die for die, face in enumerate(g.dice) if is_locked(player, face)],
    }
