"""How much a server carries: tables of clients over real sockets, measured from send to receipt."""

from __future__ import annotations

import asyncio
import gc
import os
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from saloon.sim.crowd import Guest, Party, gather_party, play_party
from saloon.sim.service import Service

HUMAN_PAUSE = 0.4
"""Seconds between two choices at a table of five, where each acts about once in two seconds."""


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


def measure_server(
    tables: int, seats: int, seconds: float, progress: Callable[[str], None] = lambda _: None
) -> ServerSpeed:
    """Human pace first, then as fast as everybody can."""
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as folder:
        service = Service(Path(folder) / "data", core=cores[0])
        if len(cores) > 1:
            os.sched_setaffinity(0, {cores[1]})
        service.start()
        gc.disable()  # a pause of the clients is not the server's
        try:
            return asyncio.run(_measure(service, tables, seats, seconds, progress))
        finally:
            gc.enable()
            service.stop()
            os.sched_setaffinity(0, set(cores))


async def _measure(
    service: Service, tables: int, seats: int, seconds: float, progress: Callable[[str], None]
) -> ServerSpeed:
    random = Random(1)
    empty = service.memory()
    pause = {"human": HUMAN_PAUSE}

    def wait() -> float:
        return pause["human"] * (0.5 + random.random())

    progress(f"{tables} tables of {seats} sit down")
    parties = []
    for _ in range(tables):
        parties.append(await gather_party(service.address, seats, random, {}, wait))
    stop = asyncio.Event()
    playing = [asyncio.create_task(_play_on(party, guests, stop)) for party, guests in parties]
    loads = []
    await asyncio.sleep(min(5.0, seconds))  # everybody has sat down and begun
    for name, human in (("human pace", HUMAN_PAUSE), ("as fast as possible", 0.0)):
        progress(name)
        pause["human"] = human
        await asyncio.sleep(1.0)
        loads.append(await _load(service, name, parties, seconds))
    full = service.memory()
    stop.set()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return ServerSpeed(loads, empty, full, (full - empty) / tables)


async def _play_on(party: Party, guests: list[Guest], stop: asyncio.Event) -> None:
    """One game after the other."""
    again = False
    while not stop.is_set():
        await play_party(party, guests, again=again)
        party.games += 1
        again = True


async def _load(
    service: Service, name: str, parties: list[tuple[Party, list[Guest]]], seconds: float
) -> Load:
    for party, _ in parties:
        party.delays.clear()
        party.choices = 0
    games = sum(party.games for party, _ in parties)
    refused, reconnects = _trouble(parties)
    cpu, began = service.cpu_seconds(), time.perf_counter()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    delays = sorted(delay for party, _ in parties for delay in party.delays)
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


def _trouble(parties: list[tuple[Party, list[Guest]]]) -> tuple[int, int]:
    guests = [guest for _, guests in parties for guest in guests]
    return sum(len(guest.refused) for guest in guests), sum(guest.reconnects for guest in guests)


def _at(delays: list[float], part: float) -> float:
    """Milliseconds that this part of the choices stayed below."""
    if not delays:
        return 0.0
    return delays[min(len(delays) - 1, int(part * len(delays)))] * 1000
