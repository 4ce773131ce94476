"""What visitors have reported, for whoever runs the server: people, and problems."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import select

from saloon.server.config import Config
from saloon.server.opening import CannotStart, explained
from saloon.server.storage.engine import make_engine
from saloon.server.storage.migrate import head, revision
from saloon.server.storage.schema import problems, reports

Plain = dict[str, Any]


class NoComplaints(Exception):
    """They cannot be read; the message says why, for whoever ran the command."""


async def complaints(config: Config) -> list[Plain]:
    """All of them, the oldest first. The server may be running."""
    if not config.database and not config.file.exists():
        raise NoComplaints(f"there is no database in {config.data}")
    engine = make_engine(config)
    try:
        with explained(config):
            async with engine.connect() as connection:
                if await connection.run_sync(revision) != head():
                    raise NoComplaints("the database has another form; start the server once")
                about = [_person(row) for row in await connection.execute(select(reports))]
                about += [_problem(row) for row in await connection.execute(select(problems))]
    except CannotStart as error:
        raise NoComplaints(str(error)) from None
    finally:
        await engine.dispose()
    return sorted(about, key=lambda each: (each["at"], each["id"]))


def _person(row: Any) -> Plain:
    said = [each.get("text") or each.get("phrase", "") for each in json.loads(row.said)]
    return {
        "kind": "person",
        "id": row.id,
        "at": row.at,
        "by": row.public,
        "table": row.table_id,
        "text": row.text,
        "person": row.person,
        "name": row.name,
        "said": said,
    }


def _problem(row: Any) -> Plain:
    """Without the record of the game, which shows every card."""
    return {
        "kind": "problem",
        "id": row.id,
        "at": row.at,
        "by": row.public,
        "table": row.table_id,
        "text": row.text,
        "replay": row.replay,
        "step": row.step,
        "page": row.page,
    }
