"""What each entry of the log does to a table; nothing else changes it for good."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from saloon.table import series
from saloon.table import sight as seen
from saloon.table.around import around
from saloon.table.clocks import Clocks
from saloon.table.consent import Wish, forget_wishes
from saloon.table.entries import (
    AnyEntry,
    BotSeated,
    Broke,
    CameBack,
    Changed,
    Chose,
    Created,
    Ended,
    Fleeting,
    Freed,
    GameWished,
    Held,
    Hosted,
    Idled,
    KeptForNext,
    Paused,
    PauseWished,
    Preferred,
    Rematched,
    Renamed,
    Resumed,
    SeatAgreed,
    SeatDeclined,
    Seated,
    SeatWished,
    Spoke,
    Started,
    StoodIn,
    Summed,
    Undone,
    Warned,
)
from saloon.table.match import STORED_EVERY, Match, setup_of
from saloon.table.pacing import PATIENCE
from saloon.table.protocol import Settings
from saloon.table.seating import Chair, Seating
from saloon.table.starting import next_handed_on

if TYPE_CHECKING:
    from saloon.table.live import LiveTable

CHAT_KEPT = 200
COMMANDS_KEPT = 64
"""Commands in the log that are recognised if they come again: the last ones of the table."""


def fold(table: LiveTable, entry: AnyEntry, now: float) -> None:
    """Make an entry so, and tell everybody."""
    remember(table, entry)
    match entry:
        case Summed():
            pass  # it says how the table stands anyway
        case Chose():
            _chose(table, entry, now)
        case Undone():
            _undone(table, entry, now)
        case Held():
            if table.match is not None:
                table.match.held[entry.seat] = (entry.ask, entry.option)
        case Spoke():
            table.chat.append(entry)
            del table.chat[:-CHAT_KEPT]
            table.broadcast.tell_said(entry)
        case Preferred():
            table.seating[entry.seat].preferences = entry.preferences
        case Started():
            _started(table, entry, now)
        case PauseWished() | GameWished() | SeatWished() | SeatAgreed() | SeatDeclined() | Warned():
            _wished(table, entry, now)
            table.broadcast.tell_table(table)
        case Ended():
            _finish(table)
            table.broadcast.tell_table(table)
        case _:
            _rearranged(table, entry, now)
            forget_wishes(table)
            if isinstance(entry, Seated | BotSeated | Freed):
                table.ready.discard(entry.seat)
            table.broadcast.tell_table(table)
            if isinstance(entry, Paused | Resumed | StoodIn | CameBack | Seated | BotSeated):
                table.broadcast.tell_asked(table)


def remember(table: LiveTable, entry: AnyEntry) -> None:
    """Whose command it came from: if that comes again, it has been done already."""
    if isinstance(entry, Chose | Held | Undone) and entry.command:
        who = table.seating[entry.seat].person
    elif isinstance(entry, Spoke) and entry.command:
        who = entry.person
    else:
        return
    table.done[who, entry.command] = None
    if len(table.done) > COMMANDS_KEPT:
        del table.done[next(iter(table.done))]


def _wished(table: LiveTable, entry: Fleeting, now: float) -> None:
    match entry:
        case Warned():
            table.warned_at = now
        case PauseWished():
            table.wants_pause.add(entry.seat)
        case GameWished():
            (table.ready.add if entry.yes else table.ready.discard)(entry.seat)
        case SeatWished():
            table.wishes[entry.person] = Wish(entry.person, entry.name, entry.seat)
        case SeatAgreed():
            if entry.person in table.wishes:
                table.wishes[entry.person].agreed.add(entry.seat)
        case SeatDeclined():
            table.wishes.pop(entry.person, None)
            if not entry.withdrawn:
                table.declined.add(entry.person)


# -- around the game ------------------------------------------------------------------------------


def _rearranged(table: LiveTable, entry: AnyEntry, now: float) -> None:
    """Everything that is about the table rather than the game."""
    match entry:
        case Created():
            table.settings, table.host = entry.settings, entry.host
            table.seating = Seating(entry.settings.players)
        case Changed():
            if not entry.settings.series or not _same_game(table.settings, entry.settings):
                table.handed_on, table.standings = {}, []  # it was left to another game
            table.settings = entry.settings
            table.seating = table.seating.resized(entry.settings.players) or table.seating
            table.broadcast.start_afresh(table)
        case Seated():
            chair = Chair(entry.person, entry.name)
            if not table.recovering and entry.person not in table.here:
                chair.gone_since = now
            table.seating.chairs[entry.seat] = chair
            ask(table, now)
        case BotSeated():
            table.seating.chairs[entry.seat] = Chair(
                bot=entry.bot, name=entry.name, former=entry.former
            )
            ask(table, now)
        case Freed():
            table.seating.chairs[entry.seat] = Chair()
        case Hosted():
            table.host, table.host_gone = entry.host, None
        case Renamed():
            for _, chair in table.seating.people():
                if chair.person == entry.person:
                    chair.name = entry.name
        case StoodIn():
            table.seating[entry.seat].stand_in = True
            table.seating[entry.seat].back = False
            ask(table, now)
        case CameBack():
            chair = table.seating[entry.seat]
            chair.stand_in, chair.missed, chair.back = False, 0, False
            ask(table, now)
        case Paused():
            table.phase = "paused"
            table.clocks.run((), False, now)
        case Resumed():
            table.phase = "playing"
            table.wants_pause.clear()
            ask(table, now)
        case KeptForNext():
            table.keeps.add(entry.seat)
        case Rematched():
            _rematched(table)
        case Idled():
            table.idle, table.warned_at = True, None
            if table.phase in ("playing", "paused"):
                _finish(table)
            elif table.phase == "lobby":
                table.phase = "closed"
        case Broke():
            table.phase, table.error = "broken", entry.error
            table.ready.clear()  # whoever wanted that game may want another one
            table.clocks.run((), False, now)


def _rematched(table: LiveTable) -> None:
    table.handed_on = next_handed_on(table)
    table.ready.clear()
    table.phase = "lobby"
    table.idle = False
    table.match = None
    table.outbox.replay = ""
    for chair in table.seating:
        chair.former = ""
        if chair.stand_in and chair.person not in table.here:
            chair.person, chair.bot, chair.stand_in = "", table.stand_in, False
    table.broadcast.start_afresh(table)


def _same_game(one: Settings, other: Settings) -> bool:
    """Whether a series goes on with the same pieces and as many players."""
    return (one.game, one.players, set(one.modules)) == (
        other.game,
        other.players,
        set(other.modules),
    )


# -- the game -------------------------------------------------------------------------------------


def _started(table: LiveTable, entry: Started, now: float) -> None:
    table.games += 1
    table.idle = False
    setup = setup_of(entry.options, entry.seed)
    table.clocks = Clocks(table.settings.clock, len(table.seating))
    table.phase = "playing"
    table.wants_pause.clear()
    table.wishes.clear()
    table.declined.clear()
    table.keeps.clear()
    table.ready.clear()
    for chair in table.seating:
        chair.missed = 0
    table.stale = False
    table.started = entry
    table.match = Match(table.games, setup, salt=entry.salt)
    if table.recovering and table.match.game.rules.version != entry.rules_version:
        table.stale = True  # until the entry that the stored state contains
    ask(table, now)
    table.broadcast.start_afresh(table)


def _chose(table: LiveTable, entry: Chose, now: float) -> None:
    match = table.match
    if match is None:
        return
    if table.stale:
        _take_up(table, now)
        return
    turn = match.game.state.turn
    match.choose(entry.seat, entry.option)
    if entry.left >= 0:
        table.clocks.set_left(entry.seat, entry.left)
    chair = table.seating[entry.seat]
    chair.missed = chair.missed + 1 if entry.by == "clock" else 0
    if match.game.state.turn != turn:
        _new_turn(table, match)
    ask(table, now)
    table.broadcast.tell_step(table)
    if match.game.over:
        _finish(table)
        table.broadcast.tell_table(table)
    elif not table.recovering:
        store_state(table, match, STORED_EVERY)


def store_state(table: LiveTable, match: Match, every: int) -> None:
    """Put the state aside to be stored, if it is quiet and so many turns have begun."""
    snapshot = match.snapshot(table.entries, every)
    if snapshot is not None:
        table.outbox.snapshots.append(replace(snapshot, around=around(table, talk=False)))


def _take_up(table: LiveTable, now: float) -> None:
    """After a change of the rules: go on from the stored state once the log has reached it."""
    stored, match = table.stored, table.match
    assert match is not None
    if stored is not None and stored.game == match.number and stored.entries == table.entries:
        table.match = Match(match.number, match.setup, resumed=stored, salt=match.salt)
        table.stale = False
        ask(table, now)


def _new_turn(table: LiveTable, match: Match) -> None:
    """Whose turn it is gets the increment, and answers for oneself again."""
    active = match.game.rules.active_seat(match.game.state)
    if active is None:
        return
    table.clocks.add_turn(active)
    chair = table.seating[active]
    if chair.preferences.pass_reactions:
        chair.preferences = msgspec.structs.replace(chair.preferences, pass_reactions=False)


def _undone(table: LiveTable, entry: Undone, now: float) -> None:
    match = table.match
    if match is None or table.stale:
        return
    match.undo(entry.seat)
    ask(table, now)
    table.broadcast.tell_back(table, entry.seat)


def ask(table: LiveTable, now: float) -> None:
    """A question is open: its time begins."""
    match = table.match
    if match is None:
        return
    match.asked_at = now
    decision = match.game.pending
    waiting = [seat for seat in match.asked if not table.seating[seat].played_by_bot]
    running = waiting if table.phase == "playing" else []
    reaction = decision is not None and seen.is_reaction(match.game, decision)
    # Nobody's time runs while they are still being shown what they are asked about.
    shown = now + match.seen_in * PATIENCE[table.settings.pace]
    table.clocks.run(running, reaction, shown)
    table.clocks.restart(shown)
    table.asked_at = now


def _finish(table: LiveTable) -> None:
    match = table.match
    assert match is not None
    table.phase = "finished"
    table.clocks.run((), False, 0.0)
    table.handed_on = {}
    series.count(table)
    table.wishes.clear()
    if not table.recovering:
        table.outbox.ended.append(match)
