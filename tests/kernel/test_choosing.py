"""What is refused before anything was asked for."""

from __future__ import annotations

import pytest

import saloon
from saloon.kernel import PASS, IllegalChoice


@pytest.mark.parametrize("name", ["bang", "dice", "legends"])
@pytest.mark.parametrize("seat", [-1, -2, 99])
def test_a_seat_that_is_not_there_cannot_choose(name: str, seat: int) -> None:
    game = saloon.new_game(name, players=4, seed=3)
    with pytest.raises(IllegalChoice, match=f"seat {seat} "):
        game.choose(PASS, seat)
    assert game.choices_made == 0
