"""When nobody does anything at a table: first a notice, then the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.table.entries import AnyEntry, Idled, Warned

if TYPE_CHECKING:
    from saloon.table.live import LiveTable

NOTICE = 600.0
"""Seconds between the notice and the end."""
OPEN = ("lobby", "playing", "paused")


def idling(table: LiveTable) -> list[tuple[float, AnyEntry]]:
    """What becomes of a table with people who do nothing.

    Where nobody is, nothing waits: bots play a running game to its end, and any other table leaves
    the memory; whoever keeps the tables ends it there.
    """
    if not table.idle_after or table.phase not in OPEN or not table.here:
        return []
    if table.warned_at is None:
        return [(table.acted_at + max(0.0, table.idle_after - NOTICE), Warned())]
    return [(table.warned_at + min(NOTICE, table.idle_after), Idled())]
