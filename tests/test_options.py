"""What a table asks for is looked at first: bad options get a clear answer, in every game."""

from __future__ import annotations

from typing import Any

import pytest

import saloon
from saloon.games.registry import GAMES
from saloon.kernel import SetupError

BAD: dict[str, tuple[dict[str, Any], str]] = {
    "no list": ({"modules": 5}, "modules are a list"),
    "a word is no list": ({"modules": "base"}, "modules are a list"),
    "no names": ({"modules": [["base"]]}, "modules are a list"),
    "no rulings": ({"rulings": 5}, "by name, not as 5"),
    "rulings without names": ({"rulings": ["length"]}, "by name"),
    "numbers for names": ({"rulings": {3: True, "b": True}}, "by name"),
    "no value": ({"rulings": {"length": ["short"]}}, "'length' is on, off, a number or a word"),
    "no option": ({"whatever": 1}, "unknown option 'whatever'; there are modules"),
}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bad", list(BAD))
def test_bad_options_are_refused(game: str, bad: str) -> None:
    options, told = BAD[bad]
    with pytest.raises(SetupError, match=told):
        saloon.new_game(game, players=4, seed=1, **options)


def test_an_edition_has_a_name() -> None:
    with pytest.raises(SetupError, match="an edition has a name, not 5"):
        saloon.new_game("bang", players=4, seed=1, edition=5)
