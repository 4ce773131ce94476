"""A live table: people and bots on seats around one game after another.

The table is a fold over its log. `handle` and `due` only decide what should be written down; once
that is durable, `apply` makes it so, and nothing else changes the table for good. Who is connected
is not written down. Time is handed in, so that a test can stop it.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from saloon.bots import default_bot
from saloon.table import sight as seen
from saloon.table.clocks import Clocks
from saloon.table.coming import coming
from saloon.table.deciding import decide
from saloon.table.entries import (
    AnyEntry,
    BotSeated,
    Broke,
    CameBack,
    Changed,
    Chose,
    Created,
    Ended,
    Freed,
    Held,
    Hosted,
    Kept,
    Paused,
    Preferred,
    Rematched,
    Renamed,
    Resumed,
    Seated,
    Spoke,
    Started,
    StoodIn,
    Undone,
    from_plain,
    to_plain,
)
from saloon.table.feed import Feed, encode
from saloon.table.match import Match, Snapshot, seed_hash, setup_of
from saloon.table.protocol import (
    Answer,
    AnyCommand,
    Asked,
    Back,
    Person,
    Phase,
    Said,
    Settings,
    Step,
    Table,
    TableState,
    Welcome,
)
from saloon.table.seating import Chair, Seating
from saloon.table.starting import opening

CHAT_KEPT = 200
COMMANDS_KEPT = 256
"""Commands in the log that are recognised if they come again."""

Entry = dict[str, Any]

OF_A_GAME = {"chose", "held", "undone", "paused", "resumed", "ended"}
"""Entries that mean nothing without the game they belong to."""


class LiveTable:
    def __init__(self, id_: str, *, boot: str | None = None) -> None:
        self.id = id_
        self.settings = Settings()
        self.host = ""
        self.phase: Phase = "lobby"
        self.seating = Seating(0)
        self.match: Match | None = None
        self.games = 0
        self.replay = ""
        self.clocks = Clocks(None, 0)
        self.wants_pause: set[int] = set()
        self.keeps: set[int] = set()
        self.handed_on: dict[str, Any] = {}
        """What the last game of a series decides about the next."""
        self.people: dict[str, Person] = {}
        self.here: dict[str, int] = {}
        """Who is connected, and how often."""
        self.entries = 0
        self.arranged = 0
        """Grows whenever the table around the game changes."""
        self.error = ""
        self._chat: list[tuple[Spoke, bool]] = []
        self._done: OrderedDict[tuple[int, str], None] = OrderedDict()
        self._boot = boot or secrets.token_hex(4)
        self._feeds: dict[str, Feed] = {}
        self._snapshots: list[Snapshot] = []
        self._ended: list[Match] = []
        self._recovering = False
        self.host_gone: float | None = None

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
        cls, id_: str, entries: Iterable[Entry], snapshot: Snapshot | None = None
    ) -> LiveTable:
        """The table as its log says. A snapshot helps where the rules have changed since."""
        table = cls(id_)
        table._recovering = True
        table._stored = snapshot
        for entry in entries:
            if table.phase == "broken" and entry.get("do") in OF_A_GAME:
                table.entries += 1  # what hangs in the air is left alone
                continue
            try:
                table.apply(entry, 0.0)
            except Exception as fault:
                # What broke the game then breaks it again; the table itself goes on.
                table.phase, table.error = "broken", type(fault).__name__
        table._recovering = False
        table._snapshots.clear()
        if table.stale and table.phase in ("playing", "paused"):
            table.phase, table.error = "broken", "rules-changed"
        return table

    def wake(self, now: float) -> None:
        """After a recovery: nobody is here yet, and everybody's time counts from now."""
        for _, chair in self.seating.people():
            chair.gone_since = now
        self.host_gone = now
        self._ask(now)

    _stored: Snapshot | None = None
    stale = False
    """The rules have changed, and the choices so far cannot be played again."""

    # -- commands ----------------------------------------------------------------------------

    def handle(self, person: Person, command: AnyCommand, now: float) -> tuple[Answer, list[Entry]]:
        """What a command comes to. Nothing is changed yet."""
        answer, entries = decide(self, person, command, now)
        return answer, [to_plain(entry) for entry in entries]

    # -- the log -----------------------------------------------------------------------------

    def apply(self, entry: Entry, now: float) -> None:
        """Make an entry so, and tell everybody."""
        self.entries += 1
        self._apply(from_plain(entry), now)

    def has_done(self, person: Person, command: str) -> bool:
        """Whether this command is in the log already: clients send again what was not answered."""
        seat = self.seating.seat_of(person.id)
        return seat is not None and (seat, command) in self._done

    def _apply(self, entry: AnyEntry, now: float) -> None:
        if isinstance(entry, Chose | Held | Undone) and entry.command:
            self._done[entry.seat, entry.command] = None
            if len(self._done) > COMMANDS_KEPT:
                self._done.popitem(last=False)
        match entry:
            case Chose():
                self._chose(entry, now)
            case Undone():
                self._undone(entry, now)
            case Held():
                if self.match is not None:
                    self.match.held[entry.seat] = (entry.ask, entry.option)
            case Spoke():
                self._spoke(entry)
            case Preferred():
                self.seating[entry.seat].preferences = entry.preferences
            case Started():
                self._started(entry, now)
            case Ended():
                self._finish()
                self._tell_table()
            case _:
                self._rearranged(entry, now)
                self._tell_table()
                if isinstance(entry, Paused | Resumed | StoodIn | CameBack):
                    self._tell_asked()

    def _rearranged(self, entry: AnyEntry, now: float) -> None:
        """Everything that is about the table rather than the game."""
        match entry:
            case Created():
                self.settings, self.host = entry.settings, entry.host
                self.seating = Seating(entry.settings.players)
            case Changed():
                if not entry.settings.series or not _same_game(self.settings, entry.settings):
                    self.handed_on = {}  # it was left to another game
                self.settings = entry.settings
                self.seating = self.seating.resized(entry.settings.players) or self.seating
                self._new_feeds()
            case Seated():
                self.seating.chairs[entry.seat] = Chair(entry.person, entry.name)
            case BotSeated():
                self.seating.chairs[entry.seat] = Chair(bot=entry.bot, name=entry.name)
            case Freed():
                self.seating.chairs[entry.seat] = Chair()
            case Hosted():
                self.host, self.host_gone = entry.host, None
            case Renamed():
                for _, chair in self.seating.people():
                    if chair.person == entry.person:
                        chair.name = entry.name
            case StoodIn():
                self.seating[entry.seat].stand_in = True
                self.seating[entry.seat].back = False
                self._ask(now)
            case CameBack():
                chair = self.seating[entry.seat]
                chair.stand_in, chair.missed, chair.back = False, 0, False
                self._ask(now)
            case Paused():
                self.phase = "paused"
                self.clocks.run((), False, now)
            case Resumed():
                self.phase = "playing"
                self.wants_pause.clear()
                self._ask(now)
            case Kept():
                self.keeps.add(entry.seat)
            case Rematched():
                self._rematched()
            case Broke():
                self.phase, self.error = "broken", entry.error
                self.clocks.run((), False, now)

    # -- the game ----------------------------------------------------------------------------

    def _started(self, entry: Started, now: float) -> None:
        self.games += 1
        setup = setup_of(entry.options, entry.seed)
        self.clocks = Clocks(self.settings.clock, len(self.seating))
        self.phase = "playing"
        self.wants_pause.clear()
        self.keeps.clear()
        for chair in self.seating:
            chair.missed = 0
        self.stale = False
        self.match = Match(self.games, setup)
        if self._recovering and self.match.game.rules.version != entry.rules_version:
            self.stale = True  # until the entry that the stored state contains
        self._ask(now)
        self._new_feeds()

    def _chose(self, entry: Chose, now: float) -> None:
        match = self.match
        if match is None:
            return
        if self.stale:
            self._take_up(now)
            return
        turn = match.game.state.turn
        match.choose(entry.seat, entry.option)
        if entry.left >= 0:
            self.clocks.set_left(entry.seat, entry.left)
        chair = self.seating[entry.seat]
        chair.missed = chair.missed + 1 if entry.by == "clock" else 0
        if match.game.state.turn != turn:
            self._new_turn()
        self._ask(now)
        self._tell_step()
        if match.game.over:
            self._finish()
            self._tell_table()
        elif (snapshot := match.snapshot(self.entries)) is not None:
            self._snapshots.append(snapshot)

    def _take_up(self, now: float) -> None:
        """After a change of the rules: go on from the stored state once the log has reached it."""
        stored, match = self._stored, self.match
        assert match is not None
        if stored is not None and stored.game == match.number and stored.entries == self.entries:
            self.match = Match(match.number, match.setup, resumed=stored)
            self.stale = False
            self._ask(now)

    def _new_turn(self) -> None:
        """Whose turn it is gets the increment, and answers for oneself again."""
        assert self.match is not None
        active = self.match.game.rules.active_seat(self.match.game.state)
        if active is None:
            return
        self.clocks.add_turn(active)
        chair = self.seating[active]
        if chair.preferences.pass_reactions:
            chair.preferences = msgspec.structs.replace(chair.preferences, pass_reactions=False)

    def _undone(self, entry: Undone, now: float) -> None:
        match = self.match
        if match is None or self.stale:
            return
        match.undo(entry.seat)
        self._ask(now)
        for sight, feed in self._feeds.items():
            view = match.watch(sight)
            asked = self._ask_for(sight)
            clocks = self.clocks.shown(now)
            feed.add(
                lambda n, view=view, asked=asked, clocks=clocks: Back(  # type: ignore[misc]
                    n, match.step, view, asked, clocks, entry.seat
                )
            )

    def _ask(self, now: float) -> None:
        """A question is open: its time begins."""
        match = self.match
        if match is None:
            return
        match.asked_at = now
        decision = match.game.pending
        waiting = [seat for seat in match.asked if not self.seating[seat].played_by_bot]
        running = waiting if self.phase == "playing" else []
        reaction = decision is not None and seen.is_reaction(match.game, decision)
        self.clocks.run(running, reaction, now)
        self.clocks.restart(now)
        self._now = now

    _now = 0.0

    def _finish(self) -> None:
        match = self.match
        assert match is not None
        self.phase = "finished"
        self.clocks.run((), False, 0.0)
        self.handed_on = {}
        if not self._recovering:
            self._ended.append(match)

    def _rematched(self) -> None:
        match = self.match
        if self.settings.series and match is not None and match.game.over:
            self.handed_on = match.game.rules.hand_on(match.game, sorted(self.keeps))
        self.phase = "lobby"
        self.match = None
        self.replay = ""
        for chair in self.seating:
            if chair.stand_in and chair.person not in self.here:
                chair.person, chair.bot, chair.stand_in = "", self.stand_in, False
        self._new_feeds()

    # -- what is due without anybody's command -----------------------------------------------

    def due(self, now: float) -> list[Entry]:
        """What happens by itself by now: at most one thing, since it may change the rest."""
        for when, entry in coming(self):
            if when <= now:
                made = entry() if callable(entry) else entry
                if made is not None:
                    return [to_plain(made)]
        return []

    def wake_at(self) -> float | None:
        """When `due` wants to be asked next."""
        return min((when for when, _ in coming(self)), default=None)

    # -- people ------------------------------------------------------------------------------

    def connected(self, person: Person, now: float) -> None:
        """Somebody opened the table, perhaps for the second time."""
        self.people[person.id] = person
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
            self._tell_table()

    def disconnected(self, person_id: str, now: float) -> None:
        """A connection is gone; perhaps not the last one of that person."""
        left = self.here.get(person_id, 0) - 1
        if left > 0:
            self.here[person_id] = left
            return
        self.here.pop(person_id, None)
        seat = self.seating.seat_of(person_id)
        if seat is not None:
            self.seating[seat].gone_since = now
        if person_id == self.host:
            self.host_gone = now
        self._tell_table()

    def renamed(self, person: Person) -> None:
        """Somebody has another name; for who has a seat that is written down, see `coming`."""
        self.people[person.id] = person
        if self.seating.seat_of(person.id) is None:
            self._tell_table()

    def ask_for_pause(self, seat: int) -> None:
        """Somebody who is not the host would like a break; not worth writing down."""
        self.wants_pause.add(seat)
        self._tell_table()

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
        sight = self.sight_of(person.id)
        feed = self._feeds.get(sight)
        if feed is None:
            feed = self._feeds[sight] = Feed(f"{self._boot}.{self.games}.{self.entries}.{sight}")
        tail = feed.since(since)
        if tail is not None:
            return tail
        return [(feed.mark, encode(self._welcome(person, sight, feed)))]

    def _welcome(self, person: Person, sight: str, feed: Feed) -> Welcome:
        match, seat = self.match, self.seating.seat_of(person.id)
        aside = sight in (seen.WATCH, seen.OPEN)
        return Welcome(
            feed.last,
            feed.epoch,
            person.id,
            seat,
            self.state(),
            0 if match is None else match.step,
            None if match is None else match.watch(sight),
            self._ask_for(sight),
            self.clocks.shown(self._now),
            [_plain_chat(spoke) for spoke, hidden in self._chat if aside or not hidden],
            None if seat is None else self.seating[seat].preferences,
        )

    def _ask_for(self, sight: str) -> Any:
        match = self.match
        if match is None:
            return None
        seat = seen.seat_of(sight)
        undo = seat is not None and self.settings.undo and match.can_undo(seat)
        return seen.ask(match.game, sight, undo=undo)

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
            self.replay,
            "" if match is None else seed_hash(self.id, match),
            sorted(self.keeps),
            sorted(self.wants_pause),
        )

    # -- telling -----------------------------------------------------------------------------

    def _new_feeds(self) -> None:
        """Everybody needs a fresh start: the next message to each is a Welcome."""
        self._feeds.clear()
        if self.match is not None:
            self.match.watch_no_more()

    def _tell(self, make: Any) -> None:
        for feed in self._feeds.values():
            feed.add(make)

    def _tell_table(self) -> None:
        self.arranged += 1
        if self._recovering or not self._feeds:
            return
        state = self.state()
        self._tell(lambda n: Table(n, state))

    def _tell_step(self) -> None:
        match = self.match
        if match is None or self._recovering:
            return
        clocks = self.clocks.shown(self._now)
        frames = match.frames()
        for sight, feed in self._feeds.items():
            frame = frames[sight]
            asked = self._ask_for(sight)
            feed.add(
                lambda n, frame=frame, asked=asked: Step(n, frame, asked, clocks)  # type: ignore[misc]
            )

    def _tell_asked(self) -> None:
        """Nothing happened in the game, but clocks stand or run, or somebody else answers."""
        if self.match is None or self._recovering:
            return
        clocks = self.clocks.shown(self._now)
        for sight, feed in self._feeds.items():
            asked = self._ask_for(sight)
            feed.add(lambda n, asked=asked: Asked(n, asked, clocks))  # type: ignore[misc]

    def _spoke(self, entry: Spoke) -> None:
        self._chat.append((entry, entry.aside))
        del self._chat[:-CHAT_KEPT]
        for sight, feed in self._feeds.items():
            if entry.aside and sight not in (seen.WATCH, seen.OPEN):
                continue
            feed.add(
                lambda n: Said(n, entry.person, entry.name, entry.text, entry.phrase, entry.seat)
            )

    # -- for storage -------------------------------------------------------------------------

    def turn_snapshots(self) -> list[Snapshot]:
        """Quiet states to be stored, taken once."""
        taken, self._snapshots = self._snapshots, []
        return taken

    def ended_matches(self) -> list[Match]:
        """Games that are over and want to be stored as replays, taken once."""
        taken, self._ended = self._ended, []
        return taken

    def set_replay(self, id_: str) -> None:
        """The last game can be watched under this id."""
        self.replay = id_
        self._tell_table()


def _same_game(one: Settings, other: Settings) -> bool:
    """Whether a series goes on with the same pieces and as many players."""
    return (one.game, one.players, set(one.modules)) == (
        other.game,
        other.players,
        set(other.modules),
    )


def _plain_chat(spoke: Spoke) -> dict[str, Any]:
    """What was said, as it was told when it was said."""
    plain = to_plain(spoke)
    told = {name: plain.get(name, "") for name in ("name", "text", "phrase")}
    return {"who": spoke.person, **told, "seat": spoke.seat}
