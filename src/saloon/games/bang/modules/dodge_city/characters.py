"""The characters of Dodge City, each in one place."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.bang.affected import shielded
from saloon.games.bang.conditions import in_range, refuse_cost, refuse_pledged, refuse_shot_at
from saloon.games.bang.life import lose_life
from saloon.games.bang.modules.dodge_city.module import dodge_city
from saloon.games.bang.moments import Eliminated, HandEmptied, Spent
from saloon.games.bang.shots import shoot
from saloon.games.bang.sources import Character, Source
from saloon.games.bang.state import Bang, Harm, Player
from saloon.games.bang.theft import robbed
from saloon.games.bang.turn import CARDS_DRAWN
from saloon.kernel import Decision, Effect, Event, Option, Refusal, Script, option
from saloon.kernel.state import THIS_TURN


class ApacheKid(Character):
    """Diamond cards used by others have no effect on him (DC-CHAR-16, DC-CHAR-17)."""

    def refuses(self, g: Bang, p: Player, slot: int, target: Player) -> str | None:
        return "DC-CHAR-16" if p is not target and g.suit(slot) == "d" else None

    def shields(self, g: Bang, p: Player, slot: int) -> bool:
        return g.suit(slot) == "d"


class BelleStar(Character):
    """In her turn the cards in front of the others have no effect (DC-CHAR-05)."""

    silences = "DC-CHAR-05"
    silences_by_turn = True

    def silences_others(self, g: Bang, p: Player) -> bool:
        return g.has_turn(p)

    def mutes(self, g: Bang, owner: Player, other: Source) -> bool:
        active = g.players[g.active]
        hers = self in active.abilities and g.has_turn(active)
        return hers and owner is not active and other.switched_off(g)


class BillNoface(Character):
    """Draws a card less in phase 1, and one for each life point he misses (DC-CHAR-12)."""

    def draw_base(self, g: Bang, p: Player, base: int) -> int:
        return base - 1 + p.max_life - p.life


class ChuckWengam(Character):
    """Loses a life point to draw 2 cards, but never the last one (DC-CHAR-18)."""

    rule = "DC-CHAR-18"
    cards = 2

    def refuse_act(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        if not p.has_life:
            return self.lacks("lives", p.presence.rule)
        return None if p.life > 1 else self.lacks("life")

    def actions(self, g: Bang, p: Player) -> list[Option]:
        return [self.use()] if self.refuse_act(g, p, self.use()) is None else []

    def act(self, g: Bang, p: Player, chosen: Option) -> Script[None]:
        yield from lose_life(g, p, 1, Harm(None, self.id), paid=True)
        g.draw(p, self.cards, self.id)


class DocHolyday(Character):
    """Once a turn he discards 2 cards to shoot at a player in range (DC-CHAR-20 to 22)."""

    rule = "DC-CHAR-20"
    cost = 2

    def refuse_act(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        refusal = self._refuse_now(g, p) or refuse_shot_at(g, p, self, chosen.seat)
        if refusal is None and not self._cards_against(g, p, g.players[chosen.seat]):
            return self.lacks("suit", "DC-CHAR-22", target=chosen.seat)
        return refusal

    def _refuse_now(self, g: Bang, p: Player) -> Refusal | None:
        """Whoever it is aimed at."""
        return self.used_up(g, p) or refuse_cost(g, p, self, self.cost)

    def actions(self, g: Bang, p: Player) -> list[Option]:
        if self._refuse_now(g, p):
            return []
        uses = [self.use(seat=seat) for seat in in_range(g, p)]
        return [each for each in uses if self.refuse_act(g, p, each) is None]

    def _cards_against(self, g: Bang, p: Player, target: Player) -> list[int]:
        """DC-CHAR-22: the hand cards that would count against this player."""
        return [slot for slot in g.unpledged(p) if not shielded(g, p, target, slot)]

    def act(self, g: Bang, p: Player, chosen: Option) -> Script[None]:
        g.use(THIS_TURN, p.seat, self.id)
        target = g.players[chosen.seat]
        counts = False
        for missing in range(self.cost, 0, -1):
            slot = yield from self._pay(g, p, target, missing, counts)
            counts = counts or not shielded(g, p, target, slot)
            g.discard_from_hand(p, slot, self.id)
        yield from shoot(g, target, Harm(p, self.id))

    def _pay(self, g: Bang, p: Player, target: Player, missing: int, counts: bool) -> Script[int]:
        """The last card has to count against the target if none before it did."""

        def options(_seat: int) -> list[Option]:
            free = counts or missing > 1
            slots = g.unpledged(p) if free else self._cards_against(g, p, target)
            return [option("discard", slot) for slot in slots]

        chosen = yield Decision(
            (p.seat,),
            "cost",
            options,
            rule="DC-CHAR-20",
            about=self.id,
            by=target.seat,
            amount=missing,
            anytime=False,
        )
        slot: int = chosen.slot
        return slot


class ElenaFuente(Character):
    """Any card from her hand may be used as a Missed! (DC-CHAR-19)."""

    counts_as: ClassVar = {"*": ("missed",)}


class GregDigger(Character):
    """Regains 2 life points whenever another player is eliminated (DC-CHAR-10)."""

    def on_eliminated(self, g: Bang, p: Player, eliminated: Eliminated) -> None:
        g.heal(p, 2, self.id)


class HerbHunter(Character):
    """Draws 2 cards whenever another player is eliminated (DC-CHAR-13)."""

    def on_eliminated(self, g: Bang, p: Player, eliminated: Eliminated) -> None:
        g.draw(p, 2, self.id)


class JoseDelgado(Character):
    """Twice in his turn he may discard a blue card from hand to draw 2 cards (DC-CHAR-11)."""

    rule = "DC-CHAR-11"
    times = 2

    def refuse_act(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        refusal = self.used_up(g, p, self.times)
        if refusal is not None:
            return refusal
        if chosen.slot not in p.hand or not self._serves(g, chosen.slot):
            return self.lacks("blue")
        return refuse_pledged(g, p, chosen.slot)

    def _serves(self, g: Bang, slot: int) -> bool:
        return g.card(slot).blue

    def actions(self, g: Bang, p: Player) -> list[Option]:
        if self.used_up(g, p, self.times):
            return []
        uses = [self.use(slot=slot) for slot in p.hand if self._serves(g, slot)]
        return [each for each in uses if self.refuse_act(g, p, each) is None]

    def act(self, g: Bang, p: Player, chosen: Option) -> None:
        g.use(THIS_TURN, p.seat, self.id)
        g.discard_from_hand(p, chosen.slot, self.id)
        g.draw(p, 2, self.id)


class MollyStark(Character):
    """Draws a card for each one she spends from hand in another's turn (DC-CHAR-07 to 09)."""

    def on_spent(self, g: Bang, p: Player, spent: Spent) -> None:
        named = spent.card in ("bang", "missed", "beer")
        if named or g.rulings["molly-stark-scope"] == "any-hand-card":
            g.draw(p, 1, self.id)


class PatBrennan(Character):
    """Instead of drawing in phase 1 he may take a card in play (DC-CHAR-06)."""

    def draw_phase(self, g: Bang, p: Player, count: int) -> Script[bool]:
        def options(_seat: int) -> list[Option]:
            return [
                option("deck"),
                *(option("take", slot, owner.seat) for owner in owners for slot in owner.in_play),
            ]

        own = [p] if g.rulings["pat-brennan-own-cards"] else []
        owners = [*g.others_clockwise(p), *own]
        if not any(owner.in_play for owner in owners):
            return False  # DC-INTERACT-80
        chosen = yield Decision((p.seat,), "draw-phase", options, rule="DC-CHAR-06", about=self.id)
        if chosen.verb != "take":
            return False
        g.take_from_play(p, g.players[chosen.seat], chosen.slot, self.id)
        robbed(g, p, g.players[chosen.seat])
        return True


class PixiePete(Character):
    """Draws 3 cards instead of 2 in phase 1 (DC-CHAR-14); by the ruling of ED-19 it is 4."""

    def draw_base(self, g: Bang, p: Player, base: int) -> int:
        return base + int(g.rulings["pixie-pete-draw"]) - CARDS_DRAWN


class SeanMallory(Character):
    """May keep 10 cards in hand, whatever his life points (DC-CHAR-15)."""

    def hand_limit(self, g: Bang, p: Player) -> int | None:
        return 10


class TequilaJoe(Character):
    """A Beer brings him 2 life points (DC-CHAR-01, DC-CHAR-02)."""

    beer_heals = 2


class VeraCuster(Character):
    """In each turn, before she draws, she names a character and has its ability (DC-CHAR-03)."""

    def turn_begins(self, g: Bang, p: Player) -> Effect:
        return self._name(g, p) if g.rulings["vera-custer-timing"] == "turn-start" else None

    def before_draw(self, g: Bang, p: Player) -> Effect:
        return self._name(g, p) if g.rulings["vera-custer-timing"] == "phase-1" else None

    def _name(self, g: Bang, p: Player) -> Script[None]:
        def options(_seat: int) -> list[Option]:
            return [option("copy", seat=other.seat) for other in g.others_clockwise(p)]

        chosen = yield Decision((p.seat,), "copy", options, rule="DC-CHAR-03", about=self.id)
        named = g.players[chosen.seat].character
        g.use(THIS_TURN, p.seat, self.id)
        g.grant(p, [self, named])
        if g.events is not None:
            facts = {"character": named.id, "from": chosen.seat, "why": self.id}
            g.tell(Event("copied", p.seat, facts))
        if not p.hand:
            g.happened(HandEmptied(p.seat))  # DC-INTERACT-56

    def turn_ends(self, g: Bang, p: Player) -> None:
        self._forget(g, p)

    def turn_missed(self, g: Bang, p: Player) -> None:
        self._forget(g, p)

    def _forget(self, g: Bang, p: Player) -> None:
        """A turn in which she named nobody brings no ability: lost to Jail, or in a Hangover."""
        if not g.used(THIS_TURN, p.seat, self.id):
            g.grant(p, [self])  # DC-INTERACT-35


dodge_city.add(
    characters={
        "apache-kid": ApacheKid,
        "belle-star": BelleStar,
        "bill-noface": BillNoface,
        "chuck-wengam": ChuckWengam,
        "doc-holyday": DocHolyday,
        "elena-fuente": ElenaFuente,
        "greg-digger": GregDigger,
        "herb-hunter": HerbHunter,
        "jose-delgado": JoseDelgado,
        "molly-stark": MollyStark,
        "pat-brennan": PatBrennan,
        "pixie-pete": PixiePete,
        "sean-mallory": SeanMallory,
        "tequila-joe": TequilaJoe,
        "vera-custer": VeraCuster,
    }
)
