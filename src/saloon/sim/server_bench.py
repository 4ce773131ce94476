"""How much a server carries: tables of clients over real sockets, measured from send to receipt."""

from __future__ import annotations

import asyncio
import gc
import os
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from saloon.server.files import open_many_files
from saloon.sim.crowd import HERE, Guest, Party, gather_party, play_party
from saloon.sim.service import Service

HUMAN_PAUSE = 0.4
"""Seconds between two choices at a table of five, where each acts about once in two seconds."""
SETTLING_PAUSE = 4.0
"""The same while the others still sit down: what counts begins when everybody has."""
AT_ONCE = 8
"""Tables that sit down at the same time; who comes to a full house does not play yet."""

PATIENCE = 60.0
"""Seconds, and one more for each table, in which everybody should have begun."""


@dataclass(frozen=True, slots=True)
class Load:
    """One measurement."""

    name: str
    tables: int
    seats: int
    seconds: float
    choices: int
    per_second: float
    p50_ms: float
    p99_ms: float
    worst_ms: float
    server_cpu: float
    """How much of one core the server used."""
    refused: int
    reconnects: int
    games: int


@dataclass(frozen=True, slots=True)
class ServerSpeed:
    loads: list[Load]
    memory_empty: int
    """Bytes of the server before anybody came."""
    memory_full: int
    memory_per_table: float


Number = TypeVar("Number", int, float)
Measured = TypeVar("Measured")
Parties = list[tuple[Party, list[Guest]]]


class NothingMeasured(Exception):
    """Nobody played: there is nothing to tell about, and that is a failure."""


@contextmanager
def on_cores() -> Iterator[tuple[int, int]]:
    """One core for the server and another, if there is one, for those who measure it."""
    cores = sorted(os.sched_getaffinity(0))
    here = cores[1] if len(cores) > 1 else cores[0]
    os.sched_setaffinity(0, {here})
    gc.disable()  # a pause of the clients is not the server's
    open_many_files()
    try:
        yield cores[0], here
    finally:
        gc.enable()
        os.sched_setaffinity(0, set(cores))


def on_a_server(
    measure: Callable[[Service], Coroutine[Any, Any, Measured]], *, limits: bool = False
) -> Measured:
    """What is measured with a fresh server on a core of its own; it is stopped afterwards."""
    with tempfile.TemporaryDirectory() as folder, on_cores() as (servers, _):
        service = Service(Path(folder) / "data", core=servers, limits=limits)
        service.start()
        try:
            return asyncio.run(measure(service))
        finally:
            service.stop()


def measure_server(
    tables: int, seats: int, seconds: float, progress: Callable[[str], None] = lambda _: None
) -> ServerSpeed:
    """Human pace first, then as fast as everybody can."""
    return on_a_server(lambda service: _measure(service, tables, seats, seconds, progress))


async def _measure(
    service: Service, tables: int, seats: int, seconds: float, progress: Callable[[str], None]
) -> ServerSpeed:
    random = Random(1)
    empty = service.memory()
    pause = {"human": SETTLING_PAUSE}

    def wait() -> float:
        return pause["human"] * (0.5 + random.random())

    progress(f"{tables} tables of {seats} sit down")
    parties = await sit_down(service, tables, seats, random, wait)
    playing = await play_on(parties)
    loads = []
    for name, human in (("human pace", HUMAN_PAUSE), ("as fast as possible", 0.0)):
        progress(name)
        before, pause["human"] = pause["human"], human
        # Whoever thinks at the pace before still does.
        await asyncio.sleep(1.0 + 1.5 * before)
        loads.append(await measured_load(service, name, parties, seconds))
    full = service.memory()
    await stop_playing(playing)
    return ServerSpeed(loads, empty, full, (full - empty) / tables)


async def sit_down(
    service: Service,
    tables: int,
    seats: int,
    random: Random,
    wait: Callable[[], float],
    places: Iterator[str] = HERE,
) -> Parties:
    return [
        await gather_party(service.address, seats, random, {}, wait, places) for _ in range(tables)
    ]


async def play_on(parties: Parties) -> list[asyncio.Task[None]]:
    """Everybody plays one game after the other; returns when every table has begun."""
    door = asyncio.Semaphore(AT_ONCE)
    playing = [asyncio.create_task(_play_on(party, guests, door)) for party, guests in parties]
    until = time.monotonic() + PATIENCE + len(parties)
    while not all(party.choices for party, _ in parties):
        failed = next((task for task in playing if task.done()), None)
        if failed is not None:
            await failed
        if time.monotonic() > until:
            raise NothingMeasured("not every table began to play")
        await asyncio.sleep(0.2)
    return playing


async def _play_on(party: Party, guests: list[Guest], door: asyncio.Semaphore) -> None:
    again = False
    while True:
        await play_party(party, guests, again=again, door=None if again else door)
        party.games += 1
        again = True


async def stop_playing(playing: list[asyncio.Task[None]]) -> None:
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


async def measured_load(service: Service, name: str, parties: Parties, seconds: float) -> Load:
    for party, _ in parties:
        party.delays.clear()
        party.choices = 0
    games = sum(party.games for party, _ in parties)
    refused, reconnects = _trouble(parties)
    cpu, began = service.cpu_seconds(), time.perf_counter()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    delays = sorted(delay for party, _ in parties for delay in party.delays)
    if not delays:
        raise NothingMeasured(f"nobody was told of any choice in {took:.1f} seconds ({name})")
    now_refused, now_reconnects = _trouble(parties)
    return Load(
        name,
        len(parties),
        parties[0][0].size,
        took,
        len(delays),
        len(delays) / took,
        _at(delays, 0.5),
        _at(delays, 0.99),
        _at(delays, 1.0),
        (service.cpu_seconds() - cpu) / took,
        now_refused - refused,
        now_reconnects - reconnects,
        sum(party.games for party, _ in parties) - games,
    )


def _trouble(parties: Parties) -> tuple[int, int]:
    guests = [guest for _, guests in parties for guest in guests]
    return sum(len(guest.refused) for guest in guests), sum(guest.reconnects for guest in guests)


def part_of(sorted_values: Sequence[Number], part: float) -> Number:
    """What this part of them stayed below."""
    return sorted_values[min(len(sorted_values) - 1, int(part * len(sorted_values)))]


def _at(delays: list[float], part: float) -> float:
    """Milliseconds that this part of the choices stayed below."""
    return part_of(delays, part) * 1000
