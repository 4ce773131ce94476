"""Coming in: without a query where somebody is known, in order, and nothing for who has left."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import event
from tests.server.support import Server, running

from saloon.server.arrivals import Arrivals, Full, Left
from saloon.server.config import UNLIMITED, Config
from saloon.server.connections import LATER


@asynccontextmanager
async def queries(server: Server) -> AsyncIterator[list[str]]:
    """The statements that go to the database meanwhile."""
    seen: list[str] = []

    def note(connection: Any, cursor: Any, statement: str, *more: Any) -> None:
        seen.append(statement)

    engine = server.app.desk.engine.sync_engine
    event.listen(engine, "before_cursor_execute", note)
    try:
        yield seen
    finally:
        event.remove(engine, "before_cursor_execute", note)


async def test_who_is_known_comes_in_without_a_query(server: Server) -> None:
    ann, bob = await server.somebody(), await server.somebody()
    table = await ann.new_table()
    async with queries(server) as seen:
        for someone in (ann, bob):
            await (await someone.open(table)).hear_until("welcome")
        assert seen == []
        # Nor do plain requests ask who somebody is.
        await ann.get(f"/api/tables/{table}")
        assert not [each for each in seen if "sessions" in each]


async def test_also_after_a_restart(config: Config) -> None:
    async with running(config) as server:
        ann = await server.somebody()
        table, cookie = await ann.new_table(start=True), ann.cookie
    async with running(config) as server:
        ann = server.stranger()
        ann.http.cookies["saloon"] = cookie
        async with queries(server) as seen:
            await (await ann.open(table)).hear_until("welcome")
            assert seen == []


async def counts(server: Server, cookie: str) -> bool:
    """Whether a cookie makes its bearer somebody."""
    bearer = server.stranger(cookie=f"saloon={cookie}")
    return (await bearer.http.get("/api/me/export")).status_code == 200


async def test_what_is_remembered_about_somebody_is_true(server: Server) -> None:
    ann = await server.somebody()
    await ann.send("PATCH", "/api/me", {"name": "Ann"})
    assert (await ann.arrive())["name"] == "Ann"
    phrase = {"name": "Annie", "passphrase": "six shooters at noon"}
    before = ann.cookie
    assert (await ann.post("/api/me/claim", phrase))["claimed"]
    assert (await ann.arrive())["claimed"]
    assert not await counts(server, before)
    left = ann.cookie
    await ann.post("/api/me/logout")
    assert (
        await server.stranger(cookie=f"saloon={left}").http.get("/api/me/export")
    ).status_code == 401
    again = await server.somebody()
    await again.post("/api/me/login", phrase)
    gone = again.cookie
    assert (await again.http.delete("/api/me")).status_code == 204
    assert (
        await server.stranger(cookie=f"saloon={gone}").http.get("/api/me/export")
    ).status_code == 401


async def test_people_are_let_in_in_order_and_who_has_left_is_skipped() -> None:
    arrivals = Arrivals(at_once=1, most=3)
    came: list[str] = []
    gone: set[str] = set()
    first = asyncio.Event()

    async def come(name: str) -> str:
        try:
            turn = await arrivals.turn(lambda: name in gone)
        except Left:
            return "left"
        except Full:
            return "full"
        came.append(name)
        if name == "a":
            await first.wait()
        turn.over()
        turn.over()  # which changes nothing
        return "in"

    tasks = [asyncio.create_task(come(name)) for name in "abcde"]
    for _ in range(3):
        await asyncio.sleep(0)
    assert (came, arrivals.waiting) == (["a"], 3)
    gone.add("c")
    first.set()
    assert await asyncio.gather(*tasks) == ["in", "in", "left", "in", "full"]
    assert came == ["a", "b", "d"]
    assert arrivals.waiting == 0
    assert await come("f") == "in"


async def test_a_full_waiting_room_sends_people_away_for_a_while(config: Config) -> None:
    limits = replace(UNLIMITED, entering=1, waiting=0)
    async with running(replace(config, limits=limits)) as server:
        ann = await server.somebody()
        table = await ann.new_table()
        closed = await (await ann.open(table)).hear_the_end()
        assert closed.code == LATER
        assert "saloon_turned_away_total 1.0" in server.app.desk.metrics.text()


async def test_nothing_is_done_for_who_has_hung_up(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = await server.somebody(), await server.somebody()
    table = await ann.new_table()
    hers = await ann.open(table)
    await hers.hear_until("welcome")
    hall, metrics = server.app.desk.hall, server.app.desk.metrics
    go_on, asked = asyncio.Event(), asyncio.Event()
    room = hall.room

    async def slow(table_id: str) -> Any:
        asked.set()
        await go_on.wait()
        return await room(table_id)

    monkeypatch.setattr(hall, "room", slow)
    his = await bob.open(table)
    await asked.wait()
    his.connection.transport.abort()
    while server.app.desk.gates.arrivals.waiting:
        await asyncio.sleep(0)
    await asyncio.sleep(0.05)
    go_on.set()
    await hers.do("ping")
    while "saloon_connects_total 2.0" not in metrics.text():
        await asyncio.sleep(0.01)
    await hers.do("ping")
    # Nobody at the table was ever told of him.
    assert not [each for each in hers.heard if each["is"] == "table" and each["table"]["watching"]]
