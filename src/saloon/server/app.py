"""The application: handlers, what they share, and the doors before them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import cache
from typing import Any

from litestar import Litestar
from litestar.datastructures import State

from saloon.server import openapi
from saloon.server.client import Client
from saloon.server.config import Config
from saloon.server.desk import Desk, open_desk
from saloon.server.doors import Doors, Receive, Scope, Send
from saloon.server.errors import HANDLERS as ERROR_HANDLERS
from saloon.server.metrics import Metrics
from saloon.server.porter import Porter
from saloon.server.routes import company, games, house, me, pages, replays, tables
from saloon.server.routes.asking import DEPENDENCIES
from saloon.server.routes.socket import table_in, table_socket
from saloon.server.wire import LINE
from saloon.table.protocol import Plain

HANDLERS = [
    *me.HANDLERS,
    *company.HANDLERS,
    *games.HANDLERS,
    *tables.HANDLERS,
    *replays.HANDLERS,
    *house.HANDLERS,
    *openapi.HANDLERS,
    *pages.HANDLERS,
]


@cache
def describe() -> Plain:
    return openapi.description(HANDLERS)


class Application:
    """An ASGI application. Its parts live from start-up to shutdown of the server."""

    def __init__(self, config: Config, **parts: Any) -> None:
        self.config = config
        self._parts = parts
        self._open: AsyncExitStack | None = None
        self.litestar = Litestar(
            HANDLERS,
            dependencies=DEPENDENCIES,
            exception_handlers=ERROR_HANDLERS,
            lifespan=[self._life],
            openapi_config=None,
            request_max_body_size=config.limits.body,
            logging_config=None,
            state=State({"client": Client(config.static), "describe": describe}),
        )
        self._pages: Any = self.litestar
        self.porter = Porter(config.limits, config.trusted_proxies)
        self._doors = Doors(self._inside, self._metrics, self.porter, config.origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._doors(scope, receive, send)

    async def _inside(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Past the doors: sockets of tables have a way of their own."""
        if scope["type"] == "websocket" and LINE in scope:
            table_id = table_in(scope["path"])
            if table_id is not None:
                await table_socket(self.desk, table_id, scope)
                return
        await self._pages(scope, receive, send)

    @property
    def desk(self) -> Desk:
        """Only while the server runs."""
        desk: Desk = self.litestar.state.desk
        return desk

    async def open(self) -> None:
        """Build what requests need. Raises `CannotStart` before anybody has been let in."""
        if self._open is None:
            opened = AsyncExitStack()
            self.litestar.state.desk = await opened.enter_async_context(
                open_desk(self.config, **self._parts)
            )
            self.desk.hall.house.send = self.porter.rounds.flush
            self._open = opened

    async def stop(self) -> None:
        """Accept nothing more, write what was accepted, and send everybody away for a moment."""
        await self.desk.hall.stop()

    def _metrics(self) -> Metrics | None:
        desk: Desk | None = self.litestar.state.get("desk")
        return None if desk is None else desk.metrics

    @asynccontextmanager
    async def _life(self, app: Litestar) -> AsyncIterator[None]:
        await self.open()
        try:
            yield
        finally:
            assert self._open is not None
            await self._open.aclose()
