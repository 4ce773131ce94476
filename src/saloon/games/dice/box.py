"""What a box beyond the base game has a say in: the whole table, whoever's turn it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from saloon.kernel import Decision, Effect, Face, Option, Refusal
from saloon.kernel.restoring import Stored

if TYPE_CHECKING:
    from saloon.games.dice.pieces import Configuration, DieKind, StepOfTurn
    from saloon.games.dice.state import Dice, Player


class Kept(Protocol):
    """What a box keeps on the table and before the players: plain data, in the state."""

    def copy(self) -> Kept: ...

    def plain(self) -> dict[str, Any]: ...


class Box:
    """The rules of one box; a subclass overrides what it has a say in."""

    id: str

    # -- what it is made of ------------------------------------------------------------------

    piles: Mapping[str, Sequence[Face]] = {}
    """Its own cards and tokens, by the name of their pile; each pile is a group of slots."""
    steps: Mapping[str, StepOfTurn] = {}
    """Its steps of the turn, by names that stand in `TIMETABLE`."""
    closing: frozenset[str] = frozenset()
    """Those of its steps that take place though the player whose turn it is was eliminated."""

    def dice(self, kinds: tuple[DieKind, ...]) -> tuple[DieKind, ...]:
        """With which dice the game is played."""
        return kinds

    # -- what it keeps -----------------------------------------------------------------------

    def new(self, config: Configuration) -> Kept | None:
        """What it keeps at the start, before anything is shuffled; None if it keeps nothing."""
        return None

    def restore(self, config: Configuration, stored: Stored) -> Kept:
        """The same, from what `Kept.plain` has stored."""
        raise NotImplementedError

    def problems(self, g: Dice) -> list[str]:
        """What does not hold of it and should."""
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

    # -- given positions ---------------------------------------------------------------------

    position: tuple[str, ...] = ()
    """What else a given position may say."""

    def place(self, g: Dice, position: Mapping[str, Any]) -> None:
        """Lay out what a position says; nothing of it has been looked at."""

    # -- questions ---------------------------------------------------------------------------

    def takes(self, g: Dice, player: Player, what: str) -> bool:
        """Whether a player can get something at all: "life" points, or what a box deals out."""
        return True

    def takes_turn(self, g: Dice, player: Player) -> bool:
        """Whether a player who is out has turns all the same."""
        return False

    def judges(self, g: Dice, dead: list[Player], by: Player | None) -> bool:
        """Looks who has won instead of the usual goals; whether it did so."""
        return False

    # -- answers to its own questions --------------------------------------------------------

    def why_not(self, g: Dice, decision: Decision, seat: int, chosen: Option) -> Refusal | None:
        """The rule against an answer to one of its own questions that is no option."""
        return None

    def conceivable(self, g: Dice, decision: Decision, seat: int) -> list[Option]:
        """Answers to one of its own questions that somebody might try."""
        return []

    # -- moments -----------------------------------------------------------------------------

    def set_up(self, g: Dice) -> None:
        """Everything is dealt: shuffle what has to be."""

    def turn_begins(self, g: Dice, player: Player) -> Effect:
        """The dice are ready, before anything else."""

    def point_lost(self, g: Dice, player: Player, cause: str, by: Player | None) -> None:
        """Somebody has lost a life point, perhaps the last one."""

    def eliminated(self, g: Dice, player: Player, cause: str, by: Player | None) -> None:
        """Somebody was eliminated; who has won is looked at after this."""
