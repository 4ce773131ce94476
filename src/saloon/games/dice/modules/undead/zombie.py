"""What stands before a zombie instead of a character."""

from __future__ import annotations

from saloon.games.dice.sources import Character

DICE = 3
ZOMBIES_AT_MOST = 6
"""UA-OUTBREAK-19"""


class Zombie(Character):
    """No ability at all (UA-ZOMB-06); what a zombie may not do is the box's to say."""

    id = "zombie"
    life = 0
    """It has as many life points as the outbreak gives it."""


ZOMBIE = Zombie()
