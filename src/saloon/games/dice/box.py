"""What a box beyond the base game has a say in: the whole table, whoever's turn it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from saloon.kernel import Face
from saloon.kernel.native import mypyc_attr, settle
from saloon.kernel.parts import Part

if TYPE_CHECKING:
    from saloon.games.dice.pieces import Configuration, DieKind, StepOfTurn
    from saloon.games.dice.sources import Character
    from saloon.games.dice.state import Dice, Player


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """The rules of one box; a subclass overrides what it has a say in."""

    id: str

    # -- what it is made of ------------------------------------------------------------------

    piles: ClassVar[Mapping[str, Sequence[Face]]] = {}
    """Its own cards and tokens, by the name of their pile; each pile is a group of slots."""
    steps: ClassVar[Mapping[str, StepOfTurn]] = {}
    """Its steps of the turn, by names that stand in `TIMETABLE`; others it schedules itself."""
    closing: ClassVar[frozenset[str]] = frozenset()
    """Those of its steps that take place though the player whose turn it is was eliminated."""

    stand_ins: ClassVar[tuple[Character, ...]] = ()
    """What may lie before a player instead of a character card."""
    sides: ClassVar[tuple[str, ...]] = ()
    """Who else can win."""
    brings_back: bool = False
    """Whether who is out may come back."""

    def __init__(self) -> None:
        settle(self)

    def dice(self, kinds: tuple[DieKind, ...]) -> tuple[DieKind, ...]:
        """With which dice the game is played."""
        return kinds

    # -- what it keeps -----------------------------------------------------------------------

    keeps: ClassVar[type[Part] | None] = None
    """What it keeps on the table and before the players, with declared fields."""

    def loose(self, g: Dice) -> frozenset[str]:
        """Those of its groups of which some pieces may lie nowhere: in the box, so to say."""
        return frozenset()

    def problems(self, g: Dice) -> list[str]:
        """What does not hold of it and should, beyond each piece lying where it belongs."""
        return []

    # -- what is seen of it ------------------------------------------------------------------

    def view(self, g: Dice, viewer: int | None, over: bool) -> dict[str, Any]:
        """What a viewer sees of it on the table. An allow-list."""
        return {}

    def view_player(
        self, g: Dice, player: Player, viewer: int | None, over: bool
    ) -> dict[str, Any]:
        """What a viewer sees of it before a player. An allow-list."""
        return {}

    def may_hold(self, g: Dice, slot: int, face: Face) -> bool:
        """Whether a face can, as everybody knows, be in the place where a hidden slot lies."""
        return True

    # -- given positions ---------------------------------------------------------------------

    position: ClassVar[tuple[str, ...]] = ()
    """What else a given position may say."""

    def place(self, g: Dice, position: Mapping[str, Any]) -> None:
        """Lay out what a position says; nothing of it has been looked at."""

    # -- several games in a row --------------------------------------------------------------

    options: ClassVar[tuple[str, ...]] = ()
    """What else the options of a game may say."""

    def check(self, config: Configuration, options: Mapping[str, Any]) -> None:
        """Refuses what its options say, if it cannot be; nothing of it has been looked at."""

    def opens(self, g: Dice, options: Mapping[str, Any]) -> bool:
        """Schedules steps that come before dealing, if there are any; the last of them deals."""
        return False

    def hand_on(self, g: Dice) -> dict[str, Any]:
        """What a finished game decides about the next one, as options for it: plain data."""
        return {}

    # -- questions ---------------------------------------------------------------------------

    def takes(self, g: Dice, player: Player, what: str) -> bool:
        """Whether a player can get something at all: "life" points, or what a box deals out."""
        return True

    def dice_of(self, g: Dice, player: Player, dice: list[int]) -> list[int]:
        """Which of these dice a player rolls."""
        return dice

    def extra_life(self, g: Dice, player: Player) -> int:
        """Life points that a player has beyond those of character and role."""
        return 0

    def counts_as_out(self, g: Dice, player: Player) -> bool:
        """Whether a player who is in the game at its end counts as eliminated all the same."""
        return False

    def takes_turn(self, g: Dice, player: Player) -> bool:
        """Whether a player who is out has turns all the same."""
        return False

    def judges(self, g: Dice, dead: list[Player], by: Player | None) -> bool:
        """Looks who has won instead of the usual goals; whether it did so."""
        return False

    # -- moments -----------------------------------------------------------------------------

    def set_up(self, g: Dice) -> None:
        """Everything is dealt: shuffle what has to be."""

    def turn_begins(self, g: Dice, player: Player) -> None:
        """The dice are ready, before anything else."""

    def point_lost(self, g: Dice, player: Player, cause: str, by: Player | None) -> None:
        """Somebody has lost a life point, perhaps the last one."""

    def gives_back(self, g: Dice, player: Player, why: str) -> None:
        """A player puts what he has of it back on the table, eliminated or not."""

    def eliminated(self, g: Dice, player: Player, cause: str, by: Player | None) -> None:
        """Somebody was eliminated; who has won is looked at after this."""
