"""A crowd of clients for a running server: they sit down over real sockets and play at random.

Used to measure the server and to see what it keeps when it is killed. A client remembers what it
sent and was told, comes back when the line breaks, and sends again what was not answered.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from dataclasses import dataclass, field
from http.client import HTTPException
from random import Random
from time import perf_counter
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

PATIENCE = 20.0
"""Seconds without a word after which a client opens a new line."""


HERE: Iterator[str] = itertools.repeat("")
"""No other places than this computer."""


class _Option(msgspec.Struct):
    text: str


class _Ask(msgspec.Struct):
    id: int
    options: list[_Option]


class _Frame(msgspec.Struct):
    step: int


class _Occupant(msgspec.Struct):
    kind: str


class _Table(msgspec.Struct):
    phase: str
    host: str
    seats: list[_Occupant | None]
    game: int
    replay: str


class _Message(msgspec.Struct, rename={"kind": "is"}):
    """The parts of all messages that a playing program looks at."""

    kind: str
    n: int = 0
    epoch: str = ""
    re: str = ""
    refused: str = ""
    step: int = 0
    seat: int | None = None
    ask: _Ask | None = None
    frame: _Frame | None = None
    table: _Table | None = None


_decode = msgspec.json.Decoder(_Message).decode


@dataclass
class Party:
    """The clients of one table, and what they measured together."""

    id: str
    size: int
    sent_at: dict[int, float] = field(default_factory=dict)
    """When the choice that leads to a step was sent."""
    heard: dict[int, int] = field(default_factory=dict)
    delays: list[float] = field(default_factory=list)
    choices: int = 0
    games: int = 0

    def sends(self, step: int) -> None:
        self.sent_at[step] = perf_counter()

    def hears(self, step: int) -> None:
        """Counts who has been told of a step; the last one ends its time."""
        self.heard[step] = self.heard.get(step, 0) + 1
        if self.heard[step] == self.size and step in self.sent_at:
            self.delays.append(perf_counter() - self.sent_at.pop(step))
            del self.heard[step]


class Guest:
    """One client at one table."""

    def __init__(
        self, address: str, random: Random, pause: Callable[[], float], place: str = ""
    ) -> None:
        self.address = address
        self.far = {"x-forwarded-for": place} if place else {}
        """Where a server that trusts this computer as a proxy believes it to be."""
        self.random = random
        self.pause = pause
        self.cookie = ""
        self.id = ""
        self.seat = -1
        self.humans = 0
        """How many people sit at the table, as far as this one has been told."""
        self.acknowledged: list[tuple[str, str]] = []
        """Choices the server has said yes to: the command's id and the option."""
        self.refused: list[tuple[str, str]] = []
        self.over = asyncio.Event()
        self.reconnects = 0
        self.party: Party | None = None
        self.game = 0
        self._numbers = 0
        self._since = ""
        self._epoch = ""
        self._step = 0
        self._waiting: dict[str, dict[str, Any]] = {}
        self._line: ClientConnection | None = None
        self._hands: set[asyncio.Task[None]] = set()

    def request(self, method: str, path: str, body: Any = None) -> Any:
        """A plain HTTP request with one's identity. Blocks; patient with a server that restarts."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return self._request(method, path, body)
            except urllib.error.HTTPError:
                raise
            except (OSError, HTTPException):
                if time.monotonic() > until:
                    raise
                time.sleep(0.05)

    def _request(self, method: str, path: str, body: Any) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json", "cookie": self.cookie, **self.far}
        asked = urllib.request.Request(self.address + path, data, headers, method=method)
        with urllib.request.urlopen(asked, timeout=30) as got:
            for cookie in got.headers.get_all("set-cookie") or ():
                self.cookie = cookie.partition(";")[0]
            return json.loads(got.read() or b"null")

    def introduce(self) -> None:
        self.id = self.request("GET", "/api/me")["id"]

    async def command(self, command: dict[str, Any]) -> None:
        """Say something now, or as soon as there is a line."""
        queued = self._queue(command)
        if self._line is not None:
            with suppress(ConnectionClosed):
                await self._line.send(json.dumps(queued))

    async def play(self, first: list[dict[str, Any]]) -> None:
        """Be at the table until the game is over; `first` are commands to begin with."""
        for command in first:
            self._queue(command)
        while not self.over.is_set():
            try:
                await self._visit()
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                self.reconnects += 1
                await asyncio.sleep(0.2 + self.random.random() * 0.3)

    async def _visit(self) -> None:
        assert self.party is not None
        where = self.address.replace("http", "ws", 1) + f"/api/tables/{self.party.id}/socket"
        if self._since:
            where += f"?since={self._since}"
        headers = {"cookie": self.cookie, **self.far}
        async with connect(where, additional_headers=headers, compression=None) as line:
            self._line = line
            try:
                for command in list(self._waiting.values()):
                    await line.send(json.dumps(command))
                while not self.over.is_set():
                    # Not `wait_for`: it forgets that it was cancelled if a word comes meanwhile.
                    async with asyncio.timeout(PATIENCE):
                        said = await line.recv()
                    await self._hear(line, _decode(said))
            finally:
                self._line = None

    def _queue(self, command: dict[str, Any]) -> dict[str, Any]:
        self._numbers += 1
        command = {"id": f"c{self._numbers}", **command}
        self._waiting[command["id"]] = command
        return command

    async def _hear(self, line: ClientConnection, said: _Message) -> None:
        if said.kind == "answer":
            self._answered(said)
            return
        if said.kind == "welcome":
            self._epoch, self._step = said.epoch, said.step
            self.seat = -1 if said.seat is None else said.seat
        self._since = f"{self._epoch}:{said.n}"
        if said.table is not None:
            self.game = said.table.game
            self.humans = sum(
                seat is not None and seat.kind == "human" for seat in said.table.seats
            )
            if said.table.phase in ("finished", "broken") and said.table.replay:
                self.over.set()
        if said.frame is not None:
            self._step = said.frame.step
            assert self.party is not None
            self.party.hears(self._step)
        if said.kind in ("welcome", "step", "asked", "back"):
            self._consider(line, said.ask)

    def _answered(self, said: _Message) -> None:
        command = self._waiting.pop(said.re, None)
        if command is None:
            return
        if said.refused:
            self.refused.append((command["do"], said.refused))
        elif command["do"] == "choose":
            self.acknowledged.append((command["id"], command["option"]))

    def _consider(self, line: ClientConnection, ask: _Ask | None) -> None:
        if ask is None or not ask.options:
            return
        if any(each.get("ask") == ask.id for each in self._waiting.values()):
            return  # sent already
        option = self.random.choice(ask.options).text
        command = self._queue({"do": "choose", "ask": ask.id, "option": option})
        task = asyncio.create_task(self._send_later(line, command, self._step + 1))
        self._hands.add(task)
        task.add_done_callback(self._hands.discard)

    async def _send_later(self, line: ClientConnection, command: Any, step: int) -> None:
        pause = self.pause()
        if pause:
            await asyncio.sleep(pause)
        assert self.party is not None
        self.party.sends(step)
        self.party.choices += 1
        with suppress(ConnectionClosed):  # it is sent again on the next line
            await line.send(json.dumps(command))


async def gather_party(
    address: str,
    size: int,
    random: Random,
    settings: dict[str, Any],
    pause: Callable[[], float],
    places: Iterator[str] = HERE,
) -> tuple[Party, list[Guest]]:
    """Clients with identities, and a table of their own at which they all can sit."""
    body = {"settings": {"players": size, "pace": "none", "access": "link", **settings}}
    table, guests = await gather(address, size, random, body, pause, places)
    return Party(table, size), guests


async def gather(
    address: str,
    size: int,
    random: Random,
    body: dict[str, Any],
    pause: Callable[[], float] = lambda: 0.0,
    places: Iterator[str] = HERE,
) -> tuple[str, list[Guest]]:
    """Clients with identities, and the id of the table that the first of them has opened."""
    guests = [
        Guest(address, Random(random.getrandbits(64)), pause, next(places)) for _ in range(size)
    ]
    for guest in guests:
        await asyncio.to_thread(guest.introduce)
    made = await asyncio.to_thread(guests[0].request, "POST", "/api/tables", body)
    return made["id"], guests


async def play_party(
    party: Party,
    guests: list[Guest],
    *,
    again: bool = False,
    door: AbstractAsyncContextManager[object] | None = None,
) -> None:
    """Everybody sits down and plays one game to its end; again, with the same people.

    Through a door only so many parties sit down at once.
    """
    async with door or nullcontext():
        tasks = await _sit_down(party, guests, again)
    await asyncio.gather(*tasks)


async def _sit_down(party: Party, guests: list[Guest], again: bool) -> list[asyncio.Task[None]]:
    """Until the host has everybody at the table and begins; everybody's playing."""
    host, *others = guests
    for guest in guests:
        guest.party = party
        guest.over.clear()
    tasks = [asyncio.create_task(guest.play([] if again else [{"do": "sit"}])) for guest in others]
    tasks.append(asyncio.create_task(host.play([{"do": "rematch"}] if again else [])))
    while host.humans < party.size:
        await asyncio.sleep(0.02)
    await host.command({"do": "start"})
    return tasks
