"""What a game is played with."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from saloon.games.about import Value
from saloon.games.dice.sources import Character
from saloon.kernel import Decision, Face, Script
from saloon.kernel.layout import Layout

if TYPE_CHECKING:
    from saloon.games.dice.box import Box
    from saloon.games.dice.state import Dice, Player

SYMBOLS: Final = (
    "arrow", "dynamite", "whisky", "bullseye1", "bullseye2", "beer", "gatling", "duel",
)  # fmt: skip
"""In the order in which they are resolved (DG-TURN-04, UA-DIE-04)."""

StepOfTurn: TypeAlias = "Callable[[Dice, Player], Decision | Script[Any] | None]"
"""Carries out a step of the turn and takes it off the agenda, now or when it is done with."""


@dataclass(frozen=True, slots=True)
class RoleFace:
    text: str
    role: str


@dataclass(frozen=True, slots=True)
class CharacterFace:
    text: str
    character: Character


@dataclass(frozen=True, slots=True)
class SymbolFace:
    """A card or token with symbols of the dice on it."""

    text: str
    symbols: tuple[str, ...]


class DieKind:
    """A kind of die: its name and its faces, and what follows from them once and for all."""

    __slots__ = ("faces", "id", "labels", "ranks", "sides")

    def __init__(self, id_: str, faces: tuple[str, ...]) -> None:
        self.id = id_
        self.faces = faces
        self.sides = tuple(SYMBOLS.index(face) for face in faces)
        """The symbols on its sides, by number."""
        self.labels = {face: face if id_ == "base" else f"{id_}:{face}" for face in (*faces, "")}
        """What it shows in words, with its kind if it is a special one."""
        self.ranks = {face: (SYMBOLS.index(face), self.labels[face]) for face in faces}
        """Where it comes among others, by what it shows."""


@dataclass(eq=False)
class Configuration:
    """What a game with these players and boxes is made of."""

    players: int
    roles: tuple[RoleFace, ...]
    characters: tuple[CharacterFace, ...]
    dice: tuple[DieKind, ...]
    arrows: int
    extra_life: int
    boxes: tuple[Box, ...]
    """What the boxes beyond the base game have a say in."""
    steps: Mapping[str, StepOfTurn]
    turn: tuple[str, ...]
    """The steps of a turn, in their order."""
    closing: frozenset[str]
    """The steps that take place though the player whose turn it is was eliminated."""
    rulings: Mapping[str, Value]
    """What the table has chosen where the rulebook leaves something open."""
    has_sheriff: bool = field(init=False)
    """With three players there is none, and other goals hold (DG-THREE)."""
    layout: Layout = field(init=False)

    def __post_init__(self) -> None:
        self.has_sheriff = any(face.role == "sheriff" for face in self.roles)
        self.layout = self._lay_out()

    def _lay_out(self) -> Layout:
        """The roles, the characters, then the boxes' own pieces."""
        piles = {name: pile for box in self.boxes for name, pile in box.piles.items()}
        groups: dict[str, range] = {}
        faces: list[Face] = []
        own: dict[str, Sequence[Face]] = {"roles": self.roles, "characters": self.characters}
        for name, pile in {**own, **piles}.items():
            groups[name] = range(len(faces), len(faces) + len(pile))
            faces += pile
        people = [face.character for face in self.characters]
        people += [each for box in self.boxes for each in box.stand_ins]
        return Layout(
            seats=self.players,
            faces=faces,
            groups=groups,
            steps=self.steps,
            keeps={box.id: box.keeps for box in self.boxes if box.keeps is not None},
            known={"character": {each.id: each for each in people}},
        )
