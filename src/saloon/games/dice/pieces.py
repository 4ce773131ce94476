"""What a game is played with."""

from __future__ import annotations

from dataclasses import dataclass

from saloon.games.dice.sources import Character

SYMBOLS = ("arrow", "dynamite", "bullseye1", "bullseye2", "beer", "gatling")
"""In the order in which they are resolved."""


@dataclass(frozen=True, slots=True)
class RoleFace:
    text: str
    role: str


@dataclass(frozen=True, slots=True)
class CharacterFace:
    text: str
    character: Character


@dataclass(frozen=True, slots=True)
class DieKind:
    """A kind of die: its name and its faces."""

    id: str
    faces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Configuration:
    """What a game with these players and boxes is made of."""

    players: int
    roles: tuple[RoleFace, ...]
    characters: tuple[CharacterFace, ...]
    dice: tuple[DieKind, ...]
    arrows: int
    extra_life: int

    @property
    def faces(self) -> list[RoleFace | CharacterFace]:
        return [*self.roles, *self.characters]

    @property
    def roots(self) -> tuple[range, ...]:
        roles = len(self.roles)
        return range(roles), range(roles, roles + len(self.characters))
