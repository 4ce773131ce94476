"""The Valley of Shadows: 16 cards, 8 characters, answers between playing and effect."""

from saloon.games.bang.modules.valley_of_shadows import answers, blue, box, brown, characters
from saloon.games.bang.modules.valley_of_shadows.module import valley_of_shadows

BOX = valley_of_shadows

__all__ = ["BOX", "answers", "blue", "box", "brown", "characters", "valley_of_shadows"]
