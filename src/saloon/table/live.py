"""A live table: people and bots on seats around one game after another.

The table is a fold over its log. `handle` and `due` only decide what should be written down; once
that is durable, `apply` makes it so, and nothing else changes the table for good. Who is connected
is not written down. Time is handed in, so that a test can stop it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from saloon.bots import default_bot
from saloon.table import consent, series
from saloon.table import sight as seen
from saloon.table.broadcast import Broadcast
from saloon.table.clocks import Clocks
from saloon.table.coming import coming
from saloon.table.commands import AnyCommand
from saloon.table.consent import Wish
from saloon.table.deciding import decide
from saloon.table.entries import FLEETING, Spoke, Started, from_plain, to_plain
from saloon.table.folding import ask, fold, store_state
from saloon.table.match import Match, Snapshot, seed_hash
from saloon.table.outbox import Outbox
from saloon.table.protocol import Answer, Ask, Person, Phase, Settings, Standing, TableState
from saloon.table.recovering import recover
from saloon.table.seating import Seating
from saloon.table.starting import opening
from saloon.table.tally import Tally

Entry = dict[str, Any]


class LiveTable:
    def __init__(self, id_: str, *, boot: str | None = None) -> None:
        self.id = id_
        self.settings = Settings()
        self.host = ""
        self.phase: Phase = "lobby"
        self.seating = Seating(0)
        self.match: Match | None = None
        self.games = 0
        self.clocks = Clocks(None, 0)
        self.wants_pause: set[int] = set()
        self.ready: set[int] = set()
        """Who wants the next game; the seats of people."""
        self.wishes: dict[str, Wish] = {}
        """Who would like to play on instead of a bot."""
        self.declined: set[str] = set()
        """Whom somebody at the table did not want to let play in this game."""
        self.keeps: set[int] = set()
        self.handed_on: dict[str, Any] = {}
        """What the last game of a series decides about the next."""
        self.standings: list[Standing] = []
        """Of a series: what its games have brought so far."""
        self.people: dict[str, Person] = {}
        self.here: dict[str, int] = {}
        """Who is connected, and how often."""
        self.entries = 0
        self.arranged = 0
        """Grows whenever the table around the game changes."""
        self.error = ""
        self.chat: list[Spoke] = []
        self.done: dict[tuple[str, str], None] = {}
        """Commands in the log, by person: clients send again what was not answered."""
        self.broadcast = Broadcast(boot)
        self.tally = Tally()
        self.started: Started | None = None
        """How the game on the table began."""
        self.outbox = Outbox()
        self.recovering = False
        self.stored: Snapshot | None = None
        self.stale = False
        """The rules have changed, and the choices so far cannot be played again."""
        self.asked_at = 0.0
        self.host_gone: float | None = None
        self.idle_after = 0.0
        """Seconds without anybody's doing after which the table ends; 0 for never."""
        self.acted_at = 0.0
        self.warned_at: float | None = None
        self.idle = False

    # -- beginning ---------------------------------------------------------------------------

    @classmethod
    def create(
        cls,
        id_: str,
        settings: Settings,
        host: Person,
        bots: Sequence[str] = (),
        start: bool = False,
    ) -> tuple[LiveTable, list[Entry]]:
        """A new table and the entries that make it; bad settings are refused with their rule."""
        return cls(id_), [to_plain(entry) for entry in opening(settings, host, bots, start)]

    @classmethod
    def recover(
        cls,
        id_: str,
        entries: Iterable[Entry],
        snapshot: Snapshot | None = None,
        numbers: Sequence[int] | None = None,
    ) -> LiveTable:
        """The table as its log says; a stored state makes that shorter, and helps where the rules
        have changed since. The numbers are those of entries of which some have been dropped."""
        listed = list(entries)
        rows = list(zip(numbers or range(len(listed)), listed, strict=True))
        return recover(lambda: cls(id_), rows, snapshot)

    def wake(self, now: float) -> None:
        """After a recovery: nobody is here yet, and everybody's time counts from now."""
        for _, chair in self.seating.people():
            chair.gone_since = now
        self.host_gone = now
        self.acted_at = now
        ask(self, now)

    # -- commands ----------------------------------------------------------------------------

    def handle(self, person: Person, command: AnyCommand, now: float) -> tuple[Answer, list[Entry]]:
        """What a command comes to. Nothing is changed yet."""
        answer, entries = decide(self, person, command, now)
        return answer, [to_plain(entry) for entry in entries]

    # -- the log -----------------------------------------------------------------------------

    def apply(self, entry: Entry, now: float) -> None:
        """Make an entry so, and tell everybody."""
        if entry.get("do") not in FLEETING:
            self.entries += 1
            if not self.recovering:
                self.tally.note(self.entries - 1, entry)
        fold(self, from_plain(entry), now)

    def has_done(self, person: Person, command: str) -> bool:
        """Whether this command is in the log already: clients send again what was not answered."""
        return (person.id, command) in self.done

    # -- what is due without anybody's command -----------------------------------------------

    def due(self, now: float) -> list[Entry]:
        """What happens by itself by now: at most one thing, since it may change the rest."""
        return self.due_or_next(now)[0]

    def due_or_next(self, now: float) -> tuple[list[Entry], float | None]:
        """The same, and if nothing is due when that should be asked next."""
        later: float | None = None
        declined = False
        for when, entry in coming(self):
            if when > now:
                later = when if later is None else min(later, when)
                continue
            made = entry() if callable(entry) else entry
            if made is not None:
                made = made if isinstance(made, list) else [made]
                return [to_plain(each) for each in made], None
            declined = True
        # Whoever did not want to do anything may want something else later.
        return [], self.wake_at() if declined else later

    def wake_at(self) -> float | None:
        """When `due` wants to be asked next."""
        return min((when for when, _ in coming(self)), default=None)

    # -- people ------------------------------------------------------------------------------

    def connected(self, person: Person, now: float) -> None:
        """Somebody opened the table, perhaps for the second time."""
        self.people[person.id] = person
        self.acted(now)
        first = person.id not in self.here
        self.here[person.id] = self.here.get(person.id, 0) + 1
        if person.id == self.host:
            self.host_gone = None
        seat = self.seating.seat_of(person.id)
        if seat is not None:
            chair = self.seating[seat]
            chair.gone_since = None
            chair.back = chair.stand_in and first
        if first:
            self.broadcast.tell_table(self)

    def acted(self, now: float) -> None:
        """Somebody has done something, whatever it was."""
        self.acted_at = now
        if self.warned_at is not None:
            self.warned_at = None
            self.broadcast.tell_table(self)

    def disconnected(self, person_id: str, now: float) -> None:
        """A connection is gone; perhaps not the last one of that person."""
        left = self.here.get(person_id, 0) - 1
        if left > 0:
            self.here[person_id] = left
            return
        self.here.pop(person_id, None)
        self.wishes.pop(person_id, None)
        seat = self.seating.seat_of(person_id)
        if seat is not None:
            self.seating[seat].gone_since = now
        if person_id == self.host:
            self.host_gone = now
        self.broadcast.tell_table(self)

    def renamed(self, person: Person) -> None:
        """Somebody has another name; for who has a seat that is written down, see `coming`."""
        self.people[person.id] = person
        if person.id in self.wishes:
            self.wishes[person.id].name = person.name
        if self.seating.seat_of(person.id) is None:
            self.broadcast.tell_table(self)

    @property
    def stand_in(self) -> str:
        """The bot that plays for somebody who is away."""
        return default_bot(self.settings.game)

    def heir(self) -> str:
        """The next seated person, if the host is gone for good."""
        for _, chair in self.seating.people():
            if chair.person in self.here and chair.person != self.host:
                return chair.person
        return ""

    def may_watch(self, person_id: str, password_ok: bool = False) -> bool:
        """Whether somebody may open the table at all."""
        if self.seating.seat_of(person_id) is not None or person_id == self.host:
            return True
        if self.seating.former_seat_of(person_id) is not None:
            return True
        if self.settings.access == "password" and not password_ok:
            return False
        return self.settings.spectators or self.phase == "lobby"

    # -- points of view ----------------------------------------------------------------------

    def sight_of(self, person_id: str) -> str:
        seat = self.seating.seat_of(person_id)
        if seat is None:
            return seen.WATCH
        if self._sees_all(seat):
            return seen.OPEN
        return seen.seat_sight(seat)

    def _sees_all(self, seat: int) -> bool:
        """Who is out may see everything, if the table allows it and nobody can come back."""
        match = self.match
        if match is None or not self.settings.open_when_out or match.game.over:
            return False
        rules = match.game.rules
        return rules.out_is_final and rules.is_out(match.game.state, seat)

    def news_for(self, person: Person, since: str | None) -> list[tuple[str, bytes]]:
        """What somebody has not been told yet, each message with its mark."""
        return self.broadcast.news_for(self, person, since)

    def asks_for(self, sights: Iterable[str]) -> dict[str, Ask | None]:
        """The question that is open, as it is seen from several points of view."""
        match = self.match
        if match is None:
            return dict.fromkeys(sights)
        return seen.asks(
            match.game, sights, lambda seat: self.settings.undo and match.can_undo(seat)
        )

    def state(self) -> TableState:
        """The table as everybody sees it; the password is nobody's business."""
        match = self.match
        shown = msgspec.structs.replace(self.settings, password="")
        seated = {chair.person for _, chair in self.seating.people()}
        return TableState(
            self.id,
            shown,
            self.phase,
            self.host,
            self.seating.shown(set(self.here)),
            [self.people[each] for each in self.here if each not in seated],
            self.games,
            self.outbox.replay,
            "" if match is None else seed_hash(self.id, match),
            sorted(self.keeps),
            sorted(self.wants_pause),
            *self._deal(),
            consent.shown(self),
            self.warned_at is not None,
            self.idle,
            sorted(self.ready),
            series.shown(self),
        )

    def _deal(self) -> tuple[str, str]:
        """What the commitment was made of; only when there is nothing left to know from it."""
        if self.match is None or self.phase != "finished":
            return "", ""
        return str(self.match.setup.seed), self.match.salt

    def said_by(self, person_id: str) -> list[Spoke]:
        """What somebody said here, as far as it is remembered."""
        return [spoke for spoke in self.chat if spoke.person == person_id]

    # -- for storage -------------------------------------------------------------------------

    def rest(self) -> None:
        """Nobody does anything, or the table leaves the memory: what is stored may be newer."""
        if self.match is not None and self.phase in ("playing", "paused") and not self.stale:
            store_state(self, self.match, 1)

    def set_replay(self, id_: str) -> None:
        """The last game can be watched under this id."""
        self.outbox.replay = id_
        self.broadcast.tell_table(self)
