"""Tables nobody uses end; finished ones are removed if whoever runs the server wants it."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from tests.server.support import FOUR_BOTS, Server, Socket, running

from saloon.server.config import Config
from saloon.table.idling import NOTICE

HOUR = 3600.0
DAY = 24 * HOUR


async def leave(server: Server, socket: Socket) -> None:
    await socket.close()
    while server.app.desk.hall.connections():
        await asyncio.sleep(0)


async def test_who_does_nothing_is_warned_and_then_the_table_is_closed(config: Config) -> None:
    ticks = [1000.0]
    async with running(config, ticks=lambda: ticks[0]) as server:
        ann = await server.somebody()
        table = await ann.new_table()
        socket = await ann.open(table)
        await socket.do("say", text="anybody?")
        ticks[0] += DAY - NOTICE + 1
        # The room sleeps by the steady clock of the machine; a question wakes it.
        await socket.do("ping")
        while not (await socket.hear_until("table"))["table"]["closing"]:
            pass
        await socket.do("stay")
        ticks[0] += DAY - NOTICE + 1
        await socket.do("ping")
        ticks[0] += NOTICE + 1
        await socket.do("ping")
        await socket.hear_phase("closed")
        assert (await socket.do("say", text="hello?"))["refused"] == "closed"
        await server.app.desk.shelf.flush()
        # It is in nobody's list any longer.
        assert await ann.get("/api/tables") == []


async def test_tables_that_left_the_memory_end_too(stored: Config) -> None:
    date = [1_000_000.0]
    async with running(stored, clock=lambda: date[0]) as server:
        ann = await server.somebody()
        hall = server.app.desk.hall
        waiting = await ann.new_table(settings={"pace": "none", "access": "open"})
        paused = (await ann.post("/api/tables", FOUR_BOTS))["id"]
        socket = await ann.open(paused)
        await socket.asked()
        await socket.do("pause")
        await leave(server, socket)
        for table in (waiting, paused):
            await hall.drop(table)
        date[0] += DAY - 1
        assert await hall.end_idle() == 0
        date[0] += 2
        assert await hall.end_idle() == 2
        assert await hall.end_idle() == 0
        assert hall.loaded(waiting) is None
        back = await ann.open(paused)
        welcome = await back.hear()
        # Who comes later reads why, and the game so far can be watched.
        assert (welcome["table"]["phase"], welcome["table"]["idle"]) == ("finished", True)
        assert (await ann.get(f"/api/replays/{welcome['table']['replay']}"))["result"] is None
        assert (await ann.get(f"/api/tables/{waiting}"))["phase"] == "closed"


async def test_finished_tables_are_removed_by_age_and_their_replays_stay(stored: Config) -> None:
    date = [1_000_000.0]
    async with running(replace(stored, tidy_days=30), clock=lambda: date[0]) as server:
        ann = await server.somebody()
        hall, store = server.app.desk.hall, server.app.desk.store
        over = (await ann.post("/api/tables", FOUR_BOTS))["id"]
        socket = await ann.open(over)
        replay = (await socket.play())["table"]["replay"]
        lobby = await ann.new_table()
        date[0] += 30 * DAY + HOUR
        assert await hall.tidy() == 0  # somebody is still there
        await leave(server, socket)
        await hall.drop(over)
        async with server.app.desk.engine.begin() as connection:
            # As if nobody had looked at it since.
            await connection.exec_driver_sql(f"UPDATE tables SET touched = 0 WHERE id = '{over}'")
        assert await hall.tidy() == 1
        assert await store.log_of(over) == []
        assert await store.snapshot_of(over) is None
        assert (await ann.get(f"/api/tables/{over}", status=404))["error"] == "unknown-table"
        assert [each["id"] for each in await ann.get("/api/tables")] == [lobby]
        assert (await ann.get(f"/api/replays/{replay}"))["id"] == replay
        await ann.get(f"/api/replays/{replay}/film?view=open")


async def test_nothing_is_removed_unless_that_is_wanted(config: Config) -> None:
    date = [1_000_000.0]
    async with running(config, clock=lambda: date[0]) as server:
        ann = await server.somebody()
        over = (await ann.post("/api/tables", FOUR_BOTS))["id"]
        socket = await ann.open(over)
        await socket.play()
        await leave(server, socket)
        await server.app.desk.hall.drop(over)
        date[0] += 10_000 * DAY
        assert await server.app.desk.hall.tidy() == 0
        assert await server.app.desk.store.log_of(over)
