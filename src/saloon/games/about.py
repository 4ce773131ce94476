"""What there is to say about a game before it is played, as plain facts.

Names and explanations are texts and not here; ids lead to them.
"""

from __future__ import annotations

from dataclasses import dataclass, field

Value = bool | int | str


@dataclass(frozen=True, slots=True)
class ModuleFacts:
    id: str
    built: bool
    cards: int = 0
    characters: int = 0
    events: int = 0
    players: list[int] = field(default_factory=list)
    """Numbers of players that only this box makes possible."""
    needs: list[str] = field(default_factory=list)
    """Boxes without which it cannot be played."""
    series: bool = False
    """Whether it is for several games in a row."""


@dataclass(frozen=True, slots=True)
class RulingFacts:
    id: str
    rule: str
    module: str
    values: list[Value]
    editions: dict[str, Value]
    """What each edition says; in a game without editions the first value is the usual one."""


@dataclass(frozen=True, slots=True)
class HabitFacts:
    """What a player can have answered in advance."""

    id: str
    usual: bool


@dataclass(frozen=True, slots=True)
class PieceFacts:
    """A card, character, role, event, piece of equipment, or the face of a die."""

    id: str
    group: str
    module: str
    colour: str = ""
    copies: list[str] = field(default_factory=list)
    range: int = 0
    life: int = 0
    book: bool = False
    tags: list[str] = field(default_factory=list)
    """What clients and bots should know of it: the words are the game's own."""
    price: int = 0
    """What it costs, where it is bought."""


@dataclass(frozen=True, slots=True)
class GameFacts:
    id: str
    players: list[int]
    modules: list[ModuleFacts]
    editions: list[str]
    rulings: list[RulingFacts]
    minutes: tuple[int, int]
    pieces: list[PieceFacts]
    habits: list[HabitFacts] = field(default_factory=list)
    board: bool = True
    """Whether the web client can show it; without a board the lobby does not offer it."""
