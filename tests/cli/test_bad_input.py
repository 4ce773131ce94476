"""Whatever is wrong with the input: one clear line and exit code 2."""

import json
from pathlib import Path

import pytest

from saloon.cli.main import main
from saloon.games.bang.rules import BangRules


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("simulate poker", "unknown game 'poker'"),
        ("simulate legends --players 7", "2 to 6 players, not 7"),
        ("simulate legends --modules goals,first-game", "without goals"),
        ("simulate legends --players 3 --ruling man-in-black=hard", "joins two players"),
        ("simulate dice --bots cowhand", "does not play dice"),
        ("simulate bang --players 3", "4 to 7 players, not 3"),
        ("simulate bang --players 9", "4 to 7 players, not 9"),
        ("simulate bang --players many", "invalid int value: 'many'"),
        ("simulate bang --modules nonsense", "unknown module 'nonsense'"),
        ("simulate bang --edition first", "unknown edition 'first'"),
        ("simulate bang --ruling nonsense=on", "unknown ruling 'nonsense'"),
        ("simulate bang --ruling panic-self-target=maybe", "is one of on, off"),
        ("simulate dice --ruling panic-self-target=on", "unknown ruling 'panic-self-target'"),
        ("play dice --ruling nobody-left-of-three=on", "is one of nobody, outlaw"),
        ("simulate bang --bots nobody", "unknown bot 'nobody'"),
        ("simulate bang --bots clown=random", "unknown role 'clown'"),
        ("simulate bang --games 0", "at least 1, not 0"),
        ("simulate bang --games -5", "at least 1, not -5"),
        ("simulate bang --workers 0", "at least 1, not 0"),
        ("simulate bang --games 1 --record /dev/null/x", "cannot write records"),
        ("play poker", "unknown game 'poker'"),
        ("play bang --players 3", "4 to 7 players"),
        ("play bang --seat 6", "--seat is a number from 1 to 5"),
        ("play bang --seat ²", "--seat is a number from 1 to 5"),
        ("play bang --seat left", "--seat is a number from 1 to 5"),
        ("play bang --bots nobody", "unknown bot 'nobody'"),
        ("play bang --record /", "is a folder"),
        ("play", "required: GAME"),
        ("replay /no/such/file.json", "cannot read /no/such/file.json"),
        ("replay /", "cannot read /"),
        ("bench --seconds 0", "positive number"),
        ("bench --seconds nan", "positive number"),
        ("bench --only games-of-12", "is called games-of-12: there are games of 4; games of 7"),
        ("bench server --only copy", "measured of the engine"),
        ("bench server --tables 0", "1 to 5,000 tables"),
        ("bench server --tables 100000000000", "1 to 5,000 tables"),
        ("bench server --seats 8", "4 to 7 seats"),
    ],
)
def test_bad_input(line: str, complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert_refused(line.split(), complaint, capsys)


def assert_refused(line: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line) == 2
    shown = capsys.readouterr()
    assert complaint in shown.err
    assert shown.err.startswith("saloon: ")
    assert shown.err.count("\n") == 1


SETUP = {"game": "bang", "players": 4, "seed": 1}
GOOD = {
    "format": 1,
    "rules_version": BangRules.version,
    "setup": SETUP,
    "choices": [],
    "hashes": [],
    "result": None,
}


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("", "broken or cut off"),
        (json.dumps(GOOD)[:40], "broken or cut off"),
        ("[" * 100_000, "not a record"),
        ("[]", "not a record"),
        ("7", "not a record"),
        (json.dumps({**GOOD, "format": 99}), "has format 99"),
        (json.dumps({**GOOD, "rules_version": "bang-0"}), "played with rules bang-0"),
        (json.dumps({**GOOD, "setup": {**SETUP, "game": "poker"}}), "unknown game 'poker'"),
        (json.dumps({**GOOD, "setup": {**SETUP, "players": 30}}), "4 to 7 players"),
        (json.dumps({**GOOD, "setup": {**SETUP, "rulings": 5}}), "given by name, not as 5"),
        (json.dumps({**GOOD, "setup": {**SETUP, "position": {}}}), "a position needs seats"),
        (json.dumps({**GOOD, "setup": {**SETUP, "position": {"seats": 5}}}), "no game can have"),
        (json.dumps({**GOOD, "setup": {**SETUP, "colour": 5}}), "unknown option 'colour'"),
        (json.dumps({**GOOD, "setup": {}}), "lacks something"),
        (json.dumps({**GOOD, "choices": ["nonsense"]}), "not a choice"),
        (json.dumps({**GOOD, "choices": ["0 dance"]}), "choice 0 of the record is not possible"),
        (json.dumps({**GOOD, "choices": ["9 end"]}), "choice 0 of the record is not possible"),
        (json.dumps({**GOOD, "result": {"side": "law", "winners": [0]}}), "was won by law"),
    ],
)
def test_bad_record(
    content: str, complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_text(content, encoding="utf-8")
    assert_refused(["replay", str(file)], complaint, capsys)


def test_a_record_that_is_not_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(b"\xff\xfe\x00\x80")
    assert_refused(["replay", str(file)], "not text", capsys)


def test_the_modules_there_are_are_named_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "bang", "--modules", "nonsense"]) == 2
    named = capsys.readouterr().err.partition("there are ")[2].strip().split(", ")
    assert len(named) > 10
    assert len(named) == len(set(named))
