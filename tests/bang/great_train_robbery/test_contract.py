"""Whole games keep the kernel's contract: copies, records, stored games, hidden cards."""

from __future__ import annotations

import pytest

import saloon
from saloon.testing import conformance


@pytest.mark.games
@pytest.mark.parametrize(
    ("players", "boxes"),
    [(4, []), (7, []), (3, ["dodge-city"]), (5, ["valley-of-shadows", "armed-and-dangerous"])],
)
def test_random_games_keep_the_contract(players: int, boxes: list[str]) -> None:
    modules = ["great-train-robbery", *boxes]
    game = saloon.new_game("bang", players=players, seed=players, modules=modules)
    conformance.play_and_check(game, players, every=80)
