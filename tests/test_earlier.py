"""Games of an earlier Saloon: records still play, stored games go on, films can be watched.

What is in `tests/earlier` never changes. Most of it was written by version 0 of the stored form;
what has all boxes, and Western Legends, came when these were complete. Each game has its whole
record, its state after some turns, and the choices that were made from there to the end
(`tests/earlier/keep.py`).
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.support import running

from saloon import replay
from saloon.games.registry import rules_for
from saloon.kernel import Game, Record, RecordError
from saloon.server.backup import restore
from saloon.server.config import Config

EARLIER = Path(__file__).parent / "earlier"
GAMES = sorted(EARLIER.glob("*.json"))
RUNNING = {
    "server": {"YkmuvCPJ7RMs": "bang", "bX7JMJGYjkyq": "dice"},
    "server-all-boxes": {"Yx6pXPGkcP60": "bang", "WDawqGDHNvxF": "legends"},
}
PARTED = {"dice-5", "bang-all-boxes-8"}
"""A rule has changed since: Pedro Ramirez is not asked where no answer matters; who leaves the game
leaves the load tokens (AD-TOKEN-17)."""
FINISHED = {"server": {"589ffc564960de534128": "bang", "62b67788752dc644d4e9": "dice"}}


def earlier(file: Path) -> tuple[Record, dict[str, Any], list[tuple[int, str]]]:
    plain = json.loads(file.read_text(encoding="utf-8"))
    return Record.from_plain(plain["record"]), plain["stored"], plain["later"]


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_record_plays_to_the_same_result(file: Path) -> None:
    record, _, _ = earlier(file)
    if file.stem in PARTED:
        with pytest.raises(RecordError, match=r"is not possible|differs from its record"):
            replay(record)
        return
    result = replay(record).result
    assert result is not None
    assert (result.side, result.winners) == record.result


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_stored_game_goes_on(file: Path) -> None:
    record, stored, later = earlier(file)
    game = Game.resume(rules_for(record.setup), stored)
    if file.stem in PARTED:
        random = Random(1)
        while not game.over:
            seat = game.unanswered()[0]
            game.choose(random.choice(game.options(seat)), seat)
        return
    for seat, option in later:
        game.choose(option, seat)
    assert game.result is not None
    assert (game.result.side, game.result.winners) == record.result


@pytest.mark.parametrize(
    ("game", "marks", "complaint"),
    [
        ("bang-4", {}, "'first'"),
        ("bang-4", {"first": "me"}, "'marks' .* by name"),
        ("bang-4", {"first": 0, "dealt:0:0": 999}, "'dealt'"),
        ("bang-expert-stick-6", {"first": 0}, "'dynamite-stick-variant'"),
        ("bang-expert-stick-6", {"first": 0, "stick": 9}, "'holder'"),
    ],
)
def test_bad_data_of_the_earlier_form_is_refused(
    game: str, marks: dict[str, Any], complaint: str
) -> None:
    record, stored, _ = earlier(EARLIER / f"{game}.json")
    with pytest.raises(RecordError, match=complaint):
        Game.resume(rules_for(record.setup), {**stored, "marks": marks})


@pytest.mark.parametrize("name", RUNNING)
async def test_the_tables_of_an_earlier_server_go_on(name: str, tmp_path: Path) -> None:
    config = Config(data=tmp_path / "data", host="127.0.0.1", port=0, static=tmp_path / "static")
    await restore(config, EARLIER / f"{name}.zip")
    async with running(config) as server:
        ann = await server.somebody()
        for table, game in RUNNING[name].items():
            socket = await ann.open(table)
            welcome = await socket.hear()
            assert welcome["table"]["phase"] == "playing"
            assert welcome["view"]["game"] == game
            room = await server.app.desk.hall.room(table)
            match = room.table.match
            assert match is not None
            copy, random = match.game.copy(), Random(1)
            while not copy.over:
                seat = copy.unanswered()[0]
                copy.choose(random.choice(copy.options(seat)), seat)
        for finished, game in FINISHED.get(name, {}).items():
            film = await ann.get(f"/api/replays/{finished}/film?view=open")
            assert film["view"]["game"] == game
            assert len(film["frames"]) > 20
