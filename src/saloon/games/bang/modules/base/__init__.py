"""The base game: 80 cards, 16 characters, the variants of the rulebook."""

from saloon.games.bang.modules.base import blue, brown, characters, stick
from saloon.games.bang.modules.base.module import base

BOX = base

__all__ = ["BOX", "base", "blue", "brown", "characters", "stick"]
