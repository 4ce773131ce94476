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


WAYS = ["law", "crime", "gold", "gambling", "cattle"]


def test_ways_of_life_are_compared_by_turns(capsys: pytest.CaptureFixture[str]) -> None:
    run = ["simulate", "legends", "--games", "5", "--players", "4", "--ruling", "length=short"]
    run += ["--bots", ",".join(f"drifter:{way}" for way in WAYS), "--rotate", "--any-character"]
    assert main([*run, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["errors"], told["setup"]["rotate"], told["setup"]["any_character"]) == (
        0,
        True,
        True,
    )
    bots = told["standings"]["bot"]
    assert {name: each["games"] for name, each in bots.items()} == {
        f"drifter:{way}": 4 for way in WAYS
    }
    for each in bots.values():
        assert sum(each["points_from"].values()) == pytest.approx(each["points"]["mean"])
        assert 1 <= each["rank"]["mean"] <= 4
        assert each["low"] <= each["share"] <= each["high"]
    characters = told["standings"]["character"]
    assert sum(each["games"] for each in characters.values()) == 5 * 4
    for name, by_bot in told["characters_by_bot"].items():
        assert sum(each["games"] for each in by_bot.values()) == characters[name]["games"]
        assert sum(each["wins"] for each in by_bot.values()) == characters[name]["wins"]
    assert main([*run, "--markdown"]) == 0
    shown = capsys.readouterr().out
    heads = [
        line for line in shown.splitlines() if line.startswith(("| bot", "| char", "| points"))
    ]
    assert len(heads) == 4
    assert "| points from |" in shown
    row = next(line for line in shown.splitlines() if line.startswith("| law | 4 |"))
    assert f" {bots['drifter:law']['points']['mean']:.1f} " in row
    assert main(run) == 0
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines[1:])) <= 80, "a plain terminal shows all of it"
    assert not any("…" in line for line in lines)


def test_markdown_is_for_games_of_points(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*RUN, "--markdown"]) == 2
    assert "won by sides" in capsys.readouterr().err


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
