"""A slice of Gold Rush: nuggets, the shop, forcing a discard, Beer for gold, six of the pieces."""

from saloon.games.bang.modules.gold_rush.box import GoldRush
from saloon.games.bang.modules.gold_rush.module import gold_rush

BOX = gold_rush
BOX.brings(GoldRush())
