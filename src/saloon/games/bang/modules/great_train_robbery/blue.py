"""The blue cards of The Great Train Robbery."""

from __future__ import annotations

from saloon.games.bang.cards import Blue, Weapon
from saloon.games.bang.modules.great_train_robbery.module import great_train_robbery
from saloon.games.bang.moments import Robbed
from saloon.games.bang.state import Bang, Player
from saloon.kernel import PASS, Decision, Event, Option, Script, option


class Dragoon(Weapon):
    """Range 2, and one BANG! card more in a turn (GT-CARD-02)."""

    extra_bangs = 1


class Map(Blue):
    """Before phase 1 its owner looks at two cards and may discard one (GT-CARD-14 to 16)."""

    looks = 2

    def after_checks(self, g: Bang, p: Player) -> Script[None]:
        g.refill_deck()
        top = g.deck[: -self.looks - 1 : -1]
        for slot in top:
            g.show(slot, p.seat)

        def options(_seat: int) -> list[Option]:
            return [PASS, *[option("drop", slot) for slot in top if slot in g.deck]]

        if not top:
            return
        chosen = yield Decision(
            (p.seat,), "map", options, rule="GT-CARD-14", about=self.id, default=PASS,
            anytime=False,
        )  # fmt: skip
        if chosen.verb != "drop":
            return
        g.deck.remove(chosen.slot)
        if g.events is not None:
            facts = {"card": g.face[chosen.slot].text, "why": self.id}
            g.tell(Event("scouted", p.seat, facts))
        g.to_pile(chosen.slot)
        g.refill_deck()


class Refund(Blue):
    """A card for each other card that another player takes or discards (GT-CARD-26 to 28)."""

    def on_robbed(self, g: Bang, p: Player, robbed: Robbed) -> None:
        g.draw(p, 1, self.id)


class Strongbox(Blue):
    """A card at the end of the turn, even of a lost one (GT-CARD-29 to 32)."""

    def late_draws(self, g: Bang, p: Player) -> None:
        g.draw(p, 1, self.id)


great_train_robbery.add(
    cards={
        "dragoon": Dragoon,
        "map": Map,
        "refund": Refund,
        "strongbox": Strongbox,
    }
)
