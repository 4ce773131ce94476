from saloon.games.dice.module import Module
from saloon.games.dice.modules.posse.facts import FACTS

module = Module("posse", "UA", box="undead-or-alive", facts=FACTS)
