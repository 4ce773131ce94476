"""Brings a database to the form this version needs."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from saloon.server.storage.schema import metadata


class NewerDatabase(Exception):
    """The database was written by a newer Saloon."""


def _settings(connection: Connection | None = None) -> Config:
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    settings.set_main_option("path_separator", "os")
    settings.attributes["connection"] = connection
    return settings


def head() -> str:
    """The form that this version writes."""
    found = ScriptDirectory.from_config(_settings()).get_current_head()
    assert found is not None
    return found


def revision(connection: Connection) -> str | None:
    """The form a database has now; None for an empty one."""
    return MigrationContext.configure(connection).get_current_revision()


def knows(form: str) -> bool:
    return any(
        each.revision == form for each in ScriptDirectory.from_config(_settings()).walk_revisions()
    )


async def migrate(engine: AsyncEngine, to: str = "head") -> None:
    def run(connection: Connection) -> None:
        now = revision(connection)
        if now is not None and not knows(now):
            raise NewerDatabase(
                f"the database has form {now}, which this version of Saloon does not know; "
                "it was written by a newer one"
            )
        command.upgrade(_settings(connection), to)

    async with engine.begin() as connection:
        await connection.run_sync(run)


def differences(connection: Connection) -> list[object]:
    """What the migrations make differs from the schema in this."""
    return list(compare_metadata(MigrationContext.configure(connection), metadata))
