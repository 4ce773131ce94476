"""Questions to the database and the writing that no game waits for."""

from __future__ import annotations

import json
import logging
import zlib
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from saloon.server.storage.schema import (
    admitted,
    entries,
    films,
    people,
    players,
    problems,
    replays,
    seated,
    snapshots,
    tables,
)

log = logging.getLogger("saloon.server.storage")

encode = msgspec.json.Encoder().encode

SOMEBODY = "somebody"
"""What a person who wanted to be forgotten is called in old games."""


@dataclass(frozen=True, slots=True)
class TableRow:
    id: str
    created: float
    touched: float
    phase: str
    card: dict[str, Any]


@dataclass(frozen=True, slots=True)
class StoredSnapshot:
    game: int
    turn: int
    step: int
    seq: int
    rules_version: str
    body: Any


@dataclass(frozen=True, slots=True)
class ReplayRow:
    id: str
    game: str
    settings: dict[str, Any]
    names: list[str]
    result: dict[str, Any] | None
    steps: int
    turns: int
    finished: float


BRIEFLY = 1
"""How hard to pack what is stored often and soon gone again."""


def pack(value: Any, how_hard: int = zlib.Z_DEFAULT_COMPRESSION) -> bytes:
    """For large values that are read rarely."""
    return zlib.compress(encode(value), how_hard)


def unpack(data: bytes) -> Any:
    return json.loads(zlib.decompress(data))


DAMAGED = {"do": "damaged"}
"""Stands in a log for what cannot be read."""


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    # -- tables and their logs ----------------------------------------------------------------

    async def table(self, table_id: str) -> TableRow | None:
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table_id))).first()
        return None if row is None else _table_row(row)

    async def tables_in(self, phases: Iterable[str], before: float | None = None) -> list[str]:
        """Those that nobody has touched since, if that is asked."""
        query = select(tables.c.id).where(tables.c.phase.in_(list(phases))).order_by(tables.c.id)
        if before is not None:
            query = query.where(tables.c.touched < before)
        async with self._engine.connect() as connection:
            return [row.id for row in await connection.execute(query)]

    async def open_tables(self, since: float, most: int = 200) -> list[TableRow]:
        """Those that are listed for everybody and were touched since then; the latest first."""
        return await self._tables(tables.c.listed & (tables.c.touched >= since), most)

    async def tables_of(self, public: str, most: int = 200) -> list[TableRow]:
        """Those where somebody has a seat; the latest first."""
        own = select(seated.c.table_id).where(seated.c.public == public)
        return await self._tables(tables.c.id.in_(own), most)

    async def _tables(self, which: ColumnElement[bool], most: int) -> list[TableRow]:
        query = (
            select(tables).where(which).order_by(tables.c.touched.desc(), tables.c.id).limit(most)
        )
        async with self._engine.connect() as connection:
            found = [_table_row(row) for row in await connection.execute(query)]
        return [row for row in found if row is not None]

    async def seats_of(self, public: str) -> list[str]:
        query = (
            select(seated.c.table_id).where(seated.c.public == public).order_by(seated.c.table_id)
        )
        async with self._engine.connect() as connection:
            return [row.table_id for row in await connection.execute(query)]

    async def log_of(self, table_id: str) -> list[dict[str, Any]]:
        return [read_entry(body) for _, body in await self.rows_of(table_id)]

    async def rows_of(self, table_id: str) -> list[tuple[int, str]]:
        """The log as it is stored: the number of each entry, and the entry still to be read."""
        query = (
            select(entries.c.seq, entries.c.body)
            .where(entries.c.table_id == table_id)
            .order_by(entries.c.seq)
        )
        async with self._engine.connect() as connection:
            return [(row.seq, row.body) for row in await connection.execute(query)]

    async def snapshots_of(self, table_id: str) -> list[StoredSnapshot]:
        """Of the latest game, turn by turn, still to be unpacked."""
        latest = select(func.max(snapshots.c.game)).where(snapshots.c.table_id == table_id)
        query = (
            select(snapshots)
            .where(snapshots.c.table_id == table_id, snapshots.c.game == latest.scalar_subquery())
            .order_by(snapshots.c.turn)
        )
        async with self._engine.connect() as connection:
            return [
                StoredSnapshot(row.game, row.turn, row.step, row.seq, row.rules_version, row.body)
                for row in await connection.execute(query)
            ]

    async def snapshot_of(self, table_id: str) -> StoredSnapshot | None:
        """The latest one, unpacked."""
        found = await self.snapshots_of(table_id)
        return replace(found[-1], body=unpack(found[-1].body)) if found else None

    async def admit(self, table_id: str, public: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(
                delete(admitted).where(admitted.c.table_id == table_id, admitted.c.public == public)
            )
            await connection.execute(insert(admitted).values(table_id=table_id, public=public))

    async def admitted_to(self, table_id: str) -> set[str]:
        query = select(admitted.c.public).where(admitted.c.table_id == table_id)
        async with self._engine.connect() as connection:
            return {row.public for row in await connection.execute(query)}

    async def admissions_of(self, public: str) -> set[str]:
        query = select(admitted.c.table_id).where(admitted.c.public == public)
        async with self._engine.connect() as connection:
            return {row.table_id for row in await connection.execute(query)}

    # -- replays ------------------------------------------------------------------------------

    async def replay(self, replay_id: str) -> ReplayRow | None:
        query = select(replays).where(replays.c.id == replay_id)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else _replay_row(row)

    async def replays_of(self, public: str, most: int = 200) -> list[ReplayRow]:
        own = select(players.c.replay).where(players.c.public == public)
        query = (
            select(replays)
            .where(replays.c.id.in_(own))
            .order_by(replays.c.finished.desc(), replays.c.id)
            .limit(most)
        )
        async with self._engine.connect() as connection:
            return [_replay_row(row) for row in await connection.execute(query)]

    async def record_of(self, replay_id: str) -> dict[str, Any] | None:
        query = select(replays.c.record).where(replays.c.id == replay_id)
        async with self._engine.connect() as connection:
            packed = (await connection.execute(query)).scalar()
        return None if packed is None else unpack(packed)

    async def film_of(self, replay_id: str, sight: str) -> bytes | None:
        """Compressed with gzip."""
        query = select(films.c.body).where(films.c.replay == replay_id, films.c.sight == sight)
        async with self._engine.connect() as connection:
            body: bytes | None = (await connection.execute(query)).scalar()
        return body

    # -- problems -----------------------------------------------------------------------------

    async def note_problem(self, values: dict[str, Any]) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(insert(problems).values(values))

    # -- health -------------------------------------------------------------------------------

    async def answers(self) -> None:
        """Raises if the database does not."""
        async with self._engine.connect() as connection:
            await connection.execute(select(1))

    # -- all about one person -----------------------------------------------------------------

    async def about(self, person: str, public: str) -> dict[str, Any]:
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(people).where(people.c.id == person))).one()
            told = (
                await connection.execute(select(problems).where(problems.c.public == public))
            ).all()
        mine = await self.replays_of(public, most=100_000)
        return {
            "id": row.public,
            "name": row.name,
            "claimed": row.passphrase is not None,
            "created": row.created,
            "seen": row.seen,
            "tables": await self.seats_of(public),
            "replays": [
                {"id": each.id, "game": each.game, "finished": each.finished} for each in mine
            ],
            "problems": [{"at": each.at, "text": each.text} for each in told],
        }

    async def forget(self, person: str, public: str) -> None:
        """Their games stay for the others, without their name."""
        async with self._engine.begin() as connection:
            await _unname_replays(connection, public)
            await _unname_snapshots(connection, public)
            await _unname_logs(connection, public)
            for table in (players, seated, admitted):
                await connection.execute(delete(table).where(table.c.public == public))
            await connection.execute(
                update(problems).where(problems.c.public == public).values(public="")
            )
            await connection.execute(delete(people).where(people.c.id == person))


async def _unname_replays(connection: AsyncConnection, public: str) -> None:
    query = (
        select(replays.c.id, replays.c.names, players.c.seat)
        .join(players, players.c.replay == replays.c.id)
        .where(players.c.public == public, players.c.seat >= 0)
    )
    for row in (await connection.execute(query)).all():
        names = json.loads(row.names)
        names[row.seat] = SOMEBODY
        await connection.execute(
            update(replays).where(replays.c.id == row.id).values(names=json.dumps(names))
        )


async def _unname_snapshots(connection: AsyncConnection, public: str) -> None:
    """Before the logs, which still know at which tables somebody was."""
    there = select(entries.c.table_id).where(entries.c.body.contains(public)).distinct()
    query = select(snapshots).where(snapshots.c.table_id.in_(there))
    for row in (await connection.execute(query)).all():
        try:
            body = unpack(row.body)
        except (ValueError, zlib.error):
            continue  # damaged: nobody can read a name in it
        kept = without_name(body.get("around"), public)
        if kept != body.get("around"):
            place = [
                snapshots.c[name] == getattr(row, name) for name in ("table_id", "game", "turn")
            ]
            packed = pack({**body, "around": kept})
            await connection.execute(update(snapshots).where(*place).values(body=packed))


async def _unname_logs(connection: AsyncConnection, public: str) -> None:
    query = select(entries.c.row, entries.c.body).where(entries.c.body.contains(public))
    for row in (await connection.execute(query)).all():
        body = without_name(json.loads(row.body), public)
        await connection.execute(
            update(entries).where(entries.c.row == row.row).values(body=json.dumps(body))
        )


def without_name(value: Any, public: str) -> Any:
    """A plain value in which whoever has this public id is somebody and has said nothing."""
    if isinstance(value, list):
        return [without_name(each, public) for each in value]
    if not isinstance(value, dict):
        return value
    known = {name: without_name(each, public) for name, each in value.items()}
    if "name" in known and public in known.values():
        known["name"] = SOMEBODY
        if "text" in known:
            known["text"] = ""
    return known


def _table_row(row: Any) -> TableRow | None:
    """None for a damaged one: the others are still to be listed."""
    try:
        card = json.loads(row.card)
    except ValueError as error:
        log.error("damaged row", exc_info=error, extra={"facts": {"table": row.id}})
        return None
    return TableRow(row.id, row.created, row.touched, row.phase, card)


def read_entry(body: str) -> dict[str, Any]:
    """A damaged one keeps its place in the log, and stops this table."""
    try:
        plain = json.loads(body)
    except ValueError:
        return DAMAGED
    return plain if isinstance(plain, dict) else DAMAGED


def _replay_row(row: Any) -> ReplayRow:
    return ReplayRow(
        row.id,
        row.game,
        json.loads(row.settings),
        json.loads(row.names),
        json.loads(row.result),
        row.steps,
        row.turns,
        row.finished,
    )
