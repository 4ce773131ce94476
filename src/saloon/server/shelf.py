"""What rooms put into storage: their logs at once, and the rest when there is time."""

from __future__ import annotations

import asyncio
import hmac
import json
import logging
from collections.abc import Callable, Coroutine, Sequence
from hashlib import sha256
from time import monotonic
from typing import Any

import msgspec

from saloon.server import replays
from saloon.server.cards import card_of, seated_at
from saloon.server.shapes import TableCard
from saloon.server.storage import writer as sql
from saloon.server.storage.hands import Writing
from saloon.server.storage.store import BRIEFLY, Store, pack
from saloon.server.storage.writer import Writer
from saloon.server.studio import Studio
from saloon.table.live import Entry, LiveTable
from saloon.table.match import Match, Snapshot, commitment
from saloon.table.replays import Replay

log = logging.getLogger("saloon.server.shelf")

encode = msgspec.json.Encoder().encode

BEGINNINGS = {"started", "resumed"}
"""Entries after which a table plays by itself."""

PROBED_EVERY = 1.0
PROBE_SECONDS = 5.0

TOUCHED_EVERY = 60.0
"""Seconds between two notes that a table is in use."""


class Shelf:
    def __init__(
        self,
        store: Store,
        writer: Writer,
        secret: bytes,
        studio: Studio,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.store = store
        self.studio = studio
        self._writer = writer
        self._secret = secret
        self._kept: dict[str, tuple[TableCard, list[str], float]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._clock = clock
        self._probe: asyncio.Task[bool] | None = None
        self._probed = -PROBED_EVERY

    # -- whether it works ---------------------------------------------------------------------

    async def can_write(self) -> bool:
        """Whether something could be made durable just now; tried at most once a second."""
        if self._probe is None or (
            self._probe.done() and self._clock() - self._probed >= PROBED_EVERY
        ):
            self._probe = asyncio.create_task(self._try_to_write())
        return await asyncio.shield(self._probe)

    async def _try_to_write(self) -> bool:
        # What is written and taken away again in one transaction goes the way of everything else.
        nothing = [("",)]
        probe = self._writer.write(Writing(sql.PROBE, nothing), Writing(sql.CLEAR_SEATED, nothing))
        try:
            async with asyncio.timeout(PROBE_SECONDS):
                await probe
        except Exception as error:
            log.error("nothing can be written", exc_info=error)
            return False
        finally:
            self._probed = self._clock()
        return True

    # -- the log ------------------------------------------------------------------------------

    async def append(
        self,
        table_id: str,
        first: int,
        entries: list[Entry],
        now: float,
        dropped: Sequence[int] = (),
    ) -> None:
        """Returns when they are durable, and those they are in place of are gone."""
        rows = [
            (table_id, first + at, now, encode(entry).decode()) for at, entry in enumerate(entries)
        ]
        writings = [Writing(sql.ADD_ENTRY, rows)]
        if dropped:
            writings.append(Writing(sql.DROP_ENTRY, [(table_id, number) for number in dropped]))
        if any(entry["do"] in BEGINNINGS for entry in entries):
            # Together with it, so that after a crash the game goes on before anybody comes.
            writings.append(Writing(sql.SET_PHASE, [(table_id, "playing")]))
        await self._writer.write(*writings)

    # -- beside the log -----------------------------------------------------------------------

    def keep_snapshot(self, table_id: str, taken: Snapshot) -> None:
        body = pack(
            {
                "state": taken.state,
                "events": taken.events,
                "asks": taken.asks,
                "heard": taken.heard,
                "around": taken.around,
                "undo": taken.undo,
            },
            BRIEFLY,
        )
        row = (
            table_id,
            taken.game,
            taken.turn,
            taken.step,
            taken.entries,
            taken.rules_version,
            body,
        )
        self._later(self._writer.write(Writing(sql.PUT_SNAPSHOT, [row])))

    def keep_card(self, table: LiveTable, now: float, date: float) -> None:
        """How the table looks in the list, if that has changed; `now` only measures how often."""
        state = table.state()
        card = msgspec.structs.replace(card_of(state, ""), watching=0)
        people = [] if state.phase == "closed" else seated_at(state)
        kept = self._kept.get(table.id)
        if kept is not None and kept[:2] == (card, people) and now - kept[2] < TOUCHED_EVERY:
            return
        self._kept[table.id] = (card, people, now)
        row = (
            table.id,
            date,
            date,
            card.phase,
            card.settings.access == "open" and card.phase != "closed",
            msgspec.json.encode(card).decode(),
        )
        writings = [Writing(sql.PUT_TABLE, [row])]
        if kept is None or kept[1] != people:
            writings += [
                Writing(sql.CLEAR_SEATED, [(table.id,)]),
                Writing(sql.ADD_SEATED, [(table.id, person) for person in people]),
            ]
        self._later(self._writer.write(*writings))

    async def remove(self, table_id: str) -> None:
        """All about a table but the replays of its games: they are their players'."""
        statements = (
            sql.CLEAR_TABLE,
            sql.CLEAR_SEATED,
            sql.CLEAR_ADMITTED,
            sql.CLEAR_SNAPSHOTS,
            sql.CLEAR_ENTRIES,
        )
        await self._writer.write(*(Writing(statement, [(table_id,)]) for statement in statements))

    def clear_admitted(self, table_id: str) -> None:
        self._later(self._writer.write(Writing(sql.CLEAR_ADMITTED, [(table_id,)])))

    # -- replays ------------------------------------------------------------------------------

    def replay_id(self, table_id: str, number: int) -> str:
        """The same for the same game, and nobody can tell the table from it."""
        about = f"replay {table_id} {number}".encode()
        return hmac.new(self._secret, about, sha256).hexdigest()[:20]

    async def keep_replay(self, table: LiveTable, match: Match, now: float) -> str:
        id_ = self.replay_id(table.id, match.number)
        names = table.seating.names()
        owners = {seat: chair.person for seat, chair in enumerate(table.seating) if chair.person}
        made = await self.studio.make(replays.of_course, match.course, names)
        if match.salt:
            told = {"salt": match.salt, "commitment": commitment(match.setup.seed, match.salt)}
            made.record["deal"] = told
        await self.put_replay(id_, made, now, table.id, match.number, owners)
        self._later(self._writer.write(Writing(sql.DROP_SNAPSHOTS, [(table.id, match.number)])))
        return id_

    async def put_replay(
        self,
        id_: str,
        made: Replay,
        now: float,
        table_id: str,
        number: int,
        owners: dict[int, str],
    ) -> None:
        row = (
            id_,
            table_id,
            number,
            made.game,
            json.dumps(made.names),
            # The seed stands in the record.
            json.dumps({name: value for name, value in made.setup.items() if name != "seed"}),
            json.dumps(made.result),
            made.steps,
            made.turns,
            now,
            pack(made.record),
        )
        await self._writer.write(
            Writing(sql.ADD_REPLAY, [row]),
            Writing(sql.ADD_PLAYER, [(id_, seat, who) for seat, who in owners.items()]),
            Writing(sql.ADD_FILM, [(id_, sight, film) for sight, film in made.films.items()]),
        )

    # -- the end ------------------------------------------------------------------------------

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("could not be stored", exc_info=error)

    def forget(self, table_id: str) -> None:
        """The table has left the memory."""
        self._kept.pop(table_id, None)

    async def flush(self) -> None:
        """Wait until everything so far is stored."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
