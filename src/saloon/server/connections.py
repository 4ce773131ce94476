"""One open socket to a table: what waits to be sent, and who it is sent to."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Protocol

from saloon.table.protocol import Person


class Line(Protocol):
    """What a connection needs of its socket."""

    disconnected: bool

    def say(self, text: bytes) -> bool: ...

    def part(self, code: int, reason: str) -> None: ...


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


PROBED_EVERY = 0.05


class Connection:
    """Sending never holds up the table: what a slow client has not taken waits here, and too much
    of it ends the connection."""

    def __init__(self, person: Person, line: Line, most: int) -> None:
        self.person = person
        self.mark: str | None = None
        """The last news this client has been sent."""
        self.closed: tuple[int, str] | None = None
        self._line = line
        self._most = most
        self._waiting: deque[bytes] = deque()

    def gone(self) -> bool:
        """Whether there is nobody left at the other end."""
        return self._line.disconnected

    def push(self, message: bytes) -> bool:
        """Whether there was room for it."""
        if self.closed is not None or (not self._waiting and self._line.say(message)):
            return True
        if len(self._waiting) >= self._most:
            self.end(TOO_SLOW, "too slow; come back")
            return False
        self._waiting.append(message)
        return True

    def go_on(self) -> None:
        """The client has taken something: what waits comes next."""
        while self._waiting and self._line.say(self._waiting[0]):
            self._waiting.popleft()
        if self.closed is not None and not self._waiting:
            self._line.part(*self.closed)

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
            self.go_on()

    async def last_words(self, seconds: float) -> None:
        """Give a slow client so long to take what waits for it."""
        until = asyncio.get_running_loop().time() + seconds
        while self._waiting and not self.gone() and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(PROBED_EVERY)
