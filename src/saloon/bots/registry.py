"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable

from saloon.bots.chair import Bot
from saloon.bots.cowhand import Cowhand
from saloon.bots.gambler import Gambler
from saloon.bots.random import RandomBot
from saloon.kernel.errors import SetupError

BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "cowhand": Cowhand,
    "gambler": Gambler,
}

ONLY: dict[str, tuple[str, ...]] = {"cowhand": ("bang",), "gambler": ("dice",)}
"""The games of bots that do not play all of them."""


def plays(name: str, game: str) -> bool:
    return name in BOTS and game in ONLY.get(name, (game,))


def check_plays(name: str, game: str) -> None:
    if not plays(name, game):
        raise SetupError(f"the bot '{name}' does not play {game}")


def default_bot(game: str = "bang") -> str:
    """The most sensible one that plays it: the later, the better they are."""
    return next(name for name in reversed(BOTS) if plays(name, game))


def make_bot(name: str, seed: int) -> Bot:
    if name not in BOTS:
        raise SetupError(f"unknown bot '{name}'; there are {', '.join(BOTS)}")
    return BOTS[name](seed)
