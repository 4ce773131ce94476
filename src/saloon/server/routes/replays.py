"""Finished games, and records that somebody brings."""

from __future__ import annotations

import gzip
from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery

from saloon.server import replays as making
from saloon.server.config import Limits
from saloon.server.desk import pass_gate
from saloon.server.errors import Refused
from saloon.server.routes.asking import AnyRequest, Myself, TheDesk, address_of
from saloon.server.shapes import Film, ReplayCard
from saloon.server.storage.store import ReplayRow
from saloon.server.tokens import is_id, new_id
from saloon.table.protocol import Plain

# A finished game never changes; but its id may be guessed before it is there.
FOREVER = "public, max-age=31536000, immutable"


def unknown() -> Refused:
    return Refused(404, "unknown-replay", "there is no such replay")


def checked_id(id_: str) -> str:
    if not is_id(id_):
        raise unknown()
    return id_


def _card(row: ReplayRow) -> ReplayCard:
    return ReplayCard(
        row.id, row.game, row.settings, row.names, row.result, row.steps, row.turns, row.finished
    )


@get("/api/replays", summary="One's own finished games")
async def replays(desk: TheDesk, me: Myself) -> list[ReplayCard]:
    return [_card(row) for row in await desk.store.replays_of(me.public)]


@get("/api/replays/{replay_id:str}", summary="One finished game")
async def one_replay(desk: TheDesk, replay_id: FromPath[str]) -> ReplayCard:
    row = await desk.store.replay(checked_id(replay_id))
    if row is None:
        raise unknown()
    return _card(row)


@get(
    "/api/replays/{replay_id:str}/film",
    summary="The game from one point of view: open, table, or a seat's number",
)
async def film(
    request: AnyRequest,
    desk: TheDesk,
    replay_id: FromPath[str],
    view: FromQuery[str] = "table",
) -> Response[Film]:
    sight = making.sight_named(view)
    if sight is None:
        raise Refused(400, "bad-view", "a view is open, table, or the number of a seat")
    body = await desk.store.film_of(checked_id(replay_id), sight)
    if body is None:
        if await desk.store.replay(replay_id) is None:
            raise unknown()
        raise Refused(404, "unknown-seat", "nobody sat on that seat")
    headers = {"cache-control": FOREVER, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    encoded: Any = body
    return Response(encoded, media_type="application/json", headers=headers)


@get("/api/replays/{replay_id:str}/record", summary="The record file")
async def record(desk: TheDesk, replay_id: FromPath[str]) -> Response[Plain]:
    found = await desk.store.record_of(checked_id(replay_id))
    if found is None:
        raise unknown()
    name = f"saloon-{found['setup']['game']}-{replay_id}.json"
    return Response(found, headers={"content-disposition": f'attachment; filename="{name}"'})


@post(
    "/api/replays",
    summary="A record file to watch",
    request_max_body_size=Limits().record,
)
async def bring(request: AnyRequest, desk: TheDesk, me: Myself) -> ReplayCard:
    pass_gate(desk.gates.imports, me.public, address_of(request))
    body = await request.body()
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise Refused(400, "bad-record", "a record is JSON in UTF-8") from None
    made = await desk.shelf.studio.make(making.of_record, text, desk.config.limits.choices)
    id_ = new_id(15)
    await desk.shelf.put_replay(id_, made, desk.clock(), "", 0, {-1: me.public})
    row = await desk.store.replay(id_)
    assert row is not None
    return _card(row)


HANDLERS = [replays, one_replay, film, record, bring]
