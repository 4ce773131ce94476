"""The golden playthroughs are as they were; every game and player count has one."""

from __future__ import annotations

from pathlib import Path

import pytest

from saloon.games.bang.catalogue import PLAYERS
from saloon.games.registry import GAMES
from saloon.testing.golden import GOLDENS, playthrough

FOLDER = Path(__file__).parent / "golden"


@pytest.mark.parametrize("name", GOLDENS)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    """If this is meant to change: `make golden`, and read the difference."""
    path = FOLDER / f"{name}.txt"
    assert path.exists(), "write it with `make golden`"
    assert playthrough(name) == path.read_text(encoding="utf-8")


def test_every_game_and_player_count_has_a_playthrough() -> None:
    covered = {(each["game"], each["players"]) for each in GOLDENS.values()}
    assert covered >= {(game, players) for game in GAMES for players in PLAYERS}
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GOLDENS)
