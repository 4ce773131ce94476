"""What can be done at the locations."""

from saloon.games.legends.locations.cattle import Acquire, Rustle, Ship
from saloon.games.legends.locations.mine import Prospect
from saloon.games.legends.locations.store import Buy, Upgrade
from saloon.games.legends.locations.town import Doctor, Revel, Sell, SellLump, Work

ACTS = (
    Work(), Buy(), Upgrade(), Sell(), SellLump(), Doctor(), Revel(), Prospect(), Acquire(), Ship(),
    Rustle(),
)  # fmt: skip
"""In the order in which they are offered."""
