"""The table around the game as one value: to be stored with a state, or instead of many entries."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.table.clocks import Clocks
from saloon.table.entries import Around, ChairState, Summed
from saloon.table.seating import Chair, Seating

if TYPE_CHECKING:
    from saloon.table.live import LiveTable


def around(table: LiveTable, *, talk: bool = True) -> Around:
    """How the table stands. Without talk for a state stored every turn: the log has it."""
    match = table.match
    return Around(
        table.settings,
        table.host,
        table.phase,
        [_chair_state(chair) for chair in table.seating],
        table.games,
        table.error,
        table.idle,
        sorted(table.keeps),
        dict(table.handed_on),
        table.clocks.banks,
        None if match is None else table.started,
        len(table.tally.choices),
        0 if match is None else match.game.ask_id,
        [] if match is None else [(seat, *held) for seat, held in match.held.items()],
        list(table.chat) if talk else [],
        list(table.done) if talk else [],
        list(table.standings),
    )


def summed(table: LiveTable) -> Summed:
    return Summed(around(table))


def restore(table: LiveTable, stood: Around) -> None:
    """Everything but the game itself."""
    table.settings, table.host, table.phase = stood.settings, stood.host, stood.phase
    table.seating = Seating(len(stood.chairs))
    table.seating.chairs = [_chair(state) for state in stood.chairs]
    table.games, table.error, table.idle = stood.games, stood.error, stood.idle
    table.keeps = set(stood.keeps)
    table.handed_on = dict(stood.handed_on)
    table.standings = list(stood.standings)
    table.clocks = Clocks(stood.settings.clock, len(stood.chairs))
    table.clocks.set_banks(stood.banks)
    table.started = stood.started
    table.chat = list(stood.chat)
    table.done = dict.fromkeys(stood.done)


def _chair_state(chair: Chair) -> ChairState:
    return ChairState(
        chair.person,
        chair.name,
        chair.bot,
        chair.stand_in,
        chair.missed,
        chair.former,
        chair.preferences,
    )


def _chair(state: ChairState) -> Chair:
    return Chair(
        state.person,
        state.name,
        state.bot,
        state.stand_in,
        state.missed,
        former=state.former,
        preferences=state.preferences,
    )
