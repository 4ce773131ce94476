"""A chapter of the rules: a part of the game with pieces, state, acts and steps of its own.

The core asks all chapters of a game and does not care which they are. A chapter that needs to be
asked something else adds a member here, with the answer of one that has nothing to say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from saloon.games.legends.acts import Act
from saloon.kernel import Decision, Face, Option, Refusal, Script
from saloon.kernel.facts import Facts
from saloon.kernel.moments import Moment
from saloon.kernel.parts import Part

if TYPE_CHECKING:
    from saloon.games.legends.config import Configuration
    from saloon.games.legends.state import Legends, Player

StepOfTurn: TypeAlias = "Callable[[Legends, Player], Decision | Script[Any] | None]"
"""Carries out a step of the turn and takes it off the agenda, now or when it is done with."""

STEP_NAMES = (
    "characters", "starts", "space", "bandits",
    "begin", "income", "weapon", "mount", "act", "over", "stories", "goals", "hand", "wanted",
    "round", "next",
)  # fmt: skip
"""All steps there are: those of the set-up, then those of a turn in their order (WL-TURN-03,
WL-END-01 to 07). "stories", "goals" and "round" are for chapters to bring."""


class Chapter:
    id: str = ""

    keeps: type[Part] | None = None
    """What it keeps in `State.kept`, under its id."""
    acts: tuple[Act, ...] = ()
    """What it lets players do in their own turn."""
    steps: Mapping[str, StepOfTurn] = {}
    """Its steps of the turn; `turn.TIMETABLE` has the places for them."""
    quiet: tuple[str, ...] = ()
    """Those of its steps that ask before they change anything."""
    facts: Facts = Facts()
    """What it tells that the core does not: events, details, refusals, parts of the view."""
    remembers: tuple[type[Moment], ...] = ()
    """Its moments that stories and goals read."""

    def pieces(self, config: Configuration) -> Mapping[str, Sequence[Face]]:
        """Its own cards and tokens, by the name of their group."""
        return {}

    def set_up(self, g: Legends) -> None:
        """The figures stand on the board; shuffle and lay out its pieces."""

    def place(self, g: Legends, given: Mapping[str, Any]) -> None:
        """What a given position says about it, after `set_up`."""

    def why_not(
        self, g: Legends, decision: Decision, player: Player, chosen: Option
    ) -> Refusal | None:
        """Why something is no answer to a question of its own, if there is more to say."""
        return None

    def uncover(self, g: Legends) -> None:
        """The game ends: everybody sees what was hidden and counts now."""

    def score(self, g: Legends, player: Player) -> int:
        """LP at the end of the game."""
        return 0

    def figures(self, g: Legends) -> Mapping[str, str]:
        """Characters on the board that nobody plays, by name, and where each of them stands."""
        return {}

    def rivals(self, g: Legends) -> list[int]:
        """LP of competitors who are no players, at the end."""
        return []

    def view(self, g: Legends, viewer: int | None, over: bool) -> dict[str, Any]:
        """What a viewer may see of it, from an allow-list."""
        return {}

    def view_player(
        self, g: Legends, player: Player, viewer: int | None, over: bool
    ) -> dict[str, Any]:
        return {}

    def problems(self, g: Legends) -> list[str]:
        """What does not hold and should, in words."""
        return []
