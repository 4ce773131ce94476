"""The kernel's contract, with goals, with the Man in Black, and in the first game."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.games.registry import new_game
from saloon.testing import conformance

SHORT = {"length": "short"}


@pytest.mark.games
@pytest.mark.parametrize(
    "options",
    [
        {"players": 2, "modules": ["goals"], "rulings": {**SHORT, "man-in-black": "easy"}},
        {"players": 3, "modules": ["goals"], "rulings": SHORT},
        {"players": 2, "modules": ["first-game"]},
    ],
)
def test_variants_keep_the_contract(options: dict[str, Any]) -> None:
    conformance.play_and_check(new_game("legends", seed=7, **options), 7, every=90)
