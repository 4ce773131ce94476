"""People who use a server as a browser does: over real HTTP and real sockets."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import httpx
from argon2 import PasswordHasher
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from saloon.server.app import Application
from saloon.server.config import UNLIMITED, Config, Limits
from saloon.server.serving import Serving, make_server

PATIENCE = 30.0
"""Seconds after which a test stops waiting; never reached where all is well."""

# As little work as Argon2 allows.
QUICK_HASHER = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)

numbers = itertools.count()

Plain = dict[str, Any]
FOUR_BOTS: Plain = {"settings": {"pace": "none"}, "start": True}


class Closed(Exception):
    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"{code} {reason}")
        self.code, self.reason = code, reason


class Socket:
    """An open socket to a table, and what it has heard."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[Plain] = []
        self.epoch = ""

    @property
    def mark(self) -> str:
        numbers = [each["n"] for each in self.heard if "n" in each]
        return f"{self.epoch}:{numbers[-1]}"

    async def hear(self) -> Plain:
        try:
            async with asyncio.timeout(PATIENCE):
                message: Plain = json.loads(await self.connection.recv())
        except ConnectionClosed as closed:
            last = closed.rcvd
            raise Closed(last.code if last else 1006, last.reason if last else "") from None
        self.heard.append(message)
        if message["is"] == "welcome":
            self.epoch = message["epoch"]
        return message

    async def hear_until(self, kind: str, **facts: Any) -> Plain:
        while True:
            message = await self.hear()
            if message["is"] == kind and all(message.get(k) == v for k, v in facts.items()):
                return message

    async def hear_phase(self, phase: str) -> Plain:
        while True:
            message = await self.hear()
            if message["is"] in ("table", "welcome") and message["table"]["phase"] == phase:
                return message

    async def hear_the_end(self) -> Closed:
        """Listen until the server closes the socket."""
        while True:
            try:
                await self.hear()
            except Closed as closed:
                return closed

    async def send(self, do: str, **facts: Any) -> str:
        # A command that comes again is not done again, not even by the next server.
        id_ = facts.pop("id", f"c{next(numbers)}")
        await self.connection.send(json.dumps({"do": do, "id": id_, **facts}))
        return str(id_)

    async def do(self, do: str, **facts: Any) -> Plain:
        """Send a command and wait for its answer."""
        return await self.hear_until("answer", re=await self.send(do, **facts))

    async def close(self) -> None:
        await self.connection.close()

    async def asked(self) -> Plain:
        """Wait for a question to oneself; one that was asked already counts."""
        seen = 0
        while True:
            for message in self.heard[seen:]:
                if message.get("ask") and message["ask"]["options"]:
                    found: Plain = message["ask"]
                    return found
            seen = len(self.heard)
            await self.hear()

    async def play(self) -> Plain:
        """Answer whatever is asked until the game is over and can be watched."""
        seen = 0
        while True:
            for message in self.heard[seen:]:
                if message["is"] == "table" and message["table"]["replay"]:
                    return message
                question = message.get("ask")
                if question and question["options"]:
                    option = question["options"][0]["text"]
                    await self.send("choose", ask=question["id"], option=option)
            seen = len(self.heard)
            await self.hear()


class Someone:
    """A browser with its cookie."""

    def __init__(self, server: Server, **headers: str) -> None:
        self.server = server
        self.http = httpx.AsyncClient(base_url=server.address, headers=headers, timeout=PATIENCE)
        self._sockets: list[Socket] = []

    async def arrive(self) -> Plain:
        me: Plain = await self.get("/api/me")
        return me

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def send(
        self, method: str, path: str, body: Any = None, status: int | None = None, **more: Any
    ) -> Any:
        answer = await self.http.request(method, path, json=body, **more)
        if status is None:
            assert answer.is_success, answer.text
        else:
            assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    async def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        return await self.send("POST", path, body, status)

    async def new_table(self, **body: Any) -> str:
        card = await self.post("/api/tables", {"settings": {"pace": "none"}, **body})
        return str(card["id"])

    @property
    def cookie(self) -> str:
        return str(self.http.cookies["saloon"])

    async def open(self, table: str, since: str = "", **headers: str) -> Socket:
        """Open the socket of a table."""
        if "saloon" in self.http.cookies:
            headers.setdefault("cookie", f"saloon={self.cookie}")
        address = f"{self.server.address.replace('http', 'ws')}/api/tables/{table}/socket"
        connection = await connect(
            f"{address}?since={since}" if since else address, additional_headers=headers
        )
        socket = Socket(connection)
        self._sockets.append(socket)
        return socket

    async def leave(self) -> None:
        for socket in self._sockets:
            await socket.close()
        await self.http.aclose()


class Server:
    """A running server and the people who use it."""

    def __init__(self, app: Application, uvicorn: Serving) -> None:
        self.app = app
        self.uvicorn = uvicorn
        self.address = f"http://127.0.0.1:{uvicorn.port}"
        self._people: list[Someone] = []

    async def somebody(self, **headers: str) -> Someone:
        """A new visitor with an identity."""
        someone = self.stranger(**headers)
        await someone.arrive()
        return someone

    def stranger(self, **headers: str) -> Someone:
        """A new visitor without one."""
        someone = Someone(self, **headers)
        self._people.append(someone)
        return someone

    async def everybody_leaves(self) -> None:
        for someone in self._people:
            await someone.leave()


@asynccontextmanager
async def running(config: Config, **parts: Any) -> AsyncIterator[Server]:
    if config.limits == Limits():
        config = replace(config, limits=UNLIMITED)
    parts.setdefault("hasher", QUICK_HASHER)
    app = Application(config, **parts)
    started = asyncio.get_running_loop().create_future()
    uvicorn = make_server(app, started.set_result)
    task = asyncio.create_task(uvicorn.serve())
    await asyncio.wait([started, task], return_when=asyncio.FIRST_COMPLETED)
    if not started.done():
        await task  # tells why
        raise AssertionError("the server did not start")
    server = Server(app, uvicorn)
    try:
        yield server
    finally:
        await server.everybody_leaves()
        uvicorn.should_exit = True
        await task
