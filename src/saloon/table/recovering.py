"""A table from what was stored: from the last stored state, or by playing its choices again.

The log is the truth. A stored state is a shorter way to the same table; where it does not lead
there, the way through the log is taken.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from saloon.games.registry import rules_for
from saloon.table.around import restore
from saloon.table.entries import Around, Spoke, Summed, from_plain
from saloon.table.folding import CHAT_KEPT, ask, remember
from saloon.table.match import Match, Snapshot, setup_of

if TYPE_CHECKING:
    from saloon.table.live import LiveTable

Row = tuple[int, dict[str, Any]]
"""An entry and its number in the log."""

OF_A_GAME = frozenset(("chose", "held", "undone", "paused", "resumed", "ended"))
"""Entries that mean nothing without the game they belong to."""


class NotThisWay(Exception):
    """A stored state does not lead to the table that the log describes."""


def recover(
    make: Callable[[], LiveTable], rows: Sequence[Row], stored: Snapshot | None
) -> LiveTable:
    table = _from_state(make, rows, stored)
    if table is None:
        table = _from_log(make(), rows, stored)
    for number, entry in rows:
        table.tally.note(number, entry)
    table.recovering = False
    table.outbox.snapshots.clear()
    if table.stale and table.phase in ("playing", "paused"):
        table.phase, table.error = "broken", "rules-changed"
    return table


def _from_state(
    make: Callable[[], LiveTable], rows: Sequence[Row], stored: Snapshot | None
) -> LiveTable | None:
    """The table as it was stored with the last state, and what came after."""
    if stored is None or stored.around is None:
        return None
    last_sum = max((number for number, entry in rows if entry.get("do") == "summed"), default=-1)
    if stored.entries <= last_sum or not rows or stored.entries > rows[-1][0] + 1:
        return None
    table = _begun(make(), stored)
    try:
        restore(table, stored.around)
        before = [row for row in rows if row[0] < stored.entries]
        _talk(table, before)
        _lay_out(table, stored.around, before, stored)
        table.entries = stored.entries
        _follow(table, [row for row in rows if row[0] >= stored.entries], strict=True)
    except Exception:  # whatever is wrong with what was stored, the log still has the game
        return None
    return table


def _from_log(table: LiveTable, rows: Sequence[Row], stored: Snapshot | None) -> LiveTable:
    """From the last sum on, or from the beginning; what cannot be followed breaks the game."""
    _begun(table, stored)
    sums = [at for at, (_, entry) in enumerate(rows) if entry.get("do") == "summed"]
    if sums:
        number, entry = rows[sums[-1]]
        summed = from_plain(entry)
        assert isinstance(summed, Summed)
        restore(table, summed.around)
        fit = stored if stored is not None and stored.entries <= number else None
        try:
            _lay_out(table, summed.around, rows[: sums[-1]], fit)
        except Exception as fault:
            _broken(table, fault)
        table.entries = number + 1
        rows = rows[sums[-1] + 1 :]
    _follow(table, rows, strict=False)
    return table


def _begun(table: LiveTable, stored: Snapshot | None) -> LiveTable:
    table.recovering = True
    table.stored = stored
    return table


def _follow(table: LiveTable, rows: Sequence[Row], *, strict: bool) -> None:
    for number, entry in rows:
        if number != table.entries:
            if strict:
                raise NotThisWay("an entry is missing")
            _broken(table, NotThisWay())
        table.entries = number
        if table.phase == "broken" and entry.get("do") in OF_A_GAME:
            table.entries += 1  # what hangs in the air is left alone
            continue
        try:
            table.apply(entry, 0.0)
        except Exception as fault:
            if strict:
                raise
            # What broke the game then breaks it again; the table itself goes on.
            _broken(table, fault)
            table.entries = number + 1


def _broken(table: LiveTable, fault: Exception) -> None:
    table.phase, table.error = "broken", type(fault).__name__


def _talk(table: LiveTable, rows: Sequence[Row]) -> None:
    """What was said, and which commands were done, before a state without them."""
    for _, entry in rows:
        if entry.get("do") == "summed":
            summed = from_plain(entry)
            assert isinstance(summed, Summed)
            table.chat = list(summed.around.chat)
            table.done.clear()
            table.done.update(dict.fromkeys(summed.around.done))
        elif entry.get("command"):
            told = from_plain(entry)
            remember(table, told)
            if isinstance(told, Spoke):
                table.chat.append(told)
    del table.chat[:-CHAT_KEPT]


def _lay_out(
    table: LiveTable, stood: Around, before: Sequence[Row], stored: Snapshot | None
) -> None:
    """The game on the table: from a stored state if there is one that fits."""
    if stood.started is None:
        return
    for number, entry in before:
        table.tally.note(number, entry)
    choices, table.tally = table.tally.choices, type(table.tally)()
    setup, salt = setup_of(stood.started.options, stood.started.seed), stood.started.salt
    fit = stored if stored is not None and stored.game == stood.games else None
    played = [choice[1:] for choice in choices if fit is None or choice[0] < fit.entries]
    rest = [choice[1:] for choice in choices if fit is not None and choice[0] >= fit.entries]
    same_rules = rules_for(setup).version == stood.started.rules_version
    if same_rules and len(choices) == stood.step:
        if fit is not None and fit.step == len(played) and fit.heard == len(fit.events):
            match = Match(stood.games, setup, at=fit, played=played, salt=salt)
        else:
            match, rest = Match(stood.games, setup, salt=salt), played + rest
    elif fit is not None:
        match = Match(stood.games, setup, resumed=fit, salt=salt)
    else:
        raise NotThisWay("rules-changed" if not same_rules else "choices are missing")
    for seat, option in rest:
        match.choose(seat, option)
    if match.resumed is None:
        match.game.number_from(stood.asks)
    match.held = {seat: (question, option) for seat, question, option in stood.held}
    table.match = match
    ask(table, 0.0)
