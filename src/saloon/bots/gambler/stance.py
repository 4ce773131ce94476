"""What each player's death would be worth to the gambler, given who they may be.

Everything else is measured by it: a life point of somebody is worth as much as it brings his death
nearer. 10 is the game itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from saloon.bots.gambler.table import Table
from saloon.bots.odds import Odds

WIN = 10.0
COMRADE = -2.5
"""One more gun on the own side."""
PREY = {"deputy": "renegade", "renegade": "outlaw", "outlaw": "deputy"}
"""Three players: whom each role hunts (DG-THREE-03 to 05)."""


def wishes(table: Table, odds: Mapping[int, Odds], in_use: Counter[str]) -> dict[int, float]:
    """By seat of who is in the game, the own one included: above 0, let him die."""
    me = table.me
    if any(place.team for place in table.here):
        return _teams(table)
    if len(table.here) == 2:
        return {place.seat: -WIN if place is me else WIN for place in table.here}
    if len(table.places) == len(PREY):
        return _hunt(table)
    left = in_use.copy()
    left.subtract([place.role for place in table.places if place.role and not place.here])
    worth = _BY_ROLE[me.role or "outlaw"](table, odds, left)
    wanted = {
        place.seat: sum(chance * worth[role] for role, chance in odds[place.seat].items())
        for place in table.others
    }
    return wanted | {me.seat: worth["me"]}


def _teams(table: Table) -> dict[int, float]:
    """After an outbreak the last team wins."""
    mine = [place for place in table.here if place.team == table.me.team]
    theirs = len(table.here) - len(mine)
    return {
        place.seat: -WIN / len(mine) if place.team == table.me.team else WIN / theirs
        for place in table.here
    }


def _hunt(table: Table) -> dict[int, float]:
    """The own prey is the game; whom it hunts itself should rather live, but may not reach me."""
    prey = PREY[table.me.role or "outlaw"]
    return {
        place.seat: -WIN if place is table.me else WIN if place.role == prey else 1.0
        for place in table.here
    }


def _law(table: Table, odds: Mapping[int, Odds], left: Counter[str]) -> dict[str, float]:
    enemies = max(1, left["outlaw"] + left["renegade"])
    share = WIN / enemies
    return {
        "sheriff": -WIN,
        "deputy": COMRADE,
        "outlaw": share,
        # While Outlaws are many, the Renegade's dice go the right way.
        "renegade": (0.3 if left["outlaw"] > 1 else 0.7 if left["outlaw"] else 1.0) * share,
        "me": -WIN if table.me.role == "sheriff" else COMRADE,
    }


def _outlaw(table: Table, odds: Mapping[int, Odds], left: Counter[str]) -> dict[str, float]:
    return {"sheriff": WIN, "deputy": 1.5, "outlaw": -2.0, "renegade": 0.5, "me": COMRADE}


def _renegade(table: Table, odds: Mapping[int, Odds], left: Counter[str]) -> dict[str, float]:
    """Both sides shall wear each other down, and the Sheriff be the last to go."""
    law = outlaws = 0.0
    for place in table.others:
        chances = odds[place.seat]
        law += place.life * (chances.get("sheriff", 0.0) + chances.get("deputy", 0.0))
        outlaws += place.life * chances.get("outlaw", 0.0)
    tilt = max(-1.0, min(1.0, 6.0 * (outlaws - law) / (outlaws + law + 0.01)))
    return {
        "sheriff": -6.0 if left["outlaw"] else -3.0,
        "deputy": 3.0 if not left["outlaw"] else 1.5 - 1.5 * tilt,
        "outlaw": 2.5 + 1.5 * tilt if left["deputy"] > 0 else 4.0,
        "renegade": 2.0,
        "me": -WIN,
    }


_BY_ROLE = {"sheriff": _law, "deputy": _law, "outlaw": _outlaw, "renegade": _renegade}
