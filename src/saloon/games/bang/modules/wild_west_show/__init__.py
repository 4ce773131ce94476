"""Wild West Show: an event deck that Stagecoach and Wells Fargo turn, and 8 characters."""

from saloon.games.bang.modules.wild_west_show import (
    box,
    characters,
    dorothy_rage,
    event_cards,
    greygory_deck,
    lee_van_kliff,
    roles,
)
from saloon.games.bang.modules.wild_west_show.module import wild_west_show

BOX = wild_west_show

__all__ = [
    "BOX",
    "box",
    "characters",
    "dorothy_rage",
    "event_cards",
    "greygory_deck",
    "lee_van_kliff",
    "roles",
    "wild_west_show",
]
