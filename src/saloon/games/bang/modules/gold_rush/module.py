"""The module Gold Rush and the rulings it lets a table choose (ED-33, ED-79, ED-96)."""

from saloon.games.bang.editions import ON_OFF, Switch
from saloon.games.bang.module import Module
from saloon.games.bang.modules.gold_rush.facts import FACTS

NAME = "gold-rush"

SWITCHES = (
    Switch(
        "nugget-per-life", "ED-33", NAME, ("per-life", "per-wound"), "per-life", "per-wound",
        "A nugget for each life point taken from somebody, or for each wound.",
    ),
    Switch(
        "raddie-snake-uses", "ED-79", NAME, (2, 3), 2, 3,
        "How often a turn Raddie Snake may buy a card.",
    ),
    Switch(
        "equipment-switched-off", "ED-96", NAME, ON_OFF, False, False,
        "Whether Belle Star, Big Fifty and Lasso switch off black equipment, too.",
    ),
)  # fmt: skip

gold_rush = Module(NAME, "GR", switches=SWITCHES, facts=FACTS)
