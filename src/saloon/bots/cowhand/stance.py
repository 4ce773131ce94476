"""Friend or foe: how much the cowhand wants each of the others hurt, given who they may be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from saloon.bots.cowhand.belief import roles_in_use
from saloon.bots.cowhand.table import Table
from saloon.bots.odds import Odds

LAW = {"sheriff": -2.0, "deputy": -1.0, "outlaw": 1.0, "renegade": 0.6}
PREY = {"deputy": "renegade", "renegade": "outlaw", "outlaw": "deputy"}
"""Whom everybody hunts in the game for three (DC-THREE-02)."""
OUTLAWS = {"sheriff": 1.5, "deputy": 0.6, "outlaw": -1.0, "renegade": 0.2}


def stances(table: Table, odds: Mapping[int, Odds]) -> dict[int, float]:
    """By seat of the others: above 0 an enemy, below 0 a friend."""
    towards = _towards(table, odds)
    return {
        place.seat: sum(chance * towards[role] for role, chance in odds[place.seat].items())
        for place in table.others
    }


def _towards(table: Table, odds: Mapping[int, Odds]) -> Mapping[str, float]:
    if table.alone:
        return _hunt(table)
    if table.role == "renegade":
        return _balance(table, odds)
    if table.role == "outlaw":
        return OUTLAWS
    if table.role == "sheriff":
        # BB-DEATH-06: whoever shoots the own Deputy loses all cards.
        return LAW | {"deputy": -1.5}
    return LAW


def _hunt(table: Table) -> Mapping[str, float]:
    """Three with open roles: the own prey first; the last two have only each other."""
    towards = dict.fromkeys(PREY, 1.5)
    if len(table.here) > 2:
        # Whoever hunts oneself is the prey's prey: hurting them helps the prey to win.
        hunter = next(role for role, prey in PREY.items() if prey == table.role)
        towards[hunter] = 0.3
    return towards


def _balance(table: Table, odds: Mapping[int, Odds]) -> Mapping[str, float]:
    """The Renegade wants both sides to wear each other down, and the Sheriff to be the last."""
    left = Counter(roles_in_use(len(table.seats)))
    left.subtract(place.role for place in table.seats if place.role and not place.here)
    rivals = left["renegade"] > 1  # with eight players there is another Renegade
    sheriff = table.sheriff
    if left["outlaw"] <= 0 and left["deputy"] <= 0 and len(table.others) == 1:
        return {"sheriff": 1.5, "deputy": 1.0, "outlaw": 1.0, "renegade": 1.0}
    strong = sheriff is not None and sheriff.life >= 3
    if left["outlaw"] <= 0:
        # Without Outlaws the Sheriff may be worn down, but must outlive the Deputies.
        return {
            "sheriff": 0.3 if strong else -1.5,
            "deputy": 1.0,
            "outlaw": 0.0,
            "renegade": 1.0 if rivals else 0.0,
        }
    law = outlaws = 0.0
    for place in table.others:
        chances = odds[place.seat]
        strength = place.life + 0.4 * min(place.cards, 5) + 0.5 * len(place.in_play)
        law += strength * (chances.get("sheriff", 0.0) + chances.get("deputy", 0.0))
        outlaws += strength * chances.get("outlaw", 0.0)
    tilt = max(-1.0, min(1.0, 2.0 * (outlaws - law) / (outlaws + law + 0.01)))
    return {
        "sheriff": -0.4 if strong and tilt < 0 else -1.5,
        "deputy": 0.3 - 0.6 * tilt,
        "outlaw": 1.0 + 0.5 * tilt,
        "renegade": 0.3 if rivals else 0.0,
    }
