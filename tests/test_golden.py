"""The golden playthroughs are as they were; every game and player count has one."""

from __future__ import annotations

from pathlib import Path

import pytest

from saloon.games.bang.catalogue import BUILT
from saloon.games.dice.catalogue import BUILT as DICE_BUILT
from saloon.games.dice.catalogue import PLAYERS
from saloon.games.registry import GAMES, about, new_game
from saloon.kernel import SetupError
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


def _is_for(game: str, players: int, modules: list[str]) -> bool:
    try:
        new_game(game, players=players, seed=1, modules=modules)
    except SetupError:
        return False
    return True


@pytest.mark.parametrize("game", GAMES)
def test_every_box_has_one_of_its_smallest_and_its_largest_table(game: str) -> None:
    """Alone, or with what it needs; the counts are those that a table of it can have."""
    facts = about(game)
    recorded = [
        (set(each.get("modules") or []), each["players"])
        for each in GOLDENS.values()
        if each["game"] == game
    ]
    for box in facts.modules:
        wanted = {box.id, *box.needs} - {"base"}
        least = min([made for made, _ in recorded if wanted <= made], key=len)
        counts = [players for players in range(1, 9) if _is_for(game, players, sorted(least))]
        there = {players for made, players in recorded if made == least}
        assert {counts[0], counts[-1]} <= there, (box.id, counts)


@pytest.mark.parametrize("name", ["dice-undead-5", "dice-undead-8", "dice-everything-8"])
def test_zombies_show_themselves(name: str) -> None:
    lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    assert any(line.startswith("  outbreak ") for line in lines)
    assert any(line.startswith("  hands ") for line in lines)
