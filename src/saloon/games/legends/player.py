"""What one seat has on the table, and the limits to it."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.legends.board import SPACES
from saloon.games.legends.reading import pieces
from saloon.games.legends.sources import Character
from saloon.kernel.fields import Counts, Flag, Number, Same, Thing, Word, Zone
from saloon.kernel.layout import OWN
from saloon.kernel.parts import Part

NOBODY = Character()
"""Sits at the table before a character is chosen."""
NOBODY.id = "nobody"

_GEAR = pieces().equipment
WEAPONS: tuple[str, ...] = tuple([e.id for e in _GEAR.values() if e.category == "weapon"])
MOUNTS: tuple[str, ...] = tuple([e.id for e in _GEAR.values() if e.category == "mount"])
ITEMS: tuple[str, ...] = tuple([e.id for e in _GEAR.values() if e.category == "item"])

MOST_MONEY = 120
MOST_WOUNDS = 3
MOST_NUGGETS = 4
MOST_ITEMS = 3
LAST_SPACE = 9
"""Of the tracks; points beyond it are turned into LP."""


class Player(Part):
    """A seat's part of the table."""

    __slots__ = (
        "card", "cattle", "character", "gear", "hand", "lp", "money", "mount", "mp", "nuggets",
        "proven", "seat", "space", "weapon", "wounds", "wp",
    )  # fmt: skip

    FIELDS: ClassVar = (
        Same("seat"),
        Thing("character", "character", NOBODY),
        Zone("card", "characters", OWN),
        Zone("hand", "poker", OWN),
        Zone("cattle", "cattle", OWN),
        Word("space", ("", *SPACES)),
        Number("money", within=range(MOST_MONEY + 1)),
        Number("nuggets", within=range(100)),
        Number("lp"),
        Number("mp", within=range(LAST_SPACE + 1)),
        Number("wp", within=range(LAST_SPACE + 1)),
        Number("wounds", within=range(MOST_WOUNDS + 1)),
        Flag("proven"),
        Counts("gear"),
        Word("weapon", ("", *WEAPONS)),
        Word("mount", ("", *MOUNTS)),
    )

    seat: int
    character: Character
    card: list[int]
    """The character cards dealt, then the one that was kept."""
    hand: list[int]
    cattle: list[int]
    space: str
    money: int
    nuggets: int
    lp: int
    mp: int
    wp: int
    wounds: int
    proven: bool
    """Whether 5 LP were reached, so that the character's ability works (WL-TRACK-15)."""
    gear: dict[str, int]
    """The kinds of equipment owned, and how each card lies."""
    weapon: str
    mount: str
    """What was chosen at the start of the turn (WL-START-07); "" on foot."""

    @property
    def outlaw(self) -> bool:
        return self.wp > 0

    @property
    def lawman(self) -> bool:
        return self.mp > 0

    @property
    def side(self) -> str:
        """WL-TERM-01 to 03."""
        return "outlaw" if self.wp else "lawman" if self.mp else "neutral"

    # Written by `make copies`, from FIELDS.
    def copy(self) -> Player:
        twin = Player()
        twin.seat = self.seat
        twin.character = self.character
        twin.card = self.card[:]
        twin.hand = self.hand[:]
        twin.cattle = self.cattle[:]
        twin.space = self.space
        twin.money = self.money
        twin.nuggets = self.nuggets
        twin.lp = self.lp
        twin.mp = self.mp
        twin.wp = self.wp
        twin.wounds = self.wounds
        twin.proven = self.proven
        twin.gear = self.gear.copy()
        twin.weapon = self.weapon
        twin.mount = self.mount
        return twin
