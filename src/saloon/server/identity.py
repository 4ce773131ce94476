"""Guests, and what they can make of it: a name, a passphrase, a way back, a way out."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from saloon.server.errors import Refused
from saloon.server.names import BadName, clean, guest_name, login_of
from saloon.server.storage.schema import people, players, seated, sessions
from saloon.server.tokens import Signer, Token, new_id, new_token
from saloon.table.protocol import Person

Result = TypeVar("Result")

SEEN_EVERY = 3600.0
"""Seconds between two notes that somebody was here."""
LOST_AFTER = 90 * 86_400.0
"""Seconds after which a guest who left nothing behind is not expected any more."""


LATELY = 86_400.0
"""Seconds for which somebody counts as being about to come back."""
REMEMBERED = 20_000

_WHO = select(people, sessions.c.hash).join(sessions, sessions.c.person == people.c.id)


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody who has shown a cookie of ours."""

    id: str
    public: str
    name: str
    claimed: bool
    session: str
    """The hash of the key in the cookie."""

    @property
    def person(self) -> Person:
        return Person(self.public, self.name)


def checked_name(name: str) -> str:
    try:
        return clean(name)
    except BadName as error:
        raise Refused(400, "bad-name", str(error)) from None


class Identity:
    def __init__(
        self,
        engine: AsyncEngine,
        signer: Signer,
        clock: Callable[[], float],
        hasher: PasswordHasher | None = None,
    ) -> None:
        self._engine = engine
        self._signer = signer
        self._clock = clock
        self._hasher = hasher or PasswordHasher()  # Argon2id
        # Each takes 64 MiB for a moment.
        self._hashing = asyncio.Semaphore(2)
        self._decoy_hash = ""
        self._known: OrderedDict[str, tuple[Visitor, float]] = OrderedDict()
        """By session: who it is, and when they were last seen. Only this server changes that."""

    async def visitor(self, cookie: str | None) -> Visitor | None:
        token = self._signer.read(cookie) if cookie else None
        if token is None:
            return None
        session = token.hash
        known = self._known.get(session)
        if known is None:
            async with self._engine.connect() as connection:
                row = (await connection.execute(_WHO.where(sessions.c.hash == session))).first()
            if row is None:
                return None
            known = self._keep(row)
        visitor, seen = known
        if visitor.id != token.person:
            return None
        now = self._clock()
        if now - seen > SEEN_EVERY:
            self._known[session] = (visitor, now)
            async with self._engine.begin() as connection:
                await connection.execute(
                    update(people).where(people.c.id == visitor.id).values(seen=now)
                )
        return visitor

    async def remember(self) -> None:
        """Who was here lately will be back at once when the server has started again."""
        lately = (
            _WHO.where(people.c.seen > self._clock() - LATELY)
            .order_by(people.c.seen.desc())
            .limit(REMEMBERED)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(lately)).all()
        for row in reversed(rows):
            self._keep(row)

    def _keep(self, row: Any) -> tuple[Visitor, float]:
        visitor = Visitor(row.id, row.public, row.name, row.passphrase is not None, row.hash)
        self._remember(visitor, row.seen)
        return visitor, row.seen

    def _remember(self, visitor: Visitor, seen: float) -> None:
        self._known[visitor.session] = (visitor, seen)
        self._known.move_to_end(visitor.session)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    def lose_sight_of(self, person: str) -> None:
        """Something about somebody has changed: the database is asked again."""
        for session in [each for each, (who, _) in self._known.items() if who.id == person]:
            del self._known[session]

    async def new_guest(self) -> tuple[Visitor, str]:
        """Somebody new, and the cookie that says so."""
        now = self._clock()
        visitor = Visitor(new_id(18), new_id(9), guest_name(), False, "")
        async with self._engine.begin() as connection:
            await connection.execute(
                insert(people).values(
                    id=visitor.id, public=visitor.public, name=visitor.name, created=now, seen=now
                )
            )
            token = await self._new_session(connection, visitor.id)
        visitor = replace(visitor, session=token.hash)
        self._remember(visitor, now)
        return visitor, self._signer.sign(token)

    async def forget_lost_guests(self) -> int:
        """Guests without a passphrase, a seat or a replay, unseen for long; how many there were."""
        lost = delete(people).where(
            people.c.passphrase.is_(None),
            people.c.seen < self._clock() - LOST_AFTER,
            people.c.public.not_in(select(seated.c.public)),
            people.c.public.not_in(select(players.c.public)),
        )
        async with self._engine.begin() as connection:
            forgotten = (await connection.execute(lost)).rowcount
        self._known.clear()
        return forgotten

    async def rename(self, visitor: Visitor, name: str) -> str:
        """A claimed identity keeps the name it logs in with; this is what others see."""
        name = checked_name(name)
        async with self._engine.begin() as connection:
            await connection.execute(
                update(people).where(people.c.id == visitor.id).values(name=name)
            )
        self.lose_sight_of(visitor.id)
        return name

    async def claim(self, visitor: Visitor, name: str, passphrase: str) -> str:
        """Keep this identity. The cookie changes, so that one seen before is worth nothing."""
        name = checked_name(name)
        if visitor.claimed:
            raise Refused(409, "claimed", "this identity has a passphrase already")
        hashed = await self._in_thread(self._hasher.hash, passphrase)
        async with self._engine.begin() as connection:
            try:
                done = await connection.execute(
                    update(people)
                    .where(people.c.id == visitor.id, people.c.passphrase.is_(None))
                    .values(name=name, login=login_of(name), passphrase=hashed)
                )
            except IntegrityError:
                raise Refused(409, "name-taken", "somebody else has claimed this name") from None
            if done.rowcount != 1:
                raise Refused(409, "claimed", "this identity has a passphrase already")
            await connection.execute(delete(sessions).where(sessions.c.person == visitor.id))
            token = await self._new_session(connection, visitor.id)
        self.lose_sight_of(visitor.id)
        return self._signer.sign(token)

    async def login(self, name: str, passphrase: str, left: Visitor | None) -> tuple[Visitor, str]:
        """Back to a claimed identity; `left` is who one was until now."""
        login = login_of(checked_name(name))
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(people).where(people.c.login == login))).first()
        # Somebody unknown takes as long as a wrong passphrase.
        stored = row.passphrase if row is not None else await self._decoy()
        if not await self._in_thread(self._verify, stored, passphrase) or row is None:
            raise Refused(403, "wrong-passphrase", "there is nobody with this name and passphrase")
        async with self._engine.begin() as connection:
            if self._hasher.check_needs_rehash(stored):
                hashed = await self._in_thread(self._hasher.hash, passphrase)
                await connection.execute(
                    update(people).where(people.c.id == row.id).values(passphrase=hashed)
                )
            if left is not None:
                await connection.execute(delete(sessions).where(sessions.c.hash == left.session))
            token = await self._new_session(connection, row.id)
        if left is not None:
            self._known.pop(left.session, None)
        visitor = Visitor(row.id, row.public, row.name, True, token.hash)
        return visitor, self._signer.sign(token)

    async def logout(self, visitor: Visitor) -> None:
        """Only here; other devices stay."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(sessions).where(sessions.c.hash == visitor.session))
        self._known.pop(visitor.session, None)

    async def _new_session(self, connection: AsyncConnection, person: str) -> Token:
        token = new_token(person)
        await connection.execute(
            insert(sessions).values(hash=token.hash, person=person, created=self._clock())
        )
        return token

    def _verify(self, stored: str, passphrase: str) -> bool:
        try:
            return self._hasher.verify(stored, passphrase)
        except (VerificationError, InvalidHashError):
            return False

    async def _decoy(self) -> str:
        """A hash of nothing anybody knows."""
        if not self._decoy_hash:
            self._decoy_hash = await self._in_thread(self._hasher.hash, new_id())
        return self._decoy_hash

    async def _in_thread(self, function: Callable[..., Result], *values: str) -> Result:
        async with self._hashing:
            return await asyncio.to_thread(function, *values)
