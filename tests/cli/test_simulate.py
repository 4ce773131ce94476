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


def test_three_play_for_themselves(capsys: pytest.CaptureFixture[str]) -> None:
    run = ["simulate", "bang", "--games", "6", "--players", "3", "--modules", "dodge-city"]
    assert main(run) == 0
    shown = capsys.readouterr().out
    for side in ("the Deputy", "the Outlaw ", "the Renegade"):
        assert side in shown
    assert "the law" not in shown
    assert main([*run, "--json"]) == 0
    won = json.loads(capsys.readouterr().out)["wins_by_role"]
    assert set(won) == {"deputy", "outlaw", "renegade"}
    assert sum(won.values()) == 6


def test_eight_play_for_three_sides(capsys: pytest.CaptureFixture[str]) -> None:
    run = ["simulate", "bang", "--games", "4", "--players", "8", "--modules", "dodge-city"]
    assert main([*run, "--bots", "random", "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert set(shown["wins_by_role"]) == {"law", "outlaw", "renegade"}
    assert shown["errors"] == 0


def test_western_legends_is_told_with_points_and_ranks(
    capsys: pytest.CaptureFixture[str],
) -> None:
    run = ["simulate", "legends", "--games", "6", "--players", "3", "--ruling", "length=short"]
    run += ["--bots", "random"]
    assert main(run) == 0
    shown = capsys.readouterr().out
    for word in ("the best have", "points on average", "rank on average", "Outlaw ", "Wyatt Earp"):
        assert word in shown
    assert "rounds on average" in shown
    assert "lived on" in shown
    assert main([*run, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["errors"] == 0
    assert told["best_points"]["mean"] >= 15
    assert told["points"]["mean"] < told["best_points"]["mean"]
    assert all(1 <= each["mean"] <= 3 for each in told["ranks"].values())
    assert set(told["ranks"]) == set(told["characters"])


def test_the_dice_game_is_told_by_role_and_character(capsys: pytest.CaptureFixture[str]) -> None:
    run = ["simulate", "dice", "--games", "10", "--players", "5"]
    assert main([*run, "--bots", "sheriff=gambler"]) == 0
    shown = capsys.readouterr().out
    for word in ("the law", "Sheriff ", "Deputy ", "gambler", "Willy the Kid", "95 % interval"):
        assert word in shown
    assert max(map(len, shown.splitlines())) <= 100
    assert main([*run, "--players", "3", "--bots", "random"]) == 0
    shown = capsys.readouterr().out
    assert "the Deputy" in shown
    assert "role  " not in shown, "with three players every role is a side"


def test_how_often_the_sheriff_killed_a_deputy_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    run = ["simulate", "bang", "--games", "6", "--bots", "random"]
    assert main([*run, "--players", "5"]) == 0
    assert "the Sheriff killed a Deputy in " in capsys.readouterr().out
    assert main([*run, "--players", "4"]) == 0
    assert "killed a Deputy" not in capsys.readouterr().out, "there is none with four players"


def test_interval_bar() -> None:
    assert interval_bar(wilson(0, 0), 5) == "●━━━━"
    assert interval_bar(wilson(5_000, 10_000), 11) == "─────●─────"


def test_a_ruling_of_the_dice_game(capsys: pytest.CaptureFixture[str]) -> None:
    run = ["simulate", "dice", "--games", "2", "--players", "3", "--bots", "random"]
    assert main([*run, "--json"]) == 0
    assert "nobody" in json.loads(capsys.readouterr().out)["wins_by_role"]
    assert main([*run, "--json", "--ruling", "nobody-left-of-three=outlaw"]) == 0
    assert "nobody" not in json.loads(capsys.readouterr().out)["wins_by_role"]
