"""The server is killed at random while clients play; `make drill` does it far more often."""

from __future__ import annotations

from pathlib import Path

from saloon.sim.drill import run_drill

KILLS = 16


def test_a_killed_server_loses_no_promise_and_doubles_none(tmp_path: Path) -> None:
    outcome = run_drill(tmp_path, kills=KILLS, seed=1)
    assert outcome.faults == []
    assert outcome.kills == KILLS
    assert outcome.games
    assert outcome.acknowledged > 100
    assert outcome.reconnects >= KILLS
