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


def test_railcars_that_nobody_has_seen_are_dealt_anew() -> None:
    modules = ["great-train-robbery", "armed-and-dangerous"]
    game = saloon.new_game("bang", players=5, seed=1, modules=modules)
    game.begin()
    stock = [face.text for face in game.state.face if face.text.startswith("railcar:")]
    deals = [game.determinize(0, number).state.face for number in range(5)]
    dealt = [[face.text for face in deal if face.text.startswith("railcar:")] for deal in deals]
    assert all(sorted(each) == sorted(stock) for each in dealt)
    assert any(each != stock for each in dealt)
