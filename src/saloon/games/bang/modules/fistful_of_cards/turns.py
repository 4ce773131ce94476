"""Event cards at the start and at the end of everybody's turn."""

from __future__ import annotations

from saloon.games.bang.flips import draw_check, put_away, tell_outcome
from saloon.games.bang.life import lose_life
from saloon.games.bang.modules.fistful_of_cards.module import fistful
from saloon.games.bang.presence import IN
from saloon.games.bang.shots import shoot
from saloon.games.bang.sources import EventCard
from saloon.games.bang.state import Bang, Harm, Player
from saloon.games.bang.triggers import settle
from saloon.games.bang.turn import take_extra_turn
from saloon.kernel import PASS, Decision, Event, Option, Script, option


class AFistfulOfCards(EventCard):
    """A turn starts with a BANG! effect for each card in hand (FC-CARD-01 to 04)."""

    def turn_begins(self, g: Bang, p: Player) -> Script[None]:
        shots = len(p.hand)
        if g.events is not None and shots:
            g.tell(Event("faced", p.seat, {"shots": shots, "why": self.id}))
        for _ in range(shots):
            if p.present:
                yield from shoot(g, p, Harm(None, self.id))
                yield from settle(g)


class BloodBrothers(EventCard):
    """A turn may start with giving a life point, not the last, to another (FC-CARD-16 to 19)."""

    def turn_begins(self, g: Bang, p: Player) -> Script[None]:
        def options(_seat: int) -> list[Option]:
            return [PASS, *(option("give-life", seat=seat) for seat in self._in_need(g, p))]

        if not p.has_life or p.life < 2 or not self._in_need(g, p):
            return
        chosen = yield Decision(
            (p.seat,), "give-life", options, rule="FC-CARD-16", about=self.id, default=PASS
        )
        if chosen.verb == "give-life":
            yield from lose_life(g, p, 1, Harm(None, self.id), paid=True)
            g.heal(g.players[chosen.seat], 1, self.id)

    def _in_need(self, g: Bang, p: Player) -> list[int]:
        others = g.others_clockwise(p)
        return [each.seat for each in others if each.presence.heals and each.life < each.max_life]


class DeadMan(EventCard):
    """Who was eliminated first of all comes back for good in the own turn (FC-CARD-20 to 24)."""

    life = 2
    cards = 2

    def takes_turn(self, g: Bang, p: Player) -> bool:
        return not p.present and g.first_out == p.seat

    def back_for_good(self, g: Bang, p: Player) -> None:
        if not self.takes_turn(g, p):
            return
        g.come_back(p, IN)
        p.life = self.life
        if g.events is not None:
            g.tell(Event("came-back", p.seat, {"why": self.id, "life": p.life}))
        g.draw(p, self.cards, self.id)


class Vendetta(EventCard):
    """A turn ends with a draw!; on hearts another one follows, and no more (FC-CARD-54 to 57)."""

    def extra_turns(self, g: Bang, p: Player) -> Script[None]:
        flipped = yield from draw_check(g, p, self.id)
        again = flipped is not None and g.suit(flipped) == "h"
        tell_outcome(g, p, self.id, flipped, again)
        yield from put_away(g, p)
        if again:
            take_extra_turn(g, p)


fistful.add(
    event_cards={
        "a-fistful-of-cards": AFistfulOfCards,
        "blood-brothers": BloodBrothers,
        "dead-man": DeadMan,
        "vendetta": Vendetta,
    }
)
