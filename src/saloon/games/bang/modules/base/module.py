from saloon.games.bang.editions import BASE_SWITCHES
from saloon.games.bang.module import Module
from saloon.games.bang.modules.base.facts import FACTS

base = Module("base", "BB", switches=BASE_SWITCHES, facts=FACTS)
