"""Everything a request needs, built when the server starts and taken down when it stops."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

from argon2 import PasswordHasher
from sqlalchemy.ext.asyncio import AsyncEngine

from saloon.server.arrivals import Arrivals
from saloon.server.company import Company
from saloon.server.config import Config, Limits
from saloon.server.errors import Refused
from saloon.server.hall import Hall
from saloon.server.identity import Identity
from saloon.server.limits import Bars, Buckets, Crowd, Patience, Tries
from saloon.server.listing import Listing
from saloon.server.metrics import Metrics
from saloon.server.opening import check_file, explained
from saloon.server.shelf import Shelf
from saloon.server.storage.engine import make_engine
from saloon.server.storage.migrate import migrate
from saloon.server.storage.store import Store
from saloon.server.storage.writer import Writer, make_backend
from saloon.server.studio import Studio
from saloon.server.tokens import Signer, load_secret
from saloon.table.live import LiveTable

log = logging.getLogger("saloon.server.desk")

Clock = Callable[[], float]
HOUR = 3600.0
DAY = 24 * HOUR


class Gates:
    """How often visitors may do what; by person, by address, or by both."""

    def __init__(self, limits: Limits, clock: Clock) -> None:
        self.connects = Buckets(limits.connects, clock)
        self.tables = Buckets(limits.tables, clock)
        self.guests = Buckets(limits.guests, clock)
        self.claims = Buckets(limits.logins, clock)
        self.tries = Tries(limits.logins, limits.guesses, clock)
        self.imports = Buckets(limits.imports, clock)
        self.problems = Buckets(limits.problems, clock)
        self.lists = Buckets(limits.lists, clock)
        self.names = Buckets(limits.names, clock)
        self.commands = Buckets(limits.commands, clock)
        self.resyncs = Buckets(limits.resyncs, clock)
        self.passwords = Buckets(limits.tables, clock)
        self.arrivals = Arrivals(limits.entering, limits.waiting)
        self.sockets = Crowd(limits.sockets)
        self.patience = Patience(limits.strikes)
        self.bars = Bars(limits.barred, clock)


def pass_gate(gate: Buckets, *keys: str) -> None:
    taken = [gate.take(key) for key in keys]
    if not all(taken):
        raise Refused(429, "too-fast", "too many requests; wait a moment")


def pass_tries(tries: Tries, what: str, place: str) -> None:
    if not tries.begin(what, place):
        raise Refused(429, "too-fast", "too many tries; wait a moment")


@dataclass(frozen=True, slots=True)
class Desk:
    config: Config
    engine: AsyncEngine
    store: Store
    shelf: Shelf
    identity: Identity
    company: Company
    hall: Hall
    listing: Listing
    gates: Gates
    metrics: Metrics
    clock: Clock
    """The calendar; what waits or is measured goes by a steady clock of its own."""


async def _every(seconds: float, chore: Callable[[], Awaitable[int]], what: str) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            done = await chore()
        except Exception as error:
            log.error("chore failed", exc_info=error, extra={"facts": {"chore": what}})
        else:
            log.info("chore done", extra={"facts": {"chore": what, "count": done}})


@asynccontextmanager
async def open_desk(
    config: Config,
    *,
    clock: Clock = time.time,
    ticks: Clock = time.monotonic,
    hasher: PasswordHasher | None = None,
    tables: type[LiveTable] = LiveTable,
) -> AsyncIterator[Desk]:
    metrics = Metrics()

    def committed(jobs: int, seconds: float) -> None:
        metrics.batches.add(jobs)
        metrics.commits.add(seconds)

    async with AsyncExitStack() as closing:
        with explained(config):
            secret = load_secret(config.data)
            if not config.database:
                check_file(config.file)
            backend = make_backend(config)
            closing.push_async_callback(backend.close)
            await backend.open()
            engine = make_engine(config)
            closing.push_async_callback(engine.dispose)
            await migrate(engine)
        writer = Writer(backend, committed)
        closing.push_async_callback(writer.close)
        store = Store(engine)
        studio = Studio(apart=config.studio_apart)
        closing.callback(studio.close)
        shelf = Shelf(store, writer, secret, studio, ticks)
        identity = Identity(engine, Signer(secret), clock, hasher)
        company = Company(engine, clock)
        hall = Hall(shelf, config, metrics, ticks, clock, tables)
        metrics.gauge("saloon_writings_waiting", "For the next commit.", lambda: writer.waiting)
        metrics.gauge("saloon_films_waiting", "Made or to be made.", lambda: studio.orders)
        closing.push_async_callback(hall.stop)
        for seconds, chore, what in (
            (DAY, identity.forget_lost_guests, "forget lost guests"),
            (HOUR, hall.end_idle, "end idle tables"),
            (HOUR, hall.tidy, "tidy finished tables"),
        ):
            task = asyncio.create_task(_every(seconds, chore, what), name=what)
            closing.callback(task.cancel)
        with explained(config):
            await identity.remember()
            await company.remember()
            await hall.start()
        gates = Gates(config.limits, ticks)
        metrics.gauge("saloon_arrivals_waiting", "To be let in.", lambda: gates.arrivals.waiting)
        listing = Listing(hall, store, company, clock, config.limits.list_age)
        yield Desk(
            config,
            engine,
            store,
            shelf,
            identity,
            company,
            hall,
            listing,
            gates,
            metrics,
            clock,
        )
