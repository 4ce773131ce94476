"""Everybody comes back at once: a server with thousands of sockets is killed and started again.

Each client tries as the page does, with pauses that grow and differ. What counts is how long it
takes until everybody has been welcomed, and what one coming in costs the server.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from saloon.sim.crowd import gather
from saloon.sim.raw import CLOSE, HandshakeRefused, RawSocket, open_socket
from saloon.sim.server_bench import NothingMeasured, on_a_server, part_of
from saloon.sim.service import Service

FIRST_WAIT, FULL_WAIT, LONGEST_WAIT = 0.4, 2.0, 8.0
"""Seconds, as the page waits."""
LATER = 1013
PATIENCE = 300.0


@dataclass(frozen=True, slots=True)
class Storm:
    people: int
    tables: int
    back: int
    """How many were welcomed again."""
    starting: float
    """Seconds from the kill until the server's first word to anybody."""
    seconds: float
    """From then until the last of them was back."""
    p50: float
    p99: float
    tries: int
    turned_away: int
    dropped: int
    """How many had left before their turn came, so that nothing was done for them."""
    overtaken: int
    """How many places 99 of 100 lost at most to people who had asked later."""
    cpu_per_connect_ms: float
    memory: int


def measure_storm(
    tables: int, seats: int, progress: Callable[[str], None] = lambda _: None
) -> Storm:
    return on_a_server(lambda service: _measure(service, tables, seats, progress))


async def _measure(
    service: Service, tables: int, seats: int, progress: Callable[[str], None]
) -> Storm:
    random = Random(1)
    people: list[tuple[str, str]] = []
    progress(f"{tables * seats} people come to {tables} tables")
    for _ in range(tables):
        # Bots play with the first; the others watch.
        body = {"settings": {"pace": "relaxed", "access": "link"}, "start": True}
        table, guests = await gather(service.address, seats, random, body)
        people += [(f"/api/tables/{table}/socket", guest.cookie) for guest in guests]
    counts: Counter[str] = Counter()
    sockets = await asyncio.gather(
        *(_come(service.port, path, cookie, random, counts) for path, cookie in people)
    )
    progress("the server is killed and started again; everybody comes back")
    service.kill()
    killed = time.perf_counter()
    for came in sockets:
        came.socket.drop()
    life = SignOfLife(service)
    tries: Counter[str] = Counter()
    coming = [
        asyncio.create_task(_come(service.port, path, cookie, random, tries, life.seen))
        for path, cookie in people
    ]
    service.launch()
    done, late = await asyncio.wait(coming, timeout=PATIENCE)
    spent = service.cpu_seconds() - life.cpu
    memory, dropped = service.memory(), service.metric("saloon_left_early_total")
    for task in late:
        task.cancel()
    await asyncio.gather(*late, return_exceptions=True)
    back = [task.result() for task in done]
    for came in back:
        came.socket.drop()
    waits = measured_waits([came.welcomed for came in back], life.at, spent)
    return Storm(
        len(people),
        tables,
        len(back),
        life.at - killed,
        waits[-1],
        part_of(waits, 0.5),
        part_of(waits, 0.99),
        tries["tries"],
        tries["later"],
        int(dropped),
        overtaken([(came.asked, came.welcomed) for came in back]),
        spent / len(back) * 1000,
        memory,
    )


class SignOfLife:
    """When a server that was started said its first word, and what it had cost until then.

    Its port takes connections long before: they wait while it reads its tables.
    """

    def __init__(self, service: Service) -> None:
        self._service = service
        self.at = 0.0
        self.cpu = 0.0

    def seen(self) -> None:
        if not self.at:
            self.at, self.cpu = time.perf_counter(), self._service.cpu_seconds()


def measured_waits(back: list[float], first_word: float, spent: float) -> list[float]:
    """How long everybody waited, the shortest first; nobody can have been back before that word."""
    if not back:
        raise NothingMeasured("nobody came back")
    waits = sorted(at - first_word for at in back)
    if waits[0] < 0 or waits[-1] <= 0:
        raise NothingMeasured("everybody was back before the clock began")
    if spent <= 0:
        raise NothingMeasured("the server did nothing while everybody came back")
    return waits


def overtaken(back: list[tuple[float, float]]) -> int:
    """Of when everybody asked and was welcomed: the places that 99 of 100 lost at most."""
    asked = {at: place for place, (at, _) in enumerate(sorted(back))}
    came = sorted(back, key=lambda each: each[1])
    lost = sorted(max(0, place - asked[at]) for place, (at, _) in enumerate(came))
    return part_of(lost, 0.99)


class Came(NamedTuple):
    """Somebody who was welcomed."""

    socket: RawSocket
    asked: float
    """When the try began that led to it."""
    welcomed: float


async def _come(
    port: int,
    path: str,
    cookie: str,
    random: Random,
    counts: Counter[str],
    answered: Callable[[], None] = lambda: None,
) -> Came:
    """Until one has been welcomed."""
    failures = 0
    while True:
        counts["tries"] += 1
        first, asked = FIRST_WAIT, time.perf_counter()
        try:
            socket = await open_socket(port, path, cookie)
            answered()
            kind, said = await socket.hear()
            if kind != CLOSE:
                return Came(socket, asked, time.perf_counter())
            socket.drop()
            if int.from_bytes(said[:2]) == LATER:
                counts["later"] += 1
                first = FULL_WAIT
        except (OSError, HandshakeRefused, asyncio.IncompleteReadError):
            pass
        wait = min(LONGEST_WAIT, first * 2**failures)
        failures += 1
        await asyncio.sleep(wait * (0.5 + random.random()))
