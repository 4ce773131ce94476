"""What a spectator makes of the events of Western Legends; see `spectator`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from saloon.games.legends.board import OFFICE
from saloon.testing.spectator import Event, Spectator

COUNTED = ("money", "nuggets", "lp", "mp", "wp", "wounds", "cards")
GOALS = ("goals_left", "tokens")
"""With the goals variant."""


class LegendsReduction(Spectator):
    """A spectator's idea of the game: it knows of each thing only what was told about it."""

    def __init__(self) -> None:
        self.players: dict[int, dict[str, Any]] = {}
        self.bandits: set[str] = set()
        self.active: int | None = None
        self.sheriff = OFFICE
        self.pile: list[str] = []
        self.black: dict[str, Any] = {"space": "", "lp": 0, "pile": []}
        """What was told of the Man in Black."""
        self.stories: dict[int, str] = {}
        self.cylinders: dict[int, list[int]] = {}

    @property
    def begun(self) -> bool:
        return self.active is not None

    def told(self) -> dict[str, Any]:
        return {
            "players": self.players,
            "active": self.active,
            "sheriff": self.sheriff,
            "bandits": self.bandits,
            "pile": self.pile,
            "stories": self.stories,
            "cylinders": self.cylinders,
            "man_in_black": self.black,
        }

    def seen(self, view: Mapping[str, Any]) -> dict[str, Any]:
        stories = list(enumerate(view["stories"]))
        now = {
            "players": {player["seat"]: _about(player) for player in view["players"]},
            "active": view["active"],
            "sheriff": view["sheriff"],
            "bandits": set(view["bandits"]),
            "pile": view["pile"],
            "stories": {at: each["story"] for at, each in stories},
            "cylinders": {
                at: [seat for seat, count in enumerate(each["cylinders"]) for _ in range(count)]
                for at, each in stories
            },
        }
        him = view.get("man_in_black")
        return (
            now if him is None else now | {"man_in_black": {each: him[each] for each in self.black}}
        )

    def _of(self, event: Event) -> dict[str, Any]:
        return self.players[event["seat"]]

    # -- one handler per kind of event -------------------------------------------------------

    def _character(self, event: Event) -> None:
        self.players[event["seat"]] = {
            **dict.fromkeys((*COUNTED, *GOALS), 0),
            "character": event["character"],
            "space": "",
            "gear": set(),
            "cattle": 0,
        }

    def _start(self, event: Event) -> None:
        for name in ("money", "mp", "wp", "wounds"):
            self._of(event)[name] = event[name]
        self._of(event)["gear"].add(event["card"] + "+" * event["upgraded"])

    def _stands(self, event: Event) -> None:
        self._of(event)["space"] = event["place"]

    _moved = _jailed = _stands

    def _bandit(self, event: Event) -> None:
        self.bandits.add(event["place"])

    def _bandit_gone(self, event: Event) -> None:
        self.bandits.remove(event["place"])

    def _laid(self, event: Event) -> None:
        self._of(event)["cards"] -= event["cards"]

    def _cattle_taken(self, event: Event) -> None:
        self._of(event)["cattle"] += 1
        self.players[event["target"]]["cattle"] -= 1

    def _sheriff_rode(self, event: Event) -> None:
        self.sheriff = event["place"]

    def _turn(self, event: Event) -> None:
        self.active = event["seat"]

    def _gained(self, event: Event) -> None:
        self._of(event)[event["what"]] = event["total"]

    _paid = _forfeited = _gained

    def _healed(self, event: Event) -> None:
        self._of(event)["wounds"] = event["total"]

    _hurt = _healed

    def _equipped(self, event: Event) -> None:
        gear, card = self._of(event)["gear"], event["card"]
        if event["for"] == "upgraded":
            gear.remove(card)
            gear.add(card + "+")
        else:
            gear.add(card)

    def _used_up(self, event: Event) -> None:
        self._of(event)["gear"].remove(event["card"])

    def _drew(self, event: Event) -> None:
        self._of(event)["cards"] += event["cards"]

    def _discarded(self, event: Event) -> None:
        # Cards that were looked at come from the deck, those of a fight were laid before.
        if not event.get("aside"):
            self._of(event)["cards"] -= 1
        self.pile.append(event["card"])

    def _played(self, event: Event) -> None:
        self._of(event)["cards"] -= 1
        self.pile.append(event["card"])

    def _took_back(self, event: Event) -> None:
        self._of(event)["cards"] += 1

    def _table_cleared(self, event: Event) -> None:
        self.pile += event["cleared"]

    def _handed_over(self, event: Event) -> None:
        self._of(event)["cards"] -= 1
        self.players[event["to"]]["cards"] += 1

    def _goal_dealt(self, event: Event) -> None:
        self._of(event)["goals_left"] += 1

    def _goal_completed(self, event: Event) -> None:
        self._of(event)["goals_left"] -= 1

    def _tokens_drawn(self, event: Event) -> None:
        self._of(event)["tokens"] += event["cards"]

    def _token_returned(self, event: Event) -> None:
        self._of(event)["tokens"] -= 1

    def _black_enters(self, event: Event) -> None:
        self.black["space"] = event["place"]
        self.black["lp"] = event["total"]

    def _black_turned(self, event: Event) -> None:
        self.black["pile"].append(event["card"])

    def _black_reshuffled(self, event: Event) -> None:
        self.black["pile"] = []

    def _black_went(self, event: Event) -> None:
        self.black["space"] = event["place"]

    def _black_gained(self, event: Event) -> None:
        self.black["lp"] = event["total"]

    _black_lost = _black_gained

    def _reshuffled(self, event: Event) -> None:
        self.pile = []

    def _acquired(self, event: Event) -> None:
        self._of(event)["cattle"] += 1

    def _cattle_sold(self, event: Event) -> None:
        self._of(event)["cattle"] -= 1

    _cattle_returned = _cattle_sold

    def _gave_back(self, event: Event) -> None:
        self._of(event)["gear"].remove(event["card"])

    def _story(self, event: Event) -> None:
        self.stories[event["position"]] = event["story"]
        self.cylinders.setdefault(event["position"], [])

    def _contributed(self, event: Event) -> None:
        if event["moves"]:
            self.cylinders[1 - event["position"]].remove(event["seat"])
        self.cylinders[event["position"]] = sorted(
            [*self.cylinders[event["position"]], event["seat"]]
        )

    def _story_told(self, event: Event) -> None:
        self.cylinders[event["position"]] = []


def _about(player: Mapping[str, Any]) -> dict[str, Any]:
    """What is told of a player, as it is seen."""
    seen = {name: player[name] for name in (*COUNTED, "space", "character")}
    seen |= {name: player.get(name, 0) for name in GOALS}
    seen["gear"] = {each["id"] + "+" * each["upgraded"] for each in player["gear"]}
    seen["cattle"] = len(player["cattle"])
    return seen
