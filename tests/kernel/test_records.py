"""Records: what is written, what is checked, what is refused."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any

import pytest

from saloon.bots import make_bot, play_out
from saloon.games.registry import new_game, replay
from saloon.kernel import Event, Game, Record, RecordError, Refusal


@pytest.fixture(scope="module")
def finished() -> Game:
    game = new_game("bang", players=4, seed=5)
    play_out(game, [make_bot("random", seat) for seat in range(4)])
    return game


@pytest.fixture
def plain(finished: Game) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(finished.record.to_json())
    return loaded


def test_a_record_has_a_version_a_hash_for_every_turn_and_readable_choices(
    finished: Game, plain: dict[str, Any]
) -> None:
    assert plain["format"] == 2
    assert plain["rules_version"] == finished.rules.version
    assert [turn for turn, _ in plain["hashes"]] == list(range(finished.state.turn + 1))
    assert plain["result"]["side"] in {"law", "outlaw", "renegade"}
    seat, verb, *_ = plain["choices"][0].split()
    assert (seat.lstrip("!").isdigit(), verb.isalpha() or "-" in verb) == (True, True)


def test_what_never_changes_can_be_sent_to_another_process(finished: Game) -> None:
    """Compiled as well: there a frozen thing cannot be filled in after it was made."""
    things = [finished.record, finished.record.choices[0], finished.rules.setup, finished.result]
    things += [Event("drew", 1, {"count": 2}, {"cards": ["bang:5d"]}, (1,)), Refusal("BB-PLAY-18")]
    for thing in things:
        assert pickle.loads(pickle.dumps(thing)) == thing
        assert copy.copy(thing) == thing


def test_a_record_can_be_played_up_to_any_choice(finished: Game) -> None:
    record = finished.record
    game = replay(record, upto=10)
    assert game.choices_made == 10
    assert replay(record).result == finished.result


def test_a_divergence_is_found_at_its_turn(plain: dict[str, Any]) -> None:
    turn = len(plain["hashes"]) // 2
    plain["hashes"][turn][1] = "0" * 16
    with pytest.raises(RecordError, match=f"differs from its record at choice .*, turn {turn}"):
        replay(Record.from_plain(plain))


def test_hashes_are_checked_even_before_the_first_choice(plain: dict[str, Any]) -> None:
    plain["choices"] = []
    plain["hashes"] = [[1, "beef"]]
    with pytest.raises(RecordError, match="differs"):
        replay(Record.from_plain(plain))


def test_choices_that_are_not_possible_are_named(plain: dict[str, Any]) -> None:
    plain["choices"][3] = "0 play excalibur:1x"
    with pytest.raises(RecordError, match="choice 3 of the record is not possible"):
        replay(Record.from_plain(plain))


def test_a_record_cannot_go_on_after_the_end(plain: dict[str, Any]) -> None:
    plain["choices"].append("0 end")
    with pytest.raises(RecordError, match="after the game is over"):
        replay(Record.from_plain(plain))


def test_a_record_of_other_rules_is_refused_in_words(plain: dict[str, Any]) -> None:
    plain["rules_version"] = "bang-0"
    with pytest.raises(RecordError, match="rules bang-0, this Saloon plays rules bang-"):
        replay(Record.from_plain(plain))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "broken or cut off"),
        ('{"format": 1, "setup": {"ga', "broken or cut off"),
        ("[1, 2]", "not a record"),
        ('{"format": 99}', "format 99"),
        ('{"format": 1}', "lacks something"),
        ('{"format": 1, "setup": 3, "result": null}', "lacks something"),
    ],
)
def test_broken_records_are_refused_in_words(text: str, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        Record.from_json(text)


@pytest.mark.parametrize("line", ["", "play bang", "x end", "1"])
def test_lines_that_are_no_choices_are_refused(plain: dict[str, Any], line: str) -> None:
    plain["choices"][0] = line
    with pytest.raises(RecordError, match="not a choice"):
        Record.from_plain(plain)


@pytest.mark.parametrize("players", [4.7, "4", None])
def test_numbers_must_be_numbers(plain: dict[str, Any], players: object) -> None:
    plain["setup"]["players"] = players
    with pytest.raises(RecordError, match="whole numbers"):
        Record.from_plain(plain)
