"""`saloon bench` with as little work as possible."""

import json
from typing import Any

import pytest

from saloon.cli.bench import print_loads
from saloon.cli.main import main
from saloon.sim import bench, server_bench
from saloon.sim.crowd import Party
from saloon.sim.flood import checked_flood
from saloon.sim.reference import reference_work
from saloon.sim.storm import Storm

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


def test_some_rows_of_a_bench(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "reference_work", lambda: reference_work(100))
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "GAMES", 1)
    only = ["--only", "games of 7, all boxes", "--only", "games of 5"]
    assert main(["bench", "--seconds", "0.01", "--json", *only]) == 0
    assert list(json.loads(capsys.readouterr().out)["measures"]) == [
        "games of 7, all boxes", "decisions of 7, all boxes",
        "games of 5 cowhands", "decisions of 5 cowhands",
    ]  # fmt: skip


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


@pytest.mark.parametrize(("back", "code"), [(20, 0), (19, 1)])
@pytest.mark.parametrize("option", [(), ("--json",)])
def test_a_storm_after_which_somebody_is_missing_fails(
    back: int,
    code: int,
    option: tuple[str, ...],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    storm = Storm(20, 4, back, 1.0, 2.0, 1.5, 1.9, 30, 3, 2, 7, 0.5, 100_000_000)
    monkeypatch.setattr("saloon.sim.storm.measure_storm", lambda *_: storm)
    assert main(["bench", "server", "--storm", *option]) == code
    said = capsys.readouterr()
    assert ("1 people never came back" in said.err) is bool(code)
    assert "overtaken" in said.out or "lost at most 7 places" in said.out


def test_no_number_of_a_load_is_cut_off(capsys: pytest.CaptureFixture[str]) -> None:
    load = server_bench.Load(
        "as fast as possible",
        1000,
        5,
        20.0,
        9,
        12345.0,
        11111.1,
        22222.2,
        33333,
        0.99,
        1234,
        567,
        8,
    )
    print_loads([load])
    said = capsys.readouterr().out
    for number in ("12,345", "11111.1 ms", "22222.2 ms", "33333 ms", "99%", "1234", "567"):
        assert number in said


async def test_no_choices_are_no_measurement() -> None:
    class Idle:
        def cpu_seconds(self) -> float:
            return 0.0

    service: Any = Idle()
    with pytest.raises(server_bench.NothingMeasured, match="nobody was told"):
        await server_bench.measured_load(service, "calm", [(Party("t", 4), [])], 0.01)


@pytest.mark.parametrize("sent", [{}, {"sockets refused": 9}, {"sockets": 3, "requests": 5}])
def test_no_flood_is_no_measurement(sent: dict[str, int]) -> None:
    with pytest.raises(server_bench.NothingMeasured, match="no flood"):
        checked_flood(sent)
    assert checked_flood({"sockets": 3, "commands": 65_536})
