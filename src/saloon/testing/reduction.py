"""What a spectator makes of the events of BANG!; see `spectator`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from saloon.games.bang.modules.gold_rush import gold_rush
from saloon.testing.spectator import Event, Spectator

WORN = frozenset(
    row["id"]
    for row in gold_rush.data["equipment"]
    if row["border"] == "black" and row["id"] != "wanted"
)
"""Equipment that lies in front of its buyer."""

PLAYING_CARD = re.compile(r":(\d+|[jqka])[cdhs](#\d+)?$")


class Reduction(Spectator):
    """A spectator's idea of a game of BANG!, made of what was told."""

    def __init__(self) -> None:
        self.deck = 0
        self.pile: list[str] = []
        self.turned: list[str] = []
        self.hands: list[int] = []
        self.in_play: list[list[str]] = []
        self.life: list[int] = []
        self.out: set[int] = set()
        self.active = -1
        self.events: dict[str, list[str | None]] = {}
        self.nuggets: list[int] = []
        self.worn: list[list[str]] = []

    def told(self) -> dict[str, Any]:
        return {
            "deck": self.deck,
            "pile": self.pile,
            "turned": self.turned,
            "cards": self.hands,
            "in_play": self.in_play,
            "life": self.life,
            "out": sorted(self.out),
            "active": self.active,
            "events": self.events,
            "nuggets": self.nuggets,
            "worn": self.worn,
        }

    @property
    def begun(self) -> bool:
        return bool(self.life)

    def seen(self, view: Mapping[str, Any]) -> dict[str, Any]:
        players = view["players"]
        return {
            "deck": view["deck"],
            "pile": view["pile"],
            "turned": view["turned"],
            "cards": [player["cards"] for player in players],
            "in_play": [player["in_play"] for player in players],
            "life": [player["life"] for player in players],
            "out": [player["seat"] for player in players if player["status"] == "out"],
            "active": view["active"],
            "events": {
                name: [deck["now"], deck["next"]]
                for name, deck in view["events"].items()
                if deck["now"] is not None
            },
            "nuggets": [player.get("nuggets", 0) for player in players],
            "worn": [player.get("equipment", []) for player in players],
        }

    # -- one handler per kind of event -------------------------------------------------------

    def _dealt(self, event: Event) -> None:
        self.life = list(event["life"])
        self.hands = [0] * len(self.life)
        self.in_play = [[] for _ in self.life]
        self.nuggets = [0] * len(self.life)
        self.worn = [[] for _ in self.life]
        self.deck = event["deck"]
        self.active = event["sheriff"] if "sheriff" in event else event["first"]

    def _turn(self, event: Event) -> None:
        self.active = event["seat"]

    def _check(self, event: Event) -> None:
        if event["for"] == "mad-ride":
            self.active = event["seat"]  # whose turn it is, or would be (EL-CARD-51)

    def _event(self, event: Event) -> None:
        self.active = event["seat"]  # who turns up an event is about to begin a turn
        self.events[event["deck"]] = [event["event"], event["next"]]

    def _event_over(self, event: Event) -> None:
        self.events = {deck: on for deck, on in self.events.items() if on[0] != event["event"]}

    def _became(self, event: Event) -> None:
        self.life[event["seat"]] = event["life"]

    def _laid_open(self, event: Event) -> None:
        self.hands[event["seat"]] -= 1
        self.turned.append(event["card"])

    def _staked(self, event: Event) -> None:
        self._laid_open(event)

    def _moved(self, event: Event) -> None:
        self.in_play[event["from"]].remove(event["card"])
        self.in_play[event["to"]].append(event["card"])

    def _came_back(self, event: Event) -> None:
        self.out.discard(event["seat"])
        self.life[event["seat"]] = event.get("life", 0)

    def _drew(self, event: Event) -> None:
        self.deck -= 1
        self.hands[event["seat"]] += 1

    def _turned(self, event: Event) -> None:
        self.deck -= 1
        self.turned.append(event["card"])

    def _scouted(self, event: Event) -> None:
        self.deck -= 1
        self.pile.append(event["card"])

    def _put_away(self, event: Event) -> None:
        self.turned.remove(event["card"])
        self.pile.append(event["card"])

    def _reshuffled(self, _event: Event) -> None:
        self.deck += len(self.pile)
        self.pile = []

    def _shuffled_in(self, event: Event) -> None:
        for cards in (self.pile, *self.in_play):
            if event["card"] in cards:
                cards.remove(event["card"])
                self.deck += 1
                break  # else it has just come from the deck

    def _played(self, event: Event) -> None:
        self.hands[event["seat"]] -= 1
        if event["to"] == "pile":
            self.pile.append(event["card"])
        else:
            self.in_play[event["target"]].append(event["card"])

    def _discarded(self, event: Event) -> None:
        if event["from"] == "hand":
            self.hands[event["seat"]] -= 1
        else:
            self.in_play[event["seat"]].remove(event["card"])
        if PLAYING_CARD.search(event["card"]):  # the pieces of a box have places of their own
            self.pile.append(event["card"])

    def _took(self, event: Event) -> None:
        if event.get("store"):
            self.turned.remove(event["card"])
        elif event.get("pile"):
            self.pile.remove(event["card"])
        elif event.get("in_play"):
            self.in_play[event["from"]].remove(event["card"])
        else:
            self.hands[event["from"]] -= 1
        self.hands[event["seat"]] += 1

    def _gave(self, event: Event) -> None:
        self.hands[event["seat"]] -= 1
        self.hands[event["to"]] += 1

    def _took_back(self, event: Event) -> None:
        self.pile.remove(event["card"])
        self.hands[event["seat"]] += 1

    def _put_back(self, event: Event) -> None:
        if event.get("from") == "play":
            self.in_play[event["seat"]].remove(event["card"])
        else:
            self.hands[event["seat"]] -= 1
        self.deck += 1

    def _passed(self, event: Event) -> None:
        self.in_play[event["seat"]].remove(event["card"])
        self.in_play[event["to"]].append(event["card"])

    def _uncoupled(self, event: Event) -> None:
        """A railcar leaves its owner; where it comes to lie is not settled yet."""
        for cards in self.in_play:
            if event["card"] in cards:
                cards.remove(event["card"])

    def _parked(self, event: Event) -> None:
        """A railcar comes to lie in front of somebody, from the train or from another player."""
        for cards in self.in_play:
            if event["card"] in cards:
                cards.remove(event["card"])
        self.in_play[event["target"]].append(event["card"])

    def _swapped(self, event: Event) -> None:
        mine, yours = self.in_play[event["seat"]], self.in_play[event["target"]]
        mine.remove(event["card"])
        yours.remove(event["got"])
        mine.append(event["got"])
        yours.append(event["card"])

    def _stick_dynamite(self, event: Event) -> None:
        for cards in self.in_play:
            if event["card"] in cards:
                cards.remove(event["card"])
                break
        else:
            self.deck -= 1
        self.in_play[event["to"]].append(event["card"])

    def _healed(self, event: Event) -> None:
        self.life[event["seat"]] = event["life"]

    _wounded = _healed
    _new_identity = _healed
    _recast = _healed

    def _commanded(self, event: Event) -> None:
        self.active = event["target"]  # as if it were that player's turn (WS-CARD-11)

    _resumed = _turn

    def _eliminated(self, event: Event) -> None:
        self.out.add(event["seat"])
        self.life[event["seat"]] = 0

    _left = _eliminated

    # -- Gold Rush -----------------------------------------------------------------------------

    def _earned(self, event: Event) -> None:
        self.nuggets[event["seat"]] += event["amount"]

    def _paid(self, event: Event) -> None:
        self.nuggets[event["seat"]] -= event["amount"]

    _forfeited = _paid

    def _bought(self, event: Event) -> None:
        self._paid(event)
        self._dug_up(event)

    def _dug_up(self, event: Event) -> None:
        if _name(event) in WORN:
            self.worn[event["seat"]].append(event["card"])

    def _placed(self, event: Event) -> None:
        self.worn[event["target"]].append(event["card"])

    def _forced(self, event: Event) -> None:
        self._paid(event)
        self.worn[event["target"]].remove(event["card"])

    def _dropped(self, event: Event) -> None:
        if event["card"] in self.worn[event["seat"]]:
            self.worn[event["seat"]].remove(event["card"])


def _name(event: Event) -> str:
    """`boots` of `equipment:boots`."""
    name: str = event["card"].partition(":")[2].partition("#")[0]
    return name
