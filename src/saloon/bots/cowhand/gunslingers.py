"""Shadow Gunslingers: the Renegade who is out plays for one side or the other, turn by turn."""

from __future__ import annotations

from collections.abc import Mapping

from saloon.bots.cowhand.table import Table


def mind_sides(table: Table, stance: dict[int, float], towards: Mapping[str, float]) -> None:
    """Who shows a side is on it, whatever the role card says."""
    for place in table.others:
        if place.side:
            stance[place.seat] = towards[place.side]
