"""What must hold whenever somebody is asked."""

from __future__ import annotations

from saloon.games.dice.pieces import Configuration
from saloon.games.dice.state import Dice


def problems(g: Dice, config: Configuration) -> list[str]:
    found = []
    if g.supply + sum(player.arrows for player in g.players) != config.arrows:
        found.append("an arrow is lost")
    for player in g.players:
        if player.life not in range(player.max_life + 1):
            found.append(f"seat {player.seat} has {player.life} of {player.max_life} life points")
        if player.out and (player.life or player.arrows):
            found.append(f"seat {player.seat} is out and has something left")
        if player.arrows < 0:
            found.append(f"seat {player.seat} has fewer than no arrows")
    for box in config.boxes:
        loose = box.loose(g)
        found += g.misplaced(*[name for name in box.piles if name not in loose])
        found += box.problems(g)
    return found
