from saloon.games.dice.module import Module
from saloon.games.dice.modules.duels.facts import FACTS

module = Module("duels", "UA", box="undead-or-alive", facts=FACTS)
