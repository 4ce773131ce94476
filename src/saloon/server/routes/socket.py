"""The socket of a table: commands in, answers and news out. See saloon.table.protocol."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import AsyncExitStack
from time import perf_counter
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath

from saloon.server.arrivals import Full, Left
from saloon.server.connections import (
    BROKEN,
    COME_BACK,
    LATER,
    MALFORMED,
    NO_IDENTITY,
    NO_TABLE,
    NOT_ALLOWED,
    TOO_MANY,
    Connection,
)
from saloon.server.desk import Desk
from saloon.server.errors import Refused
from saloon.server.identity import Visitor
from saloon.server.names import BadName, clean, tidied
from saloon.server.passwords import seal_settings
from saloon.server.rooms import Room, RoomClosed
from saloon.server.routes.asking import address_of, desk_of, find_visitor
from saloon.server.routes.tables import LONGEST_NAME
from saloon.server.wire import LINE
from saloon.table.protocol import Answer, AnyCommand, Resync, Say, SetUp

log = logging.getLogger("saloon.server.socket")

AnySocket = WebSocket[Any, Any, Any]

MALFORMED_ALLOWED = 20
"""Messages that make no sense, before the socket is closed."""

decode = msgspec.json.Decoder(AnyCommand).decode
encode = msgspec.json.Encoder().encode


class _Named(msgspec.Struct):
    """The little of a message that is needed to answer it."""

    id: str = ""


class Closed(Exception):
    def __init__(self, code: int, reason: str) -> None:
        self.code, self.reason = code, reason


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: AnySocket, table_id: FromPath[str]) -> None:
    desk = desk_of(socket)
    # Accepted first: a page learns the reason only from an open socket.
    await socket.accept()
    async with AsyncExitStack() as turn:
        try:
            await turn.enter_async_context(desk.gates.arrivals.turn(_gone(socket)))
            visitor, room = await _let_in(socket, desk, table_id)
        except Left:
            desk.metrics.left_early.add()
            return
        except Full:
            desk.metrics.turned_away.add()
            await socket.close(code=LATER, reason="too many at once")
            return
        except Closed as no:
            await socket.close(code=no.code, reason=no.reason)
            return
        if not desk.gates.sockets.enter(visitor.public):
            await socket.close(code=TOO_MANY, reason="too-many")
            return
        try:
            await _stay(socket, desk, visitor, room, turn)
        finally:
            desk.gates.sockets.leave(visitor.public)


def _gone(socket: AnySocket) -> Callable[[], bool]:
    """Whether the client has hung up, without waiting for a message to say so."""
    scope: Any = socket.scope
    line = scope.get(LINE)
    return lambda: line is not None and bool(line.disconnected)


async def _stay(
    socket: AnySocket, desk: Desk, visitor: Visitor, room: Room, turn: AsyncExitStack
) -> None:
    desk.metrics.connects.add()
    began = perf_counter()

    async def send(message: bytes) -> None:
        await socket.send_data(message.decode(), mode="text")

    async def close(code: int, reason: str) -> None:
        await socket.close(code=code, reason=reason)

    most = desk.config.limits.outgoing
    connection = Connection(visitor.person, send, close, most, _gone(socket))
    connection.mark = socket.query_params.get("since")
    sender = asyncio.create_task(connection.run())
    try:
        await room.come(connection)
        await turn.aclose()
        desk.metrics.entering.add(perf_counter() - began)
        await _listen(socket, desk, room, connection, sender)
    except RoomClosed:
        connection.end(COME_BACK, "come back")
    finally:
        room.go(connection)
        connection.end(COME_BACK, "")
        await _finished(sender)


async def _let_in(socket: AnySocket, desk: Desk, table_id: str) -> tuple[Visitor, Room]:
    visitor = await find_visitor(socket)
    if visitor is None:
        raise Closed(NO_IDENTITY, "no-identity")
    gate = desk.gates.connects
    if visitor.public in desk.gates.bars:
        raise Closed(TOO_MANY, "too-fast")
    if not gate.take(visitor.public) or not gate.take(address_of(socket)):
        raise Closed(TOO_MANY, "too-fast")
    if desk.hall.house.stopping:
        raise Closed(COME_BACK, "come back")
    try:
        room = await desk.hall.room(table_id)
        barred = await desk.hall.may_watch(room.table, visitor.public)
    except Refused:
        raise Closed(NO_TABLE, "unknown-table") from None
    except Exception as error:
        log.error("table cannot be opened", exc_info=error, extra={"facts": {"table": table_id}})
        raise Closed(BROKEN, "broken") from None
    if barred:
        raise Closed(NOT_ALLOWED, barred)
    seated = room.table.seating.seat_of(visitor.public) is not None
    if not seated and not desk.company.may_meet(room.table.host, visitor.public):
        raise Closed(NOT_ALLOWED, "blocked")
    return visitor, room


async def _listen(
    socket: AnySocket,
    desk: Desk,
    room: Room,
    connection: Connection,
    sender: asyncio.Task[None],
) -> None:
    """Until the client goes, or has to go."""
    malformed = 0
    while not sender.done():
        event: Any = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        if not await _in_time(desk, connection):
            connection.end(TOO_MANY, "too-fast")
            return
        message = event.get("text") or event.get("bytes") or ""
        try:
            command = decode(message)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            malformed += 1
            desk.metrics.refusals.add("malformed")
            connection.push(encode(_malformed(message, str(error))))
            if malformed > MALFORMED_ALLOWED:
                connection.end(MALFORMED, "malformed")
                return
            continue
        if desk.hall.house.stopping:
            connection.push(encode(Answer(command.id, "stopping")))
            continue
        if isinstance(command, Resync):
            await asyncio.sleep(desk.gates.resyncs.owe(connection.person.id) or 0.0)
        try:
            command = tidy(command)
            if isinstance(command, SetUp):
                command = await _sealed(desk, room, connection, command)
            room.command(connection, command)
        except BadName as error:
            desk.metrics.refusals.add("bad-name")
            facts = {"message": str(error)}
            connection.push(encode(Answer(command.id, "bad-name", facts=facts)))


async def _sealed(desk: Desk, room: Room, connection: Connection, command: SetUp) -> SetUp:
    """With a password that may be written down; only a host has one to give."""
    settings = command.settings
    if connection.person.id != room.table.host:
        settings = msgspec.structs.replace(settings, password="")
    elif settings.password:
        await asyncio.sleep(desk.gates.passwords.owe(connection.person.id) or 0.0)
    sealed = await seal_settings(settings, room.table.settings.password)
    return msgspec.structs.replace(command, settings=sealed)


async def _in_time(desk: Desk, connection: Connection) -> bool:
    """Who sends too fast, through however many sockets, is held up; who goes on is cut off.

    Before anybody has looked at the message: that is work already.
    """
    gates, person = desk.gates, connection.person.id
    if person in gates.bars:
        return False
    wait = gates.commands.owe(person)
    if wait == 0.0:
        gates.patience.good(person)
        return True
    desk.metrics.held_up.add()
    if wait is None or not gates.patience.strike(person):
        desk.metrics.cut_off.add()
        gates.bars.bar(person)
        return False
    await asyncio.sleep(wait)
    return True


def tidy(command: AnyCommand) -> AnyCommand:
    """A command whose free text is fit to be shown to others."""
    if isinstance(command, Say):
        return msgspec.structs.replace(command, text=tidied(command.text))
    if isinstance(command, SetUp):
        settings = command.settings
        name = clean(settings.name, LONGEST_NAME)
        return msgspec.structs.replace(
            command, settings=msgspec.structs.replace(settings, name=name)
        )
    return command


def _malformed(message: str | bytes, why: str) -> Answer:
    try:
        id_ = msgspec.json.decode(message, type=_Named).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        id_ = ""
    return Answer(id_[:40], "malformed", facts={"message": why[:300]})


async def _finished(sender: asyncio.Task[None]) -> None:
    """Let the last words out, if the client still listens."""
    done, _ = await asyncio.wait([sender], timeout=2)
    if not done:
        sender.cancel()
    await asyncio.gather(sender, return_exceptions=True)


HANDLERS = [table_socket]
