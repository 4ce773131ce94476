"""The games by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from saloon.games.about import GameFacts
from saloon.games.bang import BangRules
from saloon.games.bang.about import about as about_bang
from saloon.games.bang.who import WHO as WHO_BANG
from saloon.games.dice import DiceRules
from saloon.games.dice.about import about as about_dice
from saloon.games.dice.who import WHO as WHO_DICE
from saloon.games.who import Who
from saloon.kernel import Game, Record, Rules, Setup, SetupError

GAMES: dict[str, type[Rules]] = {"bang": BangRules, "dice": DiceRules}
ABOUT: dict[str, Callable[[], GameFacts]] = {"bang": about_bang, "dice": about_dice}
WHO: dict[str, Who] = {"bang": WHO_BANG, "dice": WHO_DICE}
PLANNED = ("legends",)


def rules_for(setup: Setup) -> Rules:
    if setup.game in PLANNED:
        raise SetupError(f"the game '{setup.game}' is not built yet")
    if setup.game not in GAMES:
        raise SetupError(f"unknown game '{setup.game}'; there is {', '.join(GAMES)}")
    return GAMES[setup.game](setup)


def new_game(game: str, *, players: int, seed: int = 0, **options: Any) -> Game:
    """Set up a game. Options depend on it: modules, rulings, for BANG! edition, sheriff …"""
    given = {name: value for name, value in options.items() if value is not None}
    return Game(rules_for(Setup(game, players, seed, given)))


def replay(record: Record, **how: Any) -> Game:
    """Play a record again and check it on the way."""
    return Game.replay(rules_for(record.setup), record, **how)
