"""Who may do what at a table, and how a command is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from saloon.kernel import Game
from saloon.table.entries import AnyEntry
from saloon.table.protocol import Person

if TYPE_CHECKING:
    from saloon.table.live import LiveTable
    from saloon.table.match import Match


class Refused(Exception):
    """Why a command is not carried out."""

    def __init__(self, code: str, rule: str = "", **facts: Any) -> None:
        super().__init__(code)
        self.code, self.rule, self.facts = code, rule, facts


Decided = tuple[list[AnyEntry], dict[str, Any]]


def only_host(table: LiveTable, person: Person) -> None:
    if person.id != table.host:
        raise Refused("not-host")


def only_lobby(table: LiveTable) -> None:
    if table.phase != "lobby":
        raise Refused("game-running")


def seat_of(table: LiveTable, person: Person) -> int:
    seat = table.seating.seat_of(person.id)
    if seat is None:
        raise Refused("no-seat")
    return seat


def chair_number(table: LiveTable, seat: int) -> None:
    if seat >= len(table.seating):
        raise Refused("no-such-seat")


def running_match(table: LiveTable) -> Match:
    if table.match is None or table.phase not in ("playing", "paused"):
        raise Refused("no-game")
    return table.match


def running_game(table: LiveTable) -> Game:
    return running_match(table).game
