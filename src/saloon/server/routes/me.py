"""Oneself."""

from __future__ import annotations

from dataclasses import replace

from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody

from saloon.server.company import as_people
from saloon.server.desk import Desk, pass_gate, pass_tries
from saloon.server.identity import Visitor, checked_name
from saloon.server.names import login_of
from saloon.server.routes.asking import (
    AnyRequest,
    Guest,
    Myself,
    TheDesk,
    address_of,
    cookie,
    no_cookie,
)
from saloon.server.shapes import Credentials, Me, NewName
from saloon.table.protocol import Person, Plain

PRIVATE = {"cache-control": "no-store"}


async def _me(desk: Desk, visitor: Visitor) -> Me:
    seats = await desk.hall.seats_of(visitor.public)
    blocked = as_people(desk.company.blocked_by(visitor.public))
    return Me(visitor.public, visitor.name, visitor.claimed, seats, blocked)


@get("/api/me", summary="Who one is; a new visitor gets a guest's identity")
async def who_am_i(request: AnyRequest, desk: TheDesk, guest: Guest) -> Response[Me]:
    if guest is not None:
        return Response(await _me(desk, guest), headers=PRIVATE)
    pass_gate(desk.gates.guests, address_of(request))
    visitor, token = await desk.identity.new_guest()
    return Response(await _me(desk, visitor), headers=PRIVATE, cookies=[cookie(request, token)])


@patch("/api/me", summary="Another name")
async def rename(desk: TheDesk, me: Myself, data: JSONBody[NewName]) -> Me:
    pass_gate(desk.gates.names, me.public)
    name = await desk.identity.rename(me, data.name)
    desk.hall.rename(Person(me.public, name))
    return await _me(desk, replace(me, name=name))


@post("/api/me/claim", status_code=200, summary="Keep this identity under a passphrase")
async def claim(
    request: AnyRequest, desk: TheDesk, me: Myself, data: JSONBody[Credentials]
) -> Response[Me]:
    pass_gate(desk.gates.claims, address_of(request))
    token = await desk.identity.claim(me, data.name, data.passphrase)
    visitor = await desk.identity.visitor(token)
    assert visitor is not None
    desk.hall.rename(visitor.person)
    return Response(await _me(desk, visitor), headers=PRIVATE, cookies=[cookie(request, token)])


@post("/api/me/login", status_code=200, summary="Come back to a claimed identity")
async def login(
    request: AnyRequest, desk: TheDesk, guest: Guest, data: JSONBody[Credentials]
) -> Response[Me]:
    # By the name that is looked up: others may be spelled differently and mean the same.
    whose, place = f"name {login_of(checked_name(data.name))}", address_of(request)
    pass_tries(desk.gates.tries, whose, place)
    visitor, token = await desk.identity.login(data.name, data.passphrase, guest)
    desk.gates.tries.right(whose, place)
    return Response(await _me(desk, visitor), headers=PRIVATE, cookies=[cookie(request, token)])


@post("/api/me/logout", status_code=204, summary="Be a new guest")
async def logout(request: AnyRequest, desk: TheDesk, me: Myself) -> Response[None]:
    await desk.identity.logout(me)
    return Response(None, status_code=204, headers=PRIVATE, cookies=[no_cookie(request)])


@get("/api/me/export", summary="Everything stored about oneself")
async def export(desk: TheDesk, me: Myself) -> Response[Plain]:
    headers = {**PRIVATE, "content-disposition": 'attachment; filename="saloon-me.json"'}
    told = await desk.store.about(me.id, me.public)
    told["blocked"] = list(desk.company.blocked_by(me.public).values())
    return Response(told, headers=headers)


@delete("/api/me", status_code=204, summary="Forget it all")
async def forget(request: AnyRequest, desk: TheDesk, me: Myself) -> Response[None]:
    await desk.hall.forget(me)
    desk.identity.lose_sight_of(me.id)
    await desk.company.forget(me.public)
    return Response(None, status_code=204, headers=PRIVATE, cookies=[no_cookie(request)])


HANDLERS = [who_am_i, rename, claim, login, logout, export, forget]
