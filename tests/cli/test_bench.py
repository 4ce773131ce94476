"""`saloon bench` with as little work as possible."""

import json

import pytest

from saloon.cli.main import main
from saloon.sim import bench
from saloon.sim.reference import reference_work

EXPECTED = 10978


def test_the_reference_never_changes() -> None:
    assert reference_work(1_000) == reference_work(1_000) == EXPECTED


def test_bench(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "reference_work", lambda: reference_work(100))
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "GAMES", 1)
    monkeypatch.setattr(bench, "OPERATIONS", 1)
    assert main(["bench", "--seconds", "0.01", "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown["reference_seconds"] > 0
    assert {"games of 4", "games of 7", "copy", "view", "determinize"} <= set(shown["measures"])
    for measure in shown["measures"].values():
        assert measure["seconds"] > 0
        assert measure["per_reference"] == pytest.approx(
            shown["reference_seconds"] / measure["seconds"]
        )
    assert main(["bench", "--seconds", "0.01"]) == 0
    assert "games of 7" in capsys.readouterr().out
