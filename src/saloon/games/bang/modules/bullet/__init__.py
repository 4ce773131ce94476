"""The Bullet: three more characters, and two event cards for the deck of High Noon."""

from saloon.games.bang.modules.bullet import characters, event_cards
from saloon.games.bang.modules.bullet.module import bullet

BOX = bullet

__all__ = ["BOX", "bullet", "characters", "event_cards"]
