"""The public table of Western Legends rebuilt from events alone, to hold it against the view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from saloon.games.legends.board import OFFICE

Event = Mapping[str, Any]
COUNTED = ("money", "nuggets", "lp", "mp", "wp", "wounds", "cards")
GOALS = ("goals_left", "tokens")
"""With the goals variant."""


class LegendsReduction:
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

    def hear(self, event: Event) -> None:
        handler = getattr(self, "_" + event["kind"].replace("-", "_"), None)
        if handler is not None:
            handler(event)

    def differences(self, view: Mapping[str, Any]) -> list[str]:
        """What the view says otherwise than the events did."""
        wrong = []
        for player in view["players"]:
            told = self.players[player["seat"]]
            seen = {name: player[name] for name in (*COUNTED, "space", "character")}
            seen |= {name: player[name] for name in GOALS if name in player}
            seen["gear"] = {each["id"] + "+" * each["upgraded"] for each in player["gear"]}
            seen["cattle"] = len(player["cattle"])
            wrong += [
                f"seat {player['seat']} was told to have {name} {told[name]}, not {value}"
                for name, value in seen.items()
                if told[name] != value
            ]
        now = {
            "active": view["active"],
            "sheriff": view["sheriff"],
            "bandits": set(view["bandits"]),
            "pile": view["pile"],
            "stories": {at: each["story"] for at, each in enumerate(view["stories"])},
            "cylinders": {
                at: [seat for seat, count in enumerate(each["cylinders"]) for _ in range(count)]
                for at, each in enumerate(view["stories"])
            },
        }
        for name, seen_now in now.items():
            if getattr(self, name) != seen_now:
                wrong.append(f"{name} was told to be {getattr(self, name)}, not {seen_now}")
        return wrong + self._about_him(view.get("man_in_black"))

    def _about_him(self, seen: Mapping[str, Any] | None) -> list[str]:
        return [
            f"the Man in Black was told to have {name} {told}, not {seen[name]}"
            for name, told in self.black.items()
            if seen is not None and told != seen[name]
        ]

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
