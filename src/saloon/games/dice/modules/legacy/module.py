from saloon.games.dice.module import Module
from saloon.games.dice.modules.legacy.facts import FACTS

module = Module("legacy", "UA", "undead-or-alive", facts=FACTS)
