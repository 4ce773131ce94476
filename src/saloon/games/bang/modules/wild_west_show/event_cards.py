"""The event cards of the show; Dorothy Rage and those about roles have files of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from saloon.games.bang.cards import Card
from saloon.games.bang.discards import discard_together
from saloon.games.bang.life import lose_life
from saloon.games.bang.modules.wild_west_show.box import SHOW, cards_counted, skipping
from saloon.games.bang.modules.wild_west_show.module import wild_west_show
from saloon.games.bang.moments import Spoken
from saloon.games.bang.sources import EventCard, Source, Verdict
from saloon.games.bang.state import Bang, Harm, Player
from saloon.games.bang.triggers import settle
from saloon.games.bang.victory import check_victory
from saloon.kernel import Effect, Event, Option, Refusal, Script
from saloon.kernel.state import THIS_TURN


class DarlingValentine(EventCard):
    """A turn starts with exchanging the whole hand (WS-CARD-07); by ED-29 once, for everybody."""

    def enters_play(self, g: Bang, p: Player) -> Effect:
        once = g.rulings["darling-valentine-timing"] == "on-reveal"
        return self._everybody(g, p) if once else None

    def _everybody(self, g: Bang, p: Player) -> Script[None]:
        for seat in g.clockwise_from(p.seat):
            if g.players[seat].present:
                yield from self._exchange(g, g.players[seat])

    def hand_changes(self, g: Bang, p: Player) -> Effect:
        each = g.rulings["darling-valentine-timing"] == "each-turn"
        return self._exchange(g, p) if each else None

    def _exchange(self, g: Bang, p: Player) -> Script[None]:
        cards = len(p.hand)

        def discard(slot: int) -> None:
            g.discard_from_hand(p, slot, self.id, forced=True)

        yield from discard_together(g, p, lambda: list(p.hand), discard)
        g.draw(p, cards, self.id)
        yield from settle(g)


class Gag(EventCard):
    """Who talks loses a life point, through nobody (WS-CARD-15, WS-CARD-16)."""

    def on_spoken(self, g: Bang, p: Player, spoken: Spoken) -> None:
        g.schedule(SHOW, p)


class LadyRosaOfTexas(EventCard):
    """Once in a turn: change places with the player on the right, who skips a turn (WS-CARD-20)."""

    rule = "WS-CARD-20"

    def refuse_act(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        if g.used(THIS_TURN, self.id):
            return self.lacks("times", "WS-CARD-22", amount=1)
        # WS-CARD-23: counter-clockwise, whichever way the turns pass.
        on_the_right = chosen.seat == g.clockwise_from(p.seat)[-1] != p.seat
        return None if on_the_right and chosen.slot < 0 else self.lacks("neighbour")

    def actions(self, g: Bang, p: Player) -> list[Option]:
        swap = self.use(seat=g.clockwise_from(p.seat)[-1])
        return [swap] if self.refuse_act(g, p, swap) is None else []

    def act(self, g: Bang, p: Player, chosen: Option) -> None:
        g.use(THIS_TURN, self.id)
        skipping(g)[chosen.seat] = True
        here, there = g.places.index(p.seat), g.places.index(chosen.seat)
        g.places[here], g.places[there] = chosen.seat, p.seat
        g.circle_changed()
        if g.events is not None:
            g.tell(Event("seats-swapped", p.seat, {"target": chosen.seat}))


class MissSusanna(EventCard):
    """Who plays fewer than 3 cards in phase 2 loses a life point (WS-CARD-25 to 28)."""

    least = 3

    def reckoning(self, g: Bang, p: Player) -> Script[None]:
        if cards_counted(g, p) < self.least:
            yield from lose_life(g, p, 1, Harm(None, self.id))


class Sacagaway(EventCard):
    """All hands lie open (WS-CARD-29, WS-CARD-30)."""

    opens_hands = True


class AnythingGoes(Source):
    """What everybody may do with hand cards under Showdown."""

    id = "showdown"
    counts_as: ClassVar = {"*": ("bang",)}

    def stands_in(self, card: str) -> tuple[str, ...]:
        return ("missed",) if card == "bang" else ("bang",)


ANYTHING_GOES: Final = AnythingGoes()


class Showdown(EventCard):
    """Any other card may be played as BANG!, BANG! cards only as Missed! (WS-CARD-31 to 35, 40)."""

    lent: ClassVar = {ANYTHING_GOES.id: ANYTHING_GOES}

    def lends(self, g: Bang, p: Player) -> Sequence[Source]:
        return [ANYTHING_GOES]

    def forbids_play(self, g: Bang, p: Player, card: Card, slot: int) -> str | None:
        if slot < 0 or g.rulings["showdown-bang-cards"] == "may":
            return None
        held = g.card(slot).id == "bang"
        return "WS-CARD-31" if held and card.id != "missed" else None


class LastOneStanding(EventCard):
    """From now on everybody wants to be the last one in play (WS-CARD-36 to 39)."""

    def enters_play(self, g: Bang, p: Player) -> None:
        check_victory(g, Harm(None, self.id))  # beside somebody who is back for a turn only

    def judges(self, g: Bang, dead: Player | None, harm: Harm) -> Verdict | None:
        left = [seat for seat in g.circle if g.players[seat].presence.left]
        if len(left) > 1:
            return None
        return ("last", tuple(left)) if left else ("nobody", ())


wild_west_show.add(
    event_cards={
        "darling-valentine": DarlingValentine,
        "gag": Gag,
        "lady-rosa-of-texas": LadyRosaOfTexas,
        "miss-susanna": MissSusanna,
        "sacagaway": Sacagaway,
        "showdown": Showdown,
        "wild-west-show-event": LastOneStanding,
    }
)
