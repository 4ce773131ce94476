"""The table as the gambler reads it out of its view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any, NamedTuple

from saloon.bots.gambler.knacks import KNACKS, NOBODY, Knack

FEW = 3
"""With so many players, or fewer, a "2" is a "1" (DG-SHOT-03)."""
EXPLOSIVE = 3


class Place:
    """One player, as everybody sees him, and his role if this seat knows it."""

    __slots__ = (
        "arrows", "here", "knack", "life", "master", "max_life", "role", "seat", "team", "tokens",
        "zombie",
    )  # fmt: skip

    def __init__(self, player: Mapping[str, Any]) -> None:
        self.seat: int = player["seat"]
        self.here: bool = player["status"] != "out"
        self.role: str | None = player["role"]
        self.life: int = player["life"]
        self.max_life: int = player["max_life"]
        self.arrows: int = player["arrows"]
        self.knack: Knack = KNACKS.get(player["character"] or "", NOBODY)
        self.team: str | None = player.get("team")
        self.zombie: bool = player.get("zombie", False)
        self.master: bool = player.get("master", False)
        self.tokens: Sequence[str] = player.get("tokens", ())

    @property
    def mends(self) -> bool:
        """Whether it can gain life points at all (UA-ZOMB-03)."""
        return not self.zombie or self.master


class Table:
    """One look at the game."""

    __slots__ = (
        "about", "amount", "by", "dice", "extra", "here", "kinds", "me", "places", "rolls_left",
        "spent", "supply",
    )  # fmt: skip

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.places = [Place(player) for player in view["players"]]
        self.me = self.places[view["viewer"]]
        self.here = [place for place in self.places if place.here]
        """Clockwise."""
        self.supply: int = view["supply"]
        rolled = [pair for pair in zip(view["kinds"], view["dice"], strict=True) if pair[1]]
        self.kinds = [kind for kind, _ in rolled]
        self.dice = [face for _, face in rolled]
        self.rolls_left: int = view["rolls_left"]
        self.spent: Mapping[str, int] = view["spent"]
        mine = view["players"][view["viewer"]]
        self.extra: Counter[str] = Counter(chain.from_iterable(mine.get("revealed", ())))
        """Symbols that count beside the dice."""
        asked = view.get("question") or {}
        self.about: str = asked.get("about", "")
        self.by: int = asked.get("by", -1)
        self.amount: int = asked.get("amount", 0)

    @property
    def others(self) -> list[Place]:
        return [place for place in self.here if place is not self.me]

    @property
    def explosive(self) -> int:
        """How many dynamites on the dice explode: some may lie beside them already."""
        beside = self.extra["dynamite"] + ("dynamite" in self.me.tokens)
        return max(0, EXPLOSIVE - beside)

    def count(self, shown: Mapping[str, int], tokens: Sequence[str] | None = None) -> Tally:
        """What counts of a result of the dice: without cancelled dice, with what lies beside."""
        held = self.me.tokens if tokens is None else tokens
        return tally(shown, self.explosive, tuple(held), self.beside)

    @property
    def beside(self) -> tuple[tuple[str, int], ...]:
        return tuple(self.extra.items())


class Tally(NamedTuple):
    """What a final result comes to, symbol by symbol."""

    explodes: bool
    one: int
    two: int
    beers: int
    gatlings: int
    whiskies: int
    duels: int
    peaceful: bool
    """Whether no die shows a "1" or "2", cancelled or not."""


RESOLVED = ("bullseye1", "bullseye2", "beer", "gatling", "whisky", "duel")


def tally(
    shown: Mapping[str, int],
    explosive: int,
    tokens: Sequence[str],
    beside: Sequence[tuple[str, int]],
) -> Tally:
    extra = dict(beside)
    one, two, beers, gatlings, whiskies, duels = (
        max(0, shown.get(symbol, 0) - (symbol in tokens)) + extra.get(symbol, 0)
        for symbol in RESOLVED
    )
    peaceful = not any(shown.get(face, 0) + extra.get(face, 0) for face in RESOLVED[:2])
    explodes = shown.get("dynamite", 0) >= explosive
    return Tally(explodes, one, two, beers, gatlings, whiskies, duels, peaceful)


def targets(circle: Sequence[int], knack: Knack, seat: int, face: str) -> list[int]:
    """Whom a player may hit with a face, in a circle of seats."""
    if len(circle) <= FEW:
        face = "bullseye1"
    at, size, reach = circle.index(seat), len(circle), knack.reach[face]
    return [
        other
        for step, other in enumerate((*circle[at + 1 :], *circle[:at]), 1)
        if step in reach or size - step in reach
    ]
