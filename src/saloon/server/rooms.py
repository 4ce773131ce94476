"""A room is a live table in a running server: one task owns it and nobody else touches it.

Whatever a command comes to is durable before anybody is told. A fault of the rules stops this table
and no other.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from time import perf_counter
from typing import Any

import msgspec

from saloon.server.alarm import Alarm
from saloon.server.answers import PEOPLE_KEPT, Answers
from saloon.server.connections import BROKEN, COME_BACK, NOT_ALLOWED, Connection
from saloon.server.faults import note, rule_asked
from saloon.server.jobs import House, Job, RoomClosed
from saloon.server.shelf import TOUCHED_EVERY
from saloon.table.commands import AnyCommand, Ping, Resync, Say
from saloon.table.entries import FLEETING, Broke, Idled, to_plain
from saloon.table.live import Entry, LiveTable
from saloon.table.match import Match
from saloon.table.protocol import Answer, Person

JOBS_AT_ONCE = 16
"""Commands before bots and clocks get their turn, too, however many wait."""

encode = msgspec.json.Encoder().encode


class Room:
    def __init__(
        self,
        table: LiveTable,
        house: House,
        *,
        opening: list[Entry] | None = None,
        written: int = 0,
    ) -> None:
        self.table = table
        self.connections: set[Connection] = set()
        self.touched = house.clock()
        self._house = house
        self._opening = opening or []
        self._written = written
        """How many entries its log has."""
        self._wake: float | None = None
        """When something happens by itself, if nothing is done before."""
        self._card = (-1, 0.0)
        self._jobs: deque[Job] = deque()
        self._stir = asyncio.Event()
        self._alarm = Alarm(self._stir.set)
        self._closing = False
        self._failed = False
        self._answers = Answers()
        self._replays: set[asyncio.Task[None]] = set()
        self._task: asyncio.Task[None] | None = None
        self._gone: dict[str, float] = {}
        """Since when somebody is away, in seconds of no calendar."""

    # -- from outside -------------------------------------------------------------------------

    async def begin(self) -> None:
        """Write down what a new table begins with, then live."""
        if self._opening:
            await self._write_down(self._opening)
        self._keep_card()
        self._task = asyncio.create_task(self._run(), name=f"table {self.table.id}")

    def command(self, connection: Connection, command: AnyCommand) -> None:
        self._put(Job(connection, command))

    async def come(self, connection: Connection) -> None:
        """Somebody opens the table; returns when they have been told how it stands."""
        await self._done(Job(connection, come=True))

    def go(self, connection: Connection) -> None:
        self._put(Job(connection, go=True))

    async def ask(self, question: Callable[[LiveTable], Any]) -> Any:
        """An answer from the table, between two of its commands."""
        return await self._done(Job(ask=question))

    def rename(self, person: Person) -> None:
        """Somebody has another name from now on, also in what they say next."""
        if person.id not in self.table.people and self.table.seating.seat_of(person.id) is None:
            return  # never here

        def tell(table: LiveTable) -> None:
            for connection in self.connections:
                if connection.person.id == person.id:
                    connection.person = person
            table.renamed(person)

        self._put(Job(ask=tell, spread=True))

    async def end_idle(self) -> None:
        """Nobody has been here for long: a paused game ends, a table that waits is closed."""
        await self._done(Job(idle=True))

    async def close(self) -> None:
        """Finish what has been begun, tell everybody to come back, and stop."""
        await asyncio.gather(*self._replays)
        self._closing = True
        self._stir.set()
        if self._task is not None:
            await self._task
        if not self._failed:
            self.table.rest()
            self._keep_states()
        for connection in self.connections:
            connection.end(COME_BACK, "the server restarts; come back")

    def rest(self) -> None:
        """Nothing has happened for a while: a good time to store how the game stands.

        Between any two steps of the room's task the table is what its log says.
        """
        if not self._closing:
            self.table.rest()
            self._keep_states()

    @property
    def busy(self) -> bool:
        """Whether something will happen here by itself."""
        return self.table.wake_at() is not None

    @property
    def failed(self) -> bool:
        """Whether its task has ended although nobody wanted it to."""
        return self._task is not None and self._task.done()

    @property
    def waiting(self) -> int:
        """Jobs that its task has not come to yet."""
        return len(self._jobs)

    def _put(self, job: Job) -> None:
        self._jobs.append(job)
        self._stir.set()

    async def _done(self, job: Job) -> Any:
        if self._closing:
            raise RoomClosed(self.table.id)
        job.done = asyncio.get_running_loop().create_future()
        self._put(job)
        return await job.done

    # -- the task -----------------------------------------------------------------------------

    async def _run(self) -> None:
        try:
            self._wake = self.table.wake_at()
            while not self._closing:
                await self._wait()
                for _ in range(JOBS_AT_ONCE):
                    if not self._jobs or self._closing:
                        break
                    await self._do(self._jobs.popleft())
                if not self._closing:
                    await self._go_on()
        except Exception as error:
            # The log cannot be written, or a fault of our own: nobody may be told anything else.
            note(self.table, self._written, "room failed", error)
            self._house.metrics.broken.add()
            self._closing = self._failed = True
            for connection in self.connections:
                connection.end(BROKEN, "something went wrong here; come back")
            self._house.room_failed(self.table.id)
        self._alarm.stop()
        for job in self._jobs:
            if job.done is not None and not job.done.done():
                job.done.set_exception(RoomClosed(self.table.id))
        self._jobs.clear()

    async def _wait(self) -> None:
        """For a job, or for the time at which something happens by itself."""
        if self._jobs or self._closing:
            return
        self._stir.clear()
        if self._wake is not None:
            pause = self._wake - self._house.clock()
            if pause <= 0:
                await asyncio.sleep(0)
                return
            self._alarm.ring_by(self._wake, pause)
        await self._stir.wait()

    async def _do(self, job: Job) -> None:
        self.touched = self._house.clock()
        try:
            result = None
            if job.ask is not None:
                result = job.ask(self.table)
                if job.spread:
                    self._spread()
            elif job.idle:
                if not self.connections:
                    await self._apply([to_plain(Idled())])
            else:
                await self._do_for(job)
        except Exception as error:
            if job.done is None or job.done.done():
                raise
            job.done.set_exception(error)
            return
        if job.done is not None and not job.done.done():
            job.done.set_result(result)

    async def _do_for(self, job: Job) -> None:
        connection = job.connection
        assert connection is not None
        if job.come:
            if connection.gone():
                return
            self.connections.add(connection)
            if (since := self._gone.pop(connection.person.id, None)) is not None:
                self._house.metrics.absences.add(perf_counter() - since)
            self.table.connected(connection.person, self._house.clock())
            wanted = connection.mark
            self._spread()
            if wanted is not None and _epoch(wanted) != _epoch(connection.mark or ""):
                self._house.metrics.resyncs.add()
        elif job.go:
            if connection in self.connections:
                self.connections.discard(connection)
                if len(self._gone) < PEOPLE_KEPT:
                    self._gone[connection.person.id] = perf_counter()
                self.table.disconnected(connection.person.id, self._house.clock())
                self._spread()
        elif job.command is not None:
            await self._obey(connection, job.command)
            self._house.metrics.latency.add(perf_counter() - job.since)

    async def _obey(self, connection: Connection, command: AnyCommand) -> None:
        metrics, person = self._house.metrics, connection.person
        metrics.commands.add(type(command).__name__.lower())
        if not isinstance(command, Ping | Resync):
            self.table.acted(self._house.clock())
        known = self._answers.known(person.id, command.id)
        if known is not None:
            connection.push(encode(known))
            return
        answer = self._refused_outright(person, command)
        entries: list[Entry] = []
        if answer is None:
            if isinstance(command, Resync):
                connection.mark = None
                metrics.resyncs.add()
                answer = Answer(command.id)
            else:
                answer, entries = self._decide(person, command)
            await self._apply(entries)
            self._answers.keep(person.id, answer)
        if answer.refused:
            metrics.refusals.add(answer.refused)
        if not connection.push(encode(answer)):
            metrics.overflows.add()
        self._spread()

    def _refused_outright(self, person: Person, command: AnyCommand) -> Answer | None:
        """What the table need not be asked about. Not remembered: it may be tried again."""
        if self._house.stopping:
            return Answer(command.id, "stopping")
        if isinstance(command, Say) and not self._house.chat.take(person.id):
            return Answer(command.id, "too-fast")
        return None

    def _decide(self, person: Person, command: AnyCommand) -> tuple[Answer, list[Entry]]:
        try:
            return self.table.handle(person, command, self._house.clock())
        except Exception as error:
            # Nothing has changed yet, so the game can go on; an odd command must not stop it.
            note(self.table, self._written, "command failed", error)
            self._house.metrics.faults.add(rule_asked(self.table))
            return Answer(command.id, "fault"), []

    async def _go_on(self) -> None:
        """What happens by itself: bots and clocks."""
        if self._house.stopping:
            self._wake = None
            return
        try:
            entries, self._wake = self.table.due_or_next(self._house.clock())
        except Exception as error:
            await self._break(error)
            self._spread()
            self._wake = self.table.wake_at()
            return
        if entries:
            self.touched = self._house.clock()
            await self._apply(entries)
            self._spread()
            self._wake = self.table.wake_at()

    # -- changing the table -------------------------------------------------------------------

    async def _apply(self, entries: list[Entry]) -> None:
        if not entries:
            return
        settings, phase = self.table.settings, self.table.phase
        try:
            await self._write_down(entries)
        except _RulesFault as fault:
            await self._break(fault.error)
            return
        self._keep_states()
        for match in self.table.outbox.take_ended():
            # It takes a while, and everybody wants to see the last shot first.
            task = asyncio.create_task(self._keep_replay(match))
            self._replays.add(task)
            task.add_done_callback(self._replays.discard)
        if (self.table.settings, self.table.phase) != (settings, phase):
            self._look_at_the_door(settings.password)
        self._keep_card()

    def _keep_states(self) -> None:
        for snapshot in self.table.outbox.take_snapshots():
            self._house.shelf.keep_snapshot(self.table.id, snapshot)

    def _look_at_the_door(self, password: str) -> None:
        """Who may not watch any longer has to go; a new password has to be given again."""
        table = self.table
        known = table.settings.password == password
        if not known:
            self._house.shelf.clear_admitted(table.id)
        for connection in self.connections:
            if not table.may_watch(connection.person.id, known):
                connection.end(NOT_ALLOWED, "no-spectators" if known else "locked")

    async def _keep_replay(self, match: Match) -> None:
        try:
            made = await self._house.shelf.keep_replay(self.table, match, self._house.date())
        except Exception as error:
            note(self.table, self._written, "replay failed", error)
            return

        def tell(table: LiveTable) -> None:
            if table.match is match:
                table.set_replay(made)

        self._put(Job(ask=tell, spread=True))

    async def _write_down(self, entries: list[Entry]) -> None:
        """First durable, then true."""
        lasting = [entry for entry in entries if entry["do"] not in FLEETING]
        if lasting:
            date = self._house.date()
            summed = any(entry["do"] == "summed" for entry in lasting)
            dropped = list(self.table.tally.loose) if summed else []
            await self._house.shelf.append(self.table.id, self._written, lasting, date, dropped)
            self._written += len(lasting)
            self._house.metrics.entries.add(by=len(lasting))
        for entry in entries:
            try:
                self.table.apply(entry, self._house.clock())
            except Exception as error:
                raise _RulesFault(error) from error

    async def _break(self, error: Exception) -> None:
        """A fault of the rules: the game stops, its record is kept, the others play on."""
        note(self.table, self._written, "table broken", error)
        self._house.metrics.broken.add()
        self._house.metrics.faults.add(rule_asked(self.table))
        await self._write_down([to_plain(Broke(type(error).__name__))])
        self._keep_card()

    def _keep_card(self) -> None:
        """How the table looks from outside; most choices do not change that."""
        now = self._house.clock()
        if self.table.arranged == self._card[0] and now - self._card[1] < TOUCHED_EVERY:
            return
        self._card = (self.table.arranged, now)
        self._house.shelf.keep_card(self.table, now, self._house.date())

    # -- telling ------------------------------------------------------------------------------

    def _spread(self) -> None:
        """To everybody what they have not been told yet."""
        for connection in self.connections:
            for mark, message in self.table.news_for(connection.person, connection.mark):
                connection.mark = mark
                if not connection.push(message):
                    self._house.metrics.overflows.add()
        # Not when all tables that shared a commit are done: others need not wait for them.
        self._house.send()


def _epoch(mark: str) -> str:
    return mark.rpartition(":")[0]


class _RulesFault(Exception):
    def __init__(self, error: Exception) -> None:
        self.error = error
