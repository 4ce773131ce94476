"""`saloon simulate` as a user sees it."""

import json

import pytest

from saloon.cli.bars import interval_bar
from saloon.cli.main import main
from saloon.sim.wilson import wilson

RUN = ["simulate", "bang", "--games", "6", "--players", "4", "--bots", "random"]


def test_json_has_the_promised_keys(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*RUN, "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert {
        "games", "finished", "errors", "wins_by_role", "decisions", "seconds", "games_per_second",
    } <= set(shown)  # fmt: skip
    assert shown["games"] == 6
    assert shown["errors"] == 0


def test_table_is_readable(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*RUN, "--edition", "hu-compendium", "--ruling", "panic-self-target=on"]) == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    assert "6 games of bang: 4 players" in shown.out
    assert "the Outlaws" in shown.out
    assert "all together         24" in shown.out
    assert max(map(len, shown.out.splitlines())) <= 100


def test_interval_bar() -> None:
    assert interval_bar(wilson(0, 0), 5) == "●━━━━"
    assert interval_bar(wilson(5_000, 10_000), 11) == "─────●─────"
