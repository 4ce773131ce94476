"""The golden playthroughs are as they were; every game and player count has one."""

from __future__ import annotations

from pathlib import Path

import pytest

from saloon.games.bang.catalogue import BUILT
from saloon.games.dice.catalogue import BUILT as DICE_BUILT
from saloon.games.dice.catalogue import PLAYERS
from saloon.games.registry import GAMES
from saloon.testing.golden import DICE_MODULES, GOLDENS, playthrough

FOLDER = Path(__file__).parent / "golden"


@pytest.mark.parametrize("name", GOLDENS)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    """If this is meant to change: `make golden`, and read the difference."""
    path = FOLDER / f"{name}.txt"
    assert path.exists(), "write it with `make golden`"
    assert playthrough(name) == path.read_text(encoding="utf-8")


def test_every_module_and_player_count_has_a_playthrough() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GOLDENS)
    assert {each["game"] for each in GOLDENS.values()} == set(GAMES)
    for module, box in BUILT.items():
        counts = box.data.get("roleTable") or BUILT["base"].data["roleTable"]
        assert {f"bang-{module}-{players}" for players in counts} <= set(GOLDENS)
    assert {f"dice-{players}" for players in PLAYERS} <= set(GOLDENS)
    assert {"base", *DICE_MODULES} == set(DICE_BUILT)


@pytest.mark.parametrize("name", ["dice-undead-5", "dice-undead-8", "dice-everything-8"])
def test_zombies_show_themselves(name: str) -> None:
    lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    assert any(line.startswith("  outbreak ") for line in lines)
    assert any(line.startswith("  hands ") for line in lines)
