"""`saloon bench` with as little work as possible."""

import json
from typing import Any

import pytest

from saloon.cli.main import main
from saloon.sim import bench, server_bench
from saloon.sim.crowd import Party
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
    wanted = {"games of 4", "games of 7", "copy", "view", "determinize"}
    wanted |= {"decisions of legends, 4 players", "copy of legends", "view of legends"}
    assert wanted <= set(shown["measures"])
    for measure in shown["measures"].values():
        assert measure["seconds"] > 0
        assert measure["per_reference"] == pytest.approx(
            shown["reference_seconds"] / measure["seconds"]
        )
    assert main(["bench", "--seconds", "0.01"]) == 0
    assert "games of 7" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("option", "module", "measure"),
    [
        ((), "server_bench", "measure_server"),
        (("--flood",), "flood", "measure_flood"),
        (("--storm",), "storm", "measure_storm"),
    ],
)
def test_a_benchmark_that_measured_nothing_fails(
    option: tuple[str, ...],
    module: str,
    measure: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def nothing(*_: object) -> None:
        raise server_bench.NothingMeasured("nobody played")

    monkeypatch.setattr(f"saloon.sim.{module}.{measure}", nothing)
    assert main(["bench", "server", *option]) == 1
    assert "nobody played" in capsys.readouterr().err


async def test_no_choices_are_no_measurement() -> None:
    class Idle:
        def cpu_seconds(self) -> float:
            return 0.0

    service: Any = Idle()
    with pytest.raises(server_bench.NothingMeasured, match="nobody was told"):
        await server_bench.measured_load(service, "calm", [(Party("t", 4), [])], 0.01)
