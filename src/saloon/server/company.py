"""Whom one does not want to meet, and whom one reports to whoever runs the server."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from sqlalchemy import delete, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from saloon.server.errors import Refused
from saloon.server.storage.schema import blocks, people, reports
from saloon.server.tokens import new_id
from saloon.table.protocol import Person

MOST = 500
"""Whom one may block."""
NOBODY: Mapping[str, str] = {}


class Company:
    def __init__(self, engine: AsyncEngine, clock: Callable[[], float]) -> None:
        self._engine = engine
        self._clock = clock
        self._blocked: dict[str, dict[str, str]] = {}
        """By who blocks: whom, and how they were called. Asked at every coming in, so kept."""

    async def remember(self) -> None:
        async with self._engine.connect() as connection:
            for row in await connection.execute(select(blocks).order_by(blocks.c.at)):
                self._blocked.setdefault(row.public, {})[row.blocked] = row.name

    def blocked_by(self, public: str) -> Mapping[str, str]:
        """Whom somebody has blocked, by public id, with their names then."""
        return self._blocked.get(public, NOBODY)

    def may_meet(self, host: str, guest: str) -> bool:
        """Whether a host lets somebody come to the table."""
        return guest not in self.blocked_by(host)

    async def block(self, public: str, person: str) -> None:
        name = await self._name(person)
        if person == public:
            raise Refused(400, "yourself", "nobody can block themselves")
        known = self.blocked_by(public)
        if person in known:
            return
        if len(known) >= MOST:
            raise Refused(409, "too-many", f"at most {MOST} people can be blocked")
        row = {"public": public, "blocked": person, "name": name, "at": self._clock()}
        async with self._engine.begin() as connection:
            await connection.execute(insert(blocks).values(row))
        self._blocked.setdefault(public, {})[person] = name

    async def unblock(self, public: str, person: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(
                delete(blocks).where(blocks.c.public == public, blocks.c.blocked == person)
            )
        self._blocked.get(public, {}).pop(person, None)

    async def report(
        self, public: str, person: str, table_id: str, text: str, said: list[dict[str, Any]]
    ) -> str:
        """What somebody says about somebody else, with what that one said."""
        id_ = new_id()
        row = {
            "id": id_,
            "at": self._clock(),
            "public": public,
            "person": person,
            "name": await self._name(person),
            "table_id": table_id,
            "text": text,
            "said": json.dumps(said),
        }
        async with self._engine.begin() as connection:
            await connection.execute(insert(reports).values(row))
        return id_

    async def forget(self, public: str) -> None:
        """Somebody is gone: what they wanted, and what was said about them."""
        async with self._engine.begin() as connection:
            await connection.execute(
                delete(blocks).where(or_(blocks.c.public == public, blocks.c.blocked == public))
            )
            await connection.execute(
                delete(reports).where(or_(reports.c.public == public, reports.c.person == public))
            )
        self._blocked.pop(public, None)
        for blocked in self._blocked.values():
            blocked.pop(public, None)

    async def _name(self, person: str) -> str:
        query = select(people.c.name).where(people.c.public == person)
        async with self._engine.connect() as connection:
            name: str | None = (await connection.execute(query)).scalar()
        if name is None:
            raise Refused(404, "unknown-person", "there is nobody like that")
        return name


def as_people(blocked: Mapping[str, str]) -> list[Person]:
    return [Person(public, name) for public, name in blocked.items()]
