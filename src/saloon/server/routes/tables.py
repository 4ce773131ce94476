"""Tables: the list, new ones, and what one can know without a socket."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from saloon.server.cards import card_of
from saloon.server.desk import pass_gate, pass_tries
from saloon.server.errors import Refused
from saloon.server.names import BadName, clean
from saloon.server.passwords import fits_soon, seal_settings
from saloon.server.replays import film_of
from saloon.server.routes.asking import AnyRequest, Guest, Myself, TheDesk, address_of
from saloon.server.shapes import Film, NewTable, Password, TableCard
from saloon.server.tokens import LONGEST_ID
from saloon.table.live import LiveTable
from saloon.table.match import Match
from saloon.table.protocol import Settings

LONGEST_NAME = 60


@get("/api/tables", summary="Open tables, and those where one has a seat")
async def tables(request: AnyRequest, desk: TheDesk, guest: Guest) -> list[TableCard]:
    public = "" if guest is None else guest.public
    pass_gate(desk.gates.lists, public or address_of(request))
    return await desk.listing.for_person(public)


@post("/api/tables", summary="A new table")
async def new_table(
    request: AnyRequest, desk: TheDesk, me: Myself, data: JSONBody[NewTable]
) -> TableCard:
    pass_gate(desk.gates.tables, me.public, address_of(request))
    try:
        name = clean(data.settings.name, LONGEST_NAME)
    except BadName as error:
        raise Refused(400, "bad-name", str(error)) from None
    settings = await seal_settings(msgspec.structs.replace(data.settings, name=name))
    room = await desk.hall.create(settings, me.person, data.bots, data.start)
    return card_of(room.table.state(), me.public)


@get("/api/tables/{table_id:str}", summary="One table")
async def one_table(desk: TheDesk, guest: Guest, table_id: FromPath[str]) -> TableCard:
    public = "" if guest is None else guest.public
    admitted = bool(public) and await desk.hall.is_admitted(table_id, public)

    def look(table: LiveTable) -> TableCard:
        return card_of(table.state(), public, admitted=admitted)

    card: TableCard = await desk.hall.ask(table_id, look)
    return card


@post("/api/tables/{table_id:str}/enter", status_code=204, summary="The password of a closed table")
async def enter(
    request: AnyRequest,
    desk: TheDesk,
    me: Myself,
    table_id: FromPath[str],
    data: JSONBody[Password],
) -> Response[None]:
    which, place = f"table {table_id[:LONGEST_ID]}", address_of(request)
    pass_tries(desk.gates.tries, which, place)

    settings: Settings = await desk.hall.ask(table_id, lambda table: table.settings)
    if settings.access == "password" and not await fits_soon(settings.password, data.password):
        raise Refused(403, "wrong-password", "that is not the password of this table")
    desk.gates.tries.right(which, place)
    await desk.store.admit(table_id, me.public)
    return Response(None, status_code=204)


@get("/api/tables/{table_id:str}/frames", summary="The running game so far, as one sees it")
async def frames(desk: TheDesk, me: Myself, table_id: FromPath[str]) -> Response[Film]:
    admitted = await desk.hall.is_admitted(table_id, me.public)

    def look(table: LiveTable) -> tuple[Match, str] | None:
        if not table.may_watch(me.public, admitted):
            raise Refused(403, "not-allowed", "this table is not open to you")
        match = table.match
        if match is None:
            return None
        return match, table.sight_of(me.public)

    found = await desk.hall.ask(table_id, look)
    if found is None:
        raise Refused(404, "no-game", "no game is running at this table")
    match, sight = found
    encoded: Any = await desk.shelf.studio.make(film_of, match.course, sight)
    return Response(encoded, media_type="application/json")


HANDLERS = [tables, new_table, one_table, enter, frames]
