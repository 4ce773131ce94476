"""Runs the server as a process: binding, signals, an orderly stop."""

from __future__ import annotations

import socket
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import IO

import uvicorn

from saloon.server import garbage
from saloon.server.app import Application
from saloon.server.config import Config

PATIENCE = 10
"""Seconds for requests under way when the server stops."""


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
            ws="websockets-sansio",
            ws_max_size=config.limits.message,
            # It costs more than it saves on messages of this size.
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=PATIENCE,
        ),
        on_start,
    )


class DataLock:
    """One server at a time for one data folder: two would each own the same tables."""

    def __init__(self, data: Path) -> None:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._path = data / "lock"
        self._file: IO[str] | None = None

    def __enter__(self) -> None:
        try:
            import fcntl
        except ImportError:  # not on Windows
            return
        self._file = self._path.open("w")
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._file.close()
            self._file = None
            raise ServeError(f"another server is using {self._path.parent}") from None

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


def serve(config: Config, on_start: Callable[[int], None] | None = None) -> None:
    """Until a signal says otherwise."""
    with DataLock(config.data):
        server = make_server(Application(config), on_start)
        garbage.spare_the_old()
        server.run()
        if not server.started:
            raise ServeError(f"cannot listen on {config.host}:{config.port}; see above")
