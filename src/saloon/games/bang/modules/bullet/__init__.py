"""The Bullet: three more characters, and two events for the deck of High Noon."""

from saloon.games.bang.modules.bullet import characters, events
from saloon.games.bang.modules.bullet.module import bullet

BOX = bullet

__all__ = ["BOX", "bullet", "characters", "events"]
