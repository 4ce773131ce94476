"""What is printed on the pieces, and decks of event cards."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from saloon.games.bang.cards import Card
from saloon.games.bang.sources import Character, EventCard
from saloon.kernel.fields import Field
from saloon.kernel.layout import Layout
from saloon.kernel.stored import Stored, is_number


@dataclass(frozen=True, slots=True)
class CardFace:
    """One physical playing card."""

    text: str
    card: Card
    id: str
    """That of the card. It is asked for all the time, and since nearly all faces are of one class
    it is found here in half the time."""
    suit: str
    value: int
    """2 to 14: an ace is the highest (BB-DRAW-04)."""
    alone: dict[str, Any] = field(init=False, repr=False, compare=False)
    """What is told to who sees this card and nothing else: one for all such events."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "alone", {"card": self.text})


@dataclass(frozen=True, slots=True)
class RoleFace:
    text: str
    role: str


@dataclass(frozen=True, slots=True)
class CharacterFace:
    text: str
    character: Character


@dataclass(frozen=True, slots=True)
class EventCardFace:
    text: str
    event_card: EventCard
    pack: str
    """The module with whose event cards it is shuffled."""
    deck: str
    """The deck they make up, maybe together with those of another module."""
    hidden: bool = False
    """Whether that deck lies face down, so that nobody sees the next event card."""


class EventDeck:
    """Event cards in a pile, of which at most the next one shows, and those turned up."""

    __slots__ = ("past", "waiting")

    def __init__(self, waiting: list[int], past: list[int]) -> None:
        self.waiting = waiting
        """Still to come; the next one is the last."""
        self.past = past
        """Turned up; the last is in force."""

    def copy(self) -> EventDeck:
        return EventDeck(self.waiting[:], self.past[:])


class EventDecks(Field[dict[str, EventDeck]]):
    """The event decks by name, in the order in which their event cards are carried out."""

    copying = "{name: deck.copy() for name, deck in VALUE.items()}"

    def first(self, layout: Layout) -> dict[str, EventDeck]:
        return {}

    def plain(self, value: dict[str, EventDeck]) -> list[list[Any]]:
        return [[name, deck.waiting[:], deck.past[:]] for name, deck in value.items()]

    def read(self, stored: Stored, layout: Layout) -> dict[str, EventDeck]:
        cards = layout.groups["events"]
        names = [layout.faces[slot].deck for slot in cards]  # type: ignore[attr-defined]
        decks = {}
        for each in stored.items(self.stored_as):
            match each:
                case [str(name), [*waiting], [*past]] if name in names and _lie(
                    [*waiting, *past], cards
                ):
                    decks[name] = EventDeck(waiting, past)
                case _:
                    raise stored.wrong(self.stored_as, f"event cards of a deck, not {each!r}")
        return decks


def _lie(slots: list[Any], group: range) -> bool:
    """Whether these are cards of a group, each in one place."""
    return all(is_number(slot, group) for slot in slots) and len(slots) == len(set(slots))
