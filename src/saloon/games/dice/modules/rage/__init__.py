"""Two Bullets Are Enough: Rage cards."""

from saloon.games.dice.modules.rage import box
from saloon.games.dice.modules.rage.module import module

__all__ = ["box", "module"]
