"""Events about shots and Missed! effects; A Fistful of Cards itself is with the turns."""

from __future__ import annotations

from saloon.games.bang.cards import refuse_out_of_range
from saloon.games.bang.life import lose_life
from saloon.games.bang.modules.fistful_of_cards.module import fistful
from saloon.games.bang.prices import ShotPrice
from saloon.games.bang.shots import Stake, cancelled, shoot
from saloon.games.bang.sources import EventCard
from saloon.games.bang.state import Bang, Harm, Player
from saloon.kernel import Decision, Event, Option, Script, option
from saloon.kernel.state import THIS_TURN


def bang_cards(g: Bang, p: Player) -> list[int]:
    """The hand cards a player may discard as BANG! cards now."""
    if g.unusable(p, "bang"):
        return []
    return [slot for slot in g.unpledged(p) if g.counts(p, slot, "bang")]


@fistful.event("ricochet")
class Ricochet(EventCard):
    """BANG! cards may be discarded against cards in play, wherever they lie (FC-CARD-37 to 41)."""

    def actions(self, g: Bang, p: Player) -> list[Option]:
        if g.rulings["ricochet-counts-as-bang"] and g.kinds["bang"].refuse(g, p) is not None:
            return []
        owners = [g.players[seat] for seat in g.clockwise_from(p.seat)]
        return [
            self.use(slot=slot, seat=owner.seat)
            for owner in owners
            if self._bangs_against(g, p, owner)
            for slot in owner.in_play
        ]

    def _bangs_against(self, g: Bang, p: Player, owner: Player) -> list[int]:
        return [slot for slot in bang_cards(g, p) if g.spared(p, slot, owner) is None]

    def act(self, g: Bang, p: Player, chosen: Option) -> Script[None]:
        owner, at = g.players[chosen.seat], chosen.slot

        def options(_seat: int) -> list[Option]:
            return [option("discard", slot) for slot in self._bangs_against(g, p, owner)]

        paid = yield Decision(
            (p.seat,), "cost", options, rule="FC-CARD-37", about=self.id, amount=1, anytime=False
        )
        if g.rulings["ricochet-counts-as-bang"]:
            g.use(THIS_TURN, p.seat, "bang")
        g.discard_from_hand(p, paid.slot, self.id)
        if g.events is not None:
            facts = {"card": g.face[at].text, "target": owner.seat, "why": self.id}
            g.tell(Event("aimed", p.seat, facts))
        stake = Stake("defend", g.card(at).id, "FC-CARD-37")
        saved = yield from cancelled(g, owner, Harm(p, self.id), at_stake=stake)
        if not saved and at in owner.in_play:
            g.discard_from_play(owner, at, self.id)


@fistful.event("russian-roulette")
class RussianRoulette(EventCard):
    """Missed! effects in turn, until somebody gives none and loses 2 life points (FC-CARD-42)."""

    harm = 2

    def enters_play(self, g: Bang, p: Player) -> None:
        g.schedule(self, p)

    def step(self, g: Bang, p: Player) -> Script[None]:
        stake = Stake("roulette", self.id, "FC-CARD-42")
        nobodys = Harm(None, self.id)  # FC-CARD-45
        if (yield from cancelled(g, p, nobodys, at_stake=stake)):
            g.schedule(self, g.players[g.next_clockwise(p.seat)])  # FC-CARD-43
        else:
            yield from lose_life(g, p, self.harm, nobodys)


@fistful.event("sniper")
class Sniper(EventCard):
    """Two BANG! cards together are a BANG! effect that needs two Missed! effects (FC-CARD-46)."""

    cost = 2
    needed = 2

    def actions(self, g: Bang, p: Player) -> list[Option]:
        price = self._price(g, p)
        return [
            self.use(seat=other.seat)
            for other in g.others_clockwise(p)
            if refuse_out_of_range(g, p, other) is None and price.affordable(other)
        ]

    def _price(self, g: Bang, p: Player) -> ShotPrice:
        return ShotPrice(g, p, self.id, self.cost, "FC-CARD-46", lambda: bang_cards(g, p))

    def act(self, g: Bang, p: Player, chosen: Option) -> Script[None]:
        target = g.players[chosen.seat]
        yield from self._price(g, p).pay(target)
        if g.events is not None:
            g.tell(Event("sniped", p.seat, {"target": target.seat, "why": self.id}))
        yield from shoot(g, target, Harm(p, self.id), self.needed)
