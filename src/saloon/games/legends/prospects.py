"""What lies ahead of the active player, for all to see: where the figure gets, and what acts bring.

Boards show it before anything is decided. Only what is public is counted: no card of a hand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from saloon.games.legends.acts import Act
from saloon.games.legends.fights.bank import LOOT
from saloon.games.legends.fights.fight import GUARD
from saloon.games.legends.fights.players import spoils, with_limits
from saloon.games.legends.fights.virtual import CARDS
from saloon.games.legends.gains import room_for_nuggets
from saloon.games.legends.locations.town import DOCTORS_FEE, FEAST, NUGGET_PRICE, WAGE
from saloon.games.legends.man_in_black.acts import GOLD, PURSE
from saloon.games.legends.moving import GoOn, Move, movement, within_reach
from saloon.games.legends.player import MOST_MONEY, Player
from saloon.games.legends.poker.game import BANK, STAKE
from saloon.games.legends.state import Legends
from saloon.kernel import Option

GO_ON, MOVE = GoOn(), Move()


def reach(g: Legends, player: Player) -> dict[str, int]:
    """What each space costs that the open movement, or another Move action, gets to."""
    points = 0
    if player.space:
        if GO_ON.forbidden(g, player) is None:
            points = g.points
        if MOVE.forbidden(g, player) is None:
            points = max(points, movement(g, player))
    return {space: len(way) for space, way in within_reach(g, player, points).items()}


def offers(g: Legends, player: Player) -> list[dict[str, Any]]:
    """What each location action of a player would bring and cost, in numbers."""
    found: list[dict[str, Any]] = []
    for act in g.config.acts:
        counted = WORTH.get(act.verb)
        if counted is not None:
            for chosen in act.options(g, player):
                found.append(_offer(player, act, chosen, counted(g, player, chosen)))
    return found


def _offer(player: Player, act: Act, chosen: Option, brings: Mapping[str, Any]) -> dict[str, Any]:
    offer: dict[str, Any] = {"verb": act.verb, "detail": chosen.detail, **brings}
    if chosen.seat >= 0:
        offer["seat"] = chosen.seat
    over = player.money + brings.get("money", 0) - MOST_MONEY
    if over > 0:  # WL-LIMIT-01
        offer["money"] -= over
        offer["lost"] = over
    return offer


def _work(g: Legends, player: Player, chosen: Option) -> dict[str, Any]:
    return {"money": WAGE}


def _sell(g: Legends, player: Player, chosen: Option) -> dict[str, Any]:
    count = int(chosen.detail)
    return {"money": count * NUGGET_PRICE, "lp": count, "nuggets": -count}


def _doctor(g: Legends, player: Player, chosen: Option) -> dict[str, Any]:
    return {"money": -DOCTORS_FEE, "wounds": -player.wounds, "cards": player.wounds}


def _revel(g: Legends, player: Player, chosen: Option) -> dict[str, Any]:
    lp = int(chosen.detail)
    return {"money": -lp * FEAST, "lp": lp}


def _prospect(g: Legends, player: Player, chosen: Option) -> dict[str, Any]:
    return {"dice": g.config.box.dice, "room": room_for_nuggets(g, player)}


def _rob_bank(g: Legends, player: Player, chosen: Option) -> dict[str, Any]:
    return {"money": LOOT, "wp": 3, "guard": CARDS[GUARD]}


def _rob(g: Legends, player: Player, chosen: Option) -> dict[str, Any]:
    return {"wp": 1, "spoils": spoils(g, player, g.players[chosen.seat])}


def _rob_him(g: Legends, player: Player, chosen: Option) -> dict[str, Any]:
    return {"wp": 1, "spoils": with_limits(g, player, PURSE, GOLD, 0)}


def _poker(g: Legends, player: Player, chosen: Option) -> dict[str, Any]:
    return {"money": -STAKE, "cards": 1, "pot": STAKE + BANK}


WORTH: dict[str, Callable[[Legends, Player, Option], dict[str, Any]]] = {
    "work": _work,
    "sell": _sell,
    "doctor": _doctor,
    "revel": _revel,
    "prospect": _prospect,
    "rob-bank": _rob_bank,
    "rob": _rob,
    "black-rob": _rob_him,
    "poker": _poker,
}
