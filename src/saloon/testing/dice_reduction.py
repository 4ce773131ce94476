"""The public table of the Dice Game rebuilt from events alone, to hold it against the view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class DiceReduction:
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

    def hear(self, event: Mapping[str, Any]) -> None:
        handler = getattr(self, "_" + event["kind"].replace("-", "_"), None)
        if handler is not None:
            handler(event)

    def differences(self, view: Mapping[str, Any]) -> list[str]:
        """What the view says otherwise than the events did."""
        players = view["players"]
        wrong = [
            f"seat {seat} was told to have {known[seat]} {what}, not {players[seat][what]}"
            for what, known in (("life", self.life), ("arrows", self.arrows))
            for seat in known
            if players[seat][what] != known[seat]
        ]
        out = {player["seat"] for player in players if player["status"] == "out"}
        if out != self.out:
            wrong.append(f"out were told to be {sorted(self.out)}, not {sorted(out)}")
        now = {
            "supply": view["supply"],
            "dice": [face for face in view["dice"] if face],
            "active": view["active"],
        }
        for name, seen in now.items():
            told = getattr(self, name)
            if told is not None and told != seen:
                wrong.append(f"{name} was told to be {told}, not {seen}")
        return wrong

    # -- one handler per kind of event -------------------------------------------------------

    def _turn(self, event: Mapping[str, Any]) -> None:
        self.active = event["seat"]
        self.dice = None

    def _rolled(self, event: Mapping[str, Any]) -> None:
        self.dice = list(event["dice"])

    _die_changed = _rolled

    def _arrow(self, event: Mapping[str, Any]) -> None:
        self.arrows[event["seat"]] = event["arrows"]
        self.supply = event["supply"]

    def _arrows_returned(self, event: Mapping[str, Any]) -> None:
        self.arrows[event["seat"]] = event["left"]
        self.supply = event["supply"]

    def _lost(self, event: Mapping[str, Any]) -> None:
        self.life[event["seat"]] = event["life"]

    _healed = _lost

    def _outbreak(self, event: Mapping[str, Any]) -> None:
        self.out.difference_update(event["zombies"])
        self.life |= dict.fromkeys(event["zombies"], event["life"])

    def _eliminated(self, event: Mapping[str, Any]) -> None:
        self.out.add(event["seat"])
        self.life[event["seat"]] = 0
