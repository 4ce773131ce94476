"""An option, and what it says."""

from __future__ import annotations

from typing import NamedTuple

from saloon.bots.cowhand.table import card_id
from saloon.kernel.decision import Option


class Words(NamedTuple):
    option: Option
    face: str
    """The physical card, `bang:5d`, if there is one."""
    second: str = ""
    """Another one that is named with it: what it is paid with."""

    @property
    def verb(self) -> str:
        return self.option.verb

    @property
    def card(self) -> str:
        return card_id(self.face)

    @property
    def piece(self) -> str:
        """`boots` of `equipment:boots`."""
        return self.face.partition(":")[2].partition("#")[0]
