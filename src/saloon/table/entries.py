"""What is written down about a table: its durable log. The table is the sum of its entries."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
from msgspec import Struct

from saloon.table.protocol import Phase, Preferences, Settings, Standing


class Entry(Struct, frozen=True, tag_field="do", tag=str.lower, omit_defaults=True):
    """One thing that changed the table for good."""


class Created(Entry, frozen=True):
    settings: Settings
    host: str


class Changed(Entry, frozen=True):
    settings: Settings


class Seated(Entry, frozen=True):
    seat: int
    person: str
    name: str


class BotSeated(Entry, frozen=True):
    seat: int
    bot: str
    name: str
    former: str = ""
    """Who was removed from this seat in a running game, and may come back to it."""


class Freed(Entry, frozen=True):
    seat: int


class Hosted(Entry, frozen=True):
    host: str


class Renamed(Entry, frozen=True):
    person: str
    name: str


class Started(Entry, frozen=True):
    """A game has begun, with all that decides it but the choices."""

    seed: int
    options: dict[str, Any]
    rules_version: str
    salt: str = ""
    """Goes into the commitment to the seed, and is told with it; games from before had none."""


class Chose(Entry, frozen=True):
    """An accepted choice. `by` says who made it if not the seat's own player."""

    seat: int
    option: str
    by: str = ""
    left: int = -1
    """Milliseconds left in the seat's bank, or -1 without a clock."""
    command: str = ""
    """The client's id of the command: if it comes again, it has been done already."""


class Held(Entry, frozen=True):
    """An accepted reaction that takes effect when every reaction would."""

    seat: int
    ask: int
    option: str
    command: str = ""


class Undone(Entry, frozen=True):
    seat: int
    command: str = ""


class Preferred(Entry, frozen=True):
    seat: int
    preferences: Preferences


class StoodIn(Entry, frozen=True):
    """A bot plays for an absent player."""

    seat: int


class CameBack(Entry, frozen=True):
    seat: int


class Paused(Entry, frozen=True):
    pass


class Resumed(Entry, frozen=True):
    pass


class Ended(Entry, frozen=True):
    """The host ended the game without a result."""


class Rematched(Entry, frozen=True):
    """Back to the lobby, with the same people on the same seats."""


class KeptForNext(Entry, frozen=True, tag="kept"):
    """Somebody wants to keep something for the next game of a series."""

    seat: int


class Spoke(Entry, frozen=True):
    person: str
    name: str
    text: str = ""
    phrase: str = ""
    seat: int | None = None
    aside: bool = False
    """Said by somebody who is out and sees more than the others: for spectators only."""
    command: str = ""
    game: int = 0
    step: int = 0
    """When it was said: after which step of which game, or before the game that comes next."""


class ChairState(Struct, frozen=True, omit_defaults=True):
    person: str = ""
    name: str = ""
    bot: str = ""
    stand_in: bool = False
    missed: int = 0
    former: str = ""
    preferences: Preferences = Preferences()


class Around(Struct, frozen=True, omit_defaults=True):
    """The table around the game, as all entries so far have made it."""

    settings: Settings
    host: str
    phase: Phase
    chairs: list[ChairState]
    games: int = 0
    error: str = ""
    idle: bool = False
    keeps: list[int] = []
    handed_on: dict[str, Any] = {}
    banks: list[float] = []
    started: Started | None = None
    """The game on the table."""
    step: int = 0
    """How many of its choices stand."""
    asks: int = 0
    """The id of its pending question."""
    held: list[tuple[int, int, str]] = []
    chat: list[Spoke] = []
    done: list[tuple[str, str]] = []
    standings: list[Standing] = []
    """Of a series."""


class Summed(Entry, frozen=True):
    """In place of all entries before it but the choices of games, which are dropped with it."""

    around: Around


class Idled(Entry, frozen=True):
    """Nobody did anything for long: a game ends without a result, a table without one is closed."""


class Broke(Entry, frozen=True):
    """A fault of ours: the game stops here, and its record is kept."""

    error: str


# -- not written down ----------------------------------------------------------------------------


class PauseWished(Entry, frozen=True):
    seat: int


class GameWished(Entry, frozen=True):
    """Somebody is ready for the next game, or after all not yet."""

    seat: int
    yes: bool = True


class SeatWished(Entry, frozen=True):
    """A stranger asks for the seat of a bot in a running game."""

    person: str
    name: str
    seat: int


class SeatAgreed(Entry, frozen=True):
    seat: int
    """Whose consent it is."""
    person: str


class SeatDeclined(Entry, frozen=True):
    """By somebody at the table, or withdrawn."""

    person: str
    withdrawn: bool = False


class Warned(Entry, frozen=True):
    """Nobody has done anything for long: the table will be closed."""


Fleeting = PauseWished | GameWished | SeatWished | SeatAgreed | SeatDeclined | Warned

AnyEntry = (
    Created | Changed | Seated | BotSeated | Freed | Hosted | Renamed | Started | Chose | Held
    | Undone | Preferred | StoodIn | CameBack | Paused | Resumed | Ended | Rematched | KeptForNext
    | Spoke | Summed | Idled | Broke | Fleeting
)  # fmt: skip


def to_plain(entry: AnyEntry) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(entry)
    return plain


def from_plain(plain: Any) -> AnyEntry:
    # By its kind at once: msgspec looks through a union of types anew each time.
    kind = _KINDS.get(plain.get("do")) if isinstance(plain, dict) else None
    if kind is Preferred:
        plain = _with_habits(plain)
    entry: AnyEntry = msgspec.convert(plain, kind or AnyEntry)
    return entry


def _with_habits(plain: dict[str, Any]) -> dict[str, Any]:
    """Logs from before games told their habits have each of them beside the others."""
    given = plain.get("preferences")
    if not isinstance(given, dict) or "habits" in given:
        return plain
    habits = {name: value for name, value in given.items() if name != "pass_reactions"}
    kept = {name: value for name, value in given.items() if name == "pass_reactions"}
    return {**plain, "preferences": {**kept, "habits": habits}}


FLEETING = frozenset(kind.__struct_config__.tag for kind in get_args(Fleeting))
"""Kinds that change the table only as long as it is in memory: wishes, not facts."""

_KINDS: dict[Any, type[AnyEntry]] = {
    kind.__struct_config__.tag: kind for kind in get_args(AnyEntry)
}
