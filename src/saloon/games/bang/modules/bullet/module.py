"""The module The Bullet; what the editions rule about its event cards is with High Noon."""

from saloon.games.bang.module import Module
from saloon.games.bang.modules.bullet.facts import FACTS

bullet = Module("bullet", "BU", facts=FACTS)
