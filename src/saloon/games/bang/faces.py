"""What is printed on the pieces, and decks of events."""

from __future__ import annotations

from dataclasses import dataclass

from saloon.games.bang.cards import Card
from saloon.games.bang.sources import Character, EventCard


@dataclass(frozen=True, slots=True)
class CardFace:
    """One physical playing card."""

    text: str
    card: Card
    suit: str
    value: int
    """2 to 14: an ace is the highest (BB-DRAW-04)."""


@dataclass(frozen=True, slots=True)
class RoleFace:
    text: str
    role: str


@dataclass(frozen=True, slots=True)
class CharacterFace:
    text: str
    character: Character


@dataclass(frozen=True, slots=True)
class EventFace:
    text: str
    event: EventCard
    pack: str
    """The module with whose events it is shuffled."""
    deck: str
    """The deck they make up, maybe together with those of another module."""


class EventDeck:
    """Event cards in a face-up pile, of which only the next one shows, and those turned up."""

    __slots__ = ("past", "waiting")

    def __init__(self, waiting: list[int], past: list[int]) -> None:
        self.waiting = waiting
        """Still to come; the next one is the last."""
        self.past = past
        """Turned up; the last is in force."""

    def copy(self) -> EventDeck:
        return EventDeck(self.waiting[:], self.past[:])
