"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable

from saloon.bots.chair import Bot
from saloon.bots.cowhand import Cowhand
from saloon.bots.random import RandomBot
from saloon.kernel import SetupError

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "cowhand": Cowhand}


def make_bot(name: str, seed: int) -> Bot:
    if name not in BOTS:
        raise SetupError(f"unknown bot '{name}'; there are {', '.join(BOTS)}")
    return BOTS[name](seed)
