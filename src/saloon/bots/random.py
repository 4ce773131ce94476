"""A player without a plan: every option is as likely as the others."""

from __future__ import annotations

from random import Random

from saloon.bots.chair import Chair
from saloon.kernel.decision import Option

INTERJECTS_ONE_IN = 8


class RandomPolicy:
    """For `Game.rollout`: every answer is as likely as the others."""

    __slots__ = ("_random",)

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def __call__(self, state: object, seat: int, options: list[Option]) -> Option:
        return options[int(self._random() * len(options))]


class RandomBot:
    """Chooses at random, and interjects one time in eight when it could."""

    __slots__ = ("_random",)

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def choose(self, chair: Chair, options: list[Option]) -> Option:
        return options[self.pick(len(options))]

    def pick(self, count: int) -> int:
        return int(self._random() * count)

    def interject(self, chair: Chair, options: list[Option]) -> Option | None:
        if self._random() * INTERJECTS_ONE_IN >= 1:
            return None
        return self.choose(chair, options)
