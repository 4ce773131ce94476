"""What stands before every request: headers, where it comes from, how large it is.

Plain ASGI around the application, so that it also holds for what the application refuses.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any

import msgspec

from saloon.server.limits import Buckets, Crowd, Patience, place_of
from saloon.server.metrics import Metrics
from saloon.server.porter import Porter
from saloon.server.shapes import Error

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE = {"GET", "HEAD", "OPTIONS"}
SCHEMES = {"ws": "http", "wss": "https"}
"""What the page has that opens such a socket."""
LONGEST_PAUSE = 5.0
"""Seconds for which a request is held up; one that would wait longer is refused."""

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        # Positions of cards on the table are style attributes.
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        # A face is a picture in a data address, and Chromium looks some of them up anew as if the
        # page connected to them. Nothing leaves the computer that way.
        "connect-src 'self' data:",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


BUSY = ((b"retry-after", b"5"), (b"connection", b"close"))


class Doors:
    def __init__(
        self,
        app: App,
        metrics: Callable[[], Metrics | None],
        porter: Porter,
        origins: Iterable[str] = (),
    ) -> None:
        limits = porter.limits
        self._app = app
        self._metrics = metrics
        self._porter = porter
        self._requests = Buckets(limits.requests, porter.clock)
        self._inside = Crowd(limits.lines)
        self._patience = Patience(limits.strikes)
        self._origins = frozenset(origin.rstrip("/").lower() for origin in origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        place = place_of(address_in(scope))
        if not self._inside.enter(place):
            await _turn_away(scope, receive, send)
            return
        try:
            if not await self._in_time(place):
                await _turn_away(scope, receive, send)
            elif scope["type"] == "http":
                await self._http(scope, receive, send)
            elif self.from_here(_headers(scope), scope["scheme"]):
                await self._app(scope, receive, send)
            else:
                # Before it is accepted: the browser sees a refused handshake.
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": "wrong origin"})
        finally:
            self._inside.leave(place)

    async def _in_time(self, place: str) -> bool:
        """Who asks too fast is held up; who does not mind that is cut off for a while."""
        if place in self._porter.bars:
            return False
        wait = self._requests.owe(place, LONGEST_PAUSE)
        if wait is None:
            if not self._patience.strike(place):
                self._porter.cut_off(place)
            return False
        if wait:
            await asyncio.sleep(wait)
        else:
            self._patience.good(place)
        return True

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {name.lower() for name, _ in message.get("headers", ())}
                message["headers"] = [
                    *message.get("headers", ()),
                    *(each for each in HEADERS if each[0] not in given),
                ]
                metrics = self._metrics()
                if metrics is not None:
                    metrics.requests.add(str(message["status"]))
            await send(message)

        headers = _headers(scope)
        if scope["method"] not in SAFE and not self.from_here(headers, scope["scheme"]):
            await _refuse(dressed, 403, Error("wrong-origin", "not from one of our pages"))
            return
        await self._app(scope, receive, dressed)

    def from_here(self, headers: dict[str, str], scheme: str) -> bool:
        """Whether a browser sent it from one of our own pages, or no browser did.

        Other programs send no Origin; they have no cookie of somebody else's to misuse either.
        """
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return self._listed(headers.get("origin", ""))
        origin = headers.get("origin")
        if origin is None:
            return True
        own = f"{SCHEMES.get(scheme, scheme)}://{headers.get('host', '')}"
        return origin.lower() == own.lower() or self._listed(origin)

    def _listed(self, origin: str) -> bool:
        return origin.lower() in self._origins


_ORIGIN = {b"sec-fetch-site": "sec-fetch-site", b"origin": "origin", b"host": "host"}


def _headers(scope: Scope) -> dict[str, str]:
    """Those that say where it comes from."""
    return {
        _ORIGIN[name]: value.decode("latin-1")
        for name, value in scope["headers"]
        if name in _ORIGIN
    }


def address_in(scope: Scope) -> str:
    """Where it comes from; a trusted proxy's word for it has already been taken."""
    client = scope.get("client")
    return client[0] if client else "unknown"


async def _turn_away(scope: Scope, receive: Receive, send: Send) -> None:
    """Too fast, or too many at once; with as little work as can be."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1013, "reason": "too fast"})
    else:
        error = Error("too-fast", "too many requests; wait a moment")
        await _refuse(send, 429, error, *BUSY, *HEADERS)


async def _refuse(send: Send, status: int, error: Error, *more: tuple[bytes, bytes]) -> None:
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store"), *more]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(error)})
