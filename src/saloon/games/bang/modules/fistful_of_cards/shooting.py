"""Event cards about shots and Missed! effects; A Fistful of Cards itself is with the turns."""

from __future__ import annotations

from itertools import combinations

from saloon.games.bang.affected import shielded
from saloon.games.bang.cards import refuse_out_of_range
from saloon.games.bang.conditions import refuse_bang, refuse_shot_at
from saloon.games.bang.life import lose_life
from saloon.games.bang.modules.fistful_of_cards.module import fistful
from saloon.games.bang.shots import Stake, cancelled, shoot
from saloon.games.bang.sources import EventCard
from saloon.games.bang.state import Bang, Harm, Player
from saloon.kernel import Decision, Event, Option, Refusal, Script, option
from saloon.kernel.state import THIS_TURN


class Ricochet(EventCard):
    """BANG! cards may be discarded against cards in play, wherever they lie (FC-CARD-37 to 41)."""

    rule = "FC-CARD-37"

    def refuse_act(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        if g.rulings["ricochet-counts-as-bang"]:
            rule = g.kinds["bang"].refuse(g, p)
            if rule is not None:
                return Refusal(rule, {"card": "bang"})
        refusal = refuse_bang(g, p, self, chosen.slot)
        if refusal is None and not self._marks(g, p, chosen.slot):
            return self.lacks("marks")
        return refusal

    def actions(self, g: Bang, p: Player) -> list[Option]:
        uses = [self.use(slot=slot) for slot in p.hand]
        return [each for each in uses if self.refuse_act(g, p, each) is None]

    def _marks(self, g: Bang, p: Player, bang: int) -> list[Option]:
        """The cards in play that a BANG! card can be aimed at; the default is none of the own."""
        owners = [*g.others_clockwise(p), p]
        return [
            option("aim", slot, owner.seat)
            for owner in owners
            if g.protection(p, bang, owner) is None
            for slot in owner.in_play
        ]

    def act(self, g: Bang, p: Player, chosen: Option) -> Script[None]:
        # The BANG! card lies open before anybody aims: nothing hidden decides what can be hit.
        if g.rulings["ricochet-counts-as-bang"]:
            g.use(THIS_TURN, p.seat, "bang")
        g.discard_from_hand(p, chosen.slot, self.id)
        at = yield Decision(
            (p.seat,),
            "aim",
            lambda _seat: self._marks(g, p, chosen.slot),
            rule="FC-CARD-37",
            about=self.id,
        )
        if at.verb != "aim":
            return
        owner = g.players[at.seat]
        if g.events is not None:
            facts = {"card": g.face[at.slot].text, "target": owner.seat, "why": self.id}
            g.tell(Event("aimed", p.seat, facts))
        stake = Stake("defend", g.card(at.slot).id, "FC-CARD-37")
        saved = yield from cancelled(g, owner, Harm(p, self.id), at_stake=stake)
        if not saved and at.slot in owner.in_play:
            g.discard_from_play(owner, at.slot, self.id)


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


class Sniper(EventCard):
    """Two BANG! cards together are a BANG! effect that needs two Missed! effects (FC-CARD-46)."""

    rule = "FC-CARD-46"
    needed = 2

    def refuse_act(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        cards = (chosen.slot, chosen.second)
        for slot in cards:
            refusal = refuse_bang(g, p, self, slot, len(cards))
            if refusal is not None:
                return refusal
        refusal = refuse_shot_at(g, p, self, chosen.seat)
        if refusal is None:
            target = g.players[chosen.seat]
            if all(shielded(g, p, target, slot) for slot in cards):
                return self.lacks("suit", "CB-SUIT-06", target=target.seat)
        return refusal

    def actions(self, g: Bang, p: Player) -> list[Option]:
        # Both at once: that somebody holds a second one is not told before it lies there.
        bangs = [slot for slot in p.hand if refuse_bang(g, p, self, slot) is None]
        if len(bangs) < self.needed:
            return []
        others = [
            other.seat
            for other in g.others_clockwise(p)
            if refuse_out_of_range(g, p, other) is None
        ]
        uses = [
            self.use("", first, seat, second)
            for first, second in combinations(bangs, 2)
            for seat in others
        ]
        return [each for each in uses if self.refuse_act(g, p, each) is None]

    def act(self, g: Bang, p: Player, chosen: Option) -> Script[None]:
        target = g.players[chosen.seat]
        g.discard_from_hand(p, chosen.slot, self.id)
        g.discard_from_hand(p, chosen.second, self.id)
        if g.events is not None:
            g.tell(Event("sniped", p.seat, {"target": target.seat, "why": self.id}))
        yield from shoot(g, target, Harm(p, self.id), self.needed)


fistful.add(
    event_cards={
        "ricochet": Ricochet,
        "russian-roulette": RussianRoulette,
        "sniper": Sniper,
    }
)
