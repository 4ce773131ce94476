"""An option, and what it says."""

from __future__ import annotations

from typing import NamedTuple

from saloon.bots.cowhand.table import card_id
from saloon.bots.faces import printed
from saloon.kernel.decision import Option, Said


class Words(NamedTuple):
    option: Option
    face: str
    """The physical card, `bang:5d`, if there is one."""
    second: str
    """Another one that is named with it: what it is paid with."""
    name: str
    """What is used or chosen: an ability, a suit."""
    detail: Said

    @property
    def how(self) -> str:
        """In which of its ways something is used."""
        return self.detail.word("with")

    @property
    def stands_for(self) -> str:
        """The card that another one is played or used as."""
        return self.detail.word("as")

    @property
    def verb(self) -> str:
        return self.option.verb

    @property
    def card(self) -> str:
        return card_id(self.face)

    @property
    def piece(self) -> str:
        """`boots` of `equipment:boots`."""
        return printed(self.face)
