"""What a spectator makes of the events of the Dice Game; see `spectator`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from saloon.testing.spectator import Event, Spectator


class DiceReduction(Spectator):
    """A spectator's idea of the game: it knows of each thing only what was told about it."""

    def __init__(self) -> None:
        self.life: dict[int, int] = {}
        self.arrows: dict[int, int] = {}
        self.out: set[int] = set()
        self.supply: int | None = None
        self.dice: list[str] | None = None
        self.active: int | None = None

    @property
    def begun(self) -> bool:
        return self.active is not None

    def told(self) -> dict[str, Any]:
        return {
            "life": self.life,
            "arrows": self.arrows,
            "out": self.out,
            "supply": self.supply,
            "dice": self.dice,
            "active": self.active,
        }

    def seen(self, view: Mapping[str, Any]) -> dict[str, Any]:
        players = view["players"]
        now = {
            "life": {seat: players[seat]["life"] for seat in self.life},
            "arrows": {seat: players[seat]["arrows"] for seat in self.arrows},
            "out": {player["seat"] for player in players if player["status"] == "out"},
            "supply": view["supply"],
            "dice": [face for face in view["dice"] if face],
            "active": view["active"],
        }
        told = self.told()
        return {name: value for name, value in now.items() if told[name] is not None}

    # -- one handler per kind of event -------------------------------------------------------

    def _turn(self, event: Event) -> None:
        self.active = event["seat"]
        self.dice = None

    def _rolled(self, event: Event) -> None:
        self.dice = list(event["dice"])

    _die_changed = _rolled

    def _arrow(self, event: Event) -> None:
        self.arrows[event["seat"]] = event["arrows"]
        self.supply = event["supply"]

    def _arrows_returned(self, event: Event) -> None:
        self.arrows[event["seat"]] = event["left"]
        self.supply = event["supply"]

    def _lost(self, event: Event) -> None:
        self.life[event["seat"]] = event["life"]

    _healed = _lost

    def _outbreak(self, event: Event) -> None:
        self.out.difference_update(event["zombies"])
        self.life |= dict.fromkeys(event["zombies"], event["life"])

    def _eliminated(self, event: Event) -> None:
        self.out.add(event["seat"])
        self.life[event["seat"]] = 0
