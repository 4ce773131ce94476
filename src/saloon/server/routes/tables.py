"""Tables: the list, new ones, and what one can know without a socket."""

from __future__ import annotations

import hmac
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from saloon.server.cards import card_of, locked
from saloon.server.desk import Desk, pass_gate
from saloon.server.errors import Refused
from saloon.server.names import BadName, clean
from saloon.server.replays import film_of
from saloon.server.routes.asking import AnyRequest, Guest, Myself, TheDesk, address_of
from saloon.server.shapes import Film, NewTable, Password, TableCard
from saloon.server.storage.store import TableRow
from saloon.table.live import LiveTable
from saloon.table.match import Match

LISTED_FOR = 24 * 3600.0
"""Seconds after which an open table that nobody has touched leaves the list."""
LONGEST_NAME = 60


@get("/api/tables", summary="Open tables, and those where one has a seat")
async def tables(desk: TheDesk, guest: Guest) -> list[TableCard]:
    public = "" if guest is None else guest.public
    rows = await desk.store.tables_for(public, desk.clock() - LISTED_FOR)
    mine = set(await desk.store.seats_of(public)) if public else set()
    admitted = await desk.store.admissions_of(public) if public else set()
    cards = [_listed(desk, row, public, row.id in mine, row.id in admitted) for row in rows]
    return [card for card in cards if card is not None]


def _listed(desk: Desk, row: TableRow, public: str, mine: bool, admitted: bool) -> TableCard | None:
    """None if the row is damaged: the other tables are still to be found."""
    room = desk.hall.loaded(row.id)
    if room is not None:
        return card_of(room.table.state(), public, admitted=admitted)
    try:
        card = msgspec.convert(row.card, TableCard)
    except msgspec.ValidationError:
        return None
    closed = locked(card.settings.access, mine, admitted)
    return msgspec.structs.replace(card, mine=mine, locked=closed)


@post("/api/tables", summary="A new table")
async def new_table(
    request: AnyRequest, desk: TheDesk, me: Myself, data: JSONBody[NewTable]
) -> TableCard:
    pass_gate(desk.gates.tables, me.public, address_of(request))
    try:
        name = clean(data.settings.name, LONGEST_NAME)
    except BadName as error:
        raise Refused(400, "bad-name", str(error)) from None
    settings = msgspec.structs.replace(data.settings, name=name)
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
    pass_gate(desk.gates.logins, address_of(request), f"table {table_id}")

    def fits(table: LiveTable) -> bool:
        given, wanted = data.password.encode(), table.settings.password.encode()
        return table.settings.access != "password" or hmac.compare_digest(given, wanted)

    if not await desk.hall.ask(table_id, fits):
        raise Refused(403, "wrong-password", "that is not the password of this table")
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
