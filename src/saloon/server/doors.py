"""What stands before every request: headers, where it comes from, how large it is.

Plain ASGI around the application, so that it also holds for what the application refuses.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from saloon.server.metrics import Metrics
from saloon.server.shapes import Error

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE = {"GET", "HEAD", "OPTIONS"}

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        # Positions of cards on the table are style attributes.
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
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


class Doors:
    def __init__(
        self, app: App, metrics: Callable[[], Metrics | None], origins: Iterable[str] = ()
    ) -> None:
        self._app = app
        self._metrics = metrics
        self._origins = frozenset(origin.rstrip("/").lower() for origin in origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket" and not self.from_here(_headers(scope)):
            # Before it is accepted: the browser sees a refused handshake.
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "wrong origin"})
        else:
            await self._app(scope, receive, send)

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
        if scope["method"] not in SAFE and not self.from_here(headers):
            await _refuse(dressed, 403, Error("wrong-origin", "not from one of our pages"))
            return
        await self._app(scope, receive, dressed)

    def from_here(self, headers: dict[str, str]) -> bool:
        """Whether a browser sent it from one of our own pages, or no browser did.

        Other programs send no Origin; they have no cookie of somebody else's to misuse either.
        """
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return self._listed(headers.get("origin", ""))
        origin = headers.get("origin")
        if origin is None:
            return True
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() or self._listed(
            origin
        )

    def _listed(self, origin: str) -> bool:
        return origin.lower() in self._origins


def _headers(scope: Scope) -> dict[str, str]:
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


async def _refuse(send: Send, status: int, error: Error) -> None:
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(error)})
