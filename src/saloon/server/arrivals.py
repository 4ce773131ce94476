"""The waiting room: after a restart everybody comes back at once, and is let in one after another.

Letting everybody in together would have everybody wait for the last; in order, the first ones play
while the last ones wait. Who has left meanwhile costs nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

LONGEST_TURN = 5.0
"""Seconds after which the next one's turn comes in any case: a table may be slow to open."""


class Full(Exception):
    """Too many are waiting."""


class Left(Exception):
    """Gone before their turn came."""


class Arrivals:
    def __init__(self, at_once: int, most: int) -> None:
        self._doors = asyncio.Semaphore(at_once)
        self._most = most
        self.waiting = 0

    @asynccontextmanager
    async def turn(self, gone: Callable[[], bool]) -> AsyncIterator[None]:
        """One's turn; it ends with the block."""
        if self.waiting >= self._most:
            raise Full
        self.waiting += 1
        try:
            await self._doors.acquire()
        finally:
            self.waiting -= 1
        done = _Once(self._doors.release)
        timer = asyncio.get_running_loop().call_later(LONGEST_TURN, done)
        try:
            if gone():
                raise Left
            yield
        finally:
            timer.cancel()
            done()


class _Once:
    def __init__(self, do: Callable[[], None]) -> None:
        self._do: Callable[[], None] | None = do

    def __call__(self) -> None:
        do, self._do = self._do, None
        if do is not None:
            do()
