"""Who sits where."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from saloon.table.protocol import Occupant, Preferences

BOT_NAMES = ("Rufus", "Pearl", "Hank", "Dolores", "Silas", "Mabel", "Otis", "Ruby", "Clem", "Inez")


@dataclass
class Chair:
    """One seat: nobody, a bot, or a person, for whom a bot may stand in."""

    person: str = ""
    name: str = ""
    bot: str = ""
    stand_in: bool = False
    missed: int = 0
    """Questions in a row that the clock had to answer."""
    gone_since: float | None = None
    back: bool = False
    """Whether a person for whom a bot stands in has come back."""
    former: str = ""
    """Whose place a bot has taken in a running game: they may come back."""
    preferences: Preferences = field(default_factory=Preferences)

    @property
    def empty(self) -> bool:
        return not self.person and not self.bot

    @property
    def human(self) -> bool:
        return bool(self.person)

    @property
    def played_by_bot(self) -> bool:
        return bool(self.bot) or self.stand_in


class Seating:
    """The chairs around the table."""

    def __init__(self, seats: int) -> None:
        self.chairs = [Chair() for _ in range(seats)]

    def __iter__(self) -> Iterator[Chair]:
        return iter(self.chairs)

    def __len__(self) -> int:
        return len(self.chairs)

    def __getitem__(self, seat: int) -> Chair:
        return self.chairs[seat]

    def seat_of(self, person: str) -> int | None:
        if not person:
            return None
        for seat, chair in enumerate(self.chairs):
            if chair.person == person:
                return seat
        return None

    def former_seat_of(self, person: str) -> int | None:
        """The seat that a bot has taken from somebody."""
        if not person:
            return None
        found = [seat for seat, chair in enumerate(self.chairs) if chair.former == person]
        return found[0] if found else None

    def first_free(self) -> int | None:
        return next((seat for seat, chair in enumerate(self.chairs) if chair.empty), None)

    def people(self) -> list[tuple[int, Chair]]:
        return [(seat, chair) for seat, chair in enumerate(self.chairs) if chair.person]

    def resized(self, seats: int) -> Seating | None:
        """The same people on another number of chairs; None if they do not fit."""
        taken = [chair for chair in self.chairs if not chair.empty]
        while len(taken) > seats and any(chair.bot for chair in taken):
            last = max(index for index, chair in enumerate(taken) if chair.bot)
            del taken[last]
        if len(taken) > seats:
            return None
        fresh = Seating(seats)
        if len(taken) == sum(not chair.empty for chair in self.chairs[:seats]):
            fresh.chairs[: min(seats, len(self.chairs))] = self.chairs[:seats]
        else:
            fresh.chairs[: len(taken)] = [replace(chair) for chair in taken]
        return fresh

    def bot_name(self, avoid: set[str]) -> str:
        for name in BOT_NAMES:
            if name not in avoid:
                return name
        return f"Bot {len(avoid)}"

    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def shown(self, here: set[str]) -> list[Occupant | None]:
        return [self._occupant(chair, here) for chair in self.chairs]

    def _occupant(self, chair: Chair, here: set[str]) -> Occupant | None:
        if chair.empty:
            return None
        if chair.human:
            return Occupant(
                "human",
                chair.name,
                chair.person,
                here=chair.person in here,
                stand_in=chair.stand_in,
            )
        return Occupant("bot", chair.name, bot=chair.bot, former=chair.former)
