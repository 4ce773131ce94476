"""The Bullet: three more characters."""

from saloon.games.bang.modules.bullet import characters
from saloon.games.bang.modules.bullet.module import bullet

__all__ = ["bullet", "characters"]
