"""The crowd of clients that measures a server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest

from saloon.sim import crowd
from saloon.sim.crowd import Guest, Party


class Line:
    """Says something when the test wants it to."""

    def __init__(self) -> None:
        self.listening = asyncio.Event()
        self.word: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    async def recv(self) -> str:
        self.listening.set()
        word = await self.word
        self.word = asyncio.get_running_loop().create_future()
        return word


async def test_who_is_told_to_stop_stops_although_a_word_comes_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    line = Line()

    @asynccontextmanager
    async def connected(*_: Any, **__: Any) -> AsyncIterator[Line]:
        yield line

    monkeypatch.setattr(crowd, "connect", connected)
    guest = Guest("http://here", Random(1), lambda: 0.0)
    guest.party = Party("table", 4)
    playing = asyncio.create_task(guest.play([]))
    await line.listening.wait()
    line.word.set_result('{"is": "said", "n": 1}')
    playing.cancel()
    done, _ = await asyncio.wait([playing], timeout=5)
    assert done
    assert playing.cancelled()
