"""A thread that does one thing after the other for an event loop.

As an executor with one thread would, with a tenth of its ado: every commit goes this way, and where
few people play a choice has a commit of its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread

Work = tuple[Callable[[], None], asyncio.Future[None]]


class Pen:
    def __init__(self, name: str) -> None:
        self._name = name
        self._work: SimpleQueue[Work | None] = SimpleQueue()
        self._thread: Thread | None = None

    def do(self, what: Callable[[], None]) -> asyncio.Future[None]:
        """Done when that has been done in the thread; with its exception, if there was one."""
        if self._thread is None:
            # It must not keep a process alive that ends without putting it away.
            self._thread = Thread(target=self._run, name=self._name, daemon=True)
            self._thread.start()
        done = asyncio.get_running_loop().create_future()
        self._work.put((what, done))
        return done

    def put_away(self) -> None:
        """Finish what was begun; the thread ends."""
        self._work.put(None)
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        while (work := self._work.get()) is not None:
            what, done = work
            error: Exception | None = None
            try:
                what()
            except Exception as raised:
                error = raised
            with suppress(RuntimeError):  # nobody waits in a loop that was closed
                done.get_loop().call_soon_threadsafe(_settle, done, error)
            del work, what, done, error  # nothing is held while there is nothing to do


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return  # whoever waited was cancelled
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
