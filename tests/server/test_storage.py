"""What is stored is stored: on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.server.support import PATIENCE

from saloon.server.config import Config
from saloon.server.passwords import fits
from saloon.server.storage import writer as sql
from saloon.server.storage.engine import make_engine
from saloon.server.storage.hands import Hand, Job, LoopHand, Pace, ThreadHand, Writing
from saloon.server.storage.migrate import NewerDatabase, differences, head, migrate, revision
from saloon.server.storage.store import SOMEBODY, Store, pack, without_name
from saloon.server.storage.writer import (
    PostgresBackend,
    SqliteBackend,
    Writer,
    WriterClosed,
    make_backend,
)


@pytest.fixture
async def engine(stored: Config) -> AsyncEngine:
    engine = make_engine(stored)
    await migrate(engine)
    return engine


def entries(table: str, first: int, count: int) -> Writing:
    return Writing(
        sql.ADD_ENTRY, [(table, seq, 1.5, f'{{"n":{seq}}}') for seq in range(first, first + count)]
    )


async def test_the_migrations_make_what_the_schema_says(engine: AsyncEngine) -> None:
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
        assert await connection.run_sync(revision) == head()
    await migrate(engine)  # once more changes nothing
    await engine.dispose()


async def test_passwords_in_old_logs_are_sealed(stored: Config) -> None:
    engine = make_engine(stored)
    await migrate(engine, "0001")
    writer = Writer(make_backend(stored))
    closed = {"access": "password", "password": "silver dollar"}
    log: list[Any] = [
        {"do": "created", "settings": closed, "host": "ann"},
        {"do": "spoke", "person": "ann", "name": "Ann", "text": 'my "password" is no secret'},
        {"do": "changed", "settings": closed | {"players": 6}},
        {"do": "changed", "settings": {"access": "link"}},
    ]
    rows = [("a", seq, 1.5, json.dumps(entry)) for seq, entry in enumerate(log)]
    await writer.write(Writing(sql.ADD_ENTRY, rows))
    await writer.close()
    await migrate(engine)
    found = await Store(engine).log_of("a")
    assert "silver" not in str(found)
    assert [found[1], found[3]] == [log[1], log[3]]
    kept = found[0]["settings"].pop("password")
    assert found[2]["settings"].pop("password") == kept
    assert fits(kept, "silver dollar")
    assert not fits(kept, "gold")
    assert found[0]["settings"] == {"access": "password"}
    await engine.dispose()


async def test_a_newer_database_is_left_alone(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NewerDatabase, match="newer"):
        await migrate(engine)
    await engine.dispose()


async def test_the_log_is_read_back_in_order(stored: Config, engine: AsyncEngine) -> None:
    writer = Writer(make_backend(stored))
    await writer.write(entries("a", 0, 3))
    await writer.write(entries("b", 0, 1))
    await writer.write(entries("a", 3, 2))
    await writer.close()
    store = Store(engine)
    assert [each["n"] for each in await store.log_of("a")] == [0, 1, 2, 3, 4]
    assert len(await store.log_of("b")) == 1
    assert await store.log_of("c") == []
    await engine.dispose()


async def test_one_tables_trouble_is_not_the_others(stored: Config, engine: AsyncEngine) -> None:
    writer = Writer(make_backend(stored))
    await writer.write(entries("a", 0, 1))
    # In one batch: a number that is taken already, between two that are fine.
    results = await asyncio.gather(
        writer.write(entries("b", 0, 1)),
        writer.write(entries("a", 0, 2)),
        writer.write(entries("c", 0, 1)),
        return_exceptions=True,
    )
    assert results[0] is None
    assert results[2] is None
    assert isinstance(results[1], Exception)
    store = Store(engine)
    assert len(await store.log_of("a")) == 1
    assert len(await store.log_of("b")) == len(await store.log_of("c")) == 1
    await writer.close()
    with pytest.raises(WriterClosed):
        await writer.write(entries("d", 0, 1))
    await engine.dispose()


async def test_what_is_closed_on_was_written(stored: Config, engine: AsyncEngine) -> None:
    writer = Writer(make_backend(stored))
    waiting = [asyncio.create_task(writer.write(entries(f"t{n}", 0, 1))) for n in range(50)]
    await asyncio.sleep(0)
    await writer.close()
    await asyncio.gather(*waiting)
    store = Store(engine)
    assert all([await store.log_of(f"t{n}") for n in range(50)])
    await engine.dispose()


class SlowBackend:
    """Counts what it is asked to commit."""

    def __init__(self) -> None:
        self.batches: list[Sequence[Writing]] = []
        self.go = asyncio.Event()

    async def open(self) -> None:
        pass

    async def commit(self, writings: Sequence[Writing]) -> None:
        self.batches.append(writings)
        await self.go.wait()

    def is_for_all(self, error: Exception) -> bool:
        return isinstance(error, OSError)

    async def close(self) -> None:
        pass


async def test_tables_share_a_commit_and_wait_for_it() -> None:
    backend = SlowBackend()
    writer = Writer(backend)
    first = asyncio.create_task(writer.write(entries("a", 0, 1)))
    while not backend.batches:
        await asyncio.sleep(0)
    others = [asyncio.create_task(writer.write(entries(f"t{n}", 0, 1))) for n in range(20)]
    await asyncio.sleep(0)
    assert not first.done()
    backend.go.set()
    await asyncio.gather(first, *others)
    assert len(backend.batches) == 2
    assert [len(each.rows) for each in backend.batches[1]] == [20]
    await writer.close()


async def test_what_comes_soon_after_a_commit_gathers_for_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sql, "BREATH", 0.5)
    backend = SlowBackend()
    backend.go.set()
    writer = Writer(backend)
    await writer.write(entries("t", 0, 1))

    async def soon(number: int) -> None:
        for _ in range(number):
            await asyncio.sleep(0)
        await writer.write(entries("t", number, 1))

    await asyncio.gather(*(soon(number) for number in range(1, 6)))
    assert len(backend.batches) == 2
    await writer.close()


class Notebook:
    """Is written into by a thread, as SQLite is; the first commit takes until it may go on."""

    def __init__(self) -> None:
        self.batches: list[Sequence[Writing]] = []
        self.threads: list[int] = []
        self.begun = threading.Event()
        self.go = threading.Event()

    async def open(self) -> None:
        pass

    def commit_now(self, writings: Sequence[Writing]) -> None:
        self.threads.append(threading.get_ident())
        self.batches.append(writings)
        self.begun.set()
        assert self.go.wait(PATIENCE)

    def is_for_all(self, error: Exception) -> bool:
        return isinstance(error, OSError)

    def close_now(self) -> None:
        self.threads.append(threading.get_ident())


def give(hand: Hand, table: str, seq: int = 0) -> asyncio.Future[None]:
    job = Job([entries(table, seq, 1)], asyncio.get_running_loop().create_future())
    hand.give(job)
    return job.done


async def test_what_comes_while_a_thread_writes_shares_its_next_commit() -> None:
    notebook, told = Notebook(), []
    hand = ThreadHand(notebook, Pace(lambda: 0.0, lambda jobs, _: told.append(jobs)))
    first = give(hand, "a")
    await asyncio.to_thread(notebook.begun.wait, PATIENCE)
    others = [give(hand, f"t{number}") for number in range(20)]
    assert hand.waiting == 20
    await asyncio.sleep(0.01)
    assert not any(each.done() for each in (first, *others))
    notebook.go.set()
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(first, *others)
        await hand.finish()
    assert [[row[0] for row in each.rows] for each in notebook.batches[1]] == [
        [f"t{number}" for number in range(20)]
    ]
    assert told == [1, 20]
    # SQLite wants to be closed where it was opened.
    assert len(set(notebook.threads)) == 1
    assert len(notebook.threads) == len(notebook.batches) + 1


async def test_a_thread_takes_a_breath_between_two_commits() -> None:
    notebook = Notebook()
    notebook.go.set()
    hand = ThreadHand(notebook, Pace(lambda: 1.0, lambda _jobs, _seconds: None))
    async with asyncio.timeout(PATIENCE):
        await give(hand, "t")
        waiting = []
        for number in range(1, 6):
            waiting.append(give(hand, "t", number))
            await asyncio.sleep(0.02)  # long enough for a commit of its own
        await asyncio.gather(*waiting)
        await hand.finish()
    assert len(notebook.batches) == 2


class Lost(Notebook):
    """Cannot be written into, and says so once a batch has gathered."""

    def __init__(self, error: Exception) -> None:
        super().__init__()
        self.error = error

    def commit_now(self, writings: Sequence[Writing]) -> None:
        super().commit_now(writings)
        raise self.error

    async def commit(self, writings: Sequence[Writing]) -> None:
        self.commit_now(writings)

    async def close(self) -> None:
        self.close_now()


@pytest.mark.parametrize("kind", [ThreadHand, LoopHand])
@pytest.mark.parametrize(("error", "tries"), [(TimeoutError(), 1), (ValueError(), 1 + 20)])
async def test_trouble_that_is_everybodys_is_met_once(
    kind: type[ThreadHand | LoopHand], error: Exception, tries: int
) -> None:
    """Each on its own would wait as long as all together have."""
    lost = Lost(error)
    lost.go.set()
    told: list[int] = []
    hand = kind(lost, Pace(lambda: 0.05, lambda jobs, _: told.append(jobs)))
    async with asyncio.timeout(PATIENCE):
        first = await asyncio.gather(give(hand, "a"), return_exceptions=True)
        others = [give(hand, f"t{number}") for number in range(20)]
        results = await asyncio.gather(*others, return_exceptions=True)
        await hand.finish()
    assert [*first, *results] == [error] * 21
    assert len(lost.batches) == 1 + tries
    assert told == []


async def test_a_database_that_does_not_close_is_no_reason_to_wait() -> None:
    class Stuck(Notebook):
        def close_now(self) -> None:
            raise OSError("cannot be closed")

    stuck = Stuck()
    stuck.go.set()
    hand = ThreadHand(stuck, Pace(lambda: 0.0, lambda _jobs, _seconds: None))
    async with asyncio.timeout(PATIENCE):
        await give(hand, "t")
        with pytest.raises(OSError, match="cannot be closed"):
            await hand.finish()


class Watched(SqliteBackend):
    """Counts how often it is tried."""

    tries = 0

    def commit_now(self, writings: Sequence[Writing]) -> None:
        self.tries += 1
        super().commit_now(writings)


async def test_while_another_writes_nobody_waits_longer_than_once(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saloon.server.storage.engine.BUSY_MILLISECONDS", 300)
    engine = make_engine(config)
    await migrate(engine)
    backend = Watched(config.file, "FULL")
    writer = Writer(backend)
    with closing(sqlite3.connect(config.file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        waiting = [writer.write(entries(f"t{n}", 0, 1)) for n in range(30)]
        results = await asyncio.gather(*waiting, return_exceptions=True)
        assert all(isinstance(each, sqlite3.OperationalError) for each in results)
        assert backend.tries <= 3  # what had come by then, and the rest
        other.execute("ROLLBACK")
    await asyncio.gather(*(writer.write(entries(f"t{n}", 0, 1)) for n in range(30)))
    await writer.close()
    store = Store(engine)
    assert all([len(await store.log_of(f"t{n}")) == 1 for n in range(30)])
    await engine.dispose()


class Stubborn(sqlite3.Connection):
    """Does not take anything back."""

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        if statement == "ROLLBACK":
            raise sqlite3.OperationalError("disk I/O error")
        return super().execute(statement, *values)


async def test_a_transaction_that_does_not_end_is_left_behind(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = make_engine(config)
    await migrate(engine)
    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Stubborn))
    writer = Writer(SqliteBackend(config.file, "FULL"))
    await writer.write(entries("a", 0, 1))
    with pytest.raises(sqlite3.IntegrityError):
        await writer.write(Writing(sql.SET_PHASE, [("a", "lobby")]), entries("a", 0, 1))
    await writer.write(Writing(sql.SET_PHASE, [("a", "lobby")]), entries("a", 1, 1))
    await writer.close()
    assert len(await Store(engine).log_of("a")) == 2
    await engine.dispose()


async def test_many_entries_are_written_in_order_or_not_at_all(
    stored: Config, engine: AsyncEngine
) -> None:
    writer, store = Writer(make_backend(stored)), Store(engine)
    first = 0
    for count in (1, 2, sql.ROWS_IN_ONE, sql.ROWS_IN_ONE + 1):
        await writer.write(entries("a", first, count))
        first += count
    assert [each["n"] for each in await store.log_of("a")] == list(range(first))
    with pytest.raises(Exception, match=r"(?i)unique"):
        await writer.write(entries("a", first - 1, 3))
    with pytest.raises(Exception, match=r"(?i)unique"):
        await writer.write(Writing(sql.SET_PHASE, [("a", "lobby")]), entries("a", first - 1, 3))
    assert len(await store.log_of("a")) == first
    await writer.write(entries("a", first, 1))
    await writer.close()
    assert len(await store.log_of("a")) == first + 1
    await engine.dispose()


@pytest.mark.parametrize(
    ("error", "everybodys"),
    [
        (ConnectionResetError(), True),
        (TimeoutError(), True),
        (asyncpg.InterfaceError("connection is closed"), True),
        (asyncpg.AdminShutdownError(), True),
        (asyncpg.DiskFullError(), True),
        (sql.DatabaseTaken(), True),
        (asyncpg.UniqueViolationError(), False),
        (asyncpg.DataError(), False),
        (asyncpg.exceptions._base.DataError("no text"), False),
        (UnicodeEncodeError("utf-8", "", 0, 1, "surrogates"), False),
    ],
)
def test_what_is_postgresqls_trouble_and_what_is_a_tables(
    error: Exception, everybodys: bool
) -> None:
    assert PostgresBackend("").is_for_all(error) == everybodys


async def test_the_latest_snapshot_is_found(stored: Config, engine: AsyncEngine) -> None:
    writer, store = Writer(make_backend(stored)), Store(engine)
    assert await store.snapshot_of("t") is None
    for game, turn in ((1, 9), (2, 1), (2, 2)):
        body = pack({"state": {"turn": turn}, "events": []})
        await writer.write(Writing(sql.PUT_SNAPSHOT, [("t", game, turn, 5, 7, "v1", body)]))
    # A choice was taken back and the turn came again.
    body = pack({"state": {"turn": "again"}, "events": []})
    await writer.write(Writing(sql.PUT_SNAPSHOT, [("t", 2, 2, 6, 8, "v1", body)]))
    found = await store.snapshot_of("t")
    assert found is not None
    assert (found.game, found.turn, found.seq) == (2, 2, 8)
    assert found.body["state"] == {"turn": "again"}
    await writer.write(Writing(sql.DROP_SNAPSHOTS, [("t", 2)]))
    assert await store.snapshot_of("t") is None
    await writer.close()
    await engine.dispose()


def test_a_name_is_taken_out_wherever_it_stands() -> None:
    log = {
        "do": "spoke",
        "person": "p1",
        "name": "Ann",
        "text": "I am Ann",
        "seats": [{"person": "p2", "name": "Bob"}, {"id": "p1", "name": "Ann"}],
    }
    gone = without_name(log, "p1")
    assert gone["name"] == gone["seats"][1]["name"] == SOMEBODY
    assert gone["text"] == ""
    assert gone["seats"][0]["name"] == "Bob"
