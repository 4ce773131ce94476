"""What a command comes to: an answer, and what is to be written down. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from saloon.kernel import SPEAK, SetupError
from saloon.table import hosting, playing, seats
from saloon.table import sight as seen
from saloon.table.commands import (
    AddBot,
    AnyCommand,
    Choose,
    Consent,
    End,
    HandOver,
    Pause,
    Ping,
    Prefer,
    Ready,
    Reasons,
    Rematch,
    Remove,
    Resume,
    Resync,
    Say,
    SetUp,
    Sit,
    Stand,
    Start,
    Stay,
    Undo,
    Why,
)
from saloon.table.entries import (
    AnyEntry,
    Chose,
    Spoke,
)
from saloon.table.permitting import Decided, Refused
from saloon.table.protocol import Answer, Person

if TYPE_CHECKING:
    from saloon.table.live import LiveTable

PHRASES = (
    "hello", "well-played", "thanks", "sorry", "oops", "nice-shot", "trust-me", "watch-out",
    "hurry", "good-game",
)  # fmt: skip
"""Stock phrases; their words are texts: `ui-phrase-<id>`."""


def decide(
    table: LiveTable, person: Person, command: AnyCommand, now: float
) -> tuple[Answer, list[AnyEntry]]:
    """The answer to a command and the entries it makes."""
    if table.has_done(person, command.id):
        return Answer(command.id), []  # it came twice: once before a crash, perhaps
    try:
        if table.phase == "closed" and not isinstance(command, Resync | Ping):
            raise Refused("closed")
        entries, more = _DECIDERS[type(command)](table, person, command, now)
    except Refused as no:
        return Answer(command.id, no.code, no.rule, no.facts), []
    except SetupError as no:
        return Answer(command.id, "bad-settings", no.rule, {"message": str(no)}), []
    return Answer(command.id, **more), entries


# -- talk -------------------------------------------------------------------------------------


def _say(table: LiveTable, person: Person, command: Say, now: float) -> Decided:
    text = " ".join(command.text.split())
    if bool(text) == bool(command.phrase):
        raise Refused("nothing-said")
    if command.phrase and command.phrase not in PHRASES:
        raise Refused("unknown-phrase")
    seat = table.seating.seat_of(person.id)
    playing = table.phase in ("playing", "paused")
    aside = playing and table.sight_of(person.id) == seen.OPEN
    match = table.match
    when = (table.games + 1, 0) if match is None else (match.number, match.step)
    spoke = Spoke(person.id, person.name, text, command.phrase, seat, aside, command.id, *when)
    if seat is None or match is None or aside or table.phase != "playing":
        return [spoke], {}
    # Stock phrases are gestures: the rules mind what somebody says in words.
    minded = bool(text) and match.game.hears(seat)
    return [spoke, *([Chose(seat, SPEAK.verb, "speech")] if minded else [])], {}


def _resync(table: LiveTable, person: Person, command: Resync, now: float) -> Decided:
    return [], {}


def _ping(table: LiveTable, person: Person, command: Ping | Stay, now: float) -> Decided:
    return [], {}


_DECIDERS: dict[type[Any], Callable[[LiveTable, Person, Any, float], Decided]] = {
    Choose: playing.choose,
    Undo: playing.undo,
    Why: playing.why,
    Reasons: playing.reasons,
    Prefer: playing.prefer,
    Sit: seats.sit,
    Consent: seats.consent,
    Stand: seats.stand,
    AddBot: seats.add_bot,
    Remove: seats.remove,
    SetUp: hosting.set_up,
    Start: hosting.start,
    Pause: hosting.pause,
    Resume: hosting.resume,
    End: hosting.end,
    HandOver: hosting.hand_over,
    Rematch: hosting.rematch,
    Ready: hosting.ready,
    Say: _say,
    Stay: _ping,
    Resync: _resync,
    Ping: _ping,
}
