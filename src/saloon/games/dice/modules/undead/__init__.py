"""Undead or Alive, module 4: the Boneyard, the outbreak, and zombies."""

from saloon.games.dice.modules.undead import box
from saloon.games.dice.modules.undead.module import module

__all__ = ["box", "module"]
