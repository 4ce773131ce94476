"""The connections to the database that everything but the log uses."""

from __future__ import annotations

from typing import Any

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from saloon.server.config import Config

BUSY_MILLISECONDS = 10_000
CONNECT_SECONDS = 10


def pragmas(synchronous: str) -> tuple[str, ...]:
    """What every connection to SQLite is told."""
    return (
        "PRAGMA journal_mode = WAL",
        f"PRAGMA synchronous = {synchronous}",
        f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}",
        "PRAGMA foreign_keys = ON",
    )


def make_engine(config: Config) -> AsyncEngine:
    if config.database:
        return create_async_engine(
            config.url, pool_size=5, pool_pre_ping=True, connect_args={"timeout": CONNECT_SECONDS}
        )
    config.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    engine = create_async_engine(config.url)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for statement in pragmas(config.synchronous):
            cursor.execute(statement)
        cursor.close()

    return engine
