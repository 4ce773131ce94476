"""Friend or foe: how much the cowhand wants each of the others hurt, given who they may be.

The numbers are tuned by games of cowhands among themselves, so that no side wins too often.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from saloon.bots.cowhand.belief import roles_in_use
from saloon.bots.cowhand.eldorado import DIGGER, as_digger, mind_fates
from saloon.bots.cowhand.gunslingers import mind_sides
from saloon.bots.cowhand.table import Place, Table
from saloon.bots.odds import Odds

Towards = Mapping[str, float]

LAW: Towards = {"sheriff": -2.0, "deputy": -1.0, "outlaw": 1.0, "renegade": 0.6}
OUTLAWS: Towards = {"sheriff": 1.5, "deputy": 0.6, "outlaw": -1.0, "renegade": 0.2}
PREY = {"deputy": "renegade", "renegade": "outlaw", "outlaw": "deputy"}
"""Whom everybody hunts in the game for three (DC-THREE-02)."""

LAST_ENEMY = 0.6
DOUBT = 0.15
"""Who may so well be a Deputy is not shot by the law."""
WELL = 4
"""Life points from which on a Sheriff is in no danger."""
POWER = {"sheriff": 1.4, "deputy": 1.1, "outlaw": -1.25}
"""What a role's strength counts in the balance: the law above 0, the Outlaws below."""
SWAY = 2.0
"""So far from even, the Renegade is wholly on the weaker side."""


def stances(table: Table, odds: Mapping[int, Odds]) -> dict[int, float]:
    """By seat of the others: above 0 an enemy, below 0 a friend."""
    if table.role == DIGGER:
        return as_digger(table)
    if table.omen.free_for_all:
        return _everybody(table, odds)
    towards = _towards(table, odds)
    stance = {
        place.seat: sum(chance * towards[role] for role, chance in odds[place.seat].items())
        for place in table.others
    }
    if not table.alone and table.role in ("sheriff", "deputy"):
        for seat, wish in stance.items():
            if odds[seat].get("deputy", 0.0) >= DOUBT:
                stance[seat] = min(wish, 0.0)
    mind_sides(table, stance, towards)
    mind_fates(table, stance)
    rivals = [place.seat for place in table.others if not place.ghost]
    if len(rivals) == 1:
        # The last two play on: then they are enemies, whatever the roles that lie open say.
        stance[rivals[0]] = max(stance[rivals[0]], LAST_ENEMY)
    return stance


def _everybody(table: Table, odds: Mapping[int, Odds]) -> dict[int, float]:
    """The last one in play wins: the weakest first, and an Outlaw pays three cards."""
    stance = {}
    for place in table.others:
        wish = 1.0 + 0.3 * odds[place.seat].get("outlaw", 0.0)
        if table.role == "sheriff":
            wish -= 0.6 * odds[place.seat].get("deputy", 0.0)  # the penalty stays (WS-CARD-39)
        stance[place.seat] = wish
    return stance


def _towards(table: Table, odds: Mapping[int, Odds]) -> Towards:
    if table.alone:
        return _hunt(table)
    if table.role == "renegade":
        return _renegade(table, odds)
    return _outlaw(table) if table.role == "outlaw" else _law(table)


def _left(table: Table) -> Counter[str]:
    """How many players of each role are still in the game."""
    left = Counter(roles_in_use(len(table.seats)))
    left.subtract([place.dealt for place in table.seats if place.dealt and not place.here])
    return left


def _hunt(table: Table) -> Towards:
    """Three with open roles: the own prey first; the last two have only each other."""
    towards = dict.fromkeys(PREY, 1.5)
    if len(table.here) > 2:
        # Whoever hunts oneself is the prey's prey: hurting them helps the prey to win.
        hunter = next(role for role, prey in PREY.items() if prey == table.role)
        towards[hunter] = 0.3
    return towards


def _law(table: Table) -> Towards:
    towards = dict(LAW)
    if _left(table)["outlaw"] > 1:
        towards["renegade"] = 0.2  # for now their shots go the right way
    if table.role == "sheriff":
        towards["deputy"] = -1.5  # BB-DEATH-06: whoever shoots the own Deputy loses all cards
    return towards


def _outlaw(table: Table) -> Towards:
    """Who attacks a Sheriff in full health at once, everybody knows: first one lies low."""
    sheriff = table.sheriff
    if table.first_round and sheriff is not None and sheriff.life >= WELL:
        return {**OUTLAWS, "sheriff": 0.0}
    return OUTLAWS


def _renegade(table: Table, odds: Mapping[int, Odds]) -> Towards:
    """Both sides shall wear each other down, and the Sheriff be the last to go."""
    left = _left(table)
    rival = left["renegade"] > 1  # with eight players there is another Renegade
    life = 0 if table.sheriff is None else table.sheriff.life
    if left["outlaw"] <= 0 and left["deputy"] <= 0 and len(table.others) == 1:
        return {"sheriff": 1.5, "deputy": 1.0, "outlaw": 1.0, "renegade": 1.0}
    if left["outlaw"] <= 0:
        # Without Outlaws the Sheriff may be worn down, but must outlive the Deputies.
        return {
            "sheriff": 0.3 if life >= 3 else -1.5,
            "deputy": 1.0,
            "outlaw": 0.0,
            "renegade": 1.0 if rival else 0.0,
        }
    towards = {"deputy": 0.0, "outlaw": 1.0, "renegade": 0.3 if rival else 0.0}
    ahead = 0.0
    if left["deputy"] > 0:
        ahead = _lead_of_the_law(table, odds)
        towards["deputy"] = 0.2 + 0.8 * ahead
        towards["outlaw"] = 0.6 - ahead
    if ahead < 0:
        towards["sheriff"] = -1.5
    else:
        towards["sheriff"] = 0.2 if life > WELL else -0.5 if left["deputy"] > 0 else -1.5
    return towards


def _lead_of_the_law(table: Table, odds: Mapping[int, Odds]) -> float:
    """From -1, the Outlaws are winning, to 1, the law is."""
    lead = sum(
        strength(place) * chance * POWER.get(role, 0.0)
        for place in table.others
        for role, chance in odds[place.seat].items()
    )
    return max(-1.0, min(1.0, lead / SWAY))


def strength(place: Place) -> float:
    """Two cards are as good as a life point."""
    return place.life + 0.5 * (min(place.cards, 6) + len(place.in_play))
