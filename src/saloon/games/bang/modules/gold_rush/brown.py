"""The brown equipment, which acts once when somebody gets it: each piece in one place."""

from __future__ import annotations

from typing import ClassVar, Final

from saloon.games.bang.cards import no_wound
from saloon.games.bang.flips import draw_several, put_away
from saloon.games.bang.modules.base.module import base
from saloon.games.bang.modules.gold_rush.black import named
from saloon.games.bang.modules.gold_rush.pieces import Equipment
from saloon.games.bang.shots import shoot
from saloon.games.bang.state import Bang, Harm, Player
from saloon.games.bang.theft import make_discard, take_a_card
from saloon.games.bang.turn import end_for_another_turn
from saloon.kernel import Decision, Effect, Event, Option, Script, option
from saloon.kernel.state import THIS_TURN


class Brown(Equipment):
    border = "brown"


class OneOf(Brown):
    """Has the effect of one of several cards, and is none of them (GR-CARD-06, GR-CARD-33)."""

    like: ClassVar[tuple[str, ...]] = ()

    def take_effect(self, g: Bang, p: Player) -> Script[None]:
        def options(_seat: int) -> list[Option]:
            return [
                option("use-as", -1, seat, card)
                for card in self.like
                for seat in self.aims_at(g, p, card)
            ]

        chosen = yield Decision((p.seat,), "use-as", options, rule=self.rule, about=self.id)
        if g.events is not None:
            facts: dict[str, str | int] = {"card": self.id, "as": chosen.detail}
            if chosen.seat >= 0:
                facts["target"] = chosen.seat
            g.tell(Event("used-as", p.seat, facts))
        target = g.players[chosen.seat] if chosen.seat >= 0 else p
        yield from self.act_like(g, p, chosen.detail, target) or ()

    def aims_at(self, g: Bang, p: Player, card: str) -> list[int]:
        """The seats at which that effect can be aimed now; [-1] for one without a target."""
        # What something of the own forbids (EL-CARD-38); no card is played.
        if g.forbidden_by((p.kit or g.kit(p)).forbidding, p, base.cards[card]) is not None:
            return []
        return base.cards[card].effect_aimable_at(g, p)

    def act_like(self, g: Bang, p: Player, card: str, target: Player) -> Effect:
        return None


class Bottle(OneOf):
    """As a Panic!, a Beer or a BANG! (GR-CARD-05 to 10)."""

    rule = "GR-CARD-05"
    like = ("panic", "beer", "bang")

    def aims_at(self, g: Bang, p: Player, card: str) -> list[int]:
        if card != "bang":
            return super().aims_at(g, p, card)
        # GR-CARD-06, GR-CARD-08: a shot with the weapon, but not with a BANG! card.
        near, oneself = base.cards[card].effect_reaches(g, p), bool(g.rulings["bang-self-target"])
        return [seat for seat in near if oneself or seat != p.seat]

    def act_like(self, g: Bang, p: Player, card: str, target: Player) -> Effect:
        if card == "panic":
            return take_a_card(g, p, target, self.id)
        if card == "bang":
            return _shot(g, p, target, self.id)
        g.heal(p, 1, self.id)
        return None


def _shot(g: Bang, p: Player, target: Player, why: str) -> Script[None]:
    yield from shoot(g, target, Harm(p, why))


class Pardner(OneOf):
    """As a General Store, a Duel or a Cat Balou (GR-CARD-32, 33)."""

    rule = "GR-CARD-32"
    like = ("general-store", "duel", "cat-balou")

    def act_like(self, g: Bang, p: Player, card: str, target: Player) -> Effect:
        if card == "cat-balou":
            return make_discard(g, p, target, self.id)
        return base.cards[card].play(g, p, -1, target)


class GoldRushCard(Brown):
    """The turn ends, then all life points are regained, then another turn (GR-CARD-19, 20)."""

    def take_effect(self, g: Bang, p: Player) -> None:
        g.use(THIS_TURN, self.id)
        end_for_another_turn(g, p)

    def turn_over(self, g: Bang, p: Player) -> None:
        if g.used(THIS_TURN, self.id):
            g.heal(p, p.max_life - p.life, self.id)


class Rhum(Brown):
    """Turn up 4 cards; a life point for each different suit (GR-CARD-37 to 41)."""

    cards = 4

    def in_vain(self, g: Bang, p: Player) -> str:
        return no_wound(p)

    def take_effect(self, g: Bang, p: Player) -> Script[None]:
        turned = yield from draw_several(g, p, self.id, self.cards)
        # GR-CARD-40: who may choose 4 of more takes as many suits as there are.
        suits = {g.suit(slot) for slot in turned}
        yield from put_away(g, p)
        g.heal(p, len(suits), self.id)


class Shot(Brown):
    """Any player regains a life point (GR-CARD-48)."""

    def take_effect(self, g: Bang, p: Player) -> Script[None]:
        def options(_seat: int) -> list[Option]:
            return [option("choose", seat=seat) for seat in g.clockwise_from(p.seat)]

        chosen = yield Decision((p.seat,), "whom", options, rule="GR-CARD-48", about=self.id)
        g.heal(g.players[chosen.seat], 1, self.id)


class UnionPacific(Brown):
    """Draw 4 cards (GR-CARD-49)."""

    def take_effect(self, g: Bang, p: Player) -> None:
        g.draw(p, 4, self.id)


GOLD_RUSH_CARD: Final = GoldRushCard()
BROWN: Final[tuple[Equipment, ...]] = (
    named("bottle", Bottle()),
    named("gold-rush-equipment", GOLD_RUSH_CARD),
    named("pardner", Pardner()),
    named("rhum", Rhum()),
    named("shot", Shot()),
    named("union-pacific", UnionPacific()),
)
