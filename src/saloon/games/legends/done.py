"""What the active player has done in this turn, for all to see: actions spent, goods bought."""

from __future__ import annotations

from typing import Any

from saloon.games.legends.conditions import of_this_turn
from saloon.games.legends.moments import Acted, Equipped
from saloon.games.legends.state import Legends, Player
from saloon.games.legends.turn import acts_of

STORE = "store"


def spent(g: Legends, player: Player) -> list[str]:
    """The verbs of the actions that were taken, in order; what is free does not count."""
    costs: dict[str, str] = {}
    for act in acts_of(g, player):
        if act.costs:
            costs.setdefault(act.action or act.verb, act.verb)
    found: list[str] = []
    numbers: list[int] = []
    for deed in of_this_turn(g, player):
        # What follows a movement, or goes on with an open action, belongs to the same number.
        if isinstance(deed, Acted) and deed.act in costs and deed.action not in numbers:
            numbers.append(deed.action)
            found.append(costs[deed.act])
    return found


def basket(g: Legends, player: Player) -> list[dict[str, Any]]:
    """What was bought and upgraded on the visit to a store that is open."""
    if g.going != STORE:
        return []
    return [
        {"id": deed.item, "upgraded": deed.how == "upgraded"}
        for deed in of_this_turn(g, player)
        if isinstance(deed, Equipped) and deed.action == g.doing and deed.how != "received"
    ]
