from saloon.games.dice.module import Module
from saloon.games.dice.modules.rage.facts import FACTS

module = Module("rage", "UA", box="undead-or-alive", facts=FACTS)
