"""Other people: blocking them, reporting them."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Response, delete, post
from litestar.params import FromPath, JSONBody

from saloon.server.connections import NOT_ALLOWED
from saloon.server.desk import Desk, pass_gate
from saloon.server.errors import Refused
from saloon.server.routes.asking import AnyRequest, Myself, TheDesk, address_of
from saloon.server.routes.house import storable
from saloon.server.shapes import Block, PersonReport, Problems
from saloon.server.tokens import is_id
from saloon.table.entries import to_plain
from saloon.table.live import LiveTable

log = logging.getLogger("saloon.server")

SAID_KEPT = 30


@post("/api/me/blocks", status_code=204, summary="Do not want to meet somebody")
async def block(desk: TheDesk, me: Myself, data: JSONBody[Block]) -> Response[None]:
    pass_gate(desk.gates.names, me.public)
    await desk.company.block(me.public, storable(data.person))
    for room in desk.hall.hosted_by(me.public):
        for connection in room.connections:
            person = connection.person.id
            if person == data.person and room.table.seating.seat_of(person) is None:
                connection.end(NOT_ALLOWED, "blocked")
    return Response(None, status_code=204)


@delete("/api/me/blocks/{person:str}", status_code=204, summary="Do not mind meeting them")
async def unblock(desk: TheDesk, me: Myself, person: FromPath[str]) -> Response[None]:
    pass_gate(desk.gates.names, me.public)
    if is_id(person):
        await desk.company.unblock(me.public, person)
    return Response(None, status_code=204)


@post("/api/reports", summary="Somebody behaves badly")
async def report(
    request: AnyRequest, desk: TheDesk, me: Myself, data: JSONBody[PersonReport]
) -> Problems:
    pass_gate(desk.gates.problems, me.public, address_of(request))
    if not is_id(data.person) or not is_id(data.table):
        raise Refused(404, "unknown-person", "there is nobody like that")
    said = await _said(desk, data.table, data.person)
    text = storable(data.text)
    id_ = await desk.company.report(me.public, data.person, data.table, text, said)
    log.warning("person reported", extra={"facts": {"report": id_}})
    return Problems(id_)


async def _said(desk: Desk, table_id: str, person: str) -> list[dict[str, Any]]:
    """The last things somebody said at a table where they can be heard."""

    def read(table: LiveTable) -> list[dict[str, Any]]:
        return [to_plain(spoke) for spoke in table.said_by(person)[-SAID_KEPT:]]

    if desk.hall.loaded(table_id) is None:
        return []
    said: list[dict[str, Any]] = await desk.hall.ask(table_id, read)
    return said


HANDLERS = [block, unblock, report]
