"""One decision: the table, how things are weighed, and how options read."""

from __future__ import annotations

from collections.abc import Callable

from saloon.bots.drifter.life import Scale
from saloon.bots.drifter.table import Table
from saloon.kernel.decision import Option


class Mind:
    __slots__ = ("chance", "scale", "table", "text")

    def __init__(
        self, table: Table, scale: Scale, text: Callable[[Option], str],
        chance: Callable[[], float],
    ) -> None:  # fmt: skip
        self.table = table
        self.scale = scale
        self.text = text
        self.chance = chance
        """The drifter's own randomness."""

    def card(self, option: Option) -> str:
        """The card an option is done with, "" if with none."""
        if option.slot < 0:
            return ""
        return self.text(option).split()[1]
