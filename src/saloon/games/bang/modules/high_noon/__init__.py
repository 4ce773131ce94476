"""High Noon: a deck of events, one for each round."""

from saloon.games.bang.modules.high_noon import events, ghost_town
from saloon.games.bang.modules.high_noon.module import high_noon

BOX = high_noon

__all__ = ["BOX", "events", "ghost_town", "high_noon"]
