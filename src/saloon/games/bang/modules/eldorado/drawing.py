"""Event cards about cards one draws and life one regains."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from saloon.games.bang.cards import Card
from saloon.games.bang.modules.eldorado.course import EldoradoCard
from saloon.games.bang.modules.eldorado.module import eldorado
from saloon.games.bang.sources import Source
from saloon.games.bang.state import Bang, Player
from saloon.kernel import PASS, Decision, Option, Script, option

CARDS: Final = 3


class Purse(Source):
    """Any number of cards may be kept (EL-CARD-57)."""

    id = "nugget"

    def hand_limit(self, g: Bang, p: Player) -> int | None:
        return len(p.hand)


class Nugget(EldoradoCard):
    """3 cards instead of 2 in phase 1, and no phase 3 (EL-CARD-56, EL-CARD-57)."""

    purse: ClassVar[Purse] = Purse()

    def draw_base(self, g: Bang, p: Player, base: int) -> int:
        return max(base, CARDS)

    def lends(self, g: Bang, p: Player) -> Sequence[Source]:
        return (self.purse,)


class DoughBadman(EldoradoCard):
    """Before phase 1 all but the Sheriff may give 2 cards for a life point (EL-CARD-26, 27)."""

    rule = "EL-CARD-26"
    price = 2

    def before_draw(self, g: Bang, p: Player) -> Script[None]:
        if g.role(p) == "sheriff" or not p.presence.heals:
            return
        if p.life >= p.max_life or len(p.hand) < self.price:
            return
        for missing in range(self.price, 0, -1):
            chosen = yield from self._ask(p, missing)
            if chosen.verb != "discard":
                return
            g.discard_from_hand(p, chosen.slot, self.id)
        g.heal(p, 1, self.id)

    def _ask(self, p: Player, missing: int) -> Script[Option]:
        """Who has given the first card gives the second one, too."""

        def options(_seat: int) -> list[Option]:
            # Looked at each time: what somebody does at any time may cost cards (EL-CARD-88).
            if len(p.hand) < missing:
                return [PASS]
            cards = [option("discard", slot) for slot in p.hand]
            return [PASS, *cards] if missing == self.price else cards

        begun = missing < self.price
        chosen: Option = (
            yield Decision(
                (p.seat,), "dough", options, rule=self.rule, about=self.id, amount=missing,
                default=option("discard", p.hand[0]) if begun else PASS, anytime=not begun,
            )
        )  # fmt: skip
        return chosen


class Exchange(EldoradoCard):
    """A card from the left, one from the deck, then one to the right (EL-CARD-28 to 30)."""

    def draw_phase(self, g: Bang, p: Player, count: int) -> Script[bool]:
        others = g.others_clockwise(p)
        if not others:
            return False
        g.take_from_hand(p, others[0], self.id)
        g.draw(p, 1, self.id)
        if p.hand:
            right = others[-1]

            def options(_seat: int) -> list[Option]:
                return [option("give", slot, right.seat) for slot in p.hand]

            chosen = yield Decision(
                (p.seat,), "gift", options, rule="EL-CARD-29", about=self.id, by=right.seat
            )
            if chosen.verb == "give":  # the hand may be gone meanwhile
                g.give(p, right, chosen.slot, self.id)
        return True


class Winifred(EldoradoCard):
    """After phase 1 the Sheriff and women regain a life point (EL-CARD-70, EL-CARD-71)."""

    def after_draw(self, g: Bang, p: Player) -> None:
        if g.role(p) != "sheriff" and not p.character.female:
            return
        if p.presence.heals and p.life < p.max_life:
            g.heal(p, 1, self.id)


class AnythingAsBeer(Source):
    """Any card counts as a Beer, as far as Lou does not forbid it."""

    id = "lou"
    counts_as: ClassVar = {"*": ("beer",)}

    def stands_in(self, card: str) -> tuple[str, ...]:
        return () if card == "beer" else ("beer",)


class Lou(EldoradoCard):
    """With two life points or fewer any heart is a Beer (EL-CARD-50)."""

    most = 2
    beers: ClassVar[AnythingAsBeer] = AnythingAsBeer()

    def lends(self, g: Bang, p: Player) -> Sequence[Source]:
        return (self.beers,)

    def forbids_play(self, g: Bang, p: Player, card: Card, slot: int) -> str | None:
        if not card.beer or slot < 0 or g.card(slot).beer:
            return None
        return "EL-CARD-50" if p.life > self.most or g.suit(slot) != "h" else None


eldorado.add(
    event_cards={
        "nugget": Nugget,
        "dough-badman": DoughBadman,
        "eldorado-event": Exchange,
        "winifred": Winifred,
        "lou": Lou,
    }
)
