"""A seat's part of the table, and what a loss of life comes from."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from saloon.games.bang.in_force import Kit
from saloon.games.bang.presence import IN, Presence
from saloon.games.bang.sources import NOBODY, Character, Source
from saloon.kernel.fields import Fresh, Number, Piece, Same, Thing, Things, Zone
from saloon.kernel.layout import OPEN, OWN
from saloon.kernel.parts import Part


class Harm(NamedTuple):
    """What a loss of life comes from. Without `by`, no player is to blame (BB-DMG-10)."""

    by: Player | None
    card: str
    bang_card: bool = False
    """Whether it was a BANG! card, or a card played as one: not just its effect."""


class Player(Part):
    """A seat's part of the table."""

    __slots__ = (
        "abilities",
        "character",
        "hand",
        "in_play",
        "kit",
        "lent",
        "life",
        "max_life",
        "owned",
        "presence",
        "role_slot",
        "seat",
    )

    FIELDS: ClassVar = (
        Same("seat"),
        Piece("role_slot", "roles"),
        Thing("character", "character", NOBODY),
        Things("abilities", "source"),
        Number("life"),
        Number("max_life"),
        Zone("hand", "cards", OWN),
        Zone("in_play", "cards", OPEN, mixed=True),
        Thing("presence", "presence", IN, stored_as="status"),
        Fresh("lent", "None"),
        Fresh("owned", "None"),
        Fresh("kit", "None"),
    )

    seat: int
    role_slot: int
    character: Character
    abilities: tuple[Source, ...]
    """The abilities the player has now: mostly the character's own."""
    life: int
    max_life: int
    hand: list[int]
    in_play: list[int]
    """Cards in front of the player, in the order in which they came there."""
    presence: Presence
    lent: list[Source] | None
    """What boxes have laid in front of the player, until something is rearranged."""
    owned: Kit | None
    """Likewise what `Bang.own` has found; cards in play come and go more often."""
    kit: Kit | None
    """Likewise what `Bang.kit` has found."""

    # Written by `make copies`, from FIELDS.
    def copy(self) -> Player:
        twin = Player()
        twin.seat = self.seat
        twin.role_slot = self.role_slot
        twin.character = self.character
        twin.abilities = self.abilities
        twin.life = self.life
        twin.max_life = self.max_life
        twin.hand = self.hand[:]
        twin.in_play = self.in_play[:]
        twin.presence = self.presence
        twin.lent = None
        twin.owned = None
        twin.kit = None
        return twin

    def rearranged(self) -> None:
        """The sources may be others than those found before."""
        self.lent = None
        self.owned = None
        self.kit = None

    def cards_changed(self) -> None:
        """The cards are others, of the player or of the table; what boxes have laid there stays."""
        self.owned = None
        self.kit = None

    def listen_anew(self) -> None:
        """The sources are the same, and others of them may be silent."""
        self.kit = None

    @property
    def present(self) -> bool:
        """Whether the player is in the game now."""
        return self.presence is IN or self.presence.here

    @property
    def has_life(self) -> bool:
        """Whether the player has life points that can be lost."""
        return self.presence.has_life

    def __repr__(self) -> str:
        return f"<{self.seat} {self.character.id} {self.life}/{self.max_life} {self.presence.id}>"
