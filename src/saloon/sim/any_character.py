"""A bot that does not choose its character: so that every manner of playing meets all of them."""

from __future__ import annotations

from random import Random

from saloon.bots import Bot
from saloon.bots.chair import Chair
from saloon.kernel import Option

KIND = "character"
"""How all games call the question."""


class AnyCharacter:
    """Keeps one of the characters dealt at random, and else plays as another bot does."""

    __slots__ = ("_bot", "_interject", "_random")

    def __init__(self, bot: Bot, seed: int) -> None:
        self._bot = bot
        self._interject = getattr(bot, "interject", None)
        self._random = Random(seed)

    def choose(self, chair: Chair, options: list[Option]) -> Option:
        if chair.kind == KIND:
            return self._random.choice(options)
        return self._bot.choose(chair, options)

    def interject(self, chair: Chair, options: list[Option]) -> Option | None:
        if self._interject is None:
            return None
        chosen: Option | None = self._interject(chair, options)
        return chosen
