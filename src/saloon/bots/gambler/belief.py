"""Who is who: what the others' dice tell about their roles.

Dice are forced, so a deed says as much as its doer could have done otherwise: who had only one
target tells nothing, who chose the Sheriff among two tells a lot.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from saloon.bots.gambler.table import Table, targets
from saloon.bots.odds import HIDDEN, Odds, role_odds
from saloon.games.dice.catalogue import configure
from saloon.kernel.errors import SetupError

Leanings = Mapping[str, Mapping[str, float]]
# How readily each role hurts, or helps, each role.
HARMS: Leanings = {
    "deputy": {"sheriff": 0.05, "deputy": 0.3, "outlaw": 1.0, "renegade": 0.8},
    "outlaw": {"sheriff": 1.0, "deputy": 0.6, "outlaw": 0.15, "renegade": 0.4},
    "renegade": {"sheriff": 0.25, "deputy": 0.5, "outlaw": 0.8, "renegade": 0.5},
}
HELPS: Leanings = {
    "deputy": {"sheriff": 1.0, "deputy": 0.6, "outlaw": 0.1, "renegade": 0.2},
    "outlaw": {"sheriff": 0.05, "deputy": 0.2, "outlaw": 1.0, "renegade": 0.4},
    "renegade": {"sheriff": 0.5, "deputy": 0.3, "outlaw": 0.3, "renegade": 0.3},
}
WHIM = 0.2
"""How often somebody does just anything."""


@lru_cache(maxsize=16)
def roles_in_use(players: int) -> tuple[str, ...]:
    try:
        return tuple(face.role for face in configure(players).roles)
    except SetupError:
        return ()


class Belief:
    """One player's memory of what the others did."""

    __slots__ = ("_cache", "_explains", "_out", "hits")

    def __init__(self) -> None:
        self._explains: dict[int, dict[str, float]] = {}
        """By seat and role: how well the role explains what the seat did."""
        self._out: set[int] = set()
        self._cache: dict[Any, dict[int, Odds]] = {}
        self.hits: Counter[int] = Counter()
        """Dice aimed in this turn whose hits are still to come, by seat."""

    def hear(self, news: Iterable[Mapping[str, Any]], table: Table) -> None:
        for event in news:
            kind, seat = event["kind"], event.get("seat", -1)
            if kind == "aimed":
                self.hits[event["target"]] += event["points"]
                place = table.places[seat]
                circle = [each.seat for each in table.places if each.seat not in self._out]
                if {seat, event["target"]} <= set(circle):
                    choices = targets(circle, place.knack, seat, event["face"])
                    self.note(seat, event["target"], choices, table, HARMS)
            elif kind == "healed" and event.get("by", seat) != seat:
                circle = [each.seat for each in table.places if each.seat not in self._out]
                self.note(event["by"], seat, circle, table, HELPS)
            elif kind == "challenged":
                circle = [each.seat for each in table.places if each.seat not in self._out]
                self.note(seat, event["target"], circle, table, HARMS)
            elif kind == "eliminated":
                self._out.add(seat)
            elif kind == "outbreak":
                self._out.difference_update(event["zombies"])
            elif kind in ("lost", "turn", "stopped"):
                self.hits.clear()

    def note(
        self, doer: int, target: int, choices: Sequence[int], table: Table, likely: Leanings
    ) -> None:
        """Somebody chose somebody among others: weigh every role the doer may have."""
        who = self.public(table)
        if len(who[doer]) < 2 or len(choices) < 2:
            return
        explains = self._explains.setdefault(doer, dict.fromkeys(HIDDEN, 1.0))
        for role, towards in likely.items():
            # The doer knows no more about the others than the table does.
            lean = {
                each: sum(chance * towards[other] for other, chance in who[each].items())
                for each in choices
                if each != doer
            }
            if target in lean:
                chosen = lean[target] / (sum(lean.values()) + 1e-9)
                explains[role] *= (1 - WHIM) * chosen + WHIM / len(lean)
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

    def _weigh(self, table: Table, shown: dict[int, str]) -> dict[int, Odds]:
        key = tuple(sorted(shown.items()))
        if key not in self._cache:
            seats = len(table.places)
            self._cache[key] = role_odds(seats, roles_in_use(seats), shown, self._explains)
        return self._cache[key]


def _shown(table: Table) -> dict[int, str]:
    return {place.seat: place.role for place in table.places if place.role is not None}
