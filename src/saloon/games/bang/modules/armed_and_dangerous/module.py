"""The module Armed & Dangerous."""

from saloon.games.bang.module import Module
from saloon.games.bang.modules.armed_and_dangerous.facts import FACTS

NAME = "armed-and-dangerous"

armed_and_dangerous = Module(NAME, "AD", facts=FACTS)
