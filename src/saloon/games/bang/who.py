"""Who sits where. For simulators and finished games: this looks through every secret."""

from __future__ import annotations

from typing import Final, cast

from saloon.games.bang.state import Bang
from saloon.games.bang.victory import SIDES, sides_in
from saloon.games.who import Who
from saloon.kernel import Game

ROLES: Final = tuple(SIDES)


def roles_of(game: Game) -> list[str]:
    """The role of every seat, known as soon as the game is set up."""
    state = cast(Bang, game.state)
    return [state.role(player) for player in state.players]


def sides_of(game: Game) -> tuple[str, ...]:
    """The sides that can win this game."""
    state = cast(Bang, game.state)
    sides = sides_in(state)
    present = {sides.get(role) for role in roles_of(game)}
    return tuple(side for side in dict.fromkeys(sides.values()) if side in present)


def characters_of(game: Game) -> list[str]:
    """The character of every seat, by id; empty while it is being chosen."""
    return [player.character.id for player in cast(Bang, game.state).players]


WHO: Final = Who(ROLES, roles_of, sides_of, characters_of)
