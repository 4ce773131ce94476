"""What a viewer may see. What is neither declared in `facts.py` nor written here stays hidden."""

from __future__ import annotations

from typing import Any

from saloon.games.dice.aiming import places_between
from saloon.games.dice.facts import PLAYER, VIEW
from saloon.games.dice.prospects import prospects
from saloon.games.dice.rolling import rolls_left
from saloon.games.dice.state import Dice, Player
from saloon.kernel.showing import Showing

TABLE, ROW = Showing(VIEW, Dice), Showing(PLAYER, Player)


def view(g: Dice, viewer: int | None, over: bool) -> dict[str, Any]:
    """DG-TIMING-04: only roles are hidden, and what a box says is."""
    table = {
        "game": "dice",
        "viewer": viewer,
        **TABLE.of(g, g, viewer, over),
        "step": g.agenda[-1][0] if g.agenda else "",
        "players": [_player(g, player, viewer, over) for player in g.players],
        "kinds": [kind.id for kind in g.kinds],
        "rolls_left": max(0, rolls_left(g)),
        "prospects": prospects(g),
        "result": None
        if g.result is None
        else {"side": g.result.side, "winners": list(g.result.winners)},
    }
    for box in g.config.boxes:
        table |= box.view(g, viewer, over)
    return table


def _player(g: Dice, player: Player, viewer: int | None, over: bool) -> dict[str, Any]:
    me = None if viewer is None or viewer == player.seat else g.players[viewer]
    counted = me is not None and not me.out and not player.out
    shown = {
        "seat": player.seat,
        "status": "out" if player.out else "alive",
        "role": g.role(player) if over or g.knows(viewer, player.seat) else None,
        **ROW.of(player, g, viewer, over),
        "places": places_between(g, me, player) if me is not None and counted else None,
    }
    for box in g.config.boxes:
        shown |= box.view_player(g, player, viewer, over)
    return shown
