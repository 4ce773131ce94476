"""Which entries of a log a table needs: the choices that stand; all others can be summed up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

LOOSE_MOST = 400
"""Entries other than choices that a log has at most, before they are summed up."""

KEPT = frozenset(("started", "chose", "damaged"))


class Tally:
    """Follows a log by the numbers of its entries.

    Choices of a game are never dropped. Everything else (preferences, pauses, talk, who sits where,
    a choice that was taken back and its taking back) only matters for how the table stands.
    """

    def __init__(self) -> None:
        self.choices: list[tuple[int, int, str]] = []
        """Of the last game, as far as they stand: number, seat, option."""
        self.loose: list[int] = []

    def note(self, number: int, entry: Mapping[str, Any]) -> None:
        kind = entry.get("do")
        if kind == "started":
            self.choices = []
        elif kind == "chose":
            self.choices.append((number, entry.get("seat", -1), entry.get("option", "")))
        elif kind == "undone":
            self._taken_back(entry.get("seat", -1))
            self.loose.append(number)
        elif kind == "summed":
            self.loose = [number]  # those before it are gone
        elif kind not in KEPT:
            self.loose.append(number)

    def _taken_back(self, seat: int) -> None:
        for at in range(len(self.choices) - 1, -1, -1):
            if self.choices[at][1] == seat:
                self.loose.append(self.choices.pop(at)[0])
                return

    @property
    def full(self) -> bool:
        return len(self.loose) >= LOOSE_MOST
