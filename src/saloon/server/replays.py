"""Finished games on their way to storage. Making one plays the game again: work for the studio."""

from __future__ import annotations

import gzip

from saloon.games.registry import rules_for
from saloon.kernel import Record, RecordError, SaloonError
from saloon.table.feed import encode
from saloon.table.match import Course
from saloon.table.replays import Replay, replay_of_match, replay_of_record
from saloon.table.sight import OPEN, WATCH, seat_sight

TABLE = "table"
"""How the API calls the point of view of a spectator."""


def sight_named(view: str) -> str | None:
    """The point of view that the API calls so: open, table, 0, 1, …; None if there is none."""
    if view == OPEN:
        return OPEN
    if view == TABLE:
        return WATCH
    return seat_sight(int(view)) if view.isdecimal() and len(view) < 3 else None


def of_course(course: Course, names: list[str]) -> Replay:
    return compressed(replay_of_match(course.play(), names))


def film_of(course: Course, sight: str) -> bytes:
    """The running game so far, as the API gives it."""
    return encode(course.films([sight])[0])


def of_record(text: str, most_choices: int) -> Replay:
    """A record that somebody has brought; it is played again and checked choice by choice."""
    try:
        record = Record.from_json(text)
    except RecursionError:
        raise RecordError("this is not a record of a Saloon game") from None
    if len(record.choices) > most_choices:
        raise RecordError(f"a record has at most {most_choices} choices")
    if record.result is None:
        raise RecordError("the game in this record is not over")
    try:
        # Before anything is made of the numbers in the file.
        rules_for(record.setup)
        names = [f"Player {seat + 1}" for seat in range(record.setup.players)]
        made = replay_of_record(record, names)
    except SaloonError:
        raise
    except Exception as error:
        # Whatever stands in the file: it is not a game of ours.
        raise RecordError(f"the record cannot be played ({type(error).__name__})") from None
    return compressed(made)


def compressed(replay: Replay) -> Replay:
    """With its films as they are stored and sent."""
    films = {sight: gzip.compress(film, mtime=0) for sight, film in replay.films.items()}
    return Replay(
        replay.game,
        replay.names,
        replay.setup,
        replay.record,
        films,
        replay.result,
        replay.steps,
        replay.turns,
    )
