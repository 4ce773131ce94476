"""A table's log in the database: what is no choice is capped, and the way back is off the loop."""

from __future__ import annotations

import threading
from typing import Any

from tests.server.support import FOUR_BOTS, Plain, Socket, running

from saloon.server.config import Config
from saloon.server.storage.store import SOMEBODY, unpack
from saloon.table.live import LiveTable
from saloon.table.tally import LOOSE_MOST

FLOOD = 2 * LOOSE_MOST


async def flood(socket: Socket, table: str) -> None:
    """Preferences back and forth, more often than the log has room for."""
    for n in range(FLOOD):
        preferences = {"habits": {"barrel_first": n % 2 == 0}}
        await socket.send("prefer", preferences=preferences)
    await socket.do("ping")


async def choose(socket: Socket) -> None:
    question = await socket.asked()
    socket.heard.clear()
    option = question["options"][0]["text"]
    answer = await socket.do("choose", ask=question["id"], option=option)
    assert answer["refused"] == ""


async def test_a_flood_of_preferences_stays_small_and_the_game_goes_on(stored: Config) -> None:
    async with running(stored) as server:
        ann = await server.somebody()
        cookie = ann.cookie
        table = (await ann.post("/api/tables", FOUR_BOTS))["id"]
        socket = await ann.open(table)
        for _ in range(3):
            await choose(socket)
        question = await socket.asked()
        store = server.app.desk.store
        before = [each for each in await store.log_of(table) if each["do"] == "chose"]
        await flood(socket, table)
        log = await store.log_of(table)
        assert [each for each in log if each["do"] == "chose"] == before
        assert len(log) - len(before) < LOOSE_MOST + 20
        assert (await store.rows_of(table))[-1][0] > FLOOD
        await server.app.desk.shelf.flush()
    async with running(stored) as server:
        ann = server.stranger()
        ann.http.cookies["saloon"] = cookie
        socket = await ann.open(table)
        welcome = await socket.hear()
        assert welcome["ask"] == question
        assert welcome["preferences"]["habits"]["barrel_first"] is False
        over = await socket.play()
        replay = over["table"]["replay"]
        record: Plain = await ann.get(f"/api/replays/{replay}/record")
        chosen = [
            each for each in await server.app.desk.store.log_of(table) if each["do"] == "chose"
        ]
        assert len(record["choices"]) == len(chosen)


class Watched(LiveTable):
    """Notes in which thread it was recovered."""

    threads: list[threading.Thread] = []  # noqa: RUF012

    @classmethod
    def recover(cls, *given: Any, **named: Any) -> LiveTable:
        cls.threads.append(threading.current_thread())
        return super().recover(*given, **named)


async def test_a_table_is_recovered_off_the_loop(config: Config) -> None:
    Watched.threads.clear()
    async with running(config, tables=Watched) as server:
        ann = await server.somebody()
        table = await ann.new_table()
        await server.app.desk.hall.drop(table)
        await ann.get(f"/api/tables/{table}")
        assert Watched.threads
        assert threading.main_thread() not in Watched.threads


async def test_who_is_forgotten_is_forgotten_by_stored_states_too(stored: Config) -> None:
    async with running(stored) as server:
        ann, bob = await server.somebody(), await server.somebody()
        name = (await ann.arrive())["name"]
        table = (await ann.post("/api/tables", FOUR_BOTS))["id"]
        socket = await ann.open(table)
        for _ in range(3):
            await choose(socket)
        await flood(socket, table)
        await socket.asked()
        await server.app.desk.shelf.flush()
        store = server.app.desk.store

        async def everything() -> str:
            states = [unpack(each.body) for each in await store.snapshots_of(table)]
            return str([states, await store.log_of(table)])

        assert name in await everything()
        await ann.send("DELETE", "/api/me", status=204)
        assert name not in await everything()
        assert SOMEBODY in await everything()
        welcome = await (await bob.open(table)).hear()
        assert name not in str(welcome)
