"""When nothing can be written for a while: what is told, and that games go on afterwards."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from tests.server.support import PATIENCE, Server, Someone, running

from saloon.server.config import Config
from saloon.server.connections import BROKEN
from saloon.table.live import LiveTable

SLOW_BOTS: dict[str, Any] = {"settings": {"pace": "quick"}, "start": True}


@contextmanager
def full_disk(config: Config) -> Iterator[None]:
    """No file of this process may grow beyond what the database and its log have now."""
    beside = config.file.with_name(config.file.name + "-wal")
    largest = max(config.file.stat().st_size, beside.stat().st_size)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (largest, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@asynccontextmanager
async def no_writing(config: Config) -> AsyncIterator[None]:
    """A real trouble of either database, which then goes away."""
    if not config.database:
        with full_disk(config):
            yield
        return
    engine = create_async_engine(config.url, isolation_level="AUTOCOMMIT")
    name = config.database.partition("?")[0].rpartition("/")[2]

    async def everybody_again(read_only: str) -> None:
        async with engine.connect() as connection:
            await connection.execute(text("SET default_transaction_read_only = off"))
            setting = f"ALTER DATABASE {name} SET default_transaction_read_only = {read_only}"
            await connection.execute(text(setting))
            cut = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'"
            await connection.execute(text(cut))

    await everybody_again("on")
    try:
        yield
    finally:
        await everybody_again("off")
        await engine.dispose()


async def health(someone: Someone) -> int:
    return (await someone.http.get("/api/health")).status_code


async def until_healthy(someone: Someone) -> None:
    async with asyncio.timeout(PATIENCE):
        while await health(someone) != 200:
            await asyncio.sleep(0.1)


async def until_unwell(someone: Someone) -> None:
    """The last good answer counts for a second."""
    async with asyncio.timeout(PATIENCE):
        while await health(someone) != 503:
            await asyncio.sleep(0.1)


async def test_health_says_so_while_nothing_can_be_written(stored: Config) -> None:
    async with running(stored) as server:
        ann = await server.somebody()
        await ann.new_table()
        assert await health(ann) == 200
        async with no_writing(stored):
            await until_unwell(ann)
            error = await ann.get("/api/health", status=503)
            assert error["error"] == "cannot-write"
        await until_healthy(ann)


async def test_a_running_game_comes_back_by_itself(stored: Config) -> None:
    """Bots are thinking, nobody is connected, and the disk is full for a moment."""
    async with running(stored) as server:
        ann = await server.somebody()
        table = (await ann.post("/api/tables", SLOW_BOTS))["id"]
        socket = await ann.open(table)
        question = await socket.asked()
        async with no_writing(stored):
            option = question["options"][0]["text"]
            await socket.send("choose", ask=question["id"], option=option)
            assert (await socket.hear_the_end()).code == BROKEN
        # Nobody opens the table, and yet it is opened: clocks and bots need nobody.
        hall = server.app.desk.hall
        async with asyncio.timeout(PATIENCE):
            while (room := hall.loaded(table)) is None or room.failed:
                await asyncio.sleep(0.05)
        assert not hall.connections()
        back = await ann.open(table)
        welcome = await back.hear()
        # The choice that could not be written was never made: the question is still open.
        assert welcome["ask"]["id"] == question["id"]
        await back.do("choose", ask=question["id"], option=option)
        await _goes_on(server, table)


async def _goes_on(server: Server, table: str) -> None:
    log = await server.app.desk.store.log_of(table)
    assert log[-1]["do"] in ("chose", "held")


class Stumbling(LiveTable):
    """Its first life fails while it tells people something: a fault of our own."""

    lives = 0

    def state(self) -> Any:
        if type(self).lives == 1 and self.phase == "playing":
            raise ZeroDivisionError
        return super().state()

    def wake(self, now: float) -> None:
        type(self).lives += 1
        super().wake(now)


async def test_a_fault_of_our_own_is_tried_again(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(config, tables=Stumbling) as server:
        ann = await server.somebody()
        table = (await ann.post("/api/tables", SLOW_BOTS))["id"]
    monkeypatch.setattr(Stumbling, "lives", 0)
    async with running(config, tables=Stumbling) as server:
        hall = server.app.desk.hall
        async with asyncio.timeout(PATIENCE):
            while (room := hall.loaded(table)) is None or room.failed:
                await asyncio.sleep(0.05)
        assert Stumbling.lives == 2
