"""The module The Bullet; what the editions rule about its events is with those of High Noon."""

from saloon.games.bang.module import Module

bullet = Module("bullet", "BU")
