"""The cowhand: a BANG! player with rules of thumb, a role to play and a memory for shots."""

from saloon.bots.cowhand.belief import Belief
from saloon.bots.cowhand.player import Cowhand

__all__ = ["Belief", "Cowhand"]
