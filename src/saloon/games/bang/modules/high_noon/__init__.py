"""High Noon: a deck of event cards, one for each round."""

from saloon.games.bang.modules.high_noon import event_cards, ghost_town
from saloon.games.bang.modules.high_noon.module import high_noon

BOX = high_noon

__all__ = ["BOX", "event_cards", "ghost_town", "high_noon"]
