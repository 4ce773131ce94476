"""Reads what is in the box, once. A row with a word that no piece knows is refused."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from saloon.games.legends.pieces import (
    AbilityPart,
    Board,
    Character,
    Clause,
    Condition,
    Equipment,
    FightCard,
    Goal,
    Herd,
    Location,
    ManInBlack,
    ManInBlackCard,
    Pieces,
    PokerKind,
    Region,
    Reward,
    Rocks,
    Side,
    Space,
    Start,
    Story,
    Supply,
    Symbol,
    Track,
    Tracks,
)

Row = Mapping[str, Any]

_BRANCHES = frozenset({"cost", "gain", "win", "lose", "then", "otherwise", "blank"})


@cache
def pieces() -> Pieces:
    """Everything in the box, shared by all games."""
    cattle = _file("cattle")
    dice = _file("dice")
    stories = _file("stories")
    return Pieces(
        board=_board(_file("board")),
        tracks=_tracks(_file("tracks")),
        supply=_supply(_file("supply")),
        equipment={row["id"]: _equipment(row) for row in _file("equipment")},
        poker={row["id"]: PokerKind(**_plain(row)) for row in _file("poker-cards")},
        fights=tuple([FightCard(**_stepped(row)) for row in _file("fight-cards")]),
        characters={row["id"]: _character(row) for row in _file("characters")},
        symbols={row["id"]: Symbol(**_stepped(row)) for row in cattle["symbols"]},
        herds={row["id"]: Herd(**_plain(row)) for row in cattle["herds"]},
        dice=dice["dice"],
        faces=tuple([Symbol(**_stepped(row)) for row in dice["faces"]]),
        stories=tuple([_story(row) for row in stories["stories"]]),
        cylinders={int(players): each for players, each in stories["cylinders"].items()},
        goals={row["id"]: _goal(row) for row in _file("goals")},
        man_in_black=_man_in_black(_file("man-in-black")),
    )


def read_clause(row: Row) -> Clause:
    values = _plain(row)
    for name in _BRANCHES.intersection(row):
        values[name] = _clauses(row[name])
    if "options" in row:
        values["options"] = tuple([_clauses(option) for option in row["options"]])
    return Clause(**values)


def read_condition(row: Row) -> Condition:
    values = _plain(row)
    if "of" in row:
        values["of"] = tuple([read_condition(part) for part in row["of"]])
    return Condition(**values)


def _file(name: str) -> Any:
    path = files("saloon.games.legends") / "data" / f"{name}.json"
    return json.loads(path.read_text(encoding="utf-8"))


def _plain(row: Row) -> dict[str, Any]:
    return {key: tuple(value) if isinstance(value, list) else value for key, value in row.items()}


def _clauses(rows: Sequence[Row]) -> tuple[Clause, ...]:
    return tuple([read_clause(row) for row in rows])


def _stepped(row: Row) -> dict[str, Any]:
    return {**_plain(row), "clauses": _clauses(row["clauses"])}


def _board(row: Row) -> Board:
    return Board(
        size=(row["size"][0], row["size"][1]),
        regions={each["id"]: Region(**each) for each in row["regions"]},
        locations={each["id"]: Location(**_plain(each)) for each in row["locations"]},
        impassable={each["id"]: Rocks(**_plain(each)) for each in row["impassable"]},
        spaces={each["id"]: Space(**_plain(each)) for each in row["spaces"]},
    )


def _tracks(row: Row) -> Tracks:
    return Tracks(row["lengths"], row["ability"], _track(row["wanted"]), _track(row["marshal"]))


def _reward(row: Row) -> Reward:
    return Reward(_clauses(row["clauses"]), row["source"])


def _track(row: Row) -> Track:
    return Track(
        rewards=tuple(
            [Reward(_clauses(each["clauses"]), each["source"]) for each in row["rewards"]]
        ),
        rows=tuple([(each["up_to"], each["lp"]) for each in row["rows"]]),
        row_paid=row["row_paid"],
    )


def _supply(row: Row) -> Supply:
    return Supply(
        players=(row["players"][0], row["players"][1]),
        legend_tokens={each["lp"]: each["count"] for each in row["legend_tokens"]},
        nuggets=row["nuggets"],
        notes={each["value"]: each["count"] for each in row["notes"]},
        bandits=row["bandits"],
        cylinders=row["cylinders"],
    )


def _equipment(row: Row) -> Equipment:
    sides = {name: _side(row[name]) for name in ("front", "upgraded") if name in row}
    return Equipment(**{**_plain(row), **sides})


def _side(row: Row) -> Side:
    values = _plain(row)
    for name in ("on_gain", "action"):
        values[name] = _clauses(row.get(name, ()))
    return Side(**values)


def _character(row: Row) -> Character:
    values = _plain(row)
    values["start"] = Start(**_plain(row["start"]))
    values["ability"] = tuple([AbilityPart(**part) for part in row["ability"]])
    return Character(**values)


def _story(row: Row) -> Story:
    values = _plain(row)
    values["condition"] = read_condition(row["condition"])
    values["text"] = row["reward"]["text"]
    values["reward"] = _clauses(row["reward"]["clauses"])
    return Story(**values)


def _goal(row: Row) -> Goal:
    return Goal(**{**row, "condition": read_condition(row["condition"])})


def _man_in_black(row: Row) -> ManInBlack:
    cards = tuple([ManInBlackCard(**_stepped(each)) for each in row["cards"]])
    return ManInBlack(row["levels"], row["start"], cards)
