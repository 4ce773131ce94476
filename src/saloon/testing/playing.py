"""Playing a game at random, and what there is to compare about it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from saloon.kernel import Game, Option


def canonical(data: Any) -> str:
    return json.dumps(data, sort_keys=True)


def words(game: Game, seat: int) -> list[str]:
    """A seat's options as text."""
    return [game.state.option_text(chosen) for chosen in game.options(seat)]


def anybody(game: Game, random: Random) -> tuple[Option, int]:
    """A random choice of some asked seat, or sometimes an interjection."""
    for seat in game.rules.interjectors(game.state):
        offered = game.interjections(seat)
        if offered and random.random() < 0.1:
            return random.choice(offered), seat
    seat = random.choice(game.unanswered())
    return random.choice(game.options(seat)), seat


def play_on(game: Game, random: Random, choices: int) -> list[tuple[Option, int]]:
    made = []
    for _ in range(choices):
        if game.over:
            break
        chosen, seat = anybody(game, random)
        game.choose(chosen, seat)
        made.append((chosen, seat))
    return made
