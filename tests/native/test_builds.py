"""Two builds of the engine: which one runs, and whether they play alike."""

from __future__ import annotations

import os
from itertools import islice

import pytest

from saloon.cli import main as cli
from saloon.kernel.native import build
from saloon.testing.builds import base_cases, difference, line, main, series


def test_the_build_that_was_meant_is_tested() -> None:
    """`make test-compiled` says which one it is."""
    assert build() == os.environ.get("SALOON_BUILD", build())
    assert build() in ("plain", "compiled")


def test_the_version_names_the_build(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        cli.main(["--version"])
    assert capsys.readouterr().out.endswith(f" ({build()})\n")


@pytest.mark.parametrize("name", series())
def test_a_game_gives_the_same_line_again(name: str) -> None:
    one, two = (list(islice(series()[name], 3)) for _ in range(2))
    lines = [line(case) for case in one]
    assert lines == [line(case) for case in two]
    assert len(set(lines)) == 3


def test_base_games_have_all_numbers_of_players_and_no_boxes() -> None:
    cases = list(islice(base_cases("bang"), 8))
    assert [case.players for case in cases] == [4, 5, 6, 7, 4, 5, 6, 7]
    assert {case.modules for case in cases} == {()}


def test_a_difference_is_told() -> None:
    plain, compiled = ["plain", "a", "b"], ["compiled", "a", "b"]
    assert difference(plain, compiled) == ""
    assert difference(plain, ["compiled", "a", "c"]) == "plain b, compiled c"
    assert difference(plain, plain) == "these are a plain and a plain build"


@pytest.mark.parametrize("games", ["0", "-5", "many", "1e3", "9" * 30])
def test_no_games_are_refused_in_one_line(games: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["--games", games])
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert told.err.startswith("builds: argument --games: ")
    assert told.err.endswith(f", not {games}\n")
