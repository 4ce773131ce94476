"""The sixteen characters of the base game, each in one place."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from saloon.games.bang.conditions import refuse_cost
from saloon.games.bang.modules.base.blue import BarrelTry
from saloon.games.bang.modules.base.module import base
from saloon.games.bang.moments import HandEmptied, Wounded
from saloon.games.bang.rescue import Rescue
from saloon.games.bang.shots import Shot
from saloon.games.bang.sources import Character
from saloon.games.bang.state import Bang, Player
from saloon.games.bang.theft import robbed
from saloon.games.bang.turn import (
    CARDS_DRAWN,
    draw_for_second_card,
    draw_one,
    keeps_nothing,
    usual_draw,
)
from saloon.kernel import PASS, Decision, Event, Option, Refusal, Script, option


class BartCassidy(Character):
    """Draws a card for every life point lost, but for the last one (BB-CHAR-01, BB-CHAR-02)."""

    def on_wounded(self, g: Bang, p: Player, wounded: Wounded) -> None:
        g.draw(p, wounded.lost, self.id)


class BlackJack(Character):
    """Shows the second card he draws in phase 1; red brings him another (BB-CHAR-03)."""

    def second_card(self, g: Bang, p: Player, slot: int) -> int:
        g.reveal(slot)
        if g.events is not None:
            g.tell(Event("showed", p.seat, {"card": g.face[slot].text, "why": self.id}))
        return 1 if g.suit(slot) in "hd" else 0


class CalamityJanet(Character):
    """Uses BANG! cards as Missed! and Missed! cards as BANG! (BB-CHAR-04, BB-CHAR-05)."""

    counts_as: ClassVar = {"bang": ("missed",), "missed": ("bang",)}


class ElGringo(Character):
    """Takes a card at random from the hand of who hurts him (BB-CHAR-06 to 10)."""

    def on_wounded(self, g: Bang, p: Player, wounded: Wounded) -> None:
        if wounded.by_another:
            for _ in range(wounded.lost):
                g.take_from_hand(p, g.players[wounded.by], self.id)


class JesseJones(Character):
    """May take his first card from another player's hand (BB-CHAR-11)."""

    def first_card(self, g: Bang, p: Player) -> Script[bool]:
        def options(_seat: int) -> list[Option]:
            victims = [other.seat for other in g.others_clockwise(p) if other.hand]
            return [option("deck"), *(option("rob", seat=seat) for seat in victims)]

        if not any(other.hand for other in g.others_clockwise(p)):
            return False  # BB-INTERACT-36
        chosen = yield Decision((p.seat,), "first-card", options, rule="BB-CHAR-11", about=self.id)
        if chosen.verb != "rob":
            return False
        g.take_from_hand(p, g.players[chosen.seat], self.id)
        robbed(g, p, g.players[chosen.seat])
        return True


class Jourdonnais(Character):
    """Has an imaginary Barrel (BB-CHAR-12, BB-CHAR-13)."""

    rule = "BB-CHAR-12"

    def refuse_answer(self, g: Bang, p: Player, shot: Shot, slot: int) -> str | None:
        return BarrelTry.refuse(shot, self.id, slot)

    def answer(self, g: Bang, p: Player, shot: Shot, slot: int) -> Script[None]:
        return BarrelTry.make(g, p, shot, self.id)


class KitCarlson(Character):
    """May look at a card more than he draws and put one back on the deck (BB-CHAR-14)."""

    def draw_phase(self, g: Bang, p: Player, count: int) -> Script[bool]:
        def ways(_seat: int) -> list[Option]:
            return [option("look"), option("deck")]

        how = yield Decision(
            (p.seat,), "look", ways, rule="BB-CHAR-14", about=self.id, default=option("look")
        )
        if how.verb != "look":
            return False
        # One more than is usual for everybody, even if he keeps fewer or more (HN-CARD-30, 36).
        cards = max(count, min(usual_draw(g, p), CARDS_DRAWN) + 1)
        drawn = [draw_one(g, p, self.id) for _ in range(cards)]
        looked = [slot for slot in drawn if slot is not None]
        back: list[int] = []
        # BB-INTERACT-31: with too few cards he puts none back.
        for missing in range(len(looked) - count, 0, -1):
            back.append((yield from self._ask(p, looked, back, missing)))
        if back:
            # Who knew one of them does not know whether it was put back (BB-INTERACT-32).
            g.confuse([slot for slot in looked if slot in p.hand], (p.seat,))
        for slot in [each for each in reversed(looked) if each in back]:  # in the same order
            p.hand.remove(slot)
            g.deck.append(slot)
            if g.events is not None:
                secret = {"card": g.face[slot].text}
                facts = {"cards": 1, "why": self.id}
                g.tell(Event("put-back", p.seat, facts, secret, (p.seat,)))
        draw_for_second_card(g, p, [slot for slot in looked if slot not in back])
        return True

    def _ask(self, p: Player, looked: list[int], back: list[int], missing: int) -> Script[int]:
        def options(_seat: int) -> list[Option]:
            slots = [slot for slot in looked if slot in p.hand and slot not in back]
            return [option("put-back", slot) for slot in slots]

        chosen = yield Decision(
            (p.seat,), "put-back", options, rule="BB-CHAR-14", about=self.id, amount=missing
        )
        slot: int = chosen.slot
        return slot


class LuckyDuke(Character):
    """Turns up two cards at a draw! and chooses which one counts (BB-CHAR-15)."""

    extra_flips = 1


class PaulRegret(Character):
    """Has an imaginary Mustang (BB-CHAR-16)."""

    cover = 1


class PedroRamirez(Character):
    """May take his first card from the top of the discard pile (BB-CHAR-17)."""

    def first_card(self, g: Bang, p: Player) -> Script[bool]:
        def options(_seat: int) -> list[Option]:
            return [option("deck"), *([option("pile", g.pile[-1])] if g.pile else [])]

        if not g.pile:
            return False  # BB-INTERACT-33
        chosen = yield Decision((p.seat,), "first-card", options, rule="BB-CHAR-17", about=self.id)
        if chosen.verb != "pile":
            return False
        g.take_from_pile(p, chosen.slot, self.id)
        return True


class RoseDoolan(Character):
    """Has an imaginary Scope (BB-CHAR-18)."""

    sight = 1


class SidKetchum(Character):
    """Discards two cards to regain a life point, at any time (BB-CHAR-19, BB-CHAR-20)."""

    rule = "BB-CHAR-19"
    cost = 2

    def refuse_act(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        if not p.presence.heals:
            return self.lacks("lives", p.presence.rule)
        if p.life >= p.max_life:
            return self.lacks("wound", "BB-INTERACT-40")
        return refuse_cost(g, p, self, self.cost)

    def anytime(self, g: Bang, p: Player) -> list[Option]:
        if p.life >= p.max_life or len(p.hand) < self.cost:
            return []  # asked at every decision, and mostly it is so: `refuse_act` says why
        use = self.use()
        return [use] if self.refuse_act(g, p, use) is None else []

    def do_anytime(self, g: Bang, p: Player, chosen: Option) -> Script[None]:
        for number in range(self.cost):
            slot = yield from self._ask(p, lambda: g.unpledged(p) or p.hand, self.cost - number)
            g.discard_from_hand(p, slot, self.id)
        g.heal(p, 1, self.id)

    def rescue_uses(self, g: Bang, p: Player, cards: int) -> int:
        return cards // self.cost

    def rescue_cost(self, g: Bang, p: Player, rescue: Rescue) -> Script[list[int]]:
        cost: list[int] = []

        def payable() -> list[int]:
            more = self.cost - len(cost) - 1
            spare = [slot for slot in rescue.spare() if slot not in cost]
            return [slot for slot in spare if rescue.can_spend([*cost, slot], 1, more)]

        while len(cost) < self.cost:
            slot = yield from self._ask(p, payable, self.cost - len(cost))
            g.reveal(slot)
            cost.append(slot)
        return cost

    def _ask(self, p: Player, payable: Callable[[], list[int]], missing: int) -> Script[int]:
        def options(_seat: int) -> list[Option]:
            return [option("discard", slot) for slot in payable()]

        chosen = yield Decision(
            (p.seat,),
            "cost",
            options,
            rule="BB-CHAR-19",
            about=self.id,
            amount=missing,
            anytime=False,
        )
        slot: int = chosen.slot
        return slot


class SlabTheKiller(Character):
    """His BANG! cards need two Missed! effects (BB-CHAR-21, BB-CHAR-22)."""

    bang_needs = 2


class SuzyLafayette(Character):
    """May draw a card as soon as her hand is empty (BB-CHAR-23, BB-CHAR-24)."""

    def on_hand_emptied(self, g: Bang, p: Player, moment: HandEmptied) -> Script[None]:
        if p.hand or keeps_nothing(g, p):
            return

        def options(_seat: int) -> list[Option]:
            return [option("draw"), PASS] if not p.hand else []

        chosen = yield Decision(
            (p.seat,), "draw", options, rule="BB-CHAR-23", about=self.id, default=option("draw")
        )
        if chosen.verb == "draw":
            g.draw(p, 1, self.id)


class VultureSam(Character):
    """Takes all cards of a player who is eliminated (BB-CHAR-25, BB-CHAR-26)."""

    inherits = True


class WillyTheKid(Character):
    """Plays any number of BANG! cards (BB-CHAR-27)."""

    unlimited_bangs = True


base.add(
    characters={
        "bart-cassidy": BartCassidy,
        "black-jack": BlackJack,
        "calamity-janet": CalamityJanet,
        "el-gringo": ElGringo,
        "jesse-jones": JesseJones,
        "jourdonnais": Jourdonnais,
        "kit-carlson": KitCarlson,
        "lucky-duke": LuckyDuke,
        "paul-regret": PaulRegret,
        "pedro-ramirez": PedroRamirez,
        "rose-doolan": RoseDoolan,
        "sid-ketchum": SidKetchum,
        "slab-the-killer": SlabTheKiller,
        "suzy-lafayette": SuzyLafayette,
        "vulture-sam": VultureSam,
        "willy-the-kid": WillyTheKid,
    }
)
