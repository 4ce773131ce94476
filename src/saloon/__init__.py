"""Saloon: Wild-West tabletop games, playable by people and by programs.

import saloon
game = saloon.new_game("bang", players=5, seed=7)
while not game.over:
    seat = game.decision.seats[0]
    game.choose(game.decision.options_for(seat)[0], seat)
"""

from saloon.games.registry import GAMES, new_game, replay
from saloon.kernel import Decision, Game, Option, Record, SaloonError

__version__ = "0.1.0"

__all__ = ["GAMES", "Decision", "Game", "Option", "Record", "SaloonError", "new_game", "replay"]
