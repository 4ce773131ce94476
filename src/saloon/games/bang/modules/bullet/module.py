"""The module The Bullet; the editions agree about it."""

from saloon.games.bang.module import Module

bullet = Module("bullet", "BU")
