"""Event cards about drawing cards in phase 1."""

from __future__ import annotations

from typing import Final

from saloon.games.bang.cards import SUITS
from saloon.games.bang.flips import tell_outcome
from saloon.games.bang.modules.fistful_of_cards.module import fistful
from saloon.games.bang.sources import EventCard, Source
from saloon.games.bang.state import Bang, Player
from saloon.kernel import PASS, Decision, Event, Option, Script, option
from saloon.kernel.state import THIS_TURN

COLOURS: Final = {"red": "hd", "black": "cs"}


class AbandonedMine(EventCard):
    """Phase 1 draws from the pile; discards of that turn go face down on the deck (FC-CARD-05)."""

    def before_draw(self, g: Bang, p: Player) -> None:
        if g.pile:  # FC-CARD-07: else the turn is like any other
            g.use(THIS_TURN, self.id)
            g.use(THIS_TURN, self.id, "top", g.pile[-1])

    def after_draw(self, g: Bang, p: Player) -> None:
        """By ED-95 the turn is like any other, too, for who left the pile as it was."""
        untouched = any(g.used(THIS_TURN, self.id, "top", slot) for slot in g.pile)
        if untouched and g.rulings["abandoned-mine-condition"] == "drew":
            del g.uses[THIS_TURN][self.id,]

    def draws_from(self, g: Bang, p: Player) -> int | None:
        return g.pile[-1] if g.pile and g.used(THIS_TURN, self.id) else None

    def discard_goes(self, g: Bang, p: Player, slot: int, cause: Source | None, place: str) -> bool:
        if not g.has_turn(p) or not p.present or not g.used(THIS_TURN, self.id):
            return False
        used_up = place == "play" and cause is g.card(slot)
        if used_up or (self._spares_abilities(g) and cause in p.abilities):
            return False
        facts, secret = {"cards": 1, "from": place, "why": self.id}, {"card": g.face[slot].text}
        if place == "hand":
            # Nobody else sees which card it was.
            g.confuse([*p.hand, slot], (p.seat,))
            g.tell(Event("put-back", p.seat, facts, secret, (p.seat,)))
        else:
            g.tell(Event("put-back", p.seat, facts | secret))
        g.deck.append(slot)
        return True

    def _spares_abilities(self, g: Bang) -> bool:
        return bool(g.rulings["abandoned-mine-ability-discards"] == "discard-pile")


class HardLiquor(EventCard):
    """Phase 1 may be skipped to regain a life point (FC-CARD-25)."""

    def draw_phase(self, g: Bang, p: Player, count: int) -> Script[bool]:
        def options(_seat: int) -> list[Option]:
            return [option("deck"), option("drink")]

        if not p.presence.heals or p.life >= p.max_life:
            return False
        chosen = yield Decision((p.seat,), "skip-draw", options, rule="FC-CARD-25", about=self.id)
        if chosen.verb != "drink":
            return False
        g.heal(p, 1, self.id)
        return True


class LawOfTheWest(EventCard):
    """The second card drawn in phase 1 is shown and must be played if it can be (FC-CARD-29)."""

    rule = "FC-CARD-29"

    def second_card(self, g: Bang, p: Player, slot: int) -> int:
        g.reveal(slot)
        g.oblige(slot, self.rule)
        if g.events is not None:
            g.tell(Event("showed", p.seat, {"card": g.face[slot].text, "why": self.id}))
        return 0

    def turn_ends(self, g: Bang, p: Player) -> None:
        for slot in p.hand:
            if g.due.get(slot) == self.rule:
                del g.due[slot]


class Peyote(EventCard):
    """Instead of drawing, cards are guessed and kept as long as one is right (FC-CARD-33 to 35)."""

    def draw_phase(self, g: Bang, p: Player, count: int) -> Script[bool]:
        guesses = dict(COLOURS)
        if g.rulings["peyote-guess"] == "suit":
            guesses = {suit: suit for suit in SUITS.values()}
        right = 0

        def options(_seat: int) -> list[Option]:
            return [*(option("guess", detail=each) for each in guesses), *([PASS] if right else [])]

        while True:
            chosen = yield Decision(
                (p.seat,), "guess", options, rule="FC-CARD-33", about=self.id, amount=right
            )
            if chosen.verb != "guess":
                return True
            if not self._guesses(g, p, chosen.detail, guesses[chosen.detail]):
                return True
            right += 1

    def _guesses(self, g: Bang, p: Player, guess: str, suits: str) -> bool:
        """Turn up the top card, and keep it if the guess was right."""
        if g.events is not None:
            g.tell(Event("guessed", p.seat, {"for": self.id, "guess": guess}))
        slot = g.turn_up()
        right = slot is not None and g.face[slot].suit in suits  # FC-CARD-35: as printed
        tell_outcome(g, p, self.id, slot, right)
        if slot is None:
            return False
        if not right:
            g.put_away(slot)
            return False
        g.turned.remove(slot)
        g.to_hand(p, slot)
        if g.events is not None:
            facts = {"card": g.face[slot].text, "store": True, "why": self.id}
            g.tell(Event("took", p.seat, facts))
        return True


class Ranch(EventCard):
    """After phase 1 any number of hand cards may be discarded for as many new ones (FC-CARD-36)."""

    def after_draw(self, g: Bang, p: Player) -> Script[None]:
        discarded = 0

        def options(_seat: int) -> list[Option]:
            return [PASS, *(option("discard", slot) for slot in p.hand)]

        while p.hand:
            chosen = yield Decision(
                (p.seat,),
                "exchange",
                options,
                rule="FC-CARD-36",
                about=self.id,
                amount=discarded,
                default=PASS,
            )
            if chosen.verb != "discard":
                break
            g.discard_from_hand(p, chosen.slot, self.id)
            discarded += 1
        g.draw(p, discarded, self.id)


fistful.add(
    event_cards={
        "abandoned-mine": AbandonedMine,
        "hard-liquor": HardLiquor,
        "law-of-the-west": LawOfTheWest,
        "peyote": Peyote,
        "ranch": Ranch,
    }
)
