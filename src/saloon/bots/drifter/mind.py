"""One decision: the table, how things are weighed, and how options read."""

from __future__ import annotations

from collections.abc import Callable

from saloon.bots.chair import Chair
from saloon.bots.drifter.life import Scale
from saloon.bots.drifter.table import Table
from saloon.kernel.decision import Option


class Course:
    """Where the drifter is going, as long as nothing has changed since it set out."""

    __slots__ = ("goal", "seen", "told")

    def __init__(self) -> None:
        self.goal = ""
        self.told = -1
        """The turn in which the drifter has contributed to a story last."""
        self.seen: tuple[object, ...] = ()

    def set(self, table: Table, goal: str) -> None:
        self.goal, self.seen = goal, _sight(table)

    def holds(self, table: Table) -> bool:
        return self.goal != "" and self.goal != table.me.space and self.seen == _sight(table)


def _sight(table: Table) -> tuple[object, ...]:
    """What a way depends on, besides where one stands."""
    me = table.me
    return (table.turn, me.hand, me.money, me.nuggets, me.wounds, table.bandits, table.sheriff)


class Mind:
    __slots__ = ("chair", "chance", "course", "scale", "table")

    def __init__(
        self, table: Table, scale: Scale, chair: Chair, chance: Callable[[], float], course: Course,
    ) -> None:  # fmt: skip
        self.table = table
        self.scale = scale
        self.chair = chair
        self.chance = chance
        """The drifter's own randomness."""
        self.course = course

    def card(self, option: Option) -> str:
        """The card an option is done with, "" if with none."""
        return self.chair.card(option)

    def place(self, option: Option) -> str:
        """The space that an option leads to."""
        return self.chair.said(option).word("place")
