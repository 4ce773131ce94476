"""A New Posse in Town: eight characters, some of them for the modules they refer to."""

from saloon.games.dice.modules.posse import box, characters
from saloon.games.dice.modules.posse.module import module

__all__ = ["box", "characters", "module"]
