"""What `make quick` runs is what it says: scenarios of all games, and one whole game of each."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from saloon.games.registry import GAMES

PROJECT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def collected() -> list[str]:
    """The tests it runs, by name."""
    makefile = (PROJECT / "Makefile").read_text(encoding="utf-8")
    line = re.search(r"^quick:.*\n\t@\$\(BIN\)/python -m (pytest .*)$", makefile, re.MULTILINE)
    assert line is not None
    arguments = shlex.split(line[1])[1:]
    arguments = arguments[: arguments.index("-n")]
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-p", "no:cacheprovider", *arguments],
        cwd=PROJECT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return [line for line in ran.stdout.splitlines() if "::" in line]


def test_one_game_of_each_keeps_the_contract(collected: list[str]) -> None:
    whole = [name for name in collected if "test_a_registered_game_keeps_the_contract" in name]
    played = Counter(re.findall(r"\[(\w+)-\d+\]", " ".join(whole)))
    assert played == dict.fromkeys(GAMES, 1)


def test_there_are_scenarios_of_every_game(collected: list[str]) -> None:
    found = Counter(name.split("/")[1] for name in collected)
    for game in GAMES:
        assert found[game] > 300, found
