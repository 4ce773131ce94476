"""The next game with the same people: it begins when everybody who is here wants it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.table import clocks
from saloon.table.entries import AnyEntry, Rematched
from saloon.table.starting import fill, next_handed_on, started

if TYPE_CHECKING:
    from saloon.table.live import LiveTable

OVER = ("finished", "broken")
"""Phases in which the next game can be wanted."""


def next_game(table: LiveTable) -> list[AnyEntry]:
    """What makes it begin; bots take the free seats."""
    bots = fill(table.seating, table.settings.game)
    return [Rematched(), *bots, started(table.settings, next_handed_on(table))]


def begins_at(table: LiveTable) -> float | None:
    """When it begins without another word: the last who did not want it has left.

    Who has only lost the line is waited for as long as in a game. Nothing begins for nobody.
    """
    if table.phase not in OVER:
        return None
    when, wanted = 0.0, False
    for seat, chair in table.seating.people():
        if seat in table.ready:
            wanted = wanted or chair.person in table.here
        elif chair.gone_since is None:
            return None
        else:
            when = max(when, chair.gone_since + clocks.AWAY)
    return when if wanted else None
