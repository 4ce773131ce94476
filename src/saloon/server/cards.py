"""A table as it stands in a list."""

from __future__ import annotations

from saloon.server.shapes import TableCard
from saloon.table.protocol import TableState


def card_of(state: TableState, person: str, *, admitted: bool = False) -> TableCard:
    """How a table looks to somebody, by public id."""
    seats = [occupant for occupant in state.seats if occupant is not None]
    humans = [occupant for occupant in seats if occupant.kind == "human"]
    names = {occupant.person: occupant.name for occupant in humans}
    names |= {watcher.id: watcher.name for watcher in state.watching}
    mine = bool(person) and any(occupant.person == person for occupant in humans)
    return TableCard(
        state.id,
        state.settings.name,
        state.settings.game,
        state.phase,
        names.get(state.host, ""),
        len(state.seats),
        len(humans),
        len(seats) - len(humans),
        len(state.watching),
        state.settings,
        mine,
        locked(state.settings.access, mine or person == state.host, admitted),
    )


def locked(access: str, belongs: bool, admitted: bool) -> bool:
    """Whether somebody would have to give the password first."""
    return access == "password" and not belongs and not admitted


def seated_at(state: TableState) -> list[str]:
    return sorted(
        occupant.person for occupant in state.seats if occupant is not None and occupant.person
    )
