"""Whether a stranger may sit down in a running game: who is asked, and when all have agreed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from saloon.table import clocks
from saloon.table.entries import Seated
from saloon.table.protocol import SeatWish
from saloon.table.seating import Chair

if TYPE_CHECKING:
    from saloon.table.live import LiveTable

WISHES_AT_ONCE = 4


@dataclass
class Wish:
    """Somebody would like to play on instead of a bot. Not written down: only who sits is."""

    person: str
    name: str
    seat: int
    agreed: set[int] = field(default_factory=set)


def asked(table: LiveTable, wish: Wish) -> list[tuple[int, Chair]]:
    """Whose consent it takes: that of those who play.

    For the seat of somebody who was removed: of all at the table, also those for whom a bot plays;
    likewise if bots play for everybody.
    """
    people = table.seating.people()
    if table.seating[wish.seat].former:
        return people
    return [(seat, chair) for seat, chair in people if not chair.stand_in] or people


def settled_at(table: LiveTable, wish: Wish) -> float | None:
    """From when on all have agreed; None while somebody who is here has yet to say something."""
    if not table.seating[wish.seat].bot or not wish.agreed:
        return None
    when = 0.0
    for seat, chair in asked(table, wish):
        if seat in wish.agreed:
            continue
        if chair.gone_since is None:
            return None
        when = max(when, chair.gone_since + clocks.AWAY)
    return when


def seatings(table: LiveTable) -> list[tuple[float, Seated]]:
    """Who will sit down by themselves, and when."""
    found = []
    for wish in table.wishes.values():
        when = settled_at(table, wish)
        if when is not None:
            found.append((when, Seated(wish.seat, wish.person, wish.name)))
    return found


def shown(table: LiveTable) -> list[SeatWish]:
    return [
        SeatWish(
            wish.person,
            wish.name,
            wish.seat,
            [seat for seat, _ in asked(table, wish) if seat not in wish.agreed],
        )
        for wish in table.wishes.values()
    ]


def forget_wishes(table: LiveTable) -> None:
    """Those that have come true or make no sense any longer."""
    running = table.phase in ("playing", "paused")
    for person, wish in list(table.wishes.items()):
        seated = table.seating.seat_of(person) is not None
        if not running or seated or not table.seating[wish.seat].bot:
            del table.wishes[person]
