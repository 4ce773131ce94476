"""The games by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from saloon.games.about import GameFacts, HabitFacts
from saloon.games.bang import BangRules
from saloon.games.bang.about import about as about_bang
from saloon.games.bang.catalogue import vocabulary as bang_vocabulary
from saloon.games.bang.who import WHO as WHO_BANG
from saloon.games.dice import DiceRules
from saloon.games.dice.about import about as about_dice
from saloon.games.dice.catalogue import vocabulary as dice_vocabulary
from saloon.games.dice.who import WHO as WHO_DICE
from saloon.games.legends import LegendsRules
from saloon.games.legends.about import about as about_legends
from saloon.games.legends.config import vocabulary as legends_vocabulary
from saloon.games.legends.who import WHO as WHO_LEGENDS
from saloon.games.who import Who
from saloon.kernel import Game, Record, Rules, Setup, SetupError
from saloon.kernel.vocabulary import Vocabulary

GAMES: dict[str, type[Rules]] = {"bang": BangRules, "dice": DiceRules, "legends": LegendsRules}
ABOUT: dict[str, Callable[[], GameFacts]] = {
    "bang": about_bang,
    "dice": about_dice,
    "legends": about_legends,
}
WHO: dict[str, Who] = {"bang": WHO_BANG, "dice": WHO_DICE, "legends": WHO_LEGENDS}
VOCABULARIES: dict[str, Callable[[], Vocabulary]] = {
    "bang": bang_vocabulary,
    "dice": dice_vocabulary,
    "legends": legends_vocabulary,
}
FIRST = next(iter(GAMES))
"""The game of a table that names none."""
PLANNED: tuple[str, ...] = ()


def rules_for(setup: Setup) -> Rules:
    if setup.game in PLANNED:
        raise SetupError(f"the game '{setup.game}' is not built yet")
    if setup.game not in GAMES:
        raise SetupError(f"unknown game '{setup.game}'; there is {', '.join(GAMES)}")
    return GAMES[setup.game](setup)


def about(game: str) -> GameFacts:
    """What there is to say about a game before it is played, the habits its rules know included."""
    habits = [HabitFacts(name, usual) for name, usual in GAMES[game].habits.items()]
    return replace(ABOUT[game](), habits=habits)


def vocabulary_of(game: str) -> Vocabulary:
    """What is told in a game; nothing in one that is not known."""
    return VOCABULARIES[game]() if game in VOCABULARIES else Vocabulary(game, [])


def new_game(game: str, *, players: int, seed: int = 0, **options: Any) -> Game:
    """Set up a game. Options depend on it: modules, rulings, for BANG! edition, sheriff …"""
    given = {name: value for name, value in options.items() if value is not None}
    return Game(rules_for(Setup(game, players, seed, given)))


def replay(record: Record, **how: Any) -> Game:
    """Play a record again and check it on the way."""
    return Game.replay(rules_for(record.setup), record, **how)
