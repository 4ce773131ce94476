"""The waiting room: after a restart everybody comes back at once, and is let in one after another.

Letting everybody in together would have everybody wait for the last; in order, the first ones play
while the last ones wait. Who has left meanwhile costs nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

LONGEST_TURN = 5.0
"""Seconds after which the next one's turn comes in any case: a table may be slow to open."""


class Full(Exception):
    """Too many are waiting."""


class Left(Exception):
    """Gone before their turn came."""


class Turn:
    """Somebody's; the next one's begins when it is over, at the latest after a while."""

    def __init__(self, doors: asyncio.Semaphore) -> None:
        self._doors: asyncio.Semaphore | None = doors
        self._longest = asyncio.get_running_loop().call_later(LONGEST_TURN, self.over)

    def over(self) -> None:
        doors, self._doors = self._doors, None
        if doors is not None:
            self._longest.cancel()
            doors.release()


class Arrivals:
    def __init__(self, at_once: int, most: int) -> None:
        self._doors = asyncio.Semaphore(at_once)
        self._most = most
        self.waiting = 0

    async def turn(self, gone: Callable[[], bool]) -> Turn:
        """One's turn, when it has come; whoever has it has to end it."""
        if self.waiting >= self._most:
            raise Full
        self.waiting += 1
        try:
            await self._doors.acquire()
        finally:
            self.waiting -= 1
        if gone():
            self._doors.release()
            raise Left
        return Turn(self._doors)
