"""All rooms of a server: opened when somebody comes, or at the start if a game is running there."""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Callable, Sequence
from typing import Any

from saloon.server import garbage
from saloon.server.config import Config
from saloon.server.connections import Connection
from saloon.server.errors import Refused
from saloon.server.faults import note
from saloon.server.identity import Visitor
from saloon.server.jobs import House, RoomClosed
from saloon.server.limits import Buckets
from saloon.server.metrics import Metrics
from saloon.server.recovery import recovered
from saloon.server.reviving import Reviving
from saloon.server.rooms import Room
from saloon.server.shelf import Shelf
from saloon.server.tokens import is_id, new_id
from saloon.table.live import LiveTable
from saloon.table.protocol import Person, Settings

log = logging.getLogger("saloon.server.hall")

RUNNING = ("playing",)
WAITING = ("lobby", "paused")
OVER = ("finished", "broken", "closed")
HOUR = 3600.0
SWEEP_EVERY = 60.0
RESTING = 10.0
"""Seconds without anything after which a game is stored as it stands."""
LOOK_THROUGH_EVERY = 10
"""Sweeps between two looks through everything Python holds."""


class Hall:
    def __init__(
        self,
        shelf: Shelf,
        config: Config,
        metrics: Metrics,
        clock: Callable[[], float],
        date: Callable[[], float],
        tables: type[LiveTable] = LiveTable,
    ) -> None:
        self.shelf = shelf
        self.house = House(shelf, metrics, clock, date, Buckets(config.limits.chat, clock))
        self._config = config
        self._idle_after = config.idle_hours * HOUR
        self._tables = tables
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room | None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self.reviving = Reviving(shelf.can_write, self._revive, clock)
        self.house.room_failed = self._room_failed
        metrics.gauge("saloon_tables", "Tables in memory.", lambda: len(self._rooms))
        metrics.gauge("saloon_sockets", "Open sockets.", lambda: len(self.connections()))
        metrics.gauge(
            "saloon_people",
            "People with an open socket.",
            lambda: len({each.person.id for each in self.connections()}),
        )

        metrics.gauge(
            "saloon_jobs_waiting",
            "Commands, arrivals and questions that rooms have not come to.",
            lambda: sum(room.waiting for room in self._rooms.values()),
        )
        metrics.gauge(
            "saloon_messages_waiting",
            "Messages that clients have not taken.",
            lambda: sum(each.waiting for each in self.connections()),
        )
        metrics.gauge(
            "saloon_messages_waiting_most",
            "The most that wait for one client.",
            lambda: max((each.waiting for each in self.connections()), default=0),
        )

    def connections(self) -> list[Connection]:
        return [each for room in self._rooms.values() for each in room.connections]

    def hosted_by(self, public: str) -> list[Room]:
        return [room for room in self._rooms.values() if room.table.host == public]

    async def seats_of(self, public: str) -> list[str]:
        """The tables where somebody has a seat. A table in memory knows better than what is stored:
        that is written a moment later."""
        stored = await self.shelf.store.seats_of(public)
        elsewhere = [table_id for table_id in stored if table_id not in self._rooms]
        here = [table_id for table_id, room in self._rooms.items() if _sits(room.table, public)]
        return sorted(elsewhere + here)

    def loaded(self, table_id: str) -> Room | None:
        return self._rooms.get(table_id)

    # -- opening ------------------------------------------------------------------------------

    async def start(self) -> None:
        """Games that were running go on: their clocks and bots need nobody to come."""
        for table_id in await self.shelf.store.tables_in(RUNNING):
            try:
                await self.room(table_id)
            except Exception as error:
                self._note("table cannot be opened", table_id, error)
                self.reviving.later(table_id)
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def create(
        self, settings: Settings, host: Person, bots: Sequence[str], start: bool
    ) -> Room:
        table_id = new_id(9)
        table, entries = self._tables.create(table_id, settings, host, bots, start)
        table.idle_after = self._idle_after
        table.acted_at = self.house.clock()
        room = Room(table, self.house, opening=entries)
        await room.begin()
        self._rooms[table_id] = room
        # It can be found from now on, also after a crash.
        await self.shelf.flush()
        return room

    async def is_admitted(self, table_id: str, public: str) -> bool:
        """Whether somebody has given the password of a closed table."""
        return is_id(table_id) and public in await self.shelf.store.admitted_to(table_id)

    async def may_watch(self, table: LiveTable, public: str) -> str:
        """Why somebody may not open a table; empty if they may. Most tables ask nobody's leave."""
        if table.may_watch(public, False):
            return ""
        if table.settings.access != "password":
            return "no-spectators"
        if not await self.is_admitted(table.id, public):
            return "locked"
        return "" if table.may_watch(public, True) else "no-spectators"

    async def room(self, table_id: str) -> Room:
        if not is_id(table_id):
            raise Refused(404, "unknown-table", "there is no such table")
        found = self._rooms.get(table_id)
        if found is not None and not found.failed:
            return found
        if found is not None and not self.house.stopping:
            # What is written down is true, whatever went wrong here.
            await self.drop(table_id)
        task = self._opening.get(table_id)
        if task is None:
            task = asyncio.create_task(self._open(table_id))
            self._opening[table_id] = task
            task.add_done_callback(lambda _: self._opening.pop(table_id, None))
        room = await asyncio.shield(task)
        if room is None:
            raise Refused(404, "unknown-table", "there is no such table")
        return room

    async def _open(self, table_id: str) -> Room | None:
        store = self.shelf.store
        rows = await store.rows_of(table_id)
        if not rows:
            return None
        stored = await store.snapshots_of(table_id)
        # In a thread: the other tables play on meanwhile.
        table = await asyncio.to_thread(recovered, self._tables, table_id, rows, stored)
        table.idle_after = self._idle_after
        table.wake(self.house.clock())
        await self._mend_replay(table)
        room = Room(table, self.house, written=table.entries)
        await room.begin()
        self._rooms[table_id] = room
        return room

    async def _mend_replay(self, table: LiveTable) -> None:
        """A finished game is kept even if we were stopped at its very end.

        If it cannot be, its table is there all the same, and the next one to open it tries again.
        """
        match = table.match
        if table.phase != "finished" or match is None:
            return
        id_ = self.shelf.replay_id(table.id, match.number)
        try:
            if await self.shelf.store.replay(id_) is None:
                await self.shelf.keep_replay(table, match, self.house.date())
        except Exception as error:
            note(table, table.entries, "replay failed", error)
            return
        table.set_replay(id_)

    async def ask(self, table_id: str, question: Callable[[LiveTable], Any]) -> Any:
        """An answer from a table; once more if its room was just closing."""
        try:
            return await (await self.room(table_id)).ask(question)
        except RoomClosed:
            self._rooms.pop(table_id, None)
            return await (await self.room(table_id)).ask(question)

    # -- what has failed ----------------------------------------------------------------------

    def _room_failed(self, table_id: str) -> None:
        """What is written down is true: a running game goes on from there, for whoever waits."""
        room = self._rooms.get(table_id)
        if room is not None and room.table.phase in RUNNING and not self.house.stopping:
            self.reviving.later(table_id)

    async def _revive(self, table_id: str) -> bool:
        try:
            await self.room(table_id)
        except Exception as error:
            self._note("table cannot be opened", table_id, error)
            return False
        return True

    @staticmethod
    def _note(what: str, table_id: str, error: Exception) -> None:
        log.error(what, exc_info=error, extra={"facts": {"table": table_id}})

    # -- closing ------------------------------------------------------------------------------

    async def _sweep(self) -> None:
        for times in itertools.count(1):
            await asyncio.sleep(SWEEP_EVERY)
            await self.sweep()
            if times % LOOK_THROUGH_EVERY == 0:
                garbage.look_through_all()

    async def sweep(self) -> None:
        """Tables where nobody is and nothing happens leave the memory."""
        now = self.house.clock()
        long_ago = now - self._config.idle
        for table_id, room in list(self._rooms.items()):
            if room.failed or (not room.connections and room.touched < long_ago and not room.busy):
                await self.drop(table_id)
            elif room.touched < now - RESTING:
                room.rest()

    async def end_idle(self) -> int:
        """Tables that are not even in memory any longer end, too; how many it were."""
        if not self._idle_after:
            return 0
        before = self.house.date() - self._idle_after
        ended = 0
        for table_id in await self.shelf.store.tables_in(WAITING, before):
            if table_id in self._rooms or self.house.stopping:
                continue
            try:
                await (await self.room(table_id)).end_idle()
                await self.drop(table_id)
            except Exception as error:
                self._note("idle table cannot be ended", table_id, error)
            else:
                ended += 1
        return ended

    async def tidy(self) -> int:
        """Finished tables that nobody has touched for long are removed; their replays stay."""
        if not self._config.tidy_days:
            return 0
        before = self.house.date() - self._config.tidy_days * 24 * HOUR
        old = await self.shelf.store.tables_in(OVER, before)
        gone = [table_id for table_id in old if table_id not in self._rooms]
        for table_id in gone:
            await self.shelf.remove(table_id)
        return len(gone)

    async def drop(self, table_id: str) -> None:
        """Out of the memory; the next who asks has it read again."""
        room = self._rooms.pop(table_id, None)
        if room is not None:
            await room.close()
            await self.shelf.flush()
            self.shelf.forget(table_id)

    def rename(self, person: Person) -> None:
        """The tables in memory hear of a new name; the others when that person comes."""
        for room in self._rooms.values():
            room.rename(person)

    async def forget(self, visitor: Visitor) -> None:
        """Somebody wants to be forgotten: also by the tables in memory."""
        seats = await self.seats_of(visitor.public)
        for table_id in seats:
            await self.drop(table_id)
        await self.shelf.store.forget(visitor.id, visitor.public)
        for table_id in seats:
            await self.drop(table_id)
            if not self.house.stopping:
                await self.room(table_id)

    async def stop(self) -> None:
        """No more commands; finish what was accepted; tell everybody to come back."""
        self.house.stopping = True
        self.reviving.stop()
        if self._sweeper is not None:
            self._sweeper.cancel()
        for room in list(self._rooms.values()):
            await room.close()
        await self.shelf.flush()


def _sits(table: LiveTable, public: str) -> bool:
    """Whether somebody has a seat at a table that is not closed."""
    return table.phase != "closed" and table.seating.seat_of(public) is not None
