"""The module The Bullet; what the editions rule about its events is with those of High Noon."""

from saloon.games.bang.module import Module
from saloon.games.bang.modules.bullet.facts import FACTS

bullet = Module("bullet", "BU", facts=FACTS)
