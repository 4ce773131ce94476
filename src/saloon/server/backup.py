"""All that a server has stored as one file, and back again.

A zip archive: `about.json`, the server's secret, and every table of the database as JSON lines. The
same for both databases, so that it is also the way from one to the other. It is read in a single
transaction: what it holds is how things stood at one moment, while the server plays on.
"""

from __future__ import annotations

import base64
import json
import os
import time
import zipfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, LargeBinary, MetaData, Table, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from saloon.server.config import Config
from saloon.server.storage.engine import make_engine
from saloon.server.storage.migrate import head, knows, migrate, revision
from saloon.server.storage.schema import metadata
from saloon.server.tokens import SECRET_BYTES, SECRET_FILE, load_secret, write_secret

FORMAT = 1
ABOUT = "about.json"
AT_ONCE = 500
"""Rows."""


class BackupError(Exception):
    """The message says what is wrong, for whoever ran the command."""


# -- out ------------------------------------------------------------------------------------------


async def backup(config: Config, file: Path) -> dict[str, int]:
    """Write everything to a new file; returns how many rows of what."""
    if file.exists():
        raise BackupError(f"{file} is there already")
    if not config.database and not config.file.exists():
        raise BackupError(f"there is no database in {config.data}")
    # Beside it first: a file under this name is a whole backup.
    part = file.with_name(f".{file.name}.part")
    try:
        counts = await _write(config, part)
        os.replace(part, file)
    finally:
        part.unlink(missing_ok=True)
    return counts


async def _write(config: Config, part: Path) -> dict[str, int]:
    secret = load_secret(config.data)
    counts: dict[str, int] = {}
    handle = os.open(part, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "w+b") as raw:
        with zipfile.ZipFile(raw, "w", zipfile.ZIP_DEFLATED) as archive:
            async with _engine(config) as engine, _moment(engine) as connection:
                form = await connection.run_sync(revision)
                if form != head():
                    raise BackupError(
                        f"the database has form {form or 'none'}, this Saloon reads {head()}; "
                        "start the server once, then back up"
                    )
                for table in metadata.sorted_tables:
                    counts[table.name] = await _dump(connection, table, archive)
            about = {"format": FORMAT, "form": form, "at": time.time(), "rows": counts}
            archive.writestr(ABOUT, json.dumps(about))
            archive.writestr(SECRET_FILE, secret)
        raw.flush()
        os.fsync(raw.fileno())
    return counts


@asynccontextmanager
async def _engine(config: Config) -> AsyncIterator[AsyncEngine]:
    engine = make_engine(config)
    try:
        yield engine
    finally:
        await engine.dispose()


@asynccontextmanager
async def _moment(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection for which time stands still."""
    async with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execution_options(isolation_level="REPEATABLE READ")
        else:
            await connection.execute(text("BEGIN"))
        yield connection


async def _dump(connection: AsyncConnection, table: Table, archive: zipfile.ZipFile) -> int:
    count = 0
    rows = await connection.stream(select(table).order_by(*table.primary_key.columns))
    with archive.open(f"{table.name}.jsonl", "w", force_zip64=True) as out:
        async for row in rows:
            out.write(_line(row._asdict()).encode())
            count += 1
    return count


def _line(row: dict[str, Any]) -> str:
    plain = {
        name: base64.b64encode(value).decode() if isinstance(value, bytes) else value
        for name, value in row.items()
    }
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":")) + "\n"


# -- in -------------------------------------------------------------------------------------------


async def restore(config: Config, file: Path, *, force: bool = False) -> dict[str, int]:
    """Put a backup into an empty place; with `force`, in the place of what is there."""
    try:
        with zipfile.ZipFile(file) as archive:
            return await _restore(config, archive, force)
    except FileNotFoundError:
        raise BackupError(f"there is no file {file}") from None
    except (zipfile.BadZipFile, zipfile.LargeZipFile, EOFError) as error:
        raise BackupError(f"{file} is not a backup, or it is damaged ({error})") from None


async def _restore(config: Config, archive: zipfile.ZipFile, force: bool) -> dict[str, int]:
    form, secret = _read_about(archive)
    config.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    async with _engine(config) as engine:
        async with engine.connect() as connection:
            empty = not await connection.run_sync(_contents)
        if not (empty or force):
            raise BackupError("there is something already; --force puts the backup in its place")
        _keep_secret(config.data / SECRET_FILE, secret, force)
        async with engine.begin() as connection:
            await connection.run_sync(_clear)
        await migrate(engine, form)
        async with engine.begin() as connection:
            counts = await connection.run_sync(_load, archive)
        await migrate(engine)
    return counts


def _read_about(archive: zipfile.ZipFile) -> tuple[str, bytes]:
    try:
        about = json.loads(archive.read(ABOUT))
        form, number, secret = about["form"], about["format"], archive.read(SECRET_FILE)
    except (KeyError, TypeError, ValueError):
        raise BackupError("the file is not a backup of Saloon") from None
    if number != FORMAT or not knows(str(form)):
        raise BackupError("the backup was made by a newer Saloon")
    if len(secret) < SECRET_BYTES:
        raise BackupError("the backup has no secret")
    return str(form), secret


def _contents(connection: Connection) -> int:
    """How many rows there are; 0 also if there are no tables yet."""
    found = _reflected(connection)
    return sum(
        connection.execute(select(func.count()).select_from(table)).scalar_one()
        for table in found.sorted_tables
        if table.name in metadata.tables
    )


def _reflected(connection: Connection) -> MetaData:
    """The tables as they are in the database, whatever this version thinks of them."""
    found = MetaData()
    found.reflect(connection)
    return found


def _clear(connection: Connection) -> None:
    _reflected(connection).drop_all(connection)


def _keep_secret(path: Path, secret: bytes, force: bool) -> None:
    if path.exists():
        if path.read_bytes() == secret:
            return
        if not force:
            raise BackupError(f"{path} is another server's secret; --force replaces it")
        path.unlink()
    write_secret(path, secret)


def _load(connection: Connection, archive: zipfile.ZipFile) -> dict[str, int]:
    counts: dict[str, int] = {}
    names = set(archive.namelist())
    for table in _reflected(connection).sorted_tables:
        if f"{table.name}.jsonl" not in names:
            continue
        counts[table.name] = 0
        with archive.open(f"{table.name}.jsonl") as raw:
            for rows in _chunks(raw, table):
                connection.execute(insert(table), rows)
                counts[table.name] += len(rows)
    if connection.dialect.name == "postgresql":
        # Rows came with their numbers; the next one goes on from there.
        connection.execute(
            text(
                "SELECT setval(pg_get_serial_sequence('entries', 'row'), "
                "COALESCE((SELECT max(row) FROM entries), 0) + 1, false)"
            )
        )
    return counts


def _chunks(raw: Any, table: Table) -> Iterator[list[dict[str, Any]]]:
    binary = {column.name for column in table.columns if isinstance(column.type, LargeBinary)}
    rows: list[dict[str, Any]] = []
    for line in raw:
        row = json.loads(line)
        for name in binary:
            row[name] = base64.b64decode(row[name])
        rows.append(row)
        if len(rows) >= AT_ONCE:
            yield rows
            rows = []
    if rows:
        yield rows
