"""Finished games, made ready to be watched from every seat, under whatever rules come later."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from saloon.games.registry import replay
from saloon.kernel import Record, RecordError
from saloon.kernel.record import Choice
from saloon.table.feed import encode
from saloon.table.film import films
from saloon.table.match import Match
from saloon.table.sight import OPEN, WATCH, seat_sight


@dataclass(frozen=True, slots=True)
class Replay:
    """A game with its record, and films from all points of view as the HTTP API gives them."""

    game: str
    names: list[str]
    setup: dict[str, Any]
    record: dict[str, Any]
    films: dict[str, bytes]
    """By point of view: `open`, `watch`, `seat0` …"""
    result: dict[str, Any] | None
    steps: int
    turns: int


def replay_of_match(match: Match, names: list[str]) -> Replay:
    """A game that was played at a table. Plays it again several times: not for the event loop."""
    record = _record(match)
    reels = match.films(_sights(record))
    return _made(record, names, reels, match.step)


def _record(match: Match) -> Record:
    """The whole record; of a game resumed under other rules, what has been played since."""
    if match.resumed is None:
        return match.record
    result = match.game.result
    return Record(
        match.setup,
        match.game.rules.version,
        tuple(Choice(seat, text) for seat, text in match.choices),
        (),
        None if result is None else (result.side, tuple(result.winners)),
        None if result is None else (result.points, result.ranks),
    )


def replay_of_record(record: Record, names: list[str]) -> Replay:
    """A game that somebody brings as a record file; one that does not fit is a `RecordError`."""
    game = replay(record)
    ended = None if game.result is None else (game.result.side, tuple(game.result.winners))
    scores = None if game.result is None else (game.result.points, game.result.ranks)
    if ended != record.result or record.scores not in (None, scores):
        raise RecordError("the game does not end as its record says")
    choices = [(choice.seat, choice.text) for choice in record.choices]
    start = type(game)(game.rules)
    return _made(record, names, films(start, choices, _sights(record)), len(choices))


def _sights(record: Record) -> list[str]:
    return [OPEN, WATCH, *(seat_sight(seat) for seat in range(record.setup.players))]


def _made(record: Record, names: list[str], reels: list[dict[str, Any]], steps: int) -> Replay:
    plain = record.plain()
    return Replay(
        record.setup.game,
        names,
        plain["setup"],
        plain,
        {sight: encode(reel) for sight, reel in zip(_sights(record), reels, strict=True)},
        plain["result"],
        steps,
        reels[0]["frames"][-1].turn,
    )
