"""Look Me in the Eyes: duel dice, whisky and wound tokens. Needs Rage cards."""

from saloon.games.dice.modules.duels import box
from saloon.games.dice.modules.duels.module import module

__all__ = ["box", "module"]
