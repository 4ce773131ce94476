"""`saloon replay`: a recorded game, checked and told."""

import io
import json
from hashlib import sha256
from pathlib import Path

import pytest

from saloon.cli.main import main
from saloon.sim.plan import Plan
from saloon.sim.seating import parse_seating
from saloon.sim.simulate import simulate


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    simulate(Plan("bang", 5, 1, parse_seating("random"), 1, record=folder))
    return folder / "bang-000001.json"


def test_the_whole_story(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record)]) == 0
    shown = capsys.readouterr().out
    assert "Turn 1: " in shown
    assert " is the Sheriff and begins." in shown
    assert "The record is sound." in shown
    assert max(map(len, shown.splitlines())) <= 100


def test_one_seat_sees_less(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), "--seat", "2", "--upto", "20"]) == 0
    shown = capsys.readouterr().out
    assert "You are dealt " in shown
    assert "Ann is dealt" not in shown
    assert "Ann draws 2 cards." in shown
    assert "not over after 20 choices" in shown


def test_json(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown["over"] is True
    assert shown["result"]["side"] in ("law", "outlaw", "renegade")
    assert shown["events"][-1]["kind"] == "ended"
    assert main(["replay", str(record), "--json", "--upto", "10", "--seat", "1"]) == 0
    early = json.loads(capsys.readouterr().out)
    assert (early["choices"], early["roles"], early["result"]) == (10, None, None)


def test_step_by_step(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n\n"))
    assert main(["replay", str(record), "--step"]) == 0
    shown = capsys.readouterr().out
    assert shown.count("(Enter)") == 3  # at the third the input ends
    assert shown.endswith("Goodbye!\n")


@pytest.mark.parametrize("wrong", [["--seat", "6"], ["--seat", "0"], ["--upto", "-1"]])
def test_wrong_options(record: Path, wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), *wrong]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_changed_game_is_noticed(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    changed = json.loads(record.read_text(encoding="utf-8"))
    changed["hashes"][3][1] = "0123456789abcdef"
    file = tmp_path / "changed.json"
    file.write_text(json.dumps(changed), encoding="utf-8")
    assert main(["replay", str(file)]) == 2
    assert "differs from its record at choice" in capsys.readouterr().err


def test_the_seed_has_to_be_the_one_that_was_committed_to(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plain = json.loads(record.read_text())
    committed = sha256(f"pepper:{plain['setup']['seed']}".encode()).hexdigest()
    deals: list[tuple[object, int, str]] = [
        ({"salt": "pepper", "commitment": committed}, 0, ""),
        ({"salt": "sugar", "commitment": committed}, 2, "is not the one that was committed to"),
        ({"salt": "pepper", "commitment": committed[:-1]}, 2, "is not the one"),
        ({"salt": "pepper"}, 2, "lacks the salt or the commitment"),
        (["pepper"], 2, "lacks the salt or the commitment"),
    ]
    file = tmp_path / "game.json"
    for deal, code, complaint in deals:
        file.write_text(json.dumps({**plain, "deal": deal}))
        assert main(["replay", str(file)]) == code, deal
        shown = capsys.readouterr()
        assert complaint in shown.err
        assert ("The record is sound." in shown.out) == (code == 0)
