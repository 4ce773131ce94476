"""The lines under HTTP: nobody can fill them, hold them open, or have them all.

uvicorn reads whatever comes, as much as comes. Here the headers of a request have a size and a
time, and an address has so many lines. Lines that become sockets go on as in `wire`.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from saloon.server.handshake import answer_to
from saloon.server.porter import Porter, address_of
from saloon.server.wire import SocketLine

PIECE = 4096
"""Bytes of a request that are looked at in one go."""

TOO_LARGE = "431 Request Header Fields Too Large"
TOO_SLOW = "408 Request Timeout"


class Line(HttpToolsProtocol):
    """One connection of HTTP."""

    def __init__(self, porter: Porter, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._porter = porter
        self._admitted = False
        self._in_head = False
        self._head = 0
        self._heard = False
        """Whether the parser has had anything to say about the piece before it."""
        self._overlong = False
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._admitted = self._porter.enter(address_of(self.client))
        if self._admitted:
            self._expect_head()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        if self._admitted:
            self._admitted = False
            self._porter.leave(address_of(self.client))

    # -- what comes -----------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        cycle: Any = self.cycle
        if self._deadline is None and (cycle is None or cycle.response_complete):
            self._expect_head()
        for start in range(0, len(data), PIECE):
            piece = data[start : start + PIECE]
            self._heard = False
            super().data_received(piece)
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            if self._in_head and not self._heard:
                self._head += len(piece)
                self._measure()
            if self._overlong:
                self._refuse(TOO_LARGE)
                return

    def _measure(self) -> None:
        """Once too long, a line is done for: what follows might be the rest of it."""
        self._overlong = self._overlong or self._head > self._porter.limits.head

    def on_message_begin(self) -> None:
        self._heard, self._in_head, self._head = True, True, 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._heard = True
        self._head += len(url)
        self._measure()
        if not self._overlong:
            super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._heard = True
        self._head += len(name) + len(value) + 4
        self._measure()
        if not self._overlong:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._heard, self._in_head = True, False
        self._stop_waiting()
        if not self._overlong:
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if not self._overlong:
            super().on_body(body)

    def on_message_complete(self) -> None:
        if not self._overlong:
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        if self._overlong:
            self._refuse(TOO_LARGE)
            return
        answer = answer_to(self.scope["method"], self.headers)
        if answer is None:
            # A socket of the common kind reads it all again, and says what is wrong.
            self._leave()
            super().handle_websocket_upgrade()
            return
        self.connections.discard(self)
        socket = SocketLine(self._porter, self.config, self.server_state, self.app_state)
        socket.take_over(self, answer)
        self._admitted = False
        self.transport.set_protocol(socket)

    # -- time -----------------------------------------------------------------------------------

    def _expect_head(self) -> None:
        self._deadline = self.loop.call_later(
            self._porter.limits.head_seconds, self._refuse, TOO_SLOW
        )

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _refuse(self, status: str) -> None:
        if not self.transport.is_closing():
            answer = f"HTTP/1.1 {status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
            self.transport.write(answer.encode())
            self.transport.close()


def lines(porter: Porter) -> tuple[Any, Any]:
    """What uvicorn makes lines with: for HTTP, and for sockets."""
    return partial(Line, porter), partial(SocketLine, porter)
