"""Who sits where. For simulators and finished games: this looks through every secret."""

from __future__ import annotations

from typing import Final, cast

from saloon.games.dice.catalogue import ROLES
from saloon.games.dice.pieces import CharacterFace
from saloon.games.dice.state import Dice
from saloon.games.dice.victory import HUNTS, NOBODY, SIDES
from saloon.games.who import Who
from saloon.kernel import Game


def roles_of(game: Game) -> list[str]:
    state = cast(Dice, game.state)
    return [state.role(player) for player in state.players]


def sides_of(game: Game) -> tuple[str, ...]:
    """With three players every role is a side, and all may be eliminated at once."""
    config = cast(Dice, game.state).config
    if not config.has_sheriff:
        draw = config.rulings["nobody-left-of-three"] == NOBODY  # DG-THREE-15
        return (*HUNTS, NOBODY) if draw else tuple(HUNTS)
    further = [side for box in config.boxes for side in box.sides]
    return tuple(dict.fromkeys((*SIDES.values(), *further)))


def characters_of(game: Game) -> list[str]:
    """Whose cards were dealt, whatever has become of the players."""
    state = cast(Dice, game.state)
    cards = [state.face[slot] for slot in state.group("characters")[: state.seats]]
    return [cast(CharacterFace, card).character.id for card in cards]


WHO: Final = Who(ROLES, roles_of, sides_of, characters_of)
