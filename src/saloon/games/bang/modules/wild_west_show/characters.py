"""The characters of the show, each in one place; two have files of their own."""

from __future__ import annotations

from saloon.games.bang.cards import Card
from saloon.games.bang.conditions import refuse_pledged
from saloon.games.bang.flips import draw_check, promised, put_away, tell_outcome
from saloon.games.bang.modules.wild_west_show.module import wild_west_show
from saloon.games.bang.moments import ExcessDiscarded
from saloon.games.bang.sources import Character
from saloon.games.bang.state import Bang, Harm, Player
from saloon.games.bang.theft import robbed
from saloon.kernel import Decision, Event, Option, Refusal, Script, option
from saloon.kernel.state import THIS_TURN


class BigSpencer(Character):
    """Starts with 5 cards, whatever his life points; plays no Missed! card (WS-CHAR-01 to 03)."""

    def forbids_play(self, g: Bang, p: Player, card: Card, slot: int) -> str | None:
        # What is printed counts: a BANG! card may be a Missed! for him (WS-CARD-34).
        if slot < 0 or not g.card(slot).is_missed:
            return None
        # A railcar is one only if it is used so (GT-CAR-43).
        return "WS-CHAR-01" if slot in p.hand or card.is_missed else None


class FlintWestwood(Character):
    """Once in his turn a hand card for two random ones of another player (WS-CHAR-04 to 08)."""

    rule = "WS-CHAR-04"
    cards = 2

    def refuse_act(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        refusal = self.used_up(g, p)
        if refusal is not None:
            return refusal
        if chosen.slot not in p.hand:
            return self.lacks("cards", amount=1)
        return self._refuse_whom(g, p, chosen.seat) or refuse_pledged(g, p, chosen.slot)

    def _refuse_whom(self, g: Bang, p: Player, seat: int) -> Refusal | None:
        """Whatever he gives for it."""
        if seat not in g.circle or seat == p.seat:
            return self.lacks("another")
        return None if g.players[seat].hand else self.lacks("hand", "WS-CHAR-07", target=seat)

    def actions(self, g: Bang, p: Player) -> list[Option]:
        if self.used_up(g, p):
            return []
        others = [seat for seat in g.circle if self._refuse_whom(g, p, seat) is None]
        uses = [self.use(slot=slot, seat=seat) for slot in p.hand for seat in others]
        return [each for each in uses if self.refuse_act(g, p, each) is None]

    def act(self, g: Bang, p: Player, chosen: Option) -> None:
        g.use(THIS_TURN, p.seat, self.id)
        other = g.players[chosen.seat]
        for _ in range(min(self.cards, len(other.hand))):
            g.take_from_hand(p, other, self.id)
            robbed(g, p, other)
        g.give(p, other, chosen.slot, self.id)  # WS-CHAR-08


class GaryLooter(Character):
    """Takes what the others discard above their hand limit (WS-CHAR-09, WS-CHAR-10)."""

    def on_others_excess_discarded(self, g: Bang, p: Player, excess: ExcessDiscarded) -> None:
        slot = excess.slot
        if slot in g.pile:
            g.take_from_pile(p, slot, self.id)
        elif slot in g.deck:  # CB-HAND-07: it was just put there
            g.deck.remove(slot)
            g.to_hand(p, slot)
            if g.events is not None:
                knows = g.knowers(p, g.players[excess.seat])
                secret = {"card": g.face[slot].text}
                g.tell(Event("drew", p.seat, {"cards": 1, "why": self.id}, secret, knows))


class JohnPain(Character):
    """Takes the card of every draw! check while he holds fewer than 6 (WS-CHAR-18 to 21)."""

    fewer_than = 6

    def takes_check(self, g: Bang, p: Player) -> bool:
        return len(p.hand) + len(promised(g, p.seat)) < self.fewer_than


class TerenKill(Character):
    """About to be eliminated he draws!; not spades: 1 life point and a card (WS-CHAR-30 to 33)."""

    def dies(self, g: Bang, p: Player, harm: Harm) -> Script[bool]:
        flipped = yield from draw_check(g, p, self.id)
        saved = flipped is not None and g.suit(flipped) != "s"
        tell_outcome(g, p, self.id, flipped, saved)
        yield from put_away(g, p)
        if saved:
            p.life = 1
            if g.events is not None:
                g.tell(Event("healed", p.seat, {"amount": 1, "life": 1, "why": self.id}))
            if g.rulings["teren-kill-draws-card"]:
                g.draw(p, 1, self.id)
        return saved


class YoulGrinner(Character):
    """Before he draws, who has more cards than he gives him one (WS-CHAR-34, WS-CHAR-35)."""

    def collects(self, g: Bang, p: Player) -> Script[None]:
        richer = [other for other in g.others_clockwise(p) if len(other.hand) > len(p.hand)]

        def options(seat: int) -> list[Option]:
            return [option("give", slot, p.seat) for slot in g.players[seat].hand]

        given = {other.seat: other.hand[0] for other in richer}
        asked = tuple([other.seat for other in richer if len(other.hand) > 1])
        if asked:
            answers = yield Decision(
                asked, "tribute", options, rule="WS-CHAR-34", about=self.id, by=p.seat,
                together=True,
            )  # fmt: skip
            for seat, answer in answers.items():
                given[seat] = answer.slot
        for seat, slot in given.items():
            if slot in g.players[seat].hand:
                g.give(g.players[seat], p, slot, self.id)


wild_west_show.add(
    characters={
        "big-spencer": BigSpencer,
        "flint-westwood": FlintWestwood,
        "gary-looter": GaryLooter,
        "john-pain": JohnPain,
        "teren-kill": TerenKill,
        "youl-grinner": YoulGrinner,
    }
)
