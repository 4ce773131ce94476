"""Event cards for those who show their role."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from saloon.games.bang.modules.eldorado.course import EldoradoCard
from saloon.games.bang.modules.eldorado.module import eldorado
from saloon.games.bang.sources import Source
from saloon.games.bang.state import Bang, Player
from saloon.kernel import Event, Option, Refusal

ANYWHERE: Final = 9
"""A range that nobody at the table is out of."""


class Charge(Source):
    """Two BANG! cards from hand a turn, at any distance (EL-CARD-01, EL-CARD-02)."""

    id = "cavalry"
    extra_bangs = 1
    bang_reach = ANYWHERE


class Loot(Source):
    """3 cards in phase 1, and Missed! cards as Beers (EL-CARD-19, EL-CARD-20)."""

    id = "desperados"
    counts_as: ClassVar = {"missed": ("beer",)}
    cards = 3

    def draw_base(self, g: Bang, p: Player, base: int) -> int:
        return max(base, self.cards)


CHARGE: Final = Charge()
LOOT: Final = Loot()


class ForTheShown(EldoradoCard):
    """Players of one role may show it in their turn, and have something of it."""

    concerns = ""
    """The role."""
    gift: Source

    def refuse_act(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        if g.role(p) != self.concerns:
            return Refusal(self.rule, {"card": self.id})
        if g.knows(None, p.role_slot):
            return self.lacks("hidden")
        return None

    def actions(self, g: Bang, p: Player) -> list[Option]:
        use = self.use()
        return [use] if self.refuse_act(g, p, use) is None else []

    def act(self, g: Bang, p: Player, chosen: Option) -> None:
        g.reveal(p.role_slot)
        g.rearranged()
        if g.events is not None:
            g.tell(Event("showed-role", p.seat, {"role": g.role(p), "why": self.id}))

    def lends(self, g: Bang, p: Player) -> Sequence[Source]:
        shown = g.knows(None, p.role_slot) and g.role(p) == self.concerns
        return (self.gift,) if shown else ()


class Cavalry(ForTheShown):
    """A Deputy who shows the role may play two BANG! at any distance (EL-CARD-01 to 03)."""

    rule = "EL-CARD-01"
    concerns = "deputy"
    gift: Source = CHARGE


class Desperados(ForTheShown):
    """An Outlaw who shows the role draws 3, and drinks Missed! cards (EL-CARD-19, 20)."""

    rule = "EL-CARD-19"
    concerns = "outlaw"
    gift: Source = LOOT


eldorado.add(event_cards={"cavalry": Cavalry, "desperados": Desperados})
