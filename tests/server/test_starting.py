"""What a server does at its start when something is wrong: one line, or one table."""

from __future__ import annotations

import asyncio
import select
import socket
import sqlite3
import sys
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text
from tests.server.conftest import new_database
from tests.server.support import FOUR_BOTS, Server, running

from saloon.server.app import Application
from saloon.server.config import Config
from saloon.server.files import ENOUGH, open_many_files
from saloon.server.opening import CannotStart
from saloon.server.serving import listen, make_server
from saloon.server.storage.engine import make_engine
from saloon.sim.service import Service


async def serve(config: Config) -> tuple[int | None, str]:
    """`saloon serve` as somebody types it: its exit code and what it said."""
    command = [sys.executable, "-m", "saloon.cli.main", "serve", "--port", "0"]
    command += ["--host", "127.0.0.1", "--data", str(config.data)]
    if config.database:
        command += ["--database", config.database]
    process = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    try:
        async with asyncio.timeout(60):
            out, _ = await process.communicate()
    except TimeoutError:
        process.kill()
        raise
    return process.returncode, out.decode()


async def refused(config: Config) -> str:
    """The one line it says; without a trace, and with the exit code for what one can mend."""
    code, said = await serve(config)
    assert code == 2, said
    assert said.count("\n") == 1, said
    assert said.startswith("saloon: ")
    return said


async def a_table(config: Config) -> str:
    async with running(config) as server:
        ann = await server.somebody()
        return await ann.new_table()


@pytest.mark.parametrize("left", [0.0, 0.02, 0.6])
async def test_a_truncated_database_is_one_line(config: Config, left: float) -> None:
    await a_table(config)
    whole = config.file.read_bytes()
    config.file.write_bytes(whole[: int(len(whole) * left)])
    said = await refused(config)
    assert str(config.file) in said
    assert "restore" in said
    # Nothing was changed, in case that somebody can save more of it than we can.
    assert config.file.read_bytes() == whole[: int(len(whole) * left)]


async def test_something_else_than_a_database_is_one_line(config: Config) -> None:
    await a_table(config)
    config.file.write_bytes(b"a shopping list\n" * 1000)
    assert "not a database" in await refused(config)


@pytest.mark.parametrize("secret", [b"", b"short"])
async def test_an_empty_secret_is_one_line(config: Config, secret: bytes) -> None:
    await a_table(config)
    path = config.data / "secret"
    path.write_bytes(secret)
    said = await refused(config)
    assert str(path) in said
    assert "remove" in said
    assert path.read_bytes() == secret


async def test_an_unreachable_postgresql_is_one_line(config: Config, tmp_path: Path) -> None:
    nowhere = f"postgresql://saloon:tumbleweed@/saloon?host={tmp_path}"
    said = await refused(replace(config, database=nowhere))
    assert str(tmp_path) in said
    assert "tumbleweed" not in said


async def test_a_postgresql_without_the_database_is_one_line(
    config: Config, postgres_address: str
) -> None:
    said = await refused(replace(config, database=postgres_address.format(name="elsewhere")))
    assert "elsewhere" in said
    assert "does not exist" in said


async def test_a_second_server_on_the_same_postgresql_is_one_line(
    config: Config, postgres_address: str, tmp_path: Path
) -> None:
    config = replace(config, database=await new_database(postgres_address))
    async with running(config) as server:
        said = await refused(replace(config, data=tmp_path / "other"))
        assert "another server" in said
        # The first one has not noticed anything.
        await (await server.somebody()).new_table()
    # When it is gone, its place is free.
    async with running(replace(config, data=tmp_path / "other")):
        pass


async def test_who_has_lost_the_lock_writes_nothing(config: Config, postgres_address: str) -> None:
    """Its connection was cut, and another server was quicker."""
    config = replace(config, database=await new_database(postgres_address))
    async with running(config) as first:
        ann = await first.somebody()
        table = await ann.new_table()
        socket = await ann.open(table)
        await socket.do("say", text="before")
        engine = make_engine(config)
        async with engine.begin() as connection:
            # The writer's connection is the one with the lock.
            cut = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'"
            await connection.execute(text(cut))
        await engine.dispose()
        async with running(replace(config, data=config.data / "other")) as second:
            before = await second.app.desk.store.log_of(table)
            await socket.send("say", text="lost")
            await socket.hear_the_end()
            assert await second.app.desk.store.log_of(table) == before
            assert (await ann.get("/api/health", status=503))["error"] == "cannot-write"


async def test_a_newer_database_is_told_before_anybody_is_let_in(stored: Config) -> None:
    async with running(stored) as server, server.app.desk.engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(CannotStart, match="newer"):
        async with running(stored):
            pass


# -- one damaged row ------------------------------------------------------------------------------


async def two_games(config: Config) -> tuple[str, str, str]:
    async with running(config) as server:
        ann = await server.somebody()
        tables = [(await ann.post("/api/tables", FOUR_BOTS))["id"] for _ in range(2)]
        for table in tables:
            socket = await ann.open(table)
            question = await socket.asked()
            option = question["options"][0]["text"]
            await socket.do("choose", ask=question["id"], option=option)
        return tables[0], tables[1], ann.cookie


async def execute(config: Config, statement: str, **values: object) -> None:
    engine = make_engine(config)
    async with engine.begin() as connection:
        await connection.execute(text(statement), values)
    await engine.dispose()


async def came_back(server: Server, cookie: str, table: str) -> str:
    ann = server.stranger()
    ann.http.cookies["saloon"] = cookie
    socket = await ann.open(table)
    return str((await socket.hear())["table"]["phase"])


@pytest.mark.parametrize("body", ['{"do":"cho', '{"do":"dance"}'])
async def test_a_damaged_entry_stops_its_table_and_no_other(stored: Config, body: str) -> None:
    damaged, sound, cookie = await two_games(stored)
    # The first choice: everything after it hangs in the air.
    statement = (
        "UPDATE entries SET body = :body WHERE table_id = :table AND seq = "
        "(SELECT MIN(seq) FROM entries WHERE table_id = :table AND body LIKE '%\"chose\"%')"
    )
    await execute(stored, statement, body=body, table=damaged)
    await execute(stored, "DELETE FROM snapshots")
    async with running(stored) as server:
        assert await came_back(server, cookie, damaged) == "broken"
        assert await came_back(server, cookie, sound) == "playing"
        ann = server.stranger()
        ann.http.cookies["saloon"] = cookie
        # The people at it can begin anew, and that holds.
        socket = await ann.open(damaged)
        assert (await socket.do("rematch"))["refused"] == ""
    async with running(stored) as server:
        assert await came_back(server, cookie, damaged) == "lobby"


async def test_a_damaged_card_or_snapshot_hides_nothing_else(stored: Config) -> None:
    damaged, sound, cookie = await two_games(stored)
    await execute(stored, "UPDATE tables SET card = '{' WHERE id = :table", table=damaged)
    await execute(stored, "UPDATE snapshots SET body = :body", body=b"dust")
    async with running(stored) as server:
        # A room that is opened writes a new card; nobody had opened it yet when this was asked.
        await execute(stored, "UPDATE tables SET card = '[]' WHERE id = :table", table=damaged)
        await server.app.desk.hall.drop(damaged)
        await execute(stored, "UPDATE tables SET card = '[]' WHERE id = :table", table=damaged)
        ann = server.stranger()
        ann.http.cookies["saloon"] = cookie
        assert [each["id"] for each in await ann.get("/api/tables")] == [sound]
        assert await came_back(server, cookie, damaged) == "playing"


async def test_a_page_of_a_log_that_cannot_be_read_stops_only_its_table(config: Config) -> None:
    """Whatever goes wrong while one table is opened at the start, the others open."""
    damaged, sound, cookie = await two_games(config)
    with closing(sqlite3.connect(config.file)) as connection:
        # Text that is no text: not even the database's own library can read the row.
        statement = "UPDATE entries SET body = CAST(x'ff22' AS TEXT) WHERE table_id = ? AND seq = 3"
        connection.execute(statement, (damaged,))
        connection.commit()
    async with running(config) as server:
        assert server.app.desk.hall.loaded(damaged) is None
        assert await came_back(server, cookie, sound) == "playing"


@pytest.mark.skipif(sys.platform != "linux", reason="only there can one look at another process")
def test_a_server_has_room_for_thousands_where_the_system_offers_few(tmp_path: Path) -> None:
    import resource

    few, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    service = Service(tmp_path / "data")
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, most))
    try:
        service.start()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (few, most))
    try:
        assert service.process is not None
        has = resource.prlimit(service.process.pid, resource.RLIMIT_NOFILE)
    finally:
        service.stop()
    assert has == (min(most, ENOUGH), most)


def test_thousands_can_wait_while_a_server_still_reads_its_tables(config: Config) -> None:
    limit = Path("/proc/sys/net/core/somaxconn")
    many = 3000
    if not limit.exists() or int(limit.read_text()) < many:
        pytest.skip("the system lets fewer wait")
    open_many_files()
    assert make_server(Application(config)).config.backlog > many
    (door,) = listen("127.0.0.1", 0)
    waiting: list[socket.socket] = []
    arrived = select.poll()
    try:
        for _ in range(many):
            knocking = socket.socket()
            waiting.append(knocking)
            knocking.setblocking(False)
            knocking.connect_ex(door.getsockname())
            arrived.register(knocking, select.POLLOUT)
        until = time.monotonic() + 5
        while len(arrived.poll(100)) < many and time.monotonic() < until:
            time.sleep(0.02)
        # Who finds no room knocks in vain for a second, then for two, four and so on.
        assert len(arrived.poll(0)) == many
    finally:
        for each in (*waiting, door):
            each.close()
