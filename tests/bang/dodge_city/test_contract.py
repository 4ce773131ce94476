"""Whole games with Dodge City keep the kernel's contract, and its invariants."""

import pytest

from saloon.games.registry import new_game
from saloon.testing import conformance


@pytest.mark.games
@pytest.mark.parametrize(
    ("players", "edition"),
    [(4, "hu-compendium"), (5, "dynamite-box"), (6, "hu-compendium"), (7, "dynamite-box")],
)
def test_a_game_with_dodge_city_keeps_the_contract(players: int, edition: str) -> None:
    game = new_game("bang", players=players, seed=players, modules=["dodge-city"], edition=edition)
    conformance.play_and_check(game, players, every=8)
