"""One guest floods a server through many sockets: what do the other tables notice?

Tables of clients play at a human pace, in turn with and without a flood. The flood comes from
a process and an address of its own and does all at once what one guest can do: commands, nonsense,
fresh views, pings, heaps of empty messages, new sockets as soon as old ones are cut off, lists,
names, and headers without an end.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from random import Random

from saloon.sim.crowd import Guest
from saloon.sim.raw import BINARY, PING, HandshakeRefused, frame, open_socket
from saloon.sim.server_bench import (
    HUMAN_PAUSE,
    Load,
    NothingMeasured,
    measured_load,
    on_a_server,
    play_on,
    sit_down,
    stop_playing,
)
from saloon.sim.service import Service

FLOODER = "127.0.0.2"
"""An address of this computer that nobody else here uses."""
SOCKETS = 24
AGAIN = 0.2
"""Seconds until somebody who was refused a socket tries again."""
REQUESTERS = 4
ROUNDS = 3
HEAP = 64 * 1024
"""Bytes written in one go."""
BREATH = 0.02
"""Seconds between two heaps: far more than a server can take, and yet the flood's own work must not
hold up those who measure beside it."""


@dataclass(frozen=True, slots=True)
class Flooded:
    """Calm and flood in turn; and what the flood came to."""

    calm: list[Load]
    flood: list[Load]
    sent: dict[str, int] = field(default_factory=dict)
    """What the flooder did, and how often: by kind."""
    memory: int = 0
    """Bytes of the server at the end."""

    @property
    def p50(self) -> float:
        """How many times as long half of the choices take during the flood."""
        return _middle([load.p50_ms for load in self.flood]) / _middle(
            [load.p50_ms for load in self.calm]
        )

    @property
    def p99(self) -> float:
        return _middle([load.p99_ms for load in self.flood]) / _middle(
            [load.p99_ms for load in self.calm]
        )


def _middle(values: list[float]) -> float:
    return sorted(values)[len(values) // 2]


def measure_flood(
    tables: int, seats: int, seconds: float, progress: Callable[[str], None] = lambda _: None
) -> Flooded:
    return on_a_server(
        lambda service: _measure(service, tables, seats, seconds, progress), limits=True
    )


async def _measure(
    service: Service, tables: int, seats: int, seconds: float, progress: Callable[[str], None]
) -> Flooded:
    random = Random(1)

    def wait() -> float:
        return HUMAN_PAUSE * (0.5 + random.random())

    progress(f"{tables} tables of {seats} sit down")
    # Everybody has an address of their own, as visitors have: the server's limits are in force.
    places = (f"198.51.{n // 250 % 250}.{n % 250 + 1}" for n in itertools.count())
    parties = await sit_down(service, tables, seats, random, wait, places)
    playing = await play_on(parties)
    calm: list[Load] = []
    flood: list[Load] = []
    sent: Counter[str] = Counter()
    with ProcessPoolExecutor(1, get_context("spawn")) as elsewhere:
        for number in range(ROUNDS):
            progress(f"calm, {number + 1} of {ROUNDS}")
            calm.append(await measured_load(service, "calm", parties, seconds))
            progress(f"flood, {number + 1} of {ROUNDS}")
            under_way = asyncio.get_running_loop().run_in_executor(
                elsewhere, run_flood, service.port, seconds + 2
            )
            await asyncio.sleep(1.0)
            flood.append(await measured_load(service, "flood", parties, seconds))
            sent.update(await under_way)
    memory = service.memory()
    await stop_playing(playing)
    return Flooded(calm, flood, checked_flood(sent), memory)


def checked_flood(sent: Mapping[str, int]) -> dict[str, int]:
    """What the flood came to; calm compared with calm would be no measurement."""
    if not sent.get("sockets") or not sent.get("commands"):
        raise NothingMeasured("no flood came through")
    return dict(sent)


# -- the flood ------------------------------------------------------------------------------------


def run_flood(port: int, seconds: float) -> dict[str, int]:
    """In a process of its own, behind those who measure."""
    os.nice(19)
    return asyncio.run(_flood(port, seconds))


async def _flood(port: int, seconds: float) -> dict[str, int]:
    guest = Guest(f"http://127.0.0.1:{port}", Random(0), lambda: 0.0)
    guest.introduce()
    body = {"settings": {"pace": "none", "access": "link"}, "start": True}
    table = guest.request("POST", "/api/tables", body)["id"]
    done: Counter[str] = Counter()
    path = f"/api/tables/{table}/socket"
    tasks = [
        asyncio.create_task(_blast(port, path, guest.cookie, heap, kind, done))
        for (kind, heap), _ in zip(itertools.cycle(heaps().items()), range(SOCKETS), strict=False)
    ]
    tasks += [asyncio.create_task(_request(port, guest.cookie, done)) for _ in range(REQUESTERS)]
    tasks.append(asyncio.create_task(_endless_head(port, done)))
    await asyncio.wait(tasks, timeout=seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return dict(done)


def heaps() -> dict[str, bytes]:
    """What is written again and again, by kind."""

    def command(**facts: object) -> bytes:
        return frame(json.dumps({"id": "x", **facts}).encode())

    return {
        "commands": _heap(command(do="ping")),
        "nonsense": _heap(frame(b"[" * 100)),
        "fresh views": _heap(command(do="resync")),
        "pings": _heap(frame(b"", PING)),
        "empty messages": _heap(frame(b"", BINARY)),
        "large messages": _heap(command(do="say", text="x" * 400)),
    }


def _heap(one: bytes) -> bytes:
    return one * (HEAP // len(one))


async def _blast(
    port: int, path: str, cookie: str, heap: bytes, kind: str, done: Counter[str]
) -> None:
    """Fill a socket; a new one as soon as it is cut off."""
    while True:
        try:
            socket = await open_socket(port, path, cookie, source=FLOODER)
        except (OSError, HandshakeRefused):
            done["sockets refused"] += 1
            await asyncio.sleep(AGAIN)
            continue
        done["sockets"] += 1
        reading = asyncio.create_task(_read_away(socket.reader))
        with suppress(OSError):
            while not reading.done():
                socket.writer.write(heap)
                done[kind] += len(heap)
                # As fast as the server takes it, but stop at once if it hangs up.
                draining = asyncio.ensure_future(socket.writer.drain())
                await asyncio.wait([draining, reading], return_when=asyncio.FIRST_COMPLETED)
                draining.cancel()
                await asyncio.sleep(BREATH)
        reading.cancel()
        socket.drop()
        await asyncio.sleep(BREATH)


async def _read_away(reader: asyncio.StreamReader) -> None:
    with suppress(OSError):
        while await reader.read(HEAP):
            pass


async def _request(port: int, cookie: str, done: Counter[str]) -> None:
    """Lists and names, one request after the other."""
    name = json.dumps({"name": "Flood"}).encode()
    common = f"Host: 127.0.0.1:{port}\r\nCookie: {cookie}\r\n".encode()
    asked = (
        b"GET /api/tables HTTP/1.1\r\n" + common + b"\r\n",
        b"PATCH /api/me HTTP/1.1\r\n"
        + common
        + b"content-type: application/json\r\n"
        + f"content-length: {len(name)}\r\n\r\n".encode()
        + name,
    )
    while True:
        with suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", port, local_addr=(FLOODER, 0)
            )
            try:
                for text in itertools.cycle(asked):
                    writer.write(text)
                    await reader.readuntil(b"\r\n\r\n")
                    done["requests"] += 1
            finally:
                writer.transport.abort()
        await asyncio.sleep(AGAIN)


async def _endless_head(port: int, done: Counter[str]) -> None:
    more = b"x-more: " + b"y" * 1000 + b"\r\n"
    while True:
        with suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(FLOODER, 0))
            try:
                writer.write(b"GET / HTTP/1.1\r\n")
                while not writer.transport.is_closing():
                    writer.write(more * 64)
                    done["headers"] += len(more) * 64
                    await writer.drain()
                    await asyncio.sleep(BREATH)
            finally:
                writer.transport.abort()
        await asyncio.sleep(AGAIN)
