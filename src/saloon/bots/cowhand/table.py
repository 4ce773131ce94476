"""A view, read once per decision: who sits where, with what."""

from __future__ import annotations

from typing import Any

from saloon.bots.cowhand.values import (
    ANY_NUMBER,
    BARRELS,
    COVERS,
    EITHER,
    KEEPERS,
    MISSES,
    ORDINARY,
    SHARE,
    SHIELDS,
    Knack,
    Omen,
    knack_of,
    omen_of,
)
from saloon.bots.faces import printed

ROLES = ("sheriff", "deputy", "outlaw", "renegade")
"""The roles that are dealt."""


def card_id(text: str) -> str:
    """`bang` of `bang:5d`, `mail-car` of `railcar:mail-car`."""
    kind, _, rest = text.partition(":")
    return rest if kind == "railcar" else kind


class Place:
    """One player, as the cowhand sees them."""

    __slots__ = (
        "cards",
        "distance",
        "fate",
        "ghost",
        "hand",
        "here",
        "in_play",
        "knack",
        "laid",
        "life",
        "limit",
        "max_life",
        "nuggets",
        "omen",
        "reach",
        "role",
        "seat",
        "sees_me",
        "side",
    )

    def __init__(self, seen: dict[str, Any], omen: Omen = ORDINARY) -> None:
        self.omen = omen
        self.seat: int = seen["seat"]
        self.here: bool = seen["status"] != "out"
        self.ghost: bool = seen["status"] == "ghost"
        """Back for a turn, without life points to lose or gain."""
        self.fate: list[str] = seen.get("fate", [])
        """Event cards that have changed who they are, or lie in front of them."""
        self.role: str | None = seen["role"] if seen["role"] in ROLES else None
        self.knack: Knack = knack_of(seen["abilities"])
        self.life: int = seen["life"]
        self.max_life: int = seen["max_life"]
        self.cards: int = seen["cards"]
        self.nuggets: int = seen.get("nuggets", 0)
        self.limit: int = seen["hand_limit"]
        self.hand: list[str] = [card_id(text) for text in seen["hand"]]
        """The cards known by name: all of one's own, few of the others'."""
        self.laid: list[str] = seen["in_play"]
        """The physical cards in play."""
        self.in_play: list[str] = [card_id(text) for text in self.laid]
        self.side = ""
        """The side that a Shadow Renegade is on."""
        self.reach: int = seen["range"]
        self.distance: int = seen["distance"] or 99
        self.sees_me: int = seen["sees_me"] or 99

    @property
    def dealt(self) -> str | None:
        """The role card, if it is known: who has made the Devil's Pact plays another role."""
        if self.side:
            return "renegade"  # and shows the side instead
        return None if "devils-pact" in self.fate else self.role

    @property
    def leaves(self) -> bool:
        """Whether they are back for this turn only, and nothing of theirs outlives it."""
        return self.ghost and KEEPERS.isdisjoint(self.in_play)

    @property
    def any_number(self) -> bool:
        return self.knack.any_number or not ANY_NUMBER.isdisjoint(self.in_play)

    @property
    def threatens(self) -> bool:
        """Whether this player's shots reach the cowhand."""
        return self.sees_me <= self.reach

    def count(self, card: str) -> int:
        """How many of their known cards count as this one, or have its effect."""
        if card == "missed" and self.omen.bangs_miss:
            return sum(self.hand.count(each) for each in {*MISSES, *EITHER})
        if card == "missed" and not self.knack.either:
            return sum(self.hand.count(each) for each in MISSES)
        if card == "bang" and self.omen.bangs_miss:
            return len(self.hand) - self.hand.count("bang")
        if self.knack.either and card in EITHER:
            return sum(self.hand.count(each) for each in EITHER)
        return self.hand.count(card)

    @property
    def shields(self) -> int:
        """Cards in play that answer a shot for certain."""
        if self.omen.idle_cards:
            return 0
        return sum(each in SHIELDS for each in self.in_play)

    def chance_of(self, card: str) -> float:
        """How likely an unknown card of theirs counts as this one."""
        if (self.knack.either and card in EITHER) or (self.omen.bangs_miss and card == "missed"):
            return sum(SHARE[each] for each in EITHER)
        if self.omen.bangs_miss and card == "bang":
            return 1 - SHARE["bang"]
        return SHARE.get(card, 0.0)

    def has_fewer(self, card: str, number: int) -> float:
        """The chance that they hold fewer than so many cards of a kind."""
        hidden = self.cards - len(self.hand)
        return fewer([self.chance_of(card)] * hidden, number - self.count(card))

    def is_hit(self, stops: str, needed: int = 1, *, bare: bool = False) -> float:
        """The chance that something meant for them is not answered; `bare`: from hand alone."""
        chances = [self.chance_of(stops)] * (self.cards - len(self.hand))
        if stops == "missed" and not bare:
            if self.omen.dared:
                return 0.5
            hearts = self.omen.hearts
            if self.knack.two_flips:
                hearts = 1 - (1 - hearts) ** 2
            barrels = self.knack.barrels
            if not self.omen.idle_cards:
                barrels += sum(each in BARRELS for each in self.in_play)
            chances += [hearts] * barrels
            needed -= self.shields
        return fewer(chances, needed - self.count(stops))


def fewer(chances: list[float], number: int) -> float:
    """The chance that fewer than `number` of these things happen."""
    if number <= 0:
        return 0.0
    exactly = [1.0] + [0.0] * (number - 1)
    for chance in chances:
        for happened in range(number - 1, 0, -1):
            exactly[happened] += chance * (exactly[happened - 1] - exactly[happened])
        exactly[0] *= 1 - chance
    return sum(exactly)


class Table:
    """All players, seen from one seat."""

    __slots__ = (
        "abilities",
        "bangs_played",
        "cards_played",
        "coming",
        "engine",
        "faces",
        "first",
        "first_round",
        "here",
        "left",
        "loads",
        "me",
        "omen",
        "others",
        "pile",
        "places",
        "seats",
        "shop",
        "tokens",
        "turned",
    )

    def __init__(self, view: dict[str, Any]) -> None:
        self.first_round: bool = view["turn"] <= len(view["players"])
        self.omen = omen_of(view["in_force"])
        following = [deck["next"] for deck in view["events"].values() if deck["next"]]
        self.coming = omen_of(following) if following else self.omen
        """What the event card of the next round means; everybody sees it."""
        self.first: int = view["first"]
        self.seats = [Place(seen, self.omen) for seen in view["players"]]
        self.me: Place = self.seats[view["viewer"]]
        self.faces: list[str] = view["players"][view["viewer"]]["hand"]
        """One's own hand with suits and values."""
        self.places: list[int] = view["places"]
        self.here = [place for place in self.seats if place.here]
        self.others = [place for place in self.here if place is not self.me]
        self.bangs_played: int = view["bangs_played"]
        self.cards_played: int = view.get("cards_played", 0)
        self.abilities: list[str] = view["players"][view["viewer"]]["abilities"]
        self.pile: list[str] = view["pile"]
        self.left: int = view["deck"] + len(self.pile)
        """Cards that can still be drawn."""
        self.turned: list[str] = view["turned"]
        self.shop = [printed(face) for face in view.get("shop", ())]
        loads = view.get("loads", {"cards": {}, "characters": []})
        self.loads: dict[str, int] = loads["cards"]
        """Load tokens by the physical card they lie on."""
        self.tokens: list[int] = loads["characters"]
        """Load tokens on the characters, by seat."""
        for seat, side in view.get("sides", {}).items():
            self.seats[int(seat)].side = side
        self.engine = ""
        """The side of a locomotive that stands at the last station."""
        if "engine" in view and view["engine"]["at"] + 1 == len(view["stations"]):
            self.engine = view["engine"]["side"]

    @property
    def role(self) -> str:
        if "grave-digger" in self.me.fate:
            return "grave-digger"
        return self.me.role or "outlaw"

    @property
    def sheriff(self) -> Place | None:
        return next((place for place in self.here if place.role == "sheriff"), None)

    @property
    def beers_work(self) -> bool:
        return sum(not place.ghost for place in self.here) > 2

    @property
    def spare(self) -> int:
        """Cards in hand beyond what may be kept at the end of the turn."""
        return len(self.me.hand) - self.me.limit

    @property
    def alone(self) -> bool:
        """Whether there is no Sheriff, and everybody hunts one of the others."""
        return all(place.role not in (None, "sheriff") for place in self.seats)

    def omen_for(self, place: Place) -> Omen:
        """What the event card means that is in force in a player's next turn."""
        size, me = len(self.places), self.places.index(self.me.seat)
        turn = (self.places.index(place.seat) - me) % size or size
        new_round = (self.places.index(self.first) - me) % size or size
        return self.omen if turn < new_round else self.coming

    def reaches(self, place: Place, other: Place) -> bool:
        """Whether somebody's shots reach another one, as far as seats and covers tell."""
        around = [seat for seat in self.places if self.seats[seat].here]
        apart = abs(around.index(place.seat) - around.index(other.seat))
        covers = len([card for card in other.in_play if card in COVERS])
        return min(apart, len(around) - apart) + covers <= place.reach

    def neighbours(self, place: Place) -> list[Place]:
        """Who sits next to somebody, on the right and on the left."""
        around = [self.seats[seat] for seat in self.places if self.seats[seat].here]
        at = around.index(place)
        return [around[at - 1], around[(at + 1) % len(around)]]

    def from_my_left(self) -> list[Place]:
        """The others in the order in which they play after the cowhand."""
        at = self.places.index(self.me.seat)
        around = self.places[at + 1 :] + self.places[:at]
        return [self.seats[seat] for seat in around if self.seats[seat].here]
