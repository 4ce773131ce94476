"""Tables at which everybody is asked about Escape and Saved!, and mostly has neither."""

from __future__ import annotations

from typing import Any

from saloon.kernel import PASS, Option
from saloon.testing import Scenario

WINDOWS = ("declared", "loss")


class Table(Scenario):
    """Who can only let it pass when somebody may step in does so by themselves."""

    def _do(self, chosen: Option, who: int) -> None:
        super()._do(chosen, who)
        while not self.game.over and self.game.decision.kind in WINDOWS:
            idle = [each for each in self.game.unanswered() if self.game.options(each) == [PASS]]
            if not idle:
                return
            super()._do(PASS, idle[0])


def table(*seats: dict[str, Any], modules: tuple[str, ...] = (), **given: Any) -> Table:
    return Table(seats=seats, modules=["valley-of-shadows", *modules], **given)
