"""Why a server cannot start, as one line for whoever started it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.exc import DBAPIError

from saloon.server.config import Config
from saloon.server.storage.migrate import NewerDatabase
from saloon.server.storage.writer import DatabaseTaken
from saloon.server.tokens import BadSecret

RESTORE = "put a backup in its place with 'saloon restore'"


class CannotStart(Exception):
    """Not with this data folder or this database; the message says what to do."""


@contextmanager
def explained(config: Config) -> Iterator[None]:
    """Troubles that whoever runs the server can do something about become one line."""
    try:
        yield
    except (BadSecret, NewerDatabase) as error:
        raise CannotStart(str(error)) from error
    except DatabaseTaken as error:
        raise CannotStart(f"another server is using the database {place(config)}") from error
    except DBAPIError as error:
        raise CannotStart(_no_database(config, error.orig or error)) from error
    except (sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise CannotStart(_no_database(config, error)) from error
    except (OSError, ValueError) as error:
        if config.database:
            raise CannotStart(_no_database(config, error)) from error
        raise CannotStart(f"the data folder {config.data} cannot be used: {error}") from error


def place(config: Config) -> str:
    """Where the database is, without the password."""
    if not config.database:
        return str(config.file)
    parts = urlsplit(config.database)
    host = parts.hostname or "".join(parse_qs(parts.query).get("host", ["localhost"])[:1])
    port = f":{parts.port}" if parts.port else ""
    return f"{parts.path.strip('/')} at {host}{port}"


def _no_database(config: Config, error: BaseException) -> str:
    told = str(error).partition("\n")[0] or type(error).__name__
    if config.database:
        return f"cannot use the PostgreSQL database {place(config)}: {told}"
    advice = f"; {RESTORE}" if "malformed" in told or "not a database" in told else ""
    return f"cannot use the database {place(config)}: {told}{advice}"


def check_file(path: Path) -> None:
    """Refuses an SQLite file that has lost its end: SQLite itself notices only when it reads there.

    An empty file would even pass for a new database, and everybody's games for none.
    """
    if not path.exists():
        return
    if path.stat().st_size == 0:
        raise CannotStart(
            f"the database {path} is empty; {RESTORE}, or remove the file to begin anew"
        )
    with closing(sqlite3.connect(path)) as connection:
        # What the log beside it still holds belongs into it.
        busy = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
    if busy:
        return  # somebody makes a backup: the sizes may differ for a moment
    with path.open("rb") as file:
        header = file.read(100)
    # See "The Database Header" in SQLite's description of its format: 1 means 65536.
    page = int.from_bytes(header[16:18])
    wanted = int.from_bytes(header[28:32]) * (65_536 if page == 1 else page)
    size = path.stat().st_size
    if size < wanted:
        raise CannotStart(
            f"the database {path} is damaged: it has {size} of its {wanted} bytes; {RESTORE}"
        )
