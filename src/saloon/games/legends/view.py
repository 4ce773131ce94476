"""What a viewer may see. What is neither declared in `facts.py` nor written here stays hidden."""

from __future__ import annotations

from typing import Any

from saloon.games.legends.done import basket, spent
from saloon.games.legends.ending import score
from saloon.games.legends.facts import PLAYER, VIEW
from saloon.games.legends.moving import movement
from saloon.games.legends.prospects import offers, reach
from saloon.games.legends.sources import UPGRADED
from saloon.games.legends.state import COLOURS, Legends, Player
from saloon.games.legends.turn import hand_limit
from saloon.kernel.showing import Showing

TABLE, ROW = Showing(VIEW, Legends), Showing(PLAYER, Player)


def view(g: Legends, viewer: int | None, over: bool) -> dict[str, Any]:
    """WL-SETUP-28: hands, cattle symbols and characters dealt are hidden."""
    table: dict[str, Any] = {
        "game": "legends",
        "viewer": viewer,
        **TABLE.of(g, g, viewer, over),
        "step": g.agenda[-1][0] if g.agenda else "",
        "length": g.config.length,
        "cattle": {colour: len(g.herd(colour)) for colour in COLOURS},
        "players": [_player(g, player, viewer, over) for player in g.players],
        "result": None if g.result is None else _result(g),
        "spent": [],
        "basket": [],
        "reach": {},
        "offers": [],
    }
    if table["step"] == "act":
        player = g.players[g.active]
        table["spent"], table["basket"] = spent(g, player), basket(g, player)
        table["reach"], table["offers"] = reach(g, player), offers(g, player)
    for chapter in g.config.chapters:
        table.update(chapter.view(g, viewer, over))
    return table


def _result(g: Legends) -> dict[str, Any]:
    assert g.result is not None
    return {
        "side": g.result.side,
        "winners": list(g.result.winners),
        "points": list(g.result.points),
        "ranks": list(g.result.ranks),
        "scores": [score(g, player)._asdict() for player in g.players],
    }


def _player(g: Legends, player: Player, viewer: int | None, over: bool) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "seat": player.seat,
        "status": "alive",
        **ROW.of(player, g, viewer, over),
        "side": player.side,
        "gear": [
            {"id": each.id, "upgraded": player.gear[each.id] == UPGRADED}
            for each in g.equipment(player)
        ],
        "movement": movement(g, player),
        "hand_limit": hand_limit(g, player),
        "cattle": [g.token(slot).herd for slot in player.cattle],
    }
    for chapter in g.config.chapters:
        shown.update(chapter.view_player(g, player, viewer, over))
    return shown
