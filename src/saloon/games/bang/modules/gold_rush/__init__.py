"""Gold Rush: nuggets, a shop of equipment, eight characters."""

from saloon.games.bang.modules.gold_rush import characters
from saloon.games.bang.modules.gold_rush.box import GoldRush
from saloon.games.bang.modules.gold_rush.module import gold_rush

BOX = gold_rush
BOX.brings(GoldRush())

__all__ = ["BOX", "characters", "gold_rush"]
