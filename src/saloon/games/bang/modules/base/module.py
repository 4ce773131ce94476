from saloon.games.bang.editions import BASE_SWITCHES
from saloon.games.bang.module import Module

base = Module("base", "BB", switches=BASE_SWITCHES)
