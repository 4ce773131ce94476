"""How a game ended, for everybody: points and ranks in the record, checked when it is replayed."""

from __future__ import annotations

import json
from random import Random

import pytest

import saloon
from saloon.cli.errors import UsageError
from saloon.cli.replay import play_again
from saloon.kernel import Game, Record
from saloon.testing import rule


@pytest.fixture(scope="module")
def ended() -> Game:
    game = saloon.new_game("legends", players=3, seed=5, rulings={"length": "short"})
    choose = Random(5).choice
    while not game.over:
        seat = game.unanswered()[0]
        game.choose(choose(game.options(seat)), seat)
    return game


@rule("WL-FINAL-14")
def test_a_record_tells_the_points_and_ranks_of_everybody(ended: Game) -> None:
    result = ended.result
    assert result is not None
    told = json.loads(ended.record.to_json())["result"]
    assert (told["points"], told["ranks"]) == (list(result.points), list(result.ranks))
    assert len(told["points"]) == 3
    assert [told["ranks"][seat] for seat in told["winners"]] == [1] * len(told["winners"])
    assert Record.from_json(ended.record.to_json()) == ended.record


def test_a_record_with_other_points_is_not_sound(ended: Game) -> None:
    plain = ended.record.plain()
    assert play_again(Record.from_plain(plain), None).result == ended.result
    plain["result"]["points"][0] += 1
    with pytest.raises(UsageError, match="points or ranks"):
        play_again(Record.from_plain(plain), None)


def test_a_record_from_before_there_were_points_is_read(ended: Game) -> None:
    plain = ended.record.plain()
    del plain["result"]["points"], plain["result"]["ranks"]
    older = Record.from_plain(plain)
    assert older.scores is None
    assert older.plain() == plain
    assert play_again(older, None).result == ended.result
