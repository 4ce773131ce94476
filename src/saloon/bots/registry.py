"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from saloon.bots.chair import Bot
from saloon.bots.cowhand import Cowhand
from saloon.bots.drifter import WAYS, Drifter
from saloon.bots.gambler import Gambler
from saloon.bots.random import RandomBot
from saloon.kernel.errors import SetupError

BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "cowhand": Cowhand,
    "gambler": Gambler,
    "drifter": Drifter,
}

ONLY: dict[str, tuple[str, ...]] = {
    "cowhand": ("bang",),
    "gambler": ("dice",),
    "drifter": ("legends",),
}
"""The games of bots that do not play all of them."""

MANNERS: dict[str, dict[str, Callable[[int], Bot]]] = {
    "drifter": {way: partial(Drifter, way=way) for way in WAYS},
}
"""Manners that a bot can be told behind its name: `drifter:law`."""


def check_known(name: str) -> None:
    """Refuse what is no bot, or no manner of it."""
    bot, colon, manner = name.partition(":")
    if bot not in BOTS:
        raise SetupError(f"unknown bot '{name}'; there are {', '.join(BOTS)}")
    manners = MANNERS.get(bot, {})
    if colon and manner not in manners:
        there = f"there are {', '.join(manners)}" if manners else "it has none"
        raise SetupError(f"the bot '{bot}' has no manner '{manner}'; {there}")


def plays(name: str, game: str) -> bool:
    bot = name.partition(":")[0]
    return bot in BOTS and game in ONLY.get(bot, (game,))


def check_plays(name: str, game: str) -> None:
    if not plays(name, game):
        raise SetupError(f"the bot '{name}' does not play {game}")


def default_bot(game: str = "bang") -> str:
    """The most sensible one that plays it: the later, the better they are."""
    return next(name for name in reversed(BOTS) if plays(name, game))


def make_bot(name: str, seed: int) -> Bot:
    check_known(name)
    bot, _, manner = name.partition(":")
    return MANNERS[bot][manner](seed) if manner else BOTS[bot](seed)
