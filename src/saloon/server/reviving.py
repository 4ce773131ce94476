"""Rooms that have failed are opened again, at once if it is the first time, later if it goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

FIRST_PAUSE = 0.25
LONGEST_PAUSE = 3600.0
READY_EVERY = 2.0
"""Seconds between two looks whether the server can work at all."""
FORGIVEN_AFTER = 600.0
"""Seconds without a failure after which a table's failures are forgotten."""


class Reviving:
    def __init__(
        self,
        ready: Callable[[], Awaitable[bool]],
        revive: Callable[[str], Awaitable[bool]],
        clock: Callable[[], float],
    ) -> None:
        self._ready = ready
        self._revive = revive
        self._clock = clock
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._failures: dict[str, tuple[int, float]] = {}

    def later(self, table_id: str) -> None:
        if table_id not in self._tasks:
            task = asyncio.create_task(self._until_done(table_id), name=f"reviving {table_id}")
            self._tasks[table_id] = task
            task.add_done_callback(lambda _: self._tasks.pop(table_id, None))

    def stop(self) -> None:
        for task in list(self._tasks.values()):
            task.cancel()

    async def _until_done(self, table_id: str) -> None:
        while True:
            await asyncio.sleep(self._pause(table_id))
            while not await self._ready():
                await asyncio.sleep(READY_EVERY)  # not this table's fault
            if await self._revive(table_id):
                return

    def _pause(self, table_id: str) -> float:
        """Twice as long each time: what fails again and again must not keep the server busy."""
        now = self._clock()
        self._failures = {
            known: (times, at)
            for known, (times, at) in self._failures.items()
            if now - at < FORGIVEN_AFTER
        }
        times, _ = self._failures.get(table_id, (0, now))
        self._failures[table_id] = (times + 1, now)
        return float(min(LONGEST_PAUSE, FIRST_PAUSE * 2**times))
