"""One open socket to a table: what waits to be sent, and who it is sent to."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from saloon.table.protocol import Person

Send = Callable[[bytes], Awaitable[None]]
Close = Callable[[int, str], Awaitable[None]]

# What a client is told when its socket is closed.
COME_BACK = 1012
"""The server restarts: try again in a moment."""
LATER = 1013
"""Too many at once: try again, but not at once."""
TOO_SLOW = 4008
"""Missed too much: come back at once and start afresh."""
MALFORMED = 4400
NO_IDENTITY = 4401
NOT_ALLOWED = 4403
NO_TABLE = 4404
TOO_MANY = 4429
BROKEN = 4500


class Connection:
    """Sending never holds up the table: messages wait here, and too many of them end it."""

    def __init__(
        self,
        person: Person,
        send: Send,
        close: Close,
        most: int,
        gone: Callable[[], bool] = lambda: False,
    ) -> None:
        self.person = person
        self.gone = gone
        """Whether there is nobody left at the other end."""
        self.mark: str | None = None
        """The last news this client has been sent."""
        self.closed: tuple[int, str] | None = None
        self._send = send
        self._close = close
        self._most = most
        self._waiting: deque[bytes] = deque()
        self._stir = asyncio.Event()

    def push(self, message: bytes) -> bool:
        """Whether there was room for it."""
        if self.closed is not None:
            return True
        if len(self._waiting) >= self._most:
            self.end(TOO_SLOW, "too slow; come back")
            return False
        self._waiting.append(message)
        self._stir.set()
        return True

    @property
    def waiting(self) -> int:
        """Messages that the client has not taken yet."""
        return len(self._waiting)

    def end(self, code: int, reason: str) -> None:
        """Close it when what waits is sent; at once if the client is too slow for that."""
        if self.closed is None:
            self.closed = (code, reason)
            if code == TOO_SLOW:
                self._waiting.clear()
            self._stir.set()

    async def run(self) -> None:
        """Send until the end. Errors mean that the client is gone."""
        while True:
            while self._waiting:
                await self._send(self._waiting.popleft())
            if self.closed is not None:
                await self._close(*self.closed)
                return
            self._stir.clear()
            await self._stir.wait()
