from saloon.games.dice.module import Module
from saloon.games.dice.modules.undead.facts import FACTS

module = Module("undead", "UA", "undead-or-alive", facts=FACTS)
