"""Players that see only what their seat may see."""

from saloon.bots.chair import Bot, Chair
from saloon.bots.registry import BOTS, default_bot, make_bot
from saloon.bots.runner import TooLong, play_out

__all__ = ["BOTS", "Bot", "Chair", "TooLong", "default_bot", "make_bot", "play_out"]
