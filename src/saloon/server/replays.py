"""Finished games as they are kept: the record, and a film for every point of view.

Making one plays the game again, which takes a while: call it in a thread.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

import msgspec

from saloon.games.registry import replay, rules_for
from saloon.kernel import Game, Record, RecordError, SaloonError
from saloon.kernel.record import Choice
from saloon.server.storage.store import film_bytes
from saloon.table.film import Film, films, plain_film
from saloon.table.match import Match
from saloon.table.sight import OPEN, WATCH, seat_of, seat_sight

TABLE = "table"
"""How the API calls the point of view of a spectator."""


@dataclass(frozen=True, slots=True)
class Reel:
    game: str
    settings: dict[str, Any]
    names: list[str]
    result: dict[str, Any] | None
    steps: int
    turns: int
    finished: float
    record: str
    films: dict[str, bytes]
    """By the API's name of the point of view; compressed."""


def sights_of(players: int) -> list[str]:
    return [OPEN, WATCH, *(seat_sight(seat) for seat in range(players))]


def view_name(sight: str) -> str:
    """The API's name of a point of view: open, table, 0, 1, …"""
    seat = seat_of(sight)
    if seat is not None:
        return str(seat)
    return TABLE if sight == WATCH else sight


def film_json(film: Film) -> bytes:
    return msgspec.json.encode(plain_film(film, seat_of(film.sight)))


def reel_of_match(match: Match, names: list[str]) -> Reel:
    """A game that has just ended at a table, by the rules or by its host."""
    made = films(match.beginning(), match.choices, sights_of(match.setup.players), match.first_step)
    result = match.game.result
    return Reel(
        match.setup.game,
        _settings(match.setup.plain()),
        names,
        None if result is None else {"side": result.side, "winners": list(result.winners)},
        match.step,
        match.game.state.turn,
        time.time(),
        match_record(match).to_json(),
        {view_name(film.sight): film_bytes(film_json(film)) for film in made},
    )


def match_record(match: Match) -> Record:
    """The whole record, or, after a change of the rules, what has been played since."""
    if match.resumed is None:
        return match.game.record
    result = match.game.result
    return Record(
        match.setup,
        match.game.rules.version,
        tuple(Choice(seat, text) for seat, text in match.choices),
        (),
        None if result is None else (result.side, tuple(result.winners)),
    )


def reel_of_record(text: str, most_choices: int) -> Reel:
    """A record that somebody has brought; it is played again and checked choice by choice."""
    try:
        record = Record.from_json(text)
    except RecursionError:
        raise RecordError("this is not a record of a Saloon game") from None
    if len(record.choices) > most_choices:
        raise RecordError(f"a record has at most {most_choices} choices")
    try:
        game = replay(record)
        made = films(
            Game(rules_for(record.setup)),
            [(choice.seat, choice.text) for choice in record.choices],
            sights_of(record.setup.players),
        )
    except SaloonError:
        raise
    except Exception as error:
        # Whatever stands in the file: it is not a game of ours.
        raise RecordError(f"the record cannot be played ({type(error).__name__})") from None
    result = game.result
    if result is None:
        raise RecordError("the game in this record is not over")
    return Reel(
        record.setup.game,
        _settings(record.setup.plain()),
        [f"Player {seat + 1}" for seat in range(record.setup.players)],
        {"side": result.side, "winners": list(result.winners)},
        len(record.choices),
        game.state.turn,
        time.time(),
        text,
        {view_name(film.sight): film_bytes(film_json(film)) for film in made},
    )


def _settings(setup: dict[str, Any]) -> dict[str, Any]:
    """What was played, without the seed: that stands in the record."""
    return {name: value for name, value in setup.items() if name != "seed"}
