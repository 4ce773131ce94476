"""Who is who: what the others' deeds tell about their roles.

Every deed multiplies how well each role explains its doer. Since the roles at the table are known
by number, all ways to deal them to the players are weighed against each other.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from saloon.bots.cowhand.table import Table, card_id
from saloon.bots.cowhand.values import worth_of
from saloon.bots.odds import Odds, role_odds
from saloon.games.bang.catalogue import role_faces

ROLES = ("sheriff", "deputy", "outlaw", "renegade")

# How likely each role is to harm each role, compared with the others at the table.
HARMS: dict[str, dict[str, float]] = {
    "deputy": {"sheriff": 0.08, "deputy": 0.4, "outlaw": 1.0, "renegade": 0.8},
    "outlaw": {"sheriff": 1.0, "deputy": 0.7, "outlaw": 0.2, "renegade": 0.4},
    "renegade": {"sheriff": 0.3, "deputy": 0.5, "outlaw": 0.8, "renegade": 0.5},
}
HELPS: dict[str, dict[str, float]] = {
    "deputy": {"sheriff": 1.0, "deputy": 0.7, "outlaw": 0.2, "renegade": 0.3},
    "outlaw": {"sheriff": 0.15, "deputy": 0.25, "outlaw": 1.0, "renegade": 0.5},
    "renegade": {"sheriff": 0.5, "deputy": 0.4, "outlaw": 0.5, "renegade": 0.5},
}
ROBS = "rob"
TREATS = "treat"


@lru_cache(maxsize=16)
def roles_in_use(players: int) -> tuple[str, ...]:
    try:
        return tuple(face.role for face in role_faces(players))
    except KeyError:
        return ()


class Belief:
    """One player's memory of what the others did."""

    __slots__ = ("_cache", "_explains", "_robber")

    def __init__(self) -> None:
        self._explains: dict[int, dict[str, float]] = {}
        """By seat and role: how well the role explains what the seat did."""
        self._robber: tuple[int, int, float] | None = None
        """Who is about to take a card from whom: what it is decides about friend and foe."""
        self._cache: dict[Any, dict[int, Odds]] = {}

    def hear(self, news: Iterable[Mapping[str, Any]], table: Table) -> None:
        for event in news:
            if event["kind"] in ("played", "used"):
                self._hear_play(event, table)
            elif event["kind"] in ("took", "discarded"):
                self._hear_robbery(event, table)
            elif event["kind"] == "redealt":
                # Another role: what this one did before tells nothing any more.
                self._explains.pop(event["seat"], None)
                self._cache.clear()

    def _hear_play(self, event: Mapping[str, Any], table: Table) -> None:
        card = event.get("as") or card_id(event["card"])
        worth = worth_of(card)
        plan = worth.uses if event["kind"] == "used" else worth.plan
        doer: int = event["seat"]
        target: int | None = event.get("target")
        self._robber = None
        if target is None and plan == "storm" and table.sheriff is not None:
            # It hits everybody; that it hits the Sheriff is what tells something.
            target = table.sheriff.seat
        if target is None or target == doer or not worth.accuses:
            return
        if plan == ROBS:
            self._robber = (doer, target, worth.accuses)
        else:
            likely = HELPS if plan == TREATS else HARMS
            self.note(doer, target, table, likely, worth.accuses)

    def _hear_robbery(self, event: Mapping[str, Any], table: Table) -> None:
        if self._robber is None:
            return
        doer, target, weight = self._robber
        took = event["kind"] == "took" and event["seat"] == doer and event.get("from") == target
        lost = event["kind"] == "discarded" and event["seat"] == target
        if not (took or lost):
            return
        self._robber = None
        in_play = event.get("in_play") or event.get("from") == "play"
        burden = bool(in_play) and worth_of(card_id(event["card"])).laid < 0
        self.note(doer, target, table, HELPS if burden else HARMS, weight)

    def note(
        self,
        doer: int,
        target: int,
        table: Table,
        likely: Mapping[str, Mapping[str, float]],
        weight: float = 1.0,
    ) -> None:
        """Somebody did something to somebody: weigh every role the doer may have."""
        who = self.public(table)
        if doer not in who or len(who[doer]) < 2:
            return
        explains = self._explains.setdefault(doer, dict.fromkeys(ROLES, 1.0))
        for role, towards in likely.items():
            # The doer knows no more about the target than the table does.
            chance = sum(odds * towards[other] for other, odds in who[target].items())
            explains[role] *= max(chance, 0.01) ** weight
        best = max(explains[role] for role in likely)
        for role in likely:
            explains[role] /= best  # only how they compare matters; a long game must not end in 0
        self._cache.clear()

    def public(self, table: Table) -> dict[int, Odds]:
        """The odds for everybody who has only watched the game."""
        shown = _shown(table)
        if table.me.here and table.me.role != "sheriff":
            shown.pop(table.me.seat, None)
        return self._weigh(table, shown)

    def roles(self, table: Table) -> dict[int, Odds]:
        """The odds of every seat's role for who sits here."""
        return self._weigh(table, _shown(table))

    def _weigh(self, table: Table, shown: Mapping[int, str]) -> dict[int, Odds]:
        key = tuple(sorted(shown.items()))
        if key not in self._cache:
            self._cache[key] = role_odds(
                len(table.seats), roles_in_use(len(table.seats)), shown, self._explains
            )
        return self._cache[key]


def _shown(table: Table) -> dict[int, str]:
    """By seat: the role cards that are known."""
    return {place.seat: place.dealt for place in table.seats if place.dealt is not None}
