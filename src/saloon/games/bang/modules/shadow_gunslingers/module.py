from saloon.games.bang.module import Module
from saloon.games.bang.modules.shadow_gunslingers.facts import FACTS

shadow_gunslingers = Module("shadow-gunslingers", "GR", facts=FACTS)
