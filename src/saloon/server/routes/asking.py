"""Who asks: what handlers are given besides the request's own values."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide

from saloon.server.desk import Desk
from saloon.server.doors import address_in
from saloon.server.errors import Refused
from saloon.server.identity import Visitor
from saloon.server.limits import place_of
from saloon.server.tokens import COOKIE, YEAR

AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]


def desk_of(connection: AnyConnection) -> Desk:
    desk: Desk = connection.app.state.desk
    return desk


def address_of(connection: AnyConnection) -> str:
    """Where it comes from, as limits count it."""
    scope: Any = connection.scope
    return place_of(address_in(scope))


async def find_visitor(connection: AnyConnection) -> Visitor | None:
    return await desk_of(connection).identity.visitor(cookie_in(connection.scope["headers"]))


def cookie_in(headers: Iterable[tuple[bytes, bytes]]) -> str | None:
    """Ours, without looking at all the others: everybody who comes in shows it."""
    for name, value in headers:
        if name == b"cookie":
            for each in value.decode("latin-1").split(";"):
                key, _, cookie = each.strip().partition("=")
                if key == COOKIE:
                    return cookie
    return None


async def provide_desk(request: AnyRequest) -> Desk:
    return desk_of(request)


async def provide_guest(request: AnyRequest) -> Visitor | None:
    """Whoever it is; perhaps nobody yet."""
    return await find_visitor(request)


async def provide_me(request: AnyRequest) -> Visitor:
    """Somebody with an identity."""
    visitor = await find_visitor(request)
    if visitor is None:
        raise Refused(401, "no-identity", "open /api/me first: it makes you somebody")
    return visitor


DEPENDENCIES = {
    "desk": Provide(provide_desk),
    "guest": Provide(provide_guest),
    "me": Provide(provide_me),
}


TheDesk = NamedDependency[Desk]
Guest = NamedDependency[Visitor | None]
Myself = NamedDependency[Visitor]


def cookie(request: AnyRequest, value: str, *, lasts: int = YEAR) -> Cookie:
    return Cookie(
        COOKIE,
        path="/",
        value=value,
        max_age=lasts,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def no_cookie(request: AnyRequest) -> Cookie:
    return cookie(request, "", lasts=0)
