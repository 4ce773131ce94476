"""Where games are played again, to film or to check them: apart from the tables.

A film takes a part of a second. In a process of its own it holds nobody up; a server that is only
looked at by a test does without one.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, TypeVar

Made = TypeVar("Made")

AT_ONCE = 2
POLITE = 15
"""How far the studio stands back behind the tables, in the system's measure."""


class Studio:
    def __init__(self, *, apart: bool) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._apart = apart
        self._free = asyncio.Semaphore(AT_ONCE)
        self.orders = 0
        """Films and checks that are being made or wait for their turn."""

    async def make(self, function: Callable[..., Made], *values: Any) -> Made:
        """The result of a function that takes its time. It and its values can be sent elsewhere."""
        self.orders += 1
        try:
            async with self._free:
                return await self._make(function, *values)
        finally:
            self.orders -= 1

    async def _make(self, function: Callable[..., Made], *values: Any) -> Made:
        if not self._apart:
            return await asyncio.to_thread(function, *values)
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), initializer=_begin)
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, function, *values)
        except BrokenProcessPool:
            # Its process has died, of this order perhaps: the next one has another.
            if self._pool is pool:
                self._pool = None
            raise

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _begin() -> None:
    os.nice(POLITE)
    Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """A killed server cannot close its studio."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)
