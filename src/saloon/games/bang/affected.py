"""Whom an effect on several players hits."""

from __future__ import annotations

from saloon.games.bang.state import Bang, Player
from saloon.kernel import Script


def affected(g: Bang, player: Player, seats: list[int], card: str) -> Script[list[int]]:
    """The seats an effect of `player` hits, in order; abilities of the player may spare some."""
    if "targets" not in g.hooks:
        return seats
    for source in g.sources(player):
        if "targets" in source.hooks:
            seats = yield from source.targets(g, player, seats, card)
    return seats
