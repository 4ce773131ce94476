"""Armed & Dangerous: load tokens, Dangerous cards, brown cards to upgrade, 8 characters."""

from saloon.games.bang.modules.armed_and_dangerous import (
    box,
    characters,
    dangerous,
    upgrades,
    weapons,
)
from saloon.games.bang.modules.armed_and_dangerous.module import armed_and_dangerous

BOX = armed_and_dangerous

__all__ = ["BOX", "armed_and_dangerous", "box", "characters", "dangerous", "upgrades", "weapons"]
