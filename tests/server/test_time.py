"""The calendar may jump; nobody at a table waits longer or loses time because of it."""

from __future__ import annotations

import asyncio
import time

import pytest
from tests.server.support import Plain, Server, running

from saloon.server.config import Config

HOUR = 3600.0
CLOCK: Plain = {"bank": 60, "increment": 0, "reaction": 20}
WITH_CLOCKS: Plain = {"settings": {"pace": "quick", "clock": CLOCK}, "start": True}


class Wall:
    """A calendar that somebody sets."""

    def __init__(self) -> None:
        self.off = 0.0

    def __call__(self) -> float:
        return time.time() + self.off


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
async def test_the_calendar_jumps_an_hour_and_the_game_goes_on(config: Config, jump: float) -> None:
    wall = Wall()
    async with running(config, clock=wall) as server:
        ann = await server.somebody()
        table = (await ann.post("/api/tables", WITH_CLOCKS))["id"]
        socket = await ann.open(table)
        question = await socket.asked()
        wall.off = jump
        option = question["options"][0]["text"]
        socket.heard.clear()
        assert (await socket.do("choose", ask=question["id"], option=option))["refused"] == ""
        # Bots think again and again in between; with a jump in their time they would think an hour.
        await socket.asked()
        left = [clock["left"] for each in socket.heard for clock in each.get("clocks", [])]
        assert left
        assert min(left) > (min(CLOCK["bank"], CLOCK["reaction"]) - 15) * 1000
        assert max(left) <= CLOCK["bank"] * 1000
        # Nobody was taken for absent, and nobody's clock chose.
        log = await server.app.desk.store.log_of(table)
        assert [each for each in log if each["do"] == "stoodin"] == []
        assert [each for each in log if each.get("by") == "clock"] == []


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
async def test_limits_and_memory_do_not_hear_of_the_jump(config: Config, jump: float) -> None:
    wall, ticks = Wall(), [1000.0]
    async with running(config, clock=wall, ticks=lambda: ticks[0]) as server:
        ann = await server.somebody()
        table = await ann.new_table()
        hall = server.app.desk.hall
        wall.off = jump
        await hall.sweep()
        assert hall.loaded(table) is not None
        ticks[0] += config.idle + 1
        await hall.sweep()
        assert hall.loaded(table) is None
        await _stored_with_the_new_date(server, table, wall)


async def _stored_with_the_new_date(server: Server, table: str, wall: Wall) -> None:
    """What is stored still bears the calendar's date."""
    ann = await server.somebody()
    socket = await ann.open(table)
    await socket.do("sit")
    await server.app.desk.shelf.flush()
    row = await server.app.desk.store.table(table)
    assert row is not None
    assert abs(row.touched - wall()) < 60
    await socket.close()
    while server.app.desk.hall.connections():
        await asyncio.sleep(0)
