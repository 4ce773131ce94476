"""The base game: sixteen characters."""

from saloon.games.dice.modules.base import characters
from saloon.games.dice.modules.base.module import module

__all__ = ["characters", "module"]
