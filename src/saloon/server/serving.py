"""Runs the server as a process: binding, signals, an orderly stop."""

from __future__ import annotations

import errno
import os
import socket
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import IO

import uvicorn

from saloon.server import garbage
from saloon.server.app import Application
from saloon.server.config import Config
from saloon.server.files import open_many_files
from saloon.server.lines import lines
from saloon.server.opening import CannotStart

PATIENCE = 10
"""Seconds for requests under way when the server stops."""
BACKLOG = 16_384
"""Connections that may wait to be taken, as far as the system lets them. Whoever finds no room
knocks again much later, and is overtaken by many."""


class ServeError(Exception):
    """The server cannot run like this; the message is for whoever started it."""


class Serving(uvicorn.Server):
    """Says goodbye to the tables before it closes the sockets."""

    def __init__(
        self, app: Application, config: uvicorn.Config, on_start: Callable[[int], None] | None
    ) -> None:
        super().__init__(config)
        self._app = app
        self._on_start = on_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        # Before the server's own start, which would tell of a trouble with a page of traces.
        await self._app.open()
        await super().startup(sockets)
        if self.started and self._on_start is not None:
            self._on_start(self.port)

    @property
    def port(self) -> int:
        port: int = self.servers[0].sockets[0].getsockname()[1]
        return port

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._app.stop()
        await super().shutdown(sockets)


def make_server(
    app: Application, on_start: Callable[[int], None] | None = None, *, loop: str = "auto"
) -> Serving:
    config = app.config
    http, ws = lines(app.porter)
    return Serving(
        app,
        uvicorn.Config(
            app,
            host=config.host,
            port=config.port,
            loop=loop,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=True,
            forwarded_allow_ips=config.trusted_proxies,
            http=http,
            ws=ws,
            ws_max_size=config.limits.message,
            # It costs more than it saves on messages of this size.
            ws_per_message_deflate=False,
            backlog=BACKLOG,
            timeout_graceful_shutdown=PATIENCE,
        ),
        on_start,
    )


class DataLock:
    """One server at a time for one data folder: two would each own the same tables."""

    def __init__(self, data: Path) -> None:
        try:
            data.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise ServeError(f"the data folder {data} cannot be used: {error}") from None
        self._path = data / "lock"
        self._file: IO[str] | None = None

    def __enter__(self) -> None:
        try:
            import fcntl
        except ImportError:  # not on Windows
            return
        try:
            self._file = self._path.open("w")
        except OSError as error:
            raise ServeError(f"the data folder cannot be used: {error}") from None
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._file.close()
            self._file = None
            raise ServeError(
                f"another server is using {self._path.parent}: stop that one, or give this one "
                "a folder of its own with --data"
            ) from None

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


def listen(host: str, port: int) -> list[socket.socket]:
    """The sockets of an address: before anything is opened, so that a taken port costs nothing."""
    try:
        return _bound(host, port)
    except OSError as error:
        raise ServeError(why_not(error, host, port)) from None


def _bound(host: str, port: int) -> list[socket.socket]:
    bound: list[socket.socket] = []
    try:
        for family, kind, _, _, address in socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        ):
            sock = socket.socket(family, kind)
            bound.append(sock)
            if os.name == "posix":  # elsewhere two servers would share the port
                sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                sock.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            sock.bind(address)
            # Only now is it sure that nobody else has the port.
            sock.listen(BACKLOG)
    except OSError:
        for sock in bound:
            sock.close()
        raise
    return bound


def why_not(error: OSError, host: str, port: int) -> str:
    """Why nobody can be heard there, and what to do about it."""
    if error.errno == errno.EADDRINUSE:
        return (
            f"port {port} is taken, perhaps by another Saloon; take another one with "
            f"--port {next_free(host, port)}, or with SALOON_PORT before make run"
        )
    if error.errno == errno.EACCES:
        return f"port {port} is not for everybody; take one above 1023 with --port"
    if error.errno == errno.EADDRNOTAVAIL or isinstance(error, socket.gaierror):
        return f"{host} is no address of this computer; --host 0.0.0.0 listens on all of them"
    return f"cannot listen on {host}, port {port}: {error.strerror or error}"


def next_free(host: str, port: int) -> int:
    """The next port that nobody listens on; 0, which takes any, if there is none near."""
    for other in range(port + 1, min(port + 20, 65_536)):
        try:
            for sock in _bound(host, other):
                sock.close()
        except OSError:
            continue
        return other
    return 0


def serve(config: Config, on_start: Callable[[int], None] | None = None) -> None:
    """Until a signal says otherwise."""
    with DataLock(config.data):
        sockets = listen(config.host, config.port)
        server = make_server(Application(config), on_start)
        garbage.spare_the_old()
        open_many_files()
        try:
            server.run(sockets)
        except CannotStart as error:
            raise ServeError(str(error)) from error
        if not server.started:
            raise ServeError("the server could not start; see above")
