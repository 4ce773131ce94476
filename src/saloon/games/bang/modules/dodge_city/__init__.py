"""Dodge City: 40 cards with green and costly ones, 15 characters, 3 and 8 players."""

from saloon.games.bang.modules.dodge_city import blue, brown, characters, green, stolen, three
from saloon.games.bang.modules.dodge_city.module import dodge_city

BOX = dodge_city

__all__ = ["BOX", "blue", "brown", "characters", "dodge_city", "green", "stolen", "three"]
