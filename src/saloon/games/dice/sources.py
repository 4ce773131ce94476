"""What a character can do: it answers questions and has a say at certain moments.

The rules ask the sources of a player and do not care what they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from saloon.kernel import Effect, Option, Refusal, Script
from saloon.kernel.native import mypyc_attr, settle

if TYPE_CHECKING:
    from saloon.games.dice.state import Dice, Player

PLACES: Final = {"bullseye1": (1,), "bullseye2": (2,)}
"""How many places away a face hits."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Something that gives its owner abilities; a subclass overrides what it has a say in."""

    id: str

    # -- values ------------------------------------------------------------------------------

    extra_rolls: int = 0
    """Rolls beyond the usual three."""
    unlocks: ClassVar[frozenset[str]] = frozenset()
    """Symbols that do not lock its owner's dice."""
    gatlings_needed: int = 3
    """How many gatlings make its owner's Gatling fire."""

    reach_rule: str = ""
    """The rule by which its owner hits other places than everybody; see `places`."""

    def __init__(self) -> None:
        settle(self)

    # -- questions ---------------------------------------------------------------------------

    def places(self, face: str) -> tuple[int, ...]:
        """How many places away its owner may hit with a face."""
        return PLACES[face]

    def own_beer(self, g: Dice, owner: Player) -> int:
        """Life points of a beer its owner uses on himself; asked as the beer step begins."""
        return 1

    def suffers(self, g: Dice, owner: Player, points: int, cause: str) -> int:
        """How many of these life points its owner is to lose."""
        return points

    # -- reactions ---------------------------------------------------------------------------

    def aims(self, g: Dice, owner: Player, face: str, target: Player) -> list[Option]:
        """Other ways to aim a die at a legal target."""
        return []

    def aimed(self, g: Dice, owner: Player, chosen: Option) -> int:
        """Carries out such a way; how often the die hits."""
        raise NotImplementedError

    def why_not_aims(self, g: Dice, owner: Player, chosen: Option) -> Refusal | None:
        """The rule against such a way, if it is one of its own, at somebody within reach."""
        return None

    def conceivable_aims(self, g: Dice, owner: Player, face: str) -> list[Option]:
        """Such ways that somebody might try, possible or not."""
        return []

    def averts(self, g: Dice, owner: Player, cause: str) -> Script[bool] | None:
        """May keep its owner from losing one life point; sent back whether it did."""
        return None

    # -- moments -----------------------------------------------------------------------------

    def turn_begins(self, g: Dice, owner: Player) -> Effect:
        """Before the first roll."""
        return None

    def rolled(self, g: Dice, owner: Player) -> Effect:
        """Its owner has rolled and taken the arrows; dynamite is counted after this."""
        return None

    def lost_point(self, g: Dice, owner: Player, cause: str) -> Effect:
        """Its owner has lost a life point and is still in the game."""
        return None

    def gatlings(self, g: Dice, owner: Player, count: int) -> Effect:
        """Its owner's gatlings are resolved, after a Gatling has fired or not."""
        return None

    def outlives(self, g: Dice, owner: Player, dead: Player) -> Effect:
        """Another player was eliminated."""
        return None

    def wounded_by(self, g: Dice, owner: Player, by: Player) -> Effect:
        """Another player made its owner lose life points, and he is still in the game."""
        return None

    def turn_ends(self, g: Dice, owner: Player) -> Effect:
        """After the last die."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Character(Source):
    """A character of the game; its life points come from the data."""

    life: int
    needs: frozenset[str]
    """The modules without which it is not dealt."""

    def __init__(self) -> None:
        super().__init__()
        self.needs = frozenset()
