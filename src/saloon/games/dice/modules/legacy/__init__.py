"""Undead or Alive, module 5: what one game of a series leaves to the next."""

from saloon.games.dice.modules.legacy import box
from saloon.games.dice.modules.legacy.module import module

__all__ = ["box", "module"]
