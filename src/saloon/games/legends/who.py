"""Who sits where. For simulators and finished games: this looks through every secret."""

from __future__ import annotations

from typing import cast

from saloon.games.legends.state import Legends
from saloon.games.who import Who
from saloon.kernel import Game

SIDES = ("neutral", "lawman", "outlaw")


def roles_of(game: Game) -> list[str]:
    """On which side of the law everybody is; it changes during a game."""
    return [player.side for player in cast(Legends, game.state).players]


def sides_of(game: Game) -> tuple[str, ...]:
    """There are points; with two players the Man in Black may have the most."""
    return ("points", "man-in-black") if game.state.seats == 2 else ("points",)


def characters_of(game: Game) -> list[str]:
    return [player.character.id for player in cast(Legends, game.state).players]


WHO = Who(SIDES, roles_of, sides_of, characters_of, as_sides=False)
