"""The table as the drifter reads it out of its view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from saloon.games.legends.catalogue import VALUES, pieces

PACE = 2.0
"""LP that the leader gains in a round, for guessing how long the game lasts."""
GEAR = pieces().equipment


class Place:
    """One player, as everybody sees him; `hand` is what this seat knows of it."""

    __slots__ = (
        "cards", "cattle", "character", "gear", "hand", "herd", "limit", "lp", "money", "mount",
        "movement", "mp", "nuggets", "proven", "seat", "space", "weapon", "wounds", "wp",
    )  # fmt: skip

    def __init__(self, player: Mapping[str, Any]) -> None:
        self.seat: int = player["seat"]
        self.character: str = player["character"]
        self.space: str = player["space"]
        self.money: int = player["money"]
        self.nuggets: int = player["nuggets"]
        self.lp: int = player["lp"]
        self.mp: int = player["mp"]
        self.wp: int = player["wp"]
        self.wounds: int = player["wounds"]
        self.proven: bool = player["proven"]
        self.weapon: str = player["weapon"]
        self.mount: str = player["mount"]
        self.movement: int = player["movement"]
        self.limit: int = player["hand_limit"]
        self.cards: int = player["cards"]
        self.hand: tuple[str, ...] = tuple(player["hand"])
        self.cattle: Sequence[str] = player["cattle"]
        self.herd: Sequence[str] = player["herd"]
        gear: dict[str, bool] = {}
        for each in player["gear"]:
            gear[each["id"]] = each["upgraded"]
        self.gear = gear

    def has(self, character: str) -> bool:
        """Whether this is somebody whose ability works."""
        return self.proven and self.character == character

    def weapon_number(self, name: str) -> int:
        """A number of the chosen weapon, on the side that is up."""
        kind = GEAR.get(self.weapon)
        if kind is None:
            return 0
        side = kind.upgraded if self.gear.get(self.weapon) and kind.upgraded else kind.front
        return side.numbers.get(name, 0)


class Table:
    """One look at the game."""

    __slots__ = (
        "about", "actions", "amount", "bandits", "black", "by", "ending", "first", "going",
        "length", "me", "others", "places", "points", "ring", "sheriff", "turn", "turns_left",
        "view",
    )  # fmt: skip

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view = view
        self.places = [Place(player) for player in view["players"]]
        self.me = self.places[view["viewer"]]
        self.others = [place for place in self.places if place is not self.me]
        self.turn: int = view["turn"]
        self.first: int = view["first"]
        self.length: int = view["length"]
        self.ending: int = view["ending"]
        self.actions: int = view["actions"] if view["active"] == self.me.seat else 0
        self.going: str = view["going"]
        self.points: int = view["points"] if view["active"] == self.me.seat else 0
        self.sheriff: str = view["sheriff"]
        self.bandits: tuple[str, ...] = tuple(view["bandits"])
        self.ring: Mapping[str, Any] = view["ring"]
        black = view.get("man_in_black") or {}
        self.black: str = black.get("space", "")
        """Where the Man in Black stands, if he takes part."""
        asked = view.get("question") or {}
        self.about: str = asked.get("about", "")
        self.by: int = asked.get("by", -1)
        self.amount: int = asked.get("amount", 0)
        self.turns_left = self._turns_left(view["active"])

    def _turns_left(self, active: int) -> float:
        """How many turns the drifter will have after this one, or after the one that runs."""
        seats = len(self.places)
        mine = (self.me.seat - self.first) % seats
        now = (active - self.first) % seats
        still = 1 if mine > now else 0
        if self.ending == 2:
            return float(still)
        if self.ending == 1:
            return float(still + 1)
        lead = max([place.lp for place in self.places])
        if self.black:
            lead = max(lead, self.view["man_in_black"]["lp"])
        return max(1.0, (self.length - lead) / PACE) + 1.0


@lru_cache(maxsize=256)
def card_kind(text: str) -> str:
    return text.partition(":")[0]


@lru_cache(maxsize=256)
def card_value(text: str) -> int:
    """What a poker or fight card counts: `hustle:qs`, `fight:10`."""
    rank = text.partition(":")[2].upper()
    return VALUES[rank] if rank in VALUES else VALUES[rank[:-1]]


def card_rank(text: str) -> str:
    return text.partition(":")[2][:-1].upper()


def card_suit(text: str) -> str:
    return text[-1]
