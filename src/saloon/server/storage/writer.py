"""The one writer of the tables' logs: it gathers what many tables have to say, for one commit.

While one batch is being committed, the next one gathers. So a lone table waits for one commit, and
two hundred tables share one. Who awaits `write` knows that it is durable.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from saloon.server.config import Config
from saloon.server.storage.engine import CONNECT_SECONDS, pragmas
from saloon.server.storage.hands import (
    Backend,
    Hand,
    Job,
    LoopHand,
    Pace,
    Row,
    ThreadHand,
    Writing,
)

BREATH = 0.007
"""Seconds between the beginnings of two commits: each costs as much as all else about a choice, and
what gathers meanwhile shares it. Where little is written nothing waits. With 200 tables, 10
milliseconds would save 3 % of what a choice costs and tell half of them 2 milliseconds later."""
LOCK = int.from_bytes(b"saloon")
"""PostgreSQL's number of the lock that one server at a time holds on a database."""
PATIENCE = (0.2, 0.4, 0.8, 1.6)
"""Seconds between tries to get the lock."""
COMMAND_SECONDS = 30
ROWS_IN_ONE = 100
"""Entries that SQLite is given in one statement; each number of them is a statement of its own, and
those used last are kept ready."""

PRIMARY_CODE = 0xFF
"""The part of SQLite's codes of errors that is kept when they are told in more detail."""

# Numbered parameters: both databases know them, with a different sign.
ADD_ENTRY = "INSERT INTO entries (table_id, seq, at, body) VALUES ($1, $2, $3, $4)"
DROP_ENTRY = "DELETE FROM entries WHERE table_id = $1 AND seq = $2"
PUT_SNAPSHOT = (
    "INSERT INTO snapshots (table_id, game, turn, step, seq, rules_version, body) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (table_id, game, turn) DO UPDATE SET "
    "step = excluded.step, seq = excluded.seq, rules_version = excluded.rules_version, "
    "body = excluded.body"
)
DROP_SNAPSHOTS = "DELETE FROM snapshots WHERE table_id = $1 AND game <= $2"
PUT_TABLE = (
    "INSERT INTO tables (id, created, touched, phase, listed, card) "
    "VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO UPDATE SET touched = excluded.touched, "
    "phase = excluded.phase, listed = excluded.listed, card = excluded.card"
)
SET_PHASE = "UPDATE tables SET phase = $2 WHERE id = $1"
CLEAR_SEATED = "DELETE FROM seated WHERE table_id = $1"
CLEAR_ENTRIES = "DELETE FROM entries WHERE table_id = $1"
CLEAR_SNAPSHOTS = "DELETE FROM snapshots WHERE table_id = $1"
CLEAR_TABLE = "DELETE FROM tables WHERE id = $1"
PROBE = "INSERT INTO seated (table_id, public) VALUES ($1, 'probe')"
ADD_SEATED = "INSERT INTO seated (table_id, public) VALUES ($1, $2)"
CLEAR_ADMITTED = "DELETE FROM admitted WHERE table_id = $1"
ADD_REPLAY = (
    "INSERT INTO replays (id, table_id, number, game, names, settings, result, steps, turns, "
    "finished, record) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) "
    "ON CONFLICT (id) DO NOTHING"
)
ADD_PLAYER = (
    "INSERT INTO players (replay, seat, public) VALUES ($1, $2, $3) "
    "ON CONFLICT (replay, seat) DO NOTHING"
)
ADD_FILM = (
    "INSERT INTO films (replay, sight, body) VALUES ($1, $2, $3) "
    "ON CONFLICT (replay, sight) DO NOTHING"
)


class WriterClosed(Exception):
    """The server is stopping."""


class DatabaseTaken(Exception):
    """Another server writes into this database: two would each own the same tables."""


NO_DATABASE = (
    DatabaseTaken,
    OSError,  # a time that is up is one, too
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.OperatorInterventionError,
)
"""What goes wrong between PostgreSQL and us, whatever it was to write."""


def _are_entries(writing: Writing) -> bool:
    return writing.statement == ADD_ENTRY and len(writing.rows) <= ROWS_IN_ONE


def _carry_out(connection: sqlite3.Connection, writing: Writing) -> None:
    if _are_entries(writing):
        connection.execute(*in_one(writing.rows))
    else:
        connection.executemany(writing.statement.replace("$", "?"), writing.rows)


def in_one(rows: Sequence[Row]) -> tuple[str, list[Any]]:
    """One statement for several entries, and its values. Of a statement for each of them every one
    would give up the interpreter and wait until the loop has time to give it back."""
    return _entries_statement(len(rows)), [value for row in rows for value in row]


@lru_cache(maxsize=ROWS_IN_ONE)
def _entries_statement(rows: int) -> str:
    before, _, _ = ADD_ENTRY.partition("($1")
    return before + ", ".join(["(?, ?, ?, ?)"] * rows)


class SqliteBackend:
    """Python's own sqlite3, for a thread of its own."""

    def __init__(self, path: Path, synchronous: str) -> None:
        self._path = path
        self._synchronous = synchronous
        self._connection: sqlite3.Connection | None = None

    async def open(self) -> None:
        """The lock in the data folder keeps others away."""

    def commit_now(self, writings: Sequence[Writing]) -> None:
        if self._connection is None:
            self._connection = self._connect()
        connection = self._connection
        try:
            if len(writings) == 1 and _are_entries(writings[0]):
                # It is a transaction by itself.
                _carry_out(connection, writings[0])
                return
            # Immediate, so that waiting for another writer happens here and never fails later.
            connection.execute("BEGIN IMMEDIATE")
            for writing in writings:
                _carry_out(connection, writing)
            connection.execute("COMMIT")
        except BaseException:
            self._roll_back(connection)
            raise

    def is_for_all(self, error: Exception) -> bool:
        """Somebody else does not stop writing, for as long as one waits; or the disk is full."""
        code = getattr(error, "sqlite_errorcode", 0) & PRIMARY_CODE
        return code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_FULL)

    def _roll_back(self, connection: sqlite3.Connection) -> None:
        """A full disk has ended the transaction already. If it cannot be ended, the next one would
        find itself within it: then the connection is given up."""
        try:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        except sqlite3.Error:
            self._connection = None
            connection.close()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None)
        try:
            for pragma in pragmas(self._synchronous):
                connection.execute(pragma)
        except BaseException:
            connection.close()
            raise
        return connection

    def close_now(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    async def close(self) -> None:
        """Nothing is open but what the thread that writes has opened, and closes."""


class PostgresBackend:
    """One connection of asyncpg, opened again after it was lost.

    The connection that writes is the one that holds the lock, so that whoever has lost the lock has
    also lost the pen.
    """

    def __init__(self, address: str) -> None:
        self._address = address
        self._connection: Any = None

    async def open(self) -> None:
        """With a little patience: the session of a server that was just killed has yet to end."""
        for pause in (*PATIENCE, None):
            try:
                self._connection = await self._connect()
                return
            except DatabaseTaken:
                if pause is None:
                    raise
                await asyncio.sleep(pause)

    async def _connect(self) -> Any:
        connection = await asyncpg.connect(
            self._address,
            timeout=CONNECT_SECONDS,
            command_timeout=COMMAND_SECONDS,
            # A session that nobody is behind any more ends, and its lock with it.
            server_settings={"tcp_keepalives_idle": "20", "tcp_keepalives_interval": "10"},
        )
        if not await connection.fetchval("SELECT pg_try_advisory_lock($1)", LOCK):
            await connection.close()
            raise DatabaseTaken("another server holds the lock")
        return connection

    async def commit(self, writings: Sequence[Writing]) -> None:
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._connect()
        async with self._connection.transaction():
            for writing in writings:
                await self._connection.executemany(writing.statement, writing.rows)

    def is_for_all(self, error: Exception) -> bool:
        """The database does not answer, cannot, or is another's by now."""
        # What asyncpg cannot send at all is an error of its interface as well.
        return isinstance(error, NO_DATABASE) and not isinstance(error, ValueError)

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()
            self._connection = None


class Writer:
    def __init__(
        self,
        backend: SqliteBackend | Backend,
        on_commit: Callable[[int, float], None] = lambda _jobs, _seconds: None,
    ) -> None:
        pace = Pace(lambda: BREATH, on_commit)
        self._hand: Hand = (
            ThreadHand(backend, pace)
            if isinstance(backend, SqliteBackend)
            else LoopHand(backend, pace)
        )
        self._closing = False

    async def write(self, *writings: Writing) -> None:
        """Returns when it is durable; raises if it could not be written, and then none of it is."""
        if self._closing:
            raise WriterClosed("the log is closed")
        some = [each for each in writings if each.rows]
        if not some:
            return
        job = Job(some, asyncio.get_running_loop().create_future())
        self._hand.give(job)
        await job.done

    @property
    def waiting(self) -> int:
        """Writings that gather for the next commit."""
        return self._hand.waiting

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._closing = True
        await self._hand.finish()


def make_backend(config: Config) -> SqliteBackend | PostgresBackend:
    if config.database:
        return PostgresBackend("postgresql://" + config.database.partition("://")[2])
    return SqliteBackend(config.file, config.synchronous)
