"""What writes for the writer: jobs gather, and one commit after the other makes them durable.

A database that is spoken to from the event loop has a task there. SQLite blocks, so it has a
thread, and that thread also waits and gathers: there is a commit for every few choices, and to wake
the loop three times for each of them costs as much as half a choice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter, sleep
from typing import Any, NamedTuple, Protocol

Row = tuple[Any, ...]

LARGEST_BATCH = 2000


class Writing(NamedTuple):
    """A statement and the rows it is carried out with."""

    statement: str
    rows: Sequence[Row]


class Backend(Protocol):
    async def open(self) -> None:
        """Be the only one who writes; raises if that cannot be."""

    async def commit(self, writings: Sequence[Writing]) -> None:
        """All of it or, with an exception, nothing."""

    def is_for_all(self, error: Exception) -> bool:
        """Whether nobody else would fare better just now, and it would take long to see that."""

    async def close(self) -> None: ...


class BlockingBackend(Protocol):
    """The same for a thread; all of it but `open` is called there."""

    async def open(self) -> None: ...

    def commit_now(self, writings: Sequence[Writing]) -> None: ...

    def is_for_all(self, error: Exception) -> bool: ...

    def close_now(self) -> None: ...


@dataclass(slots=True)
class Job:
    writings: Sequence[Writing]
    done: asyncio.Future[None]

    def settle(self, error: Exception | None) -> None:
        if self.done.done():
            return  # whoever waited was cancelled
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


def settle(batch: list[Job], error: Exception | None) -> None:
    for job in batch:
        job.settle(error)


class Pace(NamedTuple):
    """How a hand writes."""

    breath: Callable[[], float]
    """Seconds between the beginnings of two commits; what comes meanwhile gathers."""
    committed: Callable[[int, float], None]
    """Told how many jobs a commit had, and how long it took."""


class Hand(Protocol):
    @property
    def waiting(self) -> int:
        """Jobs that gather for the next commit."""

    def give(self, job: Job) -> None:
        """It is settled when it is durable, or cannot be."""

    async def finish(self) -> None:
        """Write what waits, then stop."""


class LoopHand:
    """A task of the loop."""

    def __init__(self, backend: Backend, pace: Pace) -> None:
        self._backend = backend
        self._pace = pace
        self._jobs: list[Job] = []
        self._stir = asyncio.Event()
        self._closing = False
        self._began = 0.0
        self._task = asyncio.create_task(self._run(), name="log writer")

    @property
    def waiting(self) -> int:
        return len(self._jobs)

    def give(self, job: Job) -> None:
        self._jobs.append(job)
        self._stir.set()

    async def finish(self) -> None:
        self._closing = True
        self._stir.set()
        await self._task
        await self._backend.close()

    async def _run(self) -> None:
        while True:
            await self._stir.wait()
            self._stir.clear()
            while self._jobs:
                pause = self._began + self._pace.breath() - perf_counter()
                if pause > 0 and not self._closing:
                    await asyncio.sleep(pause)
                batch, self._jobs = self._jobs[:LARGEST_BATCH], self._jobs[LARGEST_BATCH:]
                await self._commit(batch)
            if self._closing:
                return

    async def _commit(self, batch: list[Job]) -> None:
        self._began = perf_counter()
        try:
            await self._backend.commit(joined(batch))
        except Exception as error:
            if len(batch) == 1 or self._backend.is_for_all(error):
                settle(batch, error)
                return
            # One table's trouble is not the others': each on its own.
            for job in batch:
                await self._commit([job])
            return
        settle(batch, None)
        self._pace.committed(len(batch), perf_counter() - self._began)


class ThreadHand:
    """A thread that the loop hears of once for every commit, when that is done."""

    def __init__(self, backend: BlockingBackend, pace: Pace) -> None:
        self._backend = backend
        self._pace = pace
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._closing = False
        self._loop = asyncio.get_running_loop()
        self._finished = self._loop.create_future()
        # It must not keep a process alive that ends without having finished.
        Thread(target=self._run, name="log", daemon=True).start()

    @property
    def waiting(self) -> int:
        return self._jobs.qsize()

    def give(self, job: Job) -> None:
        self._jobs.put(job)

    async def finish(self) -> None:
        if not self._closing:
            self._closing = True
            self._jobs.put(None)
        await self._finished

    # -- in the thread --------------------------------------------------------------------------

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            began = perf_counter()
            self._commit([job, *self._gathered()])
            del job  # nothing is held while there is nothing to do
            pause = began + self._pace.breath() - perf_counter()
            if pause > 0 and not self._closing:
                # Before the next look, not after it: so it wakes up but once for a commit.
                sleep(pause)
        try:
            self._backend.close_now()
        except Exception as error:
            self._tell(self._finished.set_exception, error)
        else:
            self._tell(self._finished.set_result, None)

    def _gathered(self) -> Iterator[Job]:
        """What has come meanwhile, in the order in which it came."""
        with suppress(Empty):
            for _ in range(LARGEST_BATCH - 1):
                job = self._jobs.get_nowait()
                if job is None:
                    self._jobs.put(None)  # the end: nothing comes behind it
                    return
                yield job

    def _commit(self, batch: list[Job]) -> None:
        began = perf_counter()
        try:
            self._backend.commit_now(joined(batch))
        except Exception as error:
            if len(batch) == 1 or self._backend.is_for_all(error):
                self._tell(settle, batch, error)
                return
            # One table's trouble is not the others': each on its own.
            for job in batch:
                self._commit([job])
            return
        self._tell(self._durable, batch, perf_counter() - began)

    def _tell(self, what: Callable[..., None], *about: Any) -> None:
        with suppress(RuntimeError):  # nobody waits in a loop that was closed
            self._loop.call_soon_threadsafe(what, *about)

    # -- in the loop ----------------------------------------------------------------------------

    def _durable(self, batch: list[Job], seconds: float) -> None:
        settle(batch, None)
        self._pace.committed(len(batch), seconds)


def joined(batch: list[Job]) -> list[Writing]:
    """The same statement of neighbouring jobs in one go; the order within a job is kept."""
    together: list[tuple[str, list[Row]]] = []
    for job in batch:
        for writing in job.writings:
            if together and together[-1][0] == writing.statement:
                together[-1][1].extend(writing.rows)
            else:
                together.append((writing.statement, list(writing.rows)))
    return [Writing(statement, rows) for statement, rows in together]
