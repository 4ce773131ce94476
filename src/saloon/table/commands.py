"""What a client can tell a table to do. Each command has an id of the client's own making."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from saloon.table.protocol import CommandId, OptionText, Preferences, SeatNumber, Settings


def _tag(name: str) -> str:
    return name.lower()


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=_tag):
    id: CommandId


class Choose(Command, frozen=True):
    """Answer a question, or use an any-time ability."""

    ask: int
    option: OptionText


class Undo(Command, frozen=True):
    """Take back one's last choice."""


class Why(Command, frozen=True):
    """Why something cannot be done: a card of one's own, or something named, perhaps at a seat."""

    verb: Annotated[str, Meta(max_length=20)] = "play"
    card: Annotated[str, Meta(max_length=60)] = ""
    seat: SeatNumber | None = None
    detail: Annotated[str, Meta(max_length=60)] = ""


class Reasons(Command, frozen=True):
    """Why the numbers at a seat are what they are."""

    seat: SeatNumber


class Prefer(Command, frozen=True):
    preferences: Preferences


class Sit(Command, frozen=True):
    """Take a seat. In a running game the people at the table are asked first."""

    seat: SeatNumber | None = None


class Consent(Command, frozen=True):
    """Let somebody play on instead of a bot, or not; also to take back one's own wish."""

    person: Annotated[str, Meta(max_length=40)]
    yes: bool = True


class Stand(Command, frozen=True):
    pass


class AddBot(Command, frozen=True):
    """Host: a bot for a seat; without a name the best one for this game."""

    seat: SeatNumber | None = None
    bot: Annotated[str, Meta(max_length=20)] = ""


class Remove(Command, frozen=True):
    """Host: free a seat, or let a bot take the place of somebody in a running game."""

    seat: SeatNumber


class SetUp(Command, frozen=True):
    """Host: other settings."""

    settings: Settings


class Start(Command, frozen=True):
    pass


class Pause(Command, frozen=True):
    pass


class Resume(Command, frozen=True):
    pass


class End(Command, frozen=True):
    """Host: end the running game without a result."""


class HandOver(Command, frozen=True):
    """Host: make somebody else the host."""

    person: Annotated[str, Meta(max_length=40)]


class Rematch(Command, frozen=True):
    """Back to the lobby with the same people; with `keep`, something is kept in a series."""

    keep: bool = False


class Ready(Command, frozen=True):
    """Once more, with the same people and settings: it begins when all who are here want it."""

    yes: bool = True
    """Whether it is wanted, or the wish is taken back."""


class Say(Command, frozen=True):
    text: Annotated[str, Meta(max_length=400)] = ""
    phrase: Annotated[str, Meta(max_length=40)] = ""


class Stay(Command, frozen=True):
    """Somebody is still here: the table is not to be closed."""


class Resync(Command, frozen=True):
    """Send a fresh Welcome."""


class Ping(Command, frozen=True):
    """Ask for nothing but an answer, which shows that the line is alive."""


AnyCommand = (
    Choose
    | Undo
    | Why
    | Reasons
    | Prefer
    | Sit
    | Consent
    | Stand
    | AddBot
    | Remove
    | SetUp
    | Start
    | Pause
    | Resume
    | End
    | HandOver
    | Rematch
    | Ready
    | Say
    | Stay
    | Resync
    | Ping
)
