"""The socket of a table: commands in, answers and news out. See saloon.table.protocol."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from time import perf_counter
from typing import Any
from urllib.parse import parse_qsl

import msgspec

from saloon.server.arrivals import Full, Left, Turn
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
from saloon.server.doors import Scope, address_in
from saloon.server.errors import Refused
from saloon.server.identity import Visitor
from saloon.server.jobs import RoomClosed
from saloon.server.limits import place_of
from saloon.server.names import BadName, clean, tidied
from saloon.server.passwords import seal_settings
from saloon.server.rooms import Room
from saloon.server.routes.asking import cookie_in
from saloon.server.routes.tables import LONGEST_NAME
from saloon.server.wire import LINE, SocketLine
from saloon.table.commands import AnyCommand, Resync, Say, SetUp
from saloon.table.protocol import Answer

log = logging.getLogger("saloon.server.socket")

PREFIX, SUFFIX = "/api/tables/", "/socket"
LAST_WORDS = 2.0
"""Seconds for a slow client to take what waits for it when it has to go."""

UNHURRIED = (Resync, Say, SetUp)
"""Commands that have to wait, or whose text is looked at first."""

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


def table_in(path: str) -> str | None:
    """The id of the table whose socket has this path; None if it is no such path."""
    inside = path.removeprefix(PREFIX).removesuffix(SUFFIX)
    if len(inside) + len(PREFIX) + len(SUFFIX) != len(path) or "/" in inside:
        return None
    return inside


async def table_socket(desk: Desk, table_id: str, scope: Scope) -> None:
    """From the handshake to the end. Speaks to the line itself: of all that a server does, this is
    what it does most."""
    line: SocketLine = scope[LINE]
    # Accepted first: a page learns the reason only from an open socket.
    line.open()
    try:
        await _visit(line, desk, table_id, scope)
    except Left:
        desk.metrics.left_early.add()
    except Full:
        desk.metrics.turned_away.add()
        line.part(LATER, "too many at once")
    except Closed as no:
        line.part(no.code, no.reason)
    except Exception as error:
        log.error("socket failed", exc_info=error, extra={"facts": {"table": table_id}})
        line.part(BROKEN, "broken")
    finally:
        line.flush()


async def _visit(line: SocketLine, desk: Desk, table_id: str, scope: Scope) -> None:
    turn = await desk.gates.arrivals.turn(lambda: line.disconnected)
    try:
        visitor, room = await _let_in(scope, desk, table_id)
        # Nobody asks for them any more, and somebody may stay for long.
        scope["headers"] = []
        if not desk.gates.sockets.enter(visitor.public):
            raise Closed(TOO_MANY, "too-many")
        connection = Connection(visitor.person, line, desk.config.limits.outgoing)
        connection.mark = _mark_in(scope["query_string"])
        line.when_writable = connection.go_on
        try:
            await _stay(line, desk, connection, room, turn)
        finally:
            desk.gates.sockets.leave(visitor.public)
    finally:
        turn.over()


def _mark_in(query: bytes) -> str | None:
    """The last news that the client has seen, if it was here before."""
    if not query:
        return None
    return dict(parse_qsl(query.decode("latin-1"))).get("since")


async def _stay(
    line: SocketLine, desk: Desk, connection: Connection, room: Room, turn: Turn
) -> None:
    desk.metrics.connects.add()
    began = perf_counter()
    try:
        await room.come(connection)
        turn.over()
        desk.metrics.entering.add(perf_counter() - began)
        await _listen(line, desk, room, connection)
    except RoomClosed:
        connection.end(COME_BACK, "come back")
    finally:
        room.go(connection)
        connection.end(COME_BACK, "")
        await connection.last_words(LAST_WORDS)


async def _let_in(scope: Scope, desk: Desk, table_id: str) -> tuple[Visitor, Room]:
    visitor = await desk.identity.visitor(cookie_in(scope["headers"]))
    if visitor is None:
        raise Closed(NO_IDENTITY, "no-identity")
    gate = desk.gates.connects
    if visitor.public in desk.gates.bars:
        raise Closed(TOO_MANY, "too-fast")
    if not gate.take(visitor.public) or not gate.take(place_of(address_in(scope))):
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


async def _listen(line: SocketLine, desk: Desk, room: Room, connection: Connection) -> None:
    """Until the client goes, or has to go."""
    malformed = 0
    line.hear = partial(_hear, desk, room, connection)
    while True:
        event: Any = await line.receive()
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


def _hear(desk: Desk, room: Room, connection: Connection, message: bytes) -> bool:
    """What is done at once, without waking anybody but the room: the commands of a game, from
    somebody who is not too fast. All else is for `_listen`, as if nobody had looked at it."""
    gates, person = desk.gates, connection.person.id
    if person in gates.bars or desk.hall.house.stopping or not gates.commands.take(person):
        return False
    try:
        command = decode(message)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        command = None
    if command is None or isinstance(command, UNHURRIED):
        gates.commands.give_back(person)
        return False
    gates.patience.good(person)
    room.command(connection, command)
    return True


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
