"""Who sits where in a game, for simulators and finished games: it looks through every secret."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from saloon.kernel import Event, Game


@dataclass(frozen=True, slots=True)
class Who:
    roles: tuple[str, ...]
    """All roles there are."""
    roles_of: Callable[[Game], list[str]]
    """The role of every seat."""
    sides_of: Callable[[Game], tuple[str, ...]]
    """The sides that can win this game."""
    characters_of: Callable[[Game], list[str]]
    """The character of every seat, by id."""
    as_sides: bool = True
    """Whether seats win together as sides; else everybody plays for points of their own."""
    numbers: Mapping[str, Callable[[Game], float]] = field(default_factory=dict)
    """What else there is to measure of a finished game, by a word for it: rounds."""
    seats: Mapping[str, Callable[[Game, Sequence[Event]], list[str]]] = field(default_factory=dict)
    """By what else to compare the seats of a finished game, given all that happened in it."""
    points_from: Callable[[Game, Sequence[Event]], list[dict[str, int]]] | None = None
    """Where the points of every seat come from, by a word for it; together they are its points."""
