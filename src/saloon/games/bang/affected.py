"""Whom an effect on several players hits."""

from __future__ import annotations

from saloon.games.bang.state import Bang, Player
from saloon.kernel import Script


def affected(g: Bang, player: Player, seats: list[int], card: str, slot: int) -> Script[list[int]]:
    """The seats an effect of `player` hits, in order; abilities of the player may spare some."""
    if "shields" in g.hooks and player.seat not in seats:
        # DC-INTERACT-18: what is for everybody, its player included, is used against nobody.
        seats = [seat for seat in seats if not shielded(g, player, g.players[seat], slot)]
    if "targets" not in g.hooks:
        return seats
    for source in g.kit(player).voices_in("targets"):
        seats = yield from source.targets(g, player, seats, card)
    return seats


def shielded(g: Bang, player: Player, target: Player, slot: int) -> bool:
    """Whether something keeps a card of `player` from having any effect on the target."""
    if target is player or "shields" not in g.hooks:
        return False
    for source in (target.kit or g.kit(target)).voices.get("shields", ()):
        if source.shields(g, target, slot):
            return True
    return False
