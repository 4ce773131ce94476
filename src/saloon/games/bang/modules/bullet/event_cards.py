"""The two event cards of the base box; they belong to the deck of High Noon (HN-EXTRA)."""

from __future__ import annotations

from saloon.games.bang.cards import SUITS, Card
from saloon.games.bang.identity import give_character, in_the_box, slot_of
from saloon.games.bang.modules.bullet.module import bullet
from saloon.games.bang.moments import HandEmptied
from saloon.games.bang.sources import EventCard
from saloon.games.bang.state import Bang, Player
from saloon.kernel import Decision, Event, Option, Script, option
from saloon.kernel.state import THIS_TURN


class Handcuffs(EventCard):
    """After phase 1 a player names a suit and plays only cards of that one (HN-EXTRA-01 to 03)."""

    def hand_complete(self, g: Bang, p: Player) -> Script[None]:
        def options(_seat: int) -> list[Option]:
            return [option("suit", detail=suit) for suit in SUITS.values()]

        chosen = yield Decision((p.seat,), "suit", options, rule="HN-EXTRA-01", about=self.id)
        g.use(THIS_TURN, self.id, chosen.detail)
        if g.events is not None:
            g.tell(Event("named-suit", p.seat, {"suit": chosen.detail, "why": self.id}))

    def restricts(self, g: Bang, p: Player) -> bool:
        # HN-EXTRA-03: not who plays as if in a turn of the own, and has named none.
        return g.has_turn(p) and g.turn_step()[1] == p.seat

    def forbids_play(self, g: Bang, p: Player, card: Card, slot: int) -> str | None:
        if slot not in p.hand:
            return None  # CB-PLAY-05
        named = self.named(g)
        return "HN-EXTRA-01" if named and named != g.suit(slot) else None

    def named(self, g: Bang) -> str:
        return next((suit for suit in SUITS.values() if g.used(THIS_TURN, self.id, suit)), "")


class NewIdentity(EventCard):
    """Before the checks of a turn its player may become another character (HN-EXTRA-04 to 06).

    By the ruling of ED-60 it is the player's second character card, which may also be had for
    that turn only.
    """

    life = 2

    def turn_begins(self, g: Bang, p: Player) -> Script[None]:
        if not p.has_life:
            return  # its 2 life points are not to be had (GR-VARIANT-09, CB-RETURN-16)
        slot = self._offered(g, p)
        if slot is None:
            return
        lends = g.rulings["new-identity-source"] == "life-counter-card"

        def options(_seat: int) -> list[Option]:
            return [option("keep"), option("swap", slot), *([option("borrow", slot)] * lends)]

        g.show(slot, p.seat)
        g.dealt[p.seat] = [slot]
        chosen = yield Decision(
            (p.seat,), "identity", options, rule="HN-EXTRA-04", default=option("keep")
        )
        g.dealt[p.seat] = []
        if chosen.verb == "swap":
            self._swap(g, p, slot)
        elif chosen.verb == "borrow":
            self._borrow(g, p, slot)
        if chosen.verb in ("swap", "borrow") and not p.hand:
            g.happened(HandEmptied(p.seat))  # as DC-INTERACT-56 has it

    def _offered(self, g: Bang, p: Player) -> int | None:
        """A character card for this player to look at; it lies face down until then."""
        if g.second[p.seat]:
            return g.second[p.seat][0]
        box = in_the_box(g)
        if not box:
            return None
        g.shuffle(box)
        if g.rulings["new-identity-source"] == "life-counter-card":
            g.second[p.seat] = [box[0]]
        return box[0]

    def _swap(self, g: Bang, p: Player, slot: int) -> None:
        if g.second[p.seat]:
            g.second[p.seat] = [slot_of(g, p.character)]
        g.reveal(slot)
        give_character(g, p, g.face[slot].character)
        p.life = self.life  # HN-EXTRA-06: of the printed life points as before
        if g.events is not None:
            facts = {"character": p.character.id, "life": p.life, "max_life": p.max_life}
            g.tell(Event("new-identity", p.seat, facts))

    def _borrow(self, g: Bang, p: Player, slot: int) -> None:
        g.reveal(slot)
        g.use(THIS_TURN, p.seat, self.id)
        g.grant(p, [g.face[slot].character])
        if g.events is not None:
            g.tell(Event("borrowed", p.seat, {"character": g.face[slot].character.id}))

    def turn_ends(self, g: Bang, p: Player) -> None:
        if g.used(THIS_TURN, p.seat, self.id):
            g.grant(p, [p.character])


bullet.add(
    event_cards={
        "handcuffs": Handcuffs,
        "new-identity": NewIdentity,
    }
)
