"""What waits: for a checkpoint, for the goals to be looked at, for a card to be played."""

from __future__ import annotations

from typing import Any, NamedTuple

from saloon.games.bang.player import Harm, Player
from saloon.kernel import Effect
from saloon.kernel.fields import Field
from saloon.kernel.layout import Layout
from saloon.kernel.moments import Moment
from saloon.kernel.stored import Stored, is_number


class Fallen(NamedTuple):
    """Somebody who has left the game, and through what."""

    player: Player | None
    harm: Harm


class Trigger(NamedTuple):
    """A moment that a player's abilities react to, waiting for the next checkpoint."""

    seat: int
    moment: Moment
    hook: str
    """The method by which they hear it."""
    effect: Effect = None
    """What a source in force for the whole table wants to do about it, instead."""


class Due(Field[dict[int, str]]):
    """Cards that have to be played, by which rule."""

    copying = "VALUE.copy()"

    def first(self, layout: Layout) -> dict[int, str]:
        return {}

    def plain(self, value: dict[int, str]) -> list[list[Any]]:
        return [[slot, value[slot]] for slot in sorted(value)]

    def read(self, stored: Stored, layout: Layout) -> dict[int, str]:
        due = {}
        for each in stored.items(self.stored_as):
            match each:
                case [slot, str(rule)] if is_number(slot, layout.groups["cards"]):
                    due[slot] = rule
                case _:
                    raise stored.wrong(self.stored_as, f"cards and rules, not {each!r}")
        return due
