"""For whoever runs the server, and for who finds something wrong with it."""

from __future__ import annotations

import logging
from importlib.metadata import version

from litestar import Response, get, post
from litestar.params import JSONBody

from saloon.server.desk import Desk, pass_gate
from saloon.server.errors import Refused
from saloon.server.metrics import CONTENT_TYPE
from saloon.server.network import is_this_computer, network_origin
from saloon.server.routes.asking import AnyRequest, Guest, TheDesk, address_of
from saloon.server.shapes import Invitation, Problem, Problems
from saloon.server.tokens import new_id
from saloon.table.live import LiveTable
from saloon.table.protocol import Plain

log = logging.getLogger("saloon.server")


LARGEST = 2**31 - 1


def storable(text: str) -> str:
    """PostgreSQL keeps any character but this one."""
    return text.replace("\0", "")


async def _record(desk: Desk, table_id: str) -> str:
    """The running game as it is now; empty if there is none."""

    def read(table: LiveTable) -> str:
        return "" if table.match is None else table.match.record.to_json()

    if desk.hall.loaded(table_id) is None:
        return ""
    text: str = await desk.hall.ask(table_id, read)
    return text


@post("/api/problems", summary="Something is wrong here")
async def problem(
    request: AnyRequest, desk: TheDesk, guest: Guest, data: JSONBody[Problem]
) -> Problems:
    pass_gate(desk.gates.problems, address_of(request))
    id_ = new_id()
    await desk.store.note_problem(
        {
            "id": id_,
            "at": desk.clock(),
            "public": "" if guest is None else guest.public,
            "table_id": storable(data.table),
            "replay": storable(data.replay),
            "step": min(data.step, LARGEST),
            "page": storable(data.page),
            "text": storable(data.text),
            "record": await _record(desk, data.table),
        }
    )
    log.warning("problem reported", extra={"facts": {"problem": id_}})
    return Problems(id_)


@get("/api/invitation", summary="Where friends can open a link, for who sits at this computer")
async def invitation(request: AnyRequest, desk: TheDesk) -> Invitation:
    """Nobody else is told: for them the address they came by is the right one."""
    server = request.scope.get("server")
    if server is None or not is_this_computer(address_of(request)):
        return Invitation("")
    return Invitation(network_origin(desk.config.host, server[1] or desk.config.port))


@get("/api/health", summary="Whether the server works and what happens can be written down")
async def health(desk: TheDesk) -> Plain:
    if desk.hall.house.stopping:
        raise Refused(503, "stopping", "the server is about to stop")
    try:
        await desk.store.answers()
    except Exception as error:
        log.error("database does not answer", exc_info=error)
        raise Refused(503, "no-database", "the database does not answer") from None
    if not await desk.shelf.can_write():
        raise Refused(503, "cannot-write", "nothing can be written down at the moment")
    return {"ok": True, "version": version("saloon")}


@get("/metrics", include_in_schema=False)
async def metrics(desk: TheDesk) -> Response[bytes]:
    return Response(desk.metrics.text().encode(), media_type=CONTENT_TYPE)


HANDLERS = [problem, invitation, health, metrics]
