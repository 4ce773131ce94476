"""What a room is given to do, and what all rooms share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from saloon.server.connections import Connection
from saloon.server.limits import Buckets
from saloon.server.metrics import Metrics
from saloon.server.shelf import Shelf
from saloon.table.commands import AnyCommand
from saloon.table.live import LiveTable


@dataclass(slots=True)
class House:
    """What all rooms share."""

    shelf: Shelf
    metrics: Metrics
    clock: Callable[[], float]
    """Steady: pacing, thinking time and absence are measured with it, never with the calendar."""
    date: Callable[[], float]
    """The calendar, which somebody may set: only for what is stored."""
    chat: Buckets
    stopping: bool = False
    room_failed: Callable[[str], None] = lambda _: None
    """Somebody has to open it again, if a game is running there."""
    send: Callable[[], None] = lambda: None
    """All that was said goes out now; otherwise it does so a moment later."""


@dataclass(slots=True)
class Job:
    """Something for the room's task to do."""

    connection: Connection | None = None
    command: AnyCommand | None = None
    come: bool = False
    go: bool = False
    ask: Callable[[LiveTable], Any] | None = None
    spread: bool = False
    idle: bool = False
    done: asyncio.Future[Any] | None = None
    since: float = field(default_factory=perf_counter)


class RoomClosed(Exception):
    """The room is not there any longer; it may be opened again."""
